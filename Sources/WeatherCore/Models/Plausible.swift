extension Double {
  /// A share of one, 0…1; nil where the figure is none.
  ///
  /// The models' initializers keep every share to this, so it holds for every provider. What is up
  /// to a twentieth outside is the nearest end: models of the weather compute air that is a little
  /// more than saturated (101 %), and rounding gives as little less than nothing. What is farther
  /// outside is no share at all, and saying 100 % of it would make a fact of an error.
  package var share: Double? {
    (-0.05...1.05).contains(self) ? Swift.min(Swift.max(self, 0), 1) : nil
  }
}

extension Length {
  /// How far one sees; nil for what nobody does, below zero or beyond 1000 km.
  ///
  /// The longest line of sight between two points of the Earth is some 540 km.
  package var seen: Length? { (0...1e6).contains(meters) ? self : nil }
}

public import Foundation

/// A place that somebody keeps.
public struct SavedPlace: Sendable, Hashable, Identifiable {
  /// Its own identifier, which stays when its name or its position changes.
  public let id: UUID
  /// The place.
  public var place: Place
  /// Other names to find it by, such as "home"; each belongs to one place of a list, and is no other
  /// one's name.
  public var aliases: [String]
  /// Whether it is kept only because the machine is there.
  ///
  /// Such a place moves along with the machine, until somebody gives it a name.
  public var isLocated: Bool

  /// A kept place.
  public init(id: UUID, place: Place, aliases: [String] = [], isLocated: Bool = false) {
    self.id = id
    self.place = place
    self.aliases = aliases
    self.isLocated = isLocated
  }

  /// Whether it goes by `name`, whatever the case and the accents.
  public func goes(by name: String) -> Bool {
    ([place.name] + aliases).contains { $0.asName == name.asName }
  }
}

extension String {
  /// What is compared of a name: neither case nor accents, nor space around it.
  var asName: String {
    trimmingCharacters(in: .whitespacesAndNewlines)
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

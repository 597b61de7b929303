/// Whom to credit where weather data is shown.
public struct Attribution: Sendable, Hashable {
  /// The words to show.
  public var text: String
  /// Where the provider asks one to point to.
  public var link: String

  /// A credit.
  public init(text: String, link: String) {
    self.text = text
    self.link = link
  }
}

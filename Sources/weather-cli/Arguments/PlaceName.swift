/// A name that a person gives to a place that is kept.
enum PlaceName {
  /// The name as it is kept: without control characters, and without space around it.
  ///
  /// - Throws: That the place could not be asked for by it, since it means something else.
  static func name(_ text: String) throws(UsageError) -> String {
    if case .name(let name)? = try? PlaceQuery(text), !name.hasPrefix("-"),
      !Tool.allWords.contains(name)
    {
      return name
    }
    throw UsageError(
      summary: "A place cannot be called \"\(text.withoutControls.trimmed)\".",
      advice: "Choose a word that is no number, no coordinates, no option and no command: home"
    )
  }
}

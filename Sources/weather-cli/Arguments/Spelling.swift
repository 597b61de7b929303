/// Finds what a mistyped word was meant to be.
enum Spelling {
  /// The choice that is the fewest slips away from `word`, if they are few enough.
  ///
  /// One slip per three letters is forgiven: a wrong, missing, extra or swapped letter. Choices of
  /// up to three letters are too short to be guessed.
  static func nearest(to word: String, among choices: [String]) -> String? {
    choices
      .map { (choice: $0, slips: slips(Array(word.lowercased()), Array($0.lowercased()))) }
      .filter { $0.slips <= ($0.choice.count > 3 ? $0.choice.count / 3 : 0) }
      .min { $0.slips < $1.slips }?
      .choice
  }

  /// The number of slips between two words (restricted Damerau-Levenshtein distance).
  private static func slips(_ word: [Character], _ choice: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...choice.count)
    for (i, letter) in word.enumerated() {
      var row = [i + 1]
      for (j, wanted) in choice.enumerated() {
        var least = min(last[j] + (letter == wanted ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == choice[j - 1], word[i - 1] == wanted {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[choice.count]
  }
}

/// All pictures, and the pages that show them.
struct Gallery {
  /// Where the operators' pictures are: the reference site finds them there.
  static let folder = "Docs/Signals.docc/Resources"
  /// Where those of the pages are.
  static let pageFolder = "Docs/Pictures"
  /// What a program wrote to a terminal, with its colours.
  static let screenFolder = "Tests/Fixtures/screens"
  /// The page of all operators.
  static let page = "Docs/Operators.md"

  /// What is in each file, by its path.
  private(set) var files: [String: String] = [:]

  /// Draws what the sources and the pages of a package describe.
  static func drawn(from package: Folder) throws -> Gallery {
    var gallery = Gallery()
    var chapters: [String: [String]] = [:]
    for path in package.files(below: "Sources/Signals", endingIn: ".swift") {
      let name = path.fileName(without: ".swift")
      let source = CommentedSource(name: name, text: try package.text(of: path))
      var number = 0
      var title = ""
      for entry in try source.entries() {
        let heading = entry.title == title ? "" : "### \(entry.title)\n\n"
        title = entry.title
        var section = "\(heading)\(entry.sentence)\n"
        for diagram in entry.diagrams {
          number += 1
          let file = Self.fileName(name, number)
          gallery.files["\(folder)/\(file)"] = Picture(diagram).svg
          section += "\n![\(diagram.words)](Signals.docc/Resources/\(file))\n"
        }
        chapters[Self.chapter(of: path), default: []].append(section)
      }
    }
    gallery.files[page] =
      opening
      + chapters.sorted { $0.key < $1.key }
      .map { "\n## \($0)\n\n" + $1.joined(separator: "\n") }.joined()
    for path in package.files(below: "Docs", endingIn: ".md") where path != page {
      let page = try Page(path: path, text: package.text(of: path))
      if page.diagrams.isEmpty { continue }
      gallery.files[path] = page.text
      for (index, diagram) in page.diagrams.enumerated() {
        let file = Self.fileName(Page.pictures(of: path), index + 1)
        gallery.files["\(pageFolder)/\(file)"] = Picture(diagram).svg
      }
    }
    for path in package.files(below: screenFolder, endingIn: ".ansi") {
      let name = path.fileName(without: ".ansi")
      gallery.files["\(pageFolder)/\(name).svg"] =
        TerminalPicture(title: name, text: try package.text(of: path)).svg
    }
    return gallery
  }

  /// The name of the picture of a file's diagram; the first is 1.
  static func fileName(_ name: String, _ number: Int) -> String { "\(name)-\(number).svg" }

  /// The paths of the files that are not as they should be: missing, other, or of nothing.
  func changes(in package: Folder) throws -> [String] {
    let there = Set(
      package.files(below: Self.folder, endingIn: ".svg")
        + package.files(below: Self.pageFolder, endingIn: ".svg")
    )
    let other = files.filter { path, text in (try? package.text(of: path)) != text }.map(\.key)
    return (other + there.subtracting(files.keys)).sorted()
  }

  /// Writes the files of those paths, and removes those that are of nothing.
  func write(to package: Folder, _ paths: [String]) throws {
    for path in paths {
      if let text = files[path] {
        try package.write(text, to: path)
      } else {
        try package.remove(path)
      }
    }
  }

  private static func chapter(of path: String) -> String {
    let folders = path.split(separator: "/").dropFirst(2).dropLast()
    return folders.last.map(String.init) ?? ""
  }

  private static let opening = """
    # Operators, drawn

    Time runs from left to right, a tick a step; a bar is completion, a cross failure, and what is
    stacked happens at one time. This page and its pictures are drawn from the text in the operators'
    comments, which the tests play; `swift run Documenter pictures` draws them again.

    """
}

extension String {
  /// The last part of a path.
  fileprivate func fileName(without ending: String) -> String {
    String((split(separator: "/").last ?? "").dropLast(ending.count))
  }
}

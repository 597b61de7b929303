import Foundation
import TestSupport
import Testing

/// What belongs to an operator besides its code.
struct Catalogue {
  /// The operators' test files, below the tests' folder.
  var tests: Set<String>
  /// The names of the files whose diagrams tests play.
  var played: Set<String>
  /// The names that the documentation's groups list.
  var grouped: Set<String>

  /// What no diagram can draw: work that runs on the executor's time, or the main actor's.
  static let undrawn: Set = ["task(_:)", "observing(_:)", "deliverOnMain()"]

  /// What the operators lack, a sentence each.
  func lacks(of operators: [Operator]) -> [String] {
    let owners = Dictionary(grouping: operators, by: \.file)
    return operators.flatMap { each -> [String] in
      let path = each.file.replacing(".swift", with: "")
      let file = path.split(separator: "/").last.map(String.init) ?? ""
      let others = owners[each.file]?.filter { $0.name != each.name } ?? []
      var lacks: [String] = []
      if !each.fileNames.contains(file) || !others.isEmpty {
        lacks.append("\(each.title) has no file of its own: it is in \(each.file).")
      }
      if !tests.contains("\(path)Tests.swift") {
        lacks.append("\(each.title) has no test file: it would be \(path)Tests.swift.")
      }
      if !Self.undrawn.contains(each.title), !each.isDrawn || !played.contains(file) {
        lacks.append("\(each.title) has no diagram that a test plays.")
      }
      if !grouped.contains(each.title) {
        lacks.append("\(each.title) is in no group of Docs/Signals.docc: add a line there.")
      }
      return lacks
    }
  }
}

@Suite("catalogue")
struct CatalogueTests {
  @Test("every public operator has its file, its tests, a played diagram and a group")
  func everyOperator() async throws {
    let operators = try await SymbolGraph.ofSignals().symbols.compactMap(Operator.init)
    try #require(operators.count > 100, "the symbol graph names \(operators.count) operators")
    let lacks = try Catalogue.onDisk().lacks(of: operators)
    #expect(lacks.isEmpty, "\n\(lacks.joined(separator: "\n"))")
  }

  @Test("every public type is in a group of the documentation")
  func everyType() async throws {
    let types = try await SymbolGraph.ofSignals().symbols
      .filter { $0.pathComponents.count == 1 }.map(\.names.title)
    try #require(types.contains("Signal"))
    let lacking = try Set(types).subtracting(Catalogue.onDisk().grouped)
    #expect(lacking == [], "add a line for each to Docs/Signals.docc/Signals.md")
  }

  private let whole = Catalogue(
    tests: ["Operators/Filtering/TakeTests.swift"],
    played: ["Take"],
    grouped: ["take(_:)"]
  )
  private let take = Operator(
    title: "take(_:)",
    file: "Operators/Filtering/Take.swift",
    isDrawn: true
  )

  @Test("an operator that has everything lacks nothing")
  func nothing() { #expect(whole.lacks(of: [take]) == []) }

  @Test("each lack is found, and alone")
  func each() {
    var catalogue = whole
    catalogue.tests = []
    #expect(
      catalogue.lacks(of: [take]) == [
        "take(_:) has no test file: it would be Operators/Filtering/TakeTests.swift."
      ]
    )
    catalogue = whole
    catalogue.played = []
    #expect(catalogue.lacks(of: [take]) == ["take(_:) has no diagram that a test plays."])
    let undrawn = Operator(title: take.title, file: take.file, isDrawn: false)
    #expect(whole.lacks(of: [undrawn]) == ["take(_:) has no diagram that a test plays."])
    catalogue = whole
    catalogue.grouped = []
    #expect(
      catalogue.lacks(of: [take]) == [
        "take(_:) is in no group of Docs/Signals.docc: add a line there."
      ]
    )
  }

  @Test("two operators in one file are found")
  func shared() {
    var catalogue = whole
    catalogue.grouped.insert("skip(_:)")
    let skip = Operator(title: "skip(_:)", file: take.file, isDrawn: true)
    #expect(
      catalogue.lacks(of: [take, skip]) == [
        "take(_:) has no file of its own: it is in Operators/Filtering/Take.swift.",
        "skip(_:) has no file of its own: it is in Operators/Filtering/Take.swift.",
      ]
    )
  }

  @Test("overloads share a file, and the first label may be part of its name")
  func overloads() {
    var catalogue = whole
    catalogue.grouped.insert("take(during:)")
    let sameFile = Operator(title: "take(during:)", file: take.file, isDrawn: true)
    #expect(catalogue.lacks(of: [take, sameFile]) == [])
    #expect(sameFile.fileNames.contains("TakeDuring"))
  }
}

extension Catalogue {
  /// What this package holds.
  fileprivate static func onDisk() throws -> Catalogue {
    Catalogue(
      tests: Set(
        SourceTree.tests.map { $0.path.components(separatedBy: "/SignalsTests/").last ?? "" }
      ),
      played: try DocumentationTests.played(),
      grouped: try SourceTree.groupedSymbols()
    )
  }
}

import Foundation
import ReferenceModel
import TestSupport
import Testing

/// Random compositions do in the library what a slow and simple model says.
@Suite("model check", .ownThread)
struct ModelTests {
  /// Says how library and model differ for `specimen`, if they do.
  static func difference(
    _ specimen: Specimen,
    _ wrong: @escaping Builder.Wrong = { _, _ in nil }
  ) -> String? {
    guard let expected = specimen.expected() else { return nil }
    let observed = specimen.observed(wrong)
    return expected == observed ? nil : "expected \(expected)\nobserved \(observed)"
  }

  /// `TEST_SEED` plays one seed again.
  private static var seeds: [UInt64] {
    if let seed = ProcessInfo.processInfo.environment["TEST_SEED"].flatMap(UInt64.init) {
      return [seed]
    }
    return (0..<effort(10_000, everyday: 300, reduced: 300)).map { _ in .random(in: 0...UInt64.max)
    }
  }

  @Test("random graphs of up to twelve operators send what the model says, and when it says")
  func random() {
    var compared = 0
    for seed in Self.seeds {
      var drawing = Drawing(seed: seed)
      let specimen = drawing.specimen()
      #expect(specimen.graph.operators <= 12)
      guard specimen.expected() != nil else { continue }
      compared += 1
      if Self.difference(specimen) == nil { continue }
      let small = specimen.shrunk { Self.difference($0) != nil }
      Issue.record("TEST_SEED=\(seed)\n\(small)\n\(Self.difference(small) ?? "")")
      return
    }
    #expect(compared * 10 >= Self.seeds.count * 9, "too many graphs were too large to compare")
  }
}

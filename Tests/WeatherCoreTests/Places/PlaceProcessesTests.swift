#if os(Linux)
import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

/// Programs that change one list at once: this very test, run again in processes of their own.
@Suite("W18: places of several processes", .ownThread)
struct PlaceProcessesTests {
  private static let variable = "PLACES_OF_SEVERAL_PROCESSES"

  @Test("three processes that add places to one file at once lose none of them")
  func severalProcesses() async throws {
    if let task = ProcessInfo.processInfo.environment[Self.variable] {
      try await addPlaces(task)
      return
    }
    let folder = TemporaryFolder()
    let url = folder.url.appendingPathComponent("places.json")
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let runs = try (0..<3).map { number in
      try CommandRun(
        program,
        ["--testing-library", "swift-testing", "--filter", "PlaceProcessesTests"],
        environment: [Self.variable: "\(number) \(url.path)"]
      )
    }
    for run in runs {
      let result = try await run.result()
      #expect(result.ending == .exit(0), "\(result.outputText)\(result.errorText)")
      #expect(result.errorText.contains("1 test"), "\(result.errorText)")
    }
    let places = SavedPlaces(in: .file(url))
    let latitudes = places.places.value.map(\.place.coordinate.latitude)
    #expect(latitudes.sorted() == (0..<30).map(Double.init))
    #expect(places.notice.value == nil)
  }

  /// What one of the processes does: `task` is its number and the file.
  private func addPlaces(_ task: String) async throws {
    let parts = task.split(separator: " ", maxSplits: 1)
    let number = try #require(parts.first.flatMap { Int($0) })
    let places = SavedPlaces(in: .file(URL(fileURLWithPath: String(parts[1]))))
    for step in 0..<10 {
      let coordinate = try #require(
        Coordinate(latitude: Double(number * 10 + step), longitude: 0)
      )
      try await places.add(Place(name: "", coordinate: coordinate)).completion()
    }
  }
}
#endif

import Foundation
import Testing
import WeatherCore

@testable import weather_cli

@Suite("Curve")
struct CurveTests {
  private let start = Date(timeIntervalSince1970: 0)

  /// Clouds of 0…1, each at an hour and for an hour.
  private func curve(_ values: [(hour: Double, value: Double?)]) -> Curve {
    Curve(
      values.map {
        HourlyStep(time: start + $0.hour * 3600, duration: 3600, cloudCover: $0.value)
      }
    ) { $0.cloudCover }
  }

  @Test("between two figures it is straight")
  func straight() {
    let curve = curve([(0, 0.2), (4, 0.6)])
    // A quarter of the way from 0.2 to 0.6 is 0.3.
    #expect(abs((curve.value(at: start + 3600) ?? 0) - 0.3) < 1e-9)
    #expect(curve.value(at: start) == 0.2)
    #expect(curve.value(at: start + 4 * 3600) == 0.6)
  }

  @Test("nothing is made up outside, nor in a gap of more than six hours")
  func gaps() {
    let curve = curve([(0, 0.2), (6, 0.4), (13, 0.9)])
    #expect(curve.value(at: start - 1) == nil)
    #expect(curve.value(at: start + 13 * 3600 + 1) == nil)
    #expect(curve.value(at: start + 5 * 3600) != nil)
    #expect(curve.value(at: start + 7 * 3600) == nil)
  }

  @Test("what is not known is left out of range and sum")
  func unknown() {
    let curve = curve([(0, 0.25), (1, nil), (2, .nan), (3, 0.5)])
    #expect(curve.range == 0.25...0.5)
    #expect(curve.sum == 0.75)
    #expect(self.curve([(0, nil)]).range == nil)
  }

  @Test("a step holds for its hours and not after them")
  func step() {
    let curve = curve([(0, 0.2), (2, 0.4)])
    #expect(curve.step(at: start + 3599) == 0.2)
    #expect(curve.step(at: start + 3600) == nil)
    #expect(curve.step(at: start + 7200) == 0.4)
  }
}

import Testing
import WeatherCore

@testable import weather_cli

@Suite("Art")
struct ArtTests {
  @Test("every picture is five lines of thirteen cells", arguments: WeatherIcon.allCases)
  func size(icon: WeatherIcon) {
    let lines = Art.lines(icon)
    #expect(lines.count == Art.height)
    #expect(lines.allSatisfy { $0.width == Art.width })
  }

  @Test("pictures differ by more than colour, but for rain by day and night")
  func different() {
    let drawn = WeatherIcon.allCases.map { icon in
      Art.lines(icon).map { $0.rendered(inColor: false) }
    }
    #expect(Set(drawn).count == WeatherIcon.allCases.count - 1)
  }
}

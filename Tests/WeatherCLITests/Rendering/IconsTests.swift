import Testing
import WeatherCore

@testable import weather_cli

@Suite("Icons")
struct IconsTests {
  /// The names and code points that css/nerd-fonts-generated.css of github.com/ryanoasis/nerd-fonts
  /// gives, at commit 04dd7d343d37e766981895dd5c73142e617f628d.
  private static let nerdFonts: [(icon: WeatherIcon, name: String, scalar: UInt32)] = [
    (.clear, "nf-weather-day_sunny", 0xE30D),
    (.clearNight, "nf-weather-night_clear", 0xE32B),
    (.fewClouds, "nf-weather-day_cloudy", 0xE302),
    (.fewCloudsNight, "nf-weather-night_alt_cloudy", 0xE37E),
    (.clouds, "nf-weather-cloudy", 0xE312),
    (.shower, "nf-weather-showers", 0xE319),
    (.rain, "nf-weather-day_rain", 0xE308),
    (.rainNight, "nf-weather-night_alt_rain", 0xE325),
    (.thunderstorm, "nf-weather-thunderstorm", 0xE31D),
    (.snow, "nf-weather-snow", 0xE31A),
    (.mist, "nf-weather-fog", 0xE313),
    (.wind, "nf-weather-strong_wind", 0xE34B),
  ]

  @Test("each nerd icon is the one that Nerd Fonts lists under its name", arguments: nerdFonts)
  func nerd(icon: WeatherIcon, name: String, scalar: UInt32) {
    #expect(IconSet.nerd.sign(icon).unicodeScalars.map(\.value) == [scalar], "\(name)")
  }

  @Test("no icon is left out of the list, and only what is unknown has no sign")
  func whole() {
    #expect(Set(Self.nerdFonts.map(\.icon)) == Set(WeatherIcon.allCases).subtracting([.unknown]))
    for set in [IconSet.unicode, .emoji, .nerd] {
      for icon in WeatherIcon.allCases {
        #expect(set.sign(icon).isEmpty == (icon == .unknown), "\(set) \(icon)")
      }
    }
    #expect(WeatherIcon.allCases.allSatisfy { IconSet.ascii.sign($0).isEmpty })
  }
}

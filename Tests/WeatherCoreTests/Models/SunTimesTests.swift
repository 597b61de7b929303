import Foundation
import Testing
import WeatherCore

@Suite("sun times")
struct SunTimesTests {
  /// 4 July and 20 December 2024, noon UTC.
  private let july = Date.unix(1_720_094_400)
  private let december = Date.unix(1_734_696_000)

  private func reported(
    _ sunrise: Double?,
    _ sunset: Double?,
    _ latitude: Double,
    _ date: Date
  ) -> SunTimes {
    SunTimes(
      reportedSunrise: sunrise.map(Date.unix),
      reportedSunset: sunset.map(Date.unix),
      at: .at(latitude, 20),
      on: date
    )
  }

  @Test(
    "W21, cases 23 and 25: absent, 0, equal or a day apart is polar day or night",
    arguments: [
      (nil, nil), (0, 0), (0, nil), (1_720_051_200, 1_720_051_200),
      (1_720_051_200, 1_720_051_200 + 86_400),
    ] as [(Double?, Double?)]
  )
  func polar(sunrise: Double?, sunset: Double?) {
    #expect(reported(sunrise, sunset, 82.86, july) == SunTimes(polar: .day))
    #expect(reported(sunrise, sunset, -70.87, july) == SunTimes(polar: .night))
    #expect(reported(sunrise, sunset, 82.86, december) == SunTimes(polar: .night))
    #expect(reported(sunrise, sunset, -70.87, december) == SunTimes(polar: .day))
    #expect(reported(sunrise, sunset, 51.5, july) == SunTimes())
    #expect(reported(sunrise, sunset, 0, december) == SunTimes())
  }

  @Test("the sun stays up in July from 66° on, and down in December from 68° on")
  func circles() {
    // The declination is about 22.9° on 4 July and -23.4° on 20 December. Up: latitude + 22.9
    // over 90 - 0.83, so from 66.3°. Down: latitude + 23.4 over 90 + 0.83, so from 67.4°.
    #expect(reported(0, 0, 65.5, july).polar == nil)
    #expect(reported(0, 0, 67, july).polar == .day)
    #expect(reported(0, 0, 66.8, december).polar == nil)
    #expect(reported(0, 0, 68, december).polar == .night)
  }

  @Test("real times are kept, also where one is missing")
  func kept() {
    #expect(
      reported(1_720_095_772, 1_720_147_281, 33.5, july)
        == SunTimes(sunrise: .unix(1_720_095_772), sunset: .unix(1_720_147_281))
    )
    #expect(reported(1_720_095_772, 0, 66, july) == SunTimes(sunrise: .unix(1_720_095_772)))
  }

  @Test("tell day from night")
  func isDay() {
    let sun = SunTimes(sunrise: .unix(100), sunset: .unix(200))
    #expect(sun.isDay(at: .unix(99)) == false)
    #expect(sun.isDay(at: .unix(100)) == true)
    #expect(sun.isDay(at: .unix(200)) == false)
    #expect(SunTimes(polar: .day).isDay(at: .unix(0)) == true)
    #expect(SunTimes(polar: .night).isDay(at: .unix(0)) == false)
    #expect(SunTimes().isDay(at: .unix(0)) == nil)
  }
}

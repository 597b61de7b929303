/// `/data/2.5/air_pollution` and its `/forecast`.
struct WireAir: Decodable, Sendable {
  let list: WireList<Moment>

  struct Moment: Decodable, Sendable {
    let dt: WireTime
    let main: Main?
    let components: Components?
  }

  struct Main: Decodable, Sendable { let aqi: Double? }

  struct Components: Decodable, Sendable {
    let co: Double?
    let no: Double?
    let no2: Double?
    let o3: Double?
    let so2: Double?
    let pm2_5: Double?
    let pm10: Double?
    let nh3: Double?
  }

  var forecast: AirQualityForecast {
    AirQualityForecast(steps: list.elements.map(\.airQuality), issues: list.issues)
  }
}

extension WireAir.Moment {
  var airQuality: AirQuality {
    AirQuality(
      time: dt.date,
      index: main?.aqi.flatMap { Int(exactly: $0) }.flatMap(AirQuality.Index.init),
      carbonMonoxide: components?.co,
      nitrogenMonoxide: components?.no,
      nitrogenDioxide: components?.no2,
      ozone: components?.o3,
      sulphurDioxide: components?.so2,
      pm2_5: components?.pm2_5,
      pm10: components?.pm10,
      ammonia: components?.nh3
    )
  }
}

import Foundation
import Testing
import WeatherCore

extension Payload {
  /// Answers of the geocoder.
  static let places = [
    Payload(file: "geo_direct_lisbon_2023.json") { data in
      let lisbon = Coordinate.at(38.7077507, -9.1365919)
      let found = try value(OpenWeatherMapClient.served(data).places(named: "Lisbon"))
      #expect(found == [Place(name: "Lisbon", country: "PT", coordinate: lisbon)])
      for (language, name) in [
        ("pt", "Lisboa"), ("pt-BR", "Lisboa"), ("cs", "Lisabon"), ("ja", "リスボン"),
        ("zh-Hant", "里斯本"), ("tlh", "Lisbon"),
      ] {
        let client = OpenWeatherMapClient(
          key: .test,
          transport: ScriptedTransport(status: 200, body: data).transport,
          language: language
        )
        let found = try value(client.places(named: "Lisbon"))
        #expect(found.map(\.name) == [name])
      }
    },
    Payload(file: "geo_zip_1000-001_pt_2023.json") { data in
      let found = try value(OpenWeatherMapClient.served(data).place(postalCode: "1000-001,PT"))
      let lisbon = Place(name: "Lisbon", country: "PT", coordinate: .at(38.7167, -9.1333))
      #expect(found == lisbon)
      #expect(try value(OpenWeatherMapClient.served(data).places(named: "1000-001,PT")) == [lisbon])
    },
  ]
}

import Foundation
import Signals
import TestSupport
import Testing
import WeatherCore

@Suite("search of places")
struct SearchTests {
  /// Knows the Springfields of Illinois and Missouri as OpenWeatherMap does: by the name alone, by
  /// the state's code, and not by the state's name.
  private struct Gazetteer: WeatherProvider {
    let asked = Locked<[String]>([])
    let name = "Gazetteer"
    let attribution = Attribution(text: "", link: "")

    func currentConditions(at place: Place) -> Signal<CurrentConditions, WeatherError> { .never }
    func hourlyForecast(at place: Place) -> Signal<HourlyForecast, WeatherError> { .never }
    func dailyForecast(at place: Place) -> Signal<DailyForecast, WeatherError> { .never }
    func alerts(at place: Place) -> Signal<WeatherAlerts, WeatherError> { .never }

    func places(named name: String) -> Signal<[Place], WeatherError> {
      .defer {
        asked.withLock { $0.append(name) }
        return switch name {
        case "Springfield", "Springfield,US": .just([SearchTests.missouri, SearchTests.illinois])
        case "Springfield,IL,US": .just([SearchTests.illinois])
        case "Springfield,MO,US": .just([SearchTests.missouri])
        case "Broken": .fail(.server(status: 500))
        default: .fail(.notFound(name))
        }
      }
    }
  }

  private static let illinois = Place(
    name: "Springfield",
    area: "Illinois",
    country: "US",
    coordinate: .at(39.799, -89.644)
  )
  private static let missouri = Place(
    name: "Springfield",
    area: "Missouri",
    country: "US",
    coordinate: .at(37.208, -93.292)
  )

  @Test(
    "states and countries are taken by code and by name alike",
    arguments: [
      "Springfield, IL", "springfield,il", "Springfield, Illinois", "Springfield, IL, US",
      "Springfield, Illinois, US", "Springfield, Illinois, United States", "Springfield, IL, USA",
    ]
  )
  func alike(text: String) throws {
    let text = text.replacing("springfield", with: "Springfield")
    #expect(try value(Gazetteer().search(text)) == [Self.illinois])
  }

  @Test("of one name all places are found, in the order of the provider")
  func all() throws {
    #expect(try value(Gazetteer().search(" Springfield ")) == [Self.missouri, Self.illinois])
    #expect(try value(Gazetteer().search("Springfield, US")) == [Self.missouri, Self.illinois])
  }

  @Test("a place that is nowhere in what was said is not found, and that is no failure")
  func none() throws {
    #expect(try value(Gazetteer().search("Springfield, Texas, US")) == [])
    #expect(try value(Gazetteer().search("Nowhere")) == [])
  }

  @Test(
    "it asks nothing before it is subscribed to, no more than it needs, and fails as it is failed"
  )
  func asks() throws {
    let gazetteer = Gazetteer()
    let search = gazetteer.search("Springfield, Missouri, US")
    #expect(gazetteer.asked.withLock { $0 } == [])
    _ = try value(search)
    #expect(gazetteer.asked.withLock { $0 } == ["Springfield,MO,US"])
    #expect(try failure(gazetteer.search("Broken")) == .server(status: 500))
  }
}

import Foundation
import Signals

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Transport {
  /// Answers with what was recorded, as if it were the day that `now` is at the place.
  ///
  /// What was not recorded is refused as OpenWeatherMap refuses it to a key that does not include
  /// it.
  static func recorded(_ recording: Recording, now: Date) -> Transport {
    let day = recording.today(now)
    return answering { address in
      guard let answer = recording.answers[address.path] else {
        return HTTPResponse(status: 401, body: Data(Recordings.notSubscribed.utf8))
      }
      return HTTPResponse(status: 200, body: answer.body(on: day))
    }
  }

  /// Answers requests for places by name from `places`; no postal code was recorded.
  static func recordedPlaces(_ places: [Place]) -> Transport {
    answering { address in
      if address.path.hasSuffix("/zip") {
        return HTTPResponse(status: 404, body: Data(#"{"cod":"404","message":"not found"}"#.utf8))
      }
      let name = address.queryItems?.first { $0.name == "q" }?.value ?? ""
      let found = places.filter { $0.isMeant(by: name) }.map(\.geocoded)
      let body = try? JSONSerialization.data(withJSONObject: found)
      return HTTPResponse(status: 200, body: body ?? Data("[]".utf8))
    }
  }

  private static func answering(
    _ answer: @escaping @Sendable (URLComponents) -> HTTPResponse
  ) -> Transport {
    Transport { request in
      .defer {
        let address = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }
        return .just(answer(address ?? URLComponents()))
      }
    }
  }
}

extension Place {
  /// Whether `query` is the place's name, perhaps followed by its area and country.
  fileprivate func isMeant(by query: String) -> Bool {
    let asked = Place.words(query)
    let english = Locale(identifier: "en_US_POSIX")
    let land = country.flatMap { english.localizedString(forRegionCode: $0) }
    let known = [name, area, country, land].compactMap(\.self).map(Place.words)
    return Place.words(name).isSubset(of: asked)
      && asked.isSubset(of: known.reduce([]) { $0.union($1) })
  }

  private static func words(_ text: String) -> Set<String> {
    let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    return Set(
      plain.filter { $0 != "." }.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    )
  }

  /// As OpenWeatherMap's geocoder writes it.
  fileprivate var geocoded: [String: Any] {
    var fields: [String: Any] = [
      "name": name, "lat": coordinate.latitude, "lon": coordinate.longitude,
    ]
    fields["country"] = country
    fields["state"] = area
    return fields
  }
}

extension MinutelyForecast {
  /// The minutes in order, each once; fails where there is none.
  ///
  /// - Parameter path: Where the answer has its minutes.
  func readable(at path: String) throws(WeatherError) -> MinutelyForecast {
    var forecast = self
    forecast.steps = try steps.readable(by: \.time, at: path, issues)
    return forecast
  }
}

extension HourlyForecast {
  /// The steps in order, each moment once.
  ///
  /// Fails where there is none, for then nothing was forecast, and no one may take that for calm.
  ///
  /// - Parameter path: Where the answer has its steps.
  func readable(at path: String) throws(WeatherError) -> HourlyForecast {
    var forecast = self
    forecast.steps = try steps.readable(by: \.time, at: path, issues)
    return forecast
  }
}

extension DailyForecast {
  /// The days in order, each once; fails where there is none.
  ///
  /// - Parameter path: Where the answer has its days.
  func readable(at path: String) throws(WeatherError) -> DailyForecast {
    var forecast = self
    forecast.days = try days.readable(by: \.day, at: path, issues)
    return forecast
  }
}

extension AirQualityForecast {
  /// The steps in order, each moment once; fails where there is none.
  ///
  /// - Parameter path: Where the answer has its steps.
  func readable(at path: String) throws(WeatherError) -> AirQualityForecast {
    var forecast = self
    forecast.steps = try steps.readable(by: \.time, at: path, issues)
    return forecast
  }
}

extension WireList {
  /// The elements; fails where some were sent and none can be read.
  func readable() throws(WeatherError) -> [Element] {
    if elements.isEmpty, let issue = issues.first { throw .decoding(path: issue.path) }
    return elements
  }
}

extension Array {
  /// Of elements with equal keys the first is kept.
  fileprivate func readable<Key: Comparable>(
    by key: (Element) -> Key,
    at path: String,
    _ issues: [DecodingIssue]
  ) throws(WeatherError) -> [Element] {
    if isEmpty { throw .decoding(path: issues.first?.path ?? path) }
    // Sorting is stable, so the first of equals stays the first.
    return sorted { key($0) < key($1) }.reduce(into: []) { kept, element in
      if kept.last.map(key) != key(element) { kept.append(element) }
    }
  }
}

public import Signals

extension OpenWeatherMapClient {
  /// The weather now, from `/weather`; from One Call under ``Plan/oneCall``.
  public func currentConditions(at place: Place) -> Signal<CurrentConditions, WeatherError> {
    let reading = reading(place)
    let free = fetch(WireCurrent.self, from: .weather(at: place.coordinate))
      .read { $0.conditions(reading) }
    guard plan == .oneCall else { return free }
    return ask(
      .oneCall,
      oneCall(.current, reading) { (answer) throws(WeatherError) in
        try answer.currentConditions(reading)
      },
      else: free
    )
  }

  /// What falls in the next hour, from One Call; fails with ``WeatherError/notSubscribed`` for keys
  /// that do not include it, since no other product tells.
  public func minutelyForecast(at place: Place) -> Signal<MinutelyForecast, WeatherError> {
    let reading = reading(place)
    let asked = oneCall(.minutely, reading) { (answer) throws(WeatherError) in
      try answer.minutelyForecast(reading)?.readable(at: "minutely")
    }
    return askAnyway(.oneCall, asked)
  }

  /// The next two days in steps of one hour, from One Call; else the next five in steps of three,
  /// from `/forecast`.
  ///
  /// A product that the key does not include is no failure, and is not asked again.
  public func hourlyForecast(at place: Place) -> Signal<HourlyForecast, WeatherError> {
    let reading = reading(place)
    let asked = oneCall(.hourly, reading) { (answer) throws(WeatherError) in
      try answer.hourlyForecast(reading)?.readable(at: "hourly")
    }
    return ask(.oneCall, asked, else: last(steps(reading).map(\.hourly)))
  }

  /// The next days: from One Call, else from `/forecast/daily`, else from the steps of
  /// `/forecast` by the place's own days.
  ///
  /// A product that the key does not include is no failure, and is not asked again.
  public func dailyForecast(at place: Place) -> Signal<DailyForecast, WeatherError> {
    let reading = reading(place)
    let free = last(
      steps(reading).map { DailyForecast(from: $0.hourly, at: reading.place, sun: $0.sun) }
    )
    let daily = fetch(WireDaily.self, from: .daily(at: place.coordinate))
      .read { (answer) throws(WeatherError) in
        try answer.forecast(reading).readable(at: "list")
      }
    let oneCall = oneCall(.daily, reading) { (answer) throws(WeatherError) in
      try answer.dailyForecast(reading)?.readable(at: "daily")
    }
    return ask(.oneCall, oneCall, else: ask(.daily, daily, else: free))
  }

  /// The warnings in force, from One Call; fails with ``WeatherError/notSubscribed`` for keys
  /// that do not include it, since no other product tells.
  public func alerts(at place: Place) -> Signal<WeatherAlerts, WeatherError> {
    let asked = oneCall(.alerts, reading(place)) { (answer) throws(WeatherError) in
      try answer.weatherAlerts()
    }
    return askAnyway(.oneCall, asked)
  }

  /// Asks for what needs more than the free plan, and goes on with `free` where the key does not
  /// include it.
  private func ask<Value>(
    _ product: Product,
    _ paid: Signal<Value, WeatherError>,
    else free: Signal<Value, WeatherError>
  ) -> Signal<Value, WeatherError> {
    .defer { [self] in
      if isRefused(product) { return free }
      return askAnyway(product, paid, else: free)
    }
  }

  /// Asks for what nothing else tells; a refusal that was remembered is no reason not to, since the
  /// key may include it by now.
  private func askAnyway<Value>(
    _ product: Product,
    _ paid: Signal<Value, WeatherError>,
    else free: Signal<Value, WeatherError> = .fail(.notSubscribed)
  ) -> Signal<Value, WeatherError> {
    .defer { [refused, unkept] in
      if refused.value.contains(product) { return free }
      return paid.catch { error in
        guard error == .notSubscribed || error == .invalidKey else { return .fail(error) }
        refused.value.insert(product)
        unkept.value.insert(product)
        return free
      }
    }
  }

  /// Whether a product was refused, as far as is known; what is remembered is read when something
  /// is first asked.
  private func isRefused(_ product: Product) -> Bool {
    if refused.value.contains(product) { return true }
    if let known = remembered.value { return known.contains(product) }
    let read = refusals.read()
    return remembered.modify { known in
      let products = known ?? read
      known = products
      return products.contains(product)
    }
  }

  /// What every key may use, asked when all else was refused.
  ///
  /// A key that nothing accepts is wrong, or too new: what it may use is not known yet.
  private func last<Value>(_ free: Signal<Value, WeatherError>) -> Signal<Value, WeatherError> {
    guard plan != .free else { return free }
    return free.on(
      next: { [unkept, refusals] _ in
        let products = unkept.modify { products in
          defer { products = [] }
          return products
        }
        if !products.isEmpty { refusals.add(products) }
      },
      failed: { [unkept, refused, remembered] error in
        guard error == .invalidKey else { return }
        unkept.value = []
        refused.value = []
        remembered.value = []
      }
    )
  }

  private func oneCall<Value>(
    _ block: Endpoint.Block,
    _ reading: WireReading,
    _ read: @escaping @Sendable (WireOneCall) throws(WeatherError) -> Value?
  ) -> Signal<Value, WeatherError> {
    fetch(WireOneCall.self, from: .oneCall(at: reading.place.coordinate))
      .read { (answer) throws(WeatherError) in
        guard let value = try read(answer) else { throw .decoding(path: block.rawValue) }
        return value
      }
  }

  private func steps(
    _ reading: WireReading
  ) -> Signal<(hourly: HourlyForecast, sun: SunTimes), WeatherError> {
    fetch(WireForecast.self, from: .forecast(at: reading.place.coordinate))
      .tryMap { (answer) throws(WeatherError) in
        let forecast = answer.value.forecast(reading, duration: 10_800)
        var hourly = try forecast.readable(at: "list")
        hourly.freshness = answer.freshness
        return (hourly, answer.value.sun(reading))
      }
  }

  private func reading(_ place: Place) -> WireReading { WireReading(units: units, place: place) }
}

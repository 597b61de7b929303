public import Signals

extension Transport {
  /// A transport that is as considerate of a provider as its terms ask, and patient with it.
  ///
  /// ```
  /// request ─▶ on its way already? ─▶ remembered? ─▶ tries ─▶ turn ─▶ this transport
  /// ```
  ///
  /// A request that was answered in the last 10 minutes gets that answer (``remembering(for:atMost:on:)``),
  /// one that is on its way is joined (``sharing()``), a try that failed is repeated up to three times
  /// (``retrying(_:first:within:jitter:now:on:)``), and all tries together are 60 a minute at most
  /// (``Limiter``). Use one for each provider.
  ///
  /// - Parameter scheduler: What measures all these times.
  /// - Returns: A transport that fails as this one does.
  public func polite(
    on scheduler: some Scheduler = QueueScheduler(label: "polite transport")
  ) -> Transport {
    limited(by: Limiter(on: scheduler))
      .retrying(on: scheduler)
      .remembering(on: scheduler)
      .sharing()
  }
}

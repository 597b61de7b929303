extension Signal {
  /// Makes a signal from any work.
  ///
  /// ```marble
  /// input  : a-b-|
  /// output : a-b-|
  /// ```
  ///
  /// ```swift
  /// let clicks = Signal<Click, Never>.create { observer, lifetime in
  ///   let token = button.onClick { observer.send($0) }
  ///   lifetime.onEnd { button.remove(token) }
  /// }
  /// ```
  ///
  /// Any thread may send: what is sent while a value is being delivered waits its turn. Nothing
  /// is delivered after the signal has ended or was disposed.
  ///
  /// - Parameter body: Runs once per subscription, on the subscriber's thread. The lifetime says
  ///   when to stop, and what to do then; work that sends without returning asks it before each
  ///   value.
  /// - Complexity: O(1) per value, besides `body`. Keeps what is sent while a value is being
  ///   delivered until its turn.
  @inlinable
  public static func create(
    _ body: @escaping @Sendable (Observer<Value, Failure>, Lifetime) -> Void
  ) -> Signal {
    Signal(source: { sink in
      let lifetime = Lifetime(sink.terminal)
      body(Observer(sink), lifetime)
    }).sheltered()
  }
}

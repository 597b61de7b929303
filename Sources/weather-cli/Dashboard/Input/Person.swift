import Signals

/// A person at a terminal, as signals.
struct Person: Sendable {
  /// The bytes that keys send, in the pieces they come in.
  var bytes: Signal<[UInt8], Never>
  /// The size of the window now, then each other size.
  var sizes: Signal<WindowSize, Never>
  /// Sends when the program is asked to stop until it is called back (^Z).
  var suspensions: Signal<Void, Never> = .never
  /// Sends when the program goes on.
  var resumptions: Signal<Void, Never> = .never
  /// How the run ends where the person goes away with the terminal, after which no key can come.
  var departure = ExitCode.success

  /// The keys; an escape that nothing follows for 50 ms is the key of that name.
  func keys(on scheduler: some Scheduler) -> Signal<Key, Never> {
    let bytes = bytes.share()
    let pauses = bytes.debounce(.milliseconds(50), on: scheduler).map { _ in KeyReader.Input.pause }
    return Signal.merge([bytes.map { KeyReader.Input.bytes($0) }, pauses])
      .scan(into: KeyReader()) { $0.take($1) }
      .flattenMap { Signal.values($0.keys) }
  }
}

/// The cells of a window.
struct WindowSize: Sendable, Equatable {
  var columns: Int
  var rows: Int
}

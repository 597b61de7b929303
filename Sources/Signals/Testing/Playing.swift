extension TestScheduler {
  /// A signal that plays a diagram from the moment of subscribing, one tick a second.
  ///
  /// A diagram with a mistake in it stops the program.
  public func signal(_ diagram: String) -> Signal<String, MarbleFailure> { signal(Marble(diagram)) }

  /// A signal that plays a diagram from the moment of subscribing, one tick a second.
  public func signal(_ diagram: Marble) -> Signal<String, MarbleFailure> {
    let ticks = diagram.beats.sorted { $0.key < $1.key }
    return .create { [self] observer, lifetime in
      for (tick, beats) in ticks {
        lifetime.add(
          schedule(after: .seconds(tick)) { for beat in beats { observer.send(event: beat) } }
        )
      }
    }
  }

  /// Subscribes to `signal`, runs the clock and returns what was drawn.
  ///
  /// What happens between two ticks is drawn in the one before.
  ///
  /// - Parameters:
  ///   - signal: What to draw.
  ///   - cut: The tick before which to stop; without it, the clock runs until nothing is left.
  public func draw(_ signal: Signal<String, MarbleFailure>, until cut: Int? = nil) -> Marble {
    let start = now
    let recorder = Recorder(signal, on: self)
    if let cut { advance(to: start + .seconds(cut) - .shortest) } else { run() }
    recorder.stop()
    let beats = Dictionary(grouping: recorder.entries) { entry in
      Int((entry.time - start).components.seconds)
    }
    return Marble(beats: beats.mapValues { $0.map(\.event) }, cut: cut)
  }
}

extension Duration {
  /// One attosecond: no time lies between the tick before which to stop and this before it.
  fileprivate static var shortest: Duration {
    Duration(secondsComponent: 0, attosecondsComponent: 1)
  }
}

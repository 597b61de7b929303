extension Signal {
  /// Builds an operator that does something before each subscription to its input.
  @inlinable
  package func beginning(with effect: @escaping @Sendable () -> Void) -> Signal {
    if case .source(let source) = kind {
      return Signal(source: { sink in
        if sink.isDisposed { return }
        effect()
        source(sink)
      }).above(depth)
    }
    let generator = generator
    return Signal(generator: { yield, goesOn in
      effect()
      return generator(yield, goesOn)
    }).above(depth)
  }

  /// Builds an operator that does something, once, when its input is called off before it ended.
  ///
  /// That is on disposal, and when something downstream ends by itself, like `take(1)`. What the
  /// input holds is torn down after `effect`.
  @inlinable
  package func watchingDisposal(_ effect: @escaping @Sendable () -> Void) -> Signal {
    if case .source(let source) = kind {
      return Signal(source: { sink in
        let watch = Watch(sink.terminal, effect)
        sink.terminal.own(watch)
        source(Sink(step: sink.step, context: sink.context, terminal: watch))
      }).above(depth)
    }
    let generator = generator
    return Signal(generator: { yield, goesOn in
      let end = generator(yield, goesOn)
      if case .none = end { effect() }
      return end
    }).above(depth)
  }

  /// Builds a source that opens something for each subscription and closes it once, after the
  /// ending was delivered or on disposal, and after what the signal holds was torn down.
  ///
  /// - Parameters:
  ///   - open: What it throws is how the signal fails.
  ///   - close: Lets go of what was opened.
  ///   - use: Makes the signal to run.
  @inlinable
  package static func holding<Opened: Sendable>(
    _ open: @escaping @Sendable () throws(Failure) -> Opened,
    close: @escaping @Sendable (Opened) -> Void,
    _ use: @escaping @Sendable (Opened) -> Signal
  ) -> Signal {
    Signal(source: { sink in
      if sink.isDisposed { return }
      do throws(Failure) {
        let opened = try open()
        sink.terminal.atEnd { close(opened) }
        if !sink.isDisposed { use(opened).run(sink) }
      } catch {
        sink.terminal.end(.failed(error))
      }
    }).sheltered()
  }
}

// Sound: its fields never change.
/// A terminal that tells disposal from ending.
@usableFromInline
final class Watch<Failure: Error>: Terminal<Failure>, @unchecked Sendable {
  @usableFromInline let downstream: Terminal<Failure>
  @usableFromInline let effect: @Sendable () -> Void

  @inlinable init(_ downstream: Terminal<Failure>, _ effect: @escaping @Sendable () -> Void) {
    self.downstream = downstream
    self.effect = effect
    super.init()
  }

  @inlinable override func ended(_ end: End<Failure>, holding resources: consuming Resources) {
    downstream.end(end)
    resources.tearDown()
  }

  @inlinable override func disposed() {
    effect()
    downstream.dispose()
  }
}

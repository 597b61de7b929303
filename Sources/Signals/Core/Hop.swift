extension Signal {
  /// Builds an operator that moves events to another thread, in order and in batches.
  ///
  /// - Parameter prepare: Called once for each subscription with the work. Gives what arranges that
  ///   the work runs, later or elsewhere, one at a time; that is called for each batch.
  @inlinable
  package func hop(
    _ prepare: @escaping @Sendable (_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void
  ) -> Signal {
    Signal(source: { sink in
      let post = PostOffice(to: sink, prepare)
      sink.terminal.own(post)
      run(
        Sink(
          step: { context, value in
            // Sound: the context handed over beside this step is the post office.
            unsafeDowncast(context, to: PostOffice<Value, Failure>.self).post(.value(value))
          },
          context: post,
          terminal: post
        )
      )
    }).sheltered()
  }
}

// Sound: its fields never change once it is made.
/// The side of a hop where events arrive.
@usableFromInline
final class PostOffice<Value: Sendable, Failure: Error>: Terminal<Failure>, @unchecked Sendable {
  @usableFromInline enum Letter: Sendable { case value(Value), end(End<Failure>), over }

  @usableFromInline let sink: Sink<Value, Failure>
  @usableFromInline let mailbox = Mailbox<Letter>()
  // Sound: set once, before anybody posts.
  @exclusivity(unchecked) @usableFromInline
  nonisolated(unsafe) var arrange: @Sendable () -> Void = {}

  @inlinable init(
    to sink: consuming Sink<Value, Failure>,
    _ prepare: (@escaping @Sendable () -> Void) -> @Sendable () -> Void
  ) {
    self.sink = sink
    super.init()
    // Work that still waits when all is over must not keep what it was for. Until then the terminal
    // keeps the office.
    arrange = prepare { [weak self] in self?.deliver() }
  }

  @inlinable func deliver() {
    let hasMore = mailbox.readMany { letter in
      if sink.isDisposed { return }
      switch letter {
      case .value(let value): sink.next(value)
      case .end(let end): sink.terminal.end(end)
      case .over: sink.terminal.dispose()
      }
    }
    // Others get a turn on the scheduler now and then.
    if hasMore { arrange() }
  }

  @inlinable @inline(__always) func post(_ letter: Letter) {
    if mailbox.post(letter) { arrange() }
  }

  @inlinable override func ended(_ end: End<Failure>, holding resources: consuming Resources) {
    post(.end(end))
    resources.tearDown()
  }

  @inlinable override func disposed() { if !sink.isDisposed { post(.over) } }
}

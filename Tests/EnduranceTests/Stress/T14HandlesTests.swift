import Signals
import TestSupport
import Testing

@Suite("T14: handles", .ownThread)
struct T14HandlesTests {
  private static let rounds = effort(10_000, everyday: 1_000)

  /// Handles that count how often each was disposed.
  private struct Handles: Sendable {
    private let counts = Cell<[Int]>([])
    private let alive = Cell(0)

    func make() -> (handle: Disposable, number: Int) {
      let number = counts.change { counts in
        counts.append(0)
        return counts.count - 1
      }
      let token = Token(alive)
      let handle = Disposable { [counts] in
        token.touch()
        counts.change { $0[number] += 1 }
      }
      return (handle, number)
    }

    var disposals: [Int] { counts.value }
  }

  private struct Compound: Sendable {
    let compound = CompoundDisposable()
    let handles = Handles()
    let removed = Cell<Set<Int>>([])
  }

  @Test("T14: a compound disposes what was added and not removed, each once")
  func compound() {
    let change: @Sendable (Compound) -> Void = { round in
      for turn in 0..<4 {
        let (handle, number) = round.handles.make()
        round.compound.add(handle)
        guard turn == 1 else { continue }
        _ = round.removed.change { $0.insert(number) }
        round.compound.remove(handle)
      }
    }
    inRounds(
      Self.rounds,
      { Compound() },
      Array(repeating: change, count: 4) + [{ $0.compound.dispose() }]
    ) { round in
      for (number, count) in round.handles.disposals.enumerated() {
        if round.removed.value.contains(number) {
          #expect(count <= 1)
        } else {
          #expect(count == 1)
        }
      }
      #expect(round.compound.count == 0)
    }
  }

  private struct Serial: Sendable {
    let serial = SerialDisposable()
    let handles = Handles()
  }

  @Test("T14: a serial handle disposes everything that was set, each once")
  func serial() {
    let set: @Sendable (Serial) -> Void = { round in
      for _ in 0..<3 { round.serial.inner = round.handles.make().handle }
    }
    inRounds(
      Self.rounds,
      { Serial() },
      Array(repeating: set, count: 4) + [{ $0.serial.dispose() }]
    ) { round in
      #expect(round.handles.disposals == Array(repeating: 1, count: 12))
      #expect(round.serial.inner == nil)
    }
  }

  private struct Scoped: Sendable {
    let handles = Handles()
    let held = Cell<ScopedDisposable?>(nil)

    init() { held.value = handles.make().handle.scoped() }
  }

  @Test("T14: a scoped handle that is dropped while another thread disposes it disposes once")
  func scoped() {
    inRounds(
      Self.rounds,
      { Scoped() },
      [
        { round in
          let handle = round.held.change { $0.take() }
          withExtendedLifetime(handle) {}
        },
        { round in round.held.value?.dispose() },
      ]
    ) { round in
      #expect(round.handles.disposals == [1])
    }
  }
}

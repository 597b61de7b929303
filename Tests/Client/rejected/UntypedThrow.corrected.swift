import Signals

struct Offline: Error {}

func ask() async throws(Offline) -> Int { throw Offline() }

func answer() -> Signal<Int, Offline> {
  .task { () async throws(Offline) in try await ask() }
}

// error: invalid conversion of thrown error type 'any Error' to 'Offline'
import Signals

struct Offline: Error {}

func ask() async throws(Offline) -> Int { throw Offline() }

func answer() -> Signal<Int, Offline> {
  .task { try await ask() }
}

import Dispatch
import Foundation
import Signals

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

/// Why a socket is of no use any more.
enum SocketFailure: Error, Hashable {
  /// No address is known for the host.
  case unknownHost
  /// The system refused, with this number; `ECONNREFUSED` where nobody listens.
  case system(Int32)
}

/// Tells when there is something to read at a descriptor, until it is stopped.
// Sound: Dispatch's sources may be used from any thread.
final class SocketReader: @unchecked Sendable {
  private let source: any DispatchSourceRead

  /// Calls `ready` on a queue each time something can be read.
  ///
  /// - Parameters:
  ///   - descriptors: What is read, and what belongs to it; all are closed once the reader has
  ///     stopped.
  ///   - queue: A serial queue.
  ///   - ready: Reads what there is; false stops the reader.
  init(_ descriptors: [Int32], on queue: DispatchQueue, ready: @escaping @Sendable () -> Bool) {
    precondition(!descriptors.isEmpty, "A reader needs something to read.")
    source = DispatchSource.makeReadSource(fileDescriptor: descriptors[0], queue: queue)
    source.setEventHandler { [weak self] in
      if !ready() { self?.stop() }
    }
    source.setCancelHandler { for descriptor in descriptors { close(descriptor) } }
  }

  /// Begins, and goes on as long as `lifetime` does; the lifetime keeps the reader.
  func run(during lifetime: Lifetime) {
    lifetime.onEnd { self.stop() }
    source.activate()
  }

  private func stop() { source.cancel() }
}

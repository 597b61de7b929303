import Foundation
import Signals

/// Keeps answers waiting until a test releases them.
///
/// A server that stops, and a client that goes away, end the wait too.
public final class Hold: Sendable {
  /// Readable once the hold is released.
  let descriptor: Int32
  private let writing: Locked<Int32?>

  /// A hold that is not released yet.
  public init() throws {
    let pipe = try Pipe.open()
    descriptor = pipe.reading
    writing = Locked(pipe.writing)
  }

  deinit {
    release()
    close(descriptor)
  }

  /// Lets every answer go on, those that come later too.
  public func release() {
    let descriptor = writing.withLock { writing in
      defer { writing = nil }
      return writing
    }
    if let descriptor { close(descriptor) }
  }
}

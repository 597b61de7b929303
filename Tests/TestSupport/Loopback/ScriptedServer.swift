import Foundation

/// A server on the loopback interface that plays one script to each connection, then closes it.
public final class ScriptedServer: Sendable {
  /// What a server does.
  public enum Step: Sendable {
    /// Waits until this text has come.
    case read(String)
    /// Sends text, in one piece.
    case send(String)
    /// Waits until a test goes on, or the other side has left.
    case wait(Hold)
    /// Closes with a reset.
    case reset
  }

  /// The port it listens on.
  public let port: UInt16
  private let stopping: Hold
  private let log: Awaited<Connections>

  /// The connections there were.
  public struct Connections: Sendable, CustomStringConvertible {
    /// How many were accepted.
    public fileprivate(set) var accepted = 0
    /// How many are over.
    public fileprivate(set) var ended = 0
    /// Both, in words.
    public var description: String { "\(accepted) connections, \(ended) over" }
  }

  /// Plays `steps` to everybody who connects.
  public init(_ steps: [Step]) throws {
    let stopping = try Hold()
    let listener = try Socket.listening(on: .v4, stop: stopping.descriptor)
    let log = Awaited(Connections())
    port = UInt16(try listener.port())
    self.stopping = stopping
    self.log = log
    Thread.detachNewThread {
      withExtendedLifetime(stopping) {
        while let socket = listener.accept() {
          log.change { $0.accepted += 1 }
          Thread.detachNewThread {
            withExtendedLifetime(stopping) { play(steps, to: socket) }
            log.change { $0.ended += 1 }
          }
        }
        listener.end()
      }
    }
  }

  deinit { stopping.release() }

  /// Waits until this many connections are over.
  public func connections(over count: Int) async throws {
    try await log.wait(for: "\(count) connections to be over") { $0.ended >= count }
  }
}

private func play(_ steps: [ScriptedServer.Step], to socket: Socket) {
  var received = Data()
  for step in steps {
    switch step {
    case .read(let text):
      while !String(decoding: received, as: UTF8.self).contains(text) {
        guard let piece = socket.read() else {
          socket.end()
          return
        }
        received += piece
      }
    case .send(let text): _ = socket.write(Data(text.utf8))
    case .wait(let hold): _ = socket.wait(until: hold)
    case .reset:
      socket.reset()
      return
    }
  }
  socket.end()
}

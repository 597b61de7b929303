#if os(Linux)
import Foundation
import Signals

/// A network of its own, with nothing in it, that a test may take up and down.
///
/// It is the kernel's doing (network_namespaces(7)) and needs root, and iproute2.
public final class NetworkNamespace: Sendable {
  private let descriptor: Int32

  /// Whether one can be made here.
  public static let isAvailable =
    ["/usr/sbin/ip", "/usr/bin/nsenter"].allSatisfy(FileManager.default.isExecutableFile)
    && (try? NetworkNamespace()) != nil

  /// Makes one.
  public init() throws {
    let opened = onThread { () -> Int32 in
      // Each thread may leave the network of the process for one of its own.
      guard unshare(newNetwork) == 0 else { return -1 }
      return open("/proc/thread-self/ns/net", O_RDONLY | O_CLOEXEC)
    }
    guard opened >= 0 else { throw SystemFailure("make a network") }
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// Runs `body` on a thread that belongs to this network.
  public func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) throws -> Result {
    let result = onThread { [descriptor] in
      setns(descriptor, newNetwork) == 0 ? body() : nil
    }
    guard let result else { throw SystemFailure("enter a network") }
    return result
  }

  /// Runs `ip` with arguments in this network.
  public func ip(_ arguments: String) async throws {
    let run = try CommandRun(
      URL(fileURLWithPath: "/usr/bin/nsenter"),
      ["--net=/proc/\(getpid())/fd/\(descriptor)", "/usr/sbin/ip"]
        + arguments.split(separator: " ").map(String.init)
    )
    let result = try await run.result()
    guard result.ending == .exit(0) else {
      throw SystemFailure("run ip \(arguments): \(result.errorText)")
    }
  }
}

/// Runs `body` on a thread of its own and waits for it.
private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  let result = Cell<Result?>(nil)
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    result.value = body()
    done.signal()
  }
  done.wait()
  guard let value = result.value else { preconditionFailure("The thread left no result.") }
  return value
}

/// `CLONE_NEWNET`, which the C library shows to GNU programs alone, as it does what follows.
private let newNetwork: Int32 = 0x4000_0000

@_silgen_name("unshare")
private func unshare(_ flags: Int32) -> Int32

@_silgen_name("setns")
private func setns(_ descriptor: Int32, _ kind: Int32) -> Int32
#endif

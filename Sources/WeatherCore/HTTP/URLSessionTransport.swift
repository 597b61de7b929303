import Dispatch
import Foundation
public import Signals
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Transport {
  /// Sends requests over the network, with Foundation's `URLSession`.
  ///
  /// Connections are kept and shared by all requests of one transport, and closed when the
  /// transport and its last request are gone. Nothing is stored: no cookies, no cache, no
  /// credentials. Proxies named by the environment or the system are used, on Linux also for
  /// plain http to this machine, unless `no_proxy` names it.
  ///
  /// A redirect is followed to the same scheme, host and port only, five times at most, since
  /// addresses hold keys. A body longer than ``largestBody`` is refused while it arrives. The
  /// response is delivered on a background thread.
  ///
  /// On Linux, Foundation cannot send to a host that is an IPv6 address, so such a request fails
  /// with ``TransportError/other(_:)``; it lets go of a connection only when nothing is there to be
  /// read, so what comes faster than that after a refusal is read and dropped; and that of Swift 6.3
  /// ends the process when a connection is closed in the middle of an answer's head.
  ///
  /// - Parameters:
  ///   - silence: How long the server may send nothing; whole seconds, at least one.
  ///   - limit: How long a request may take in all.
  ///   - scheduler: The clock of `limit`.
  /// - Returns: The transport. It fails with every case of ``TransportError``.
  public static func urlSession(
    silence: Duration = .seconds(15),
    limit: Duration = .seconds(60),
    on scheduler: some Scheduler = QueueScheduler(label: "transport limits")
  ) -> Transport {
    let session = SharedSession(silence: silence)
    return Transport { request in
      Signal
        .create { observer, lifetime in session.send(request, to: observer, during: lifetime) }
        .timeout(limit, failingWith: .timedOut, on: scheduler)
    }
  }
}

/// A session that lives as long as somebody may send by it.
private final class SharedSession: Sendable {
  private let session: URLSession
  private let exchanges: Exchanges
  // Serial. Tasks are given up on it as well as heard of: a task that is cancelled while it waits
  // for the answer to a redirect must not get one, or Foundation traps on Linux.
  private let queue = SerialQueue()
  // Serial. Tasks are made, resumed and cancelled here, in this order: on Linux, Foundation lets
  // whoever does so wait until its reading of the network pauses. Meanwhile `queue` has to take what
  // is read, or a server that sends faster than we read fills the memory.
  private let starter = DispatchQueue(label: "requests")

  init(silence: Duration) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // On Linux the fraction of a second is cut off, and none at all means at once.
    let (seconds, fraction) = silence.components
    configuration.timeoutIntervalForRequest = Double(max(1, seconds + (fraction > 0 ? 1 : 0)))
    // Foundation would tell the name of the process and the language of the environment.
    configuration.httpAdditionalHeaders = ["User-Agent": "WeatherCore", "Accept-Language": "en"]
    exchanges = Exchanges(cancelling: starter)
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: queue)
  }

  deinit { session.finishTasksAndInvalidate() }

  func send(
    _ request: URLRequest,
    to observer: Observer<HTTPResponse, TransportError>,
    during lifetime: Lifetime
  ) {
    starter.async { [self] in
      if lifetime.isEnded { return }
      guard request.hasUsableHost else {
        observer.fail(.other("this system cannot send to an IPv6 address"))
        return
      }
      let task = session.dataTask(with: request)
      queue.addOperation { [self] in
        exchanges.open(Exchange(observer: observer, session: self), as: task)
        starter.async { task.resume() }
        lifetime.onEnd { [queue, exchanges] in
          queue.addOperation { exchanges.cancel(task) }
        }
      }
    }
  }
}

/// A queue of operations, one at a time, on a thread outside Dispatch's pool.
///
/// Once that pool is used, Dispatch looks at it each second on Linux, and so wakes a program that has
/// nothing to do.
///
/// Whoever adds operations faster than they are done is slowed down, since on Linux each piece of an
/// answer is an operation that holds it. The wait is short each time, for what is done here may in its
/// turn wait for whoever reads.
// Sound: what it adds is set once or atomic, and OperationQueue may be used from any thread.
private final class SerialQueue: OperationQueue, @unchecked Sendable {
  // The superclass does not keep it alive.
  private let worker = DispatchQueue(label: "transport")
  private let waiting = Atomic<Int>(0)
  private let room = DispatchSemaphore(value: 0)

  override init() {
    super.init()
    maxConcurrentOperationCount = 1
    underlyingQueue = worker
  }

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    let count = waiting.add(1, ordering: .relaxed).newValue
    super.addOperation { [self] in
      block()
      if waiting.subtract(1, ordering: .relaxed).newValue == Self.limit { room.signal() }
    }
    if count > Self.limit { _ = room.wait(timeout: .now() + .milliseconds(5)) }
  }

  /// Of 16 KiB each, that is as much as one answer may have.
  private static let limit = 256
}

/// One request on its way.
private struct Exchange {
  let observer: Observer<HTTPResponse, TransportError>
  /// Keeps the session until the exchange is over.
  let session: SharedSession
  var body = Data()
  var redirects = 0
  var failure: TransportError?
}

/// The exchanges of a session, and what Foundation tells of them.
// Sound: everything runs on the session's serial delegate queue.
private final class Exchanges: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private var running: [Int: Exchange] = [:]
  private let starter: DispatchQueue

  /// - Parameter starter: Where tasks are resumed, and so cancelled as well.
  init(cancelling starter: DispatchQueue) { self.starter = starter }

  func open(_ exchange: Exchange, as task: URLSessionTask) {
    running[task.taskIdentifier] = exchange
  }

  /// Ends a task that nobody waits for, unless it is over.
  func cancel(_ task: URLSessionTask) {
    if running.removeValue(forKey: task.taskIdentifier) != nil { starter.async { task.cancel() } }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if response.expectedContentLength > Int64(Transport.largestBody) {
      abandon(dataTask, because: .bodyTooLarge)
    }
    // Saying `cancel` here would cancel at once, and so wait.
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let length = running[dataTask.taskIdentifier]?.body.count ?? 0
    if length + data.count > Transport.largestBody {
      abandon(dataTask, because: .bodyTooLarge)
    } else {
      running[dataTask.taskIdentifier]?.body.append(data)
    }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard var exchange = running[task.taskIdentifier] else {
      #if !canImport(FoundationNetworking)
      completionHandler(nil)
      #endif
      return
    }
    exchange.redirects += 1
    let isAllowed = exchange.redirects <= 5 && response.redirects(task, to: request)
    if !isAllowed { exchange.failure = .redirectRefused }
    running[task.taskIdentifier] = exchange
    completionHandler(isAllowed ? request : nil)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
    // It comes after the whole answer, which `didComplete` then delivers. Any other
    // disposition leaves the task waiting for ever.
    completionHandler(.cancelAuthenticationChallenge, nil)
    #else
    completionHandler(.performDefaultHandling, nil)
    #endif
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    guard let exchange = running[task.taskIdentifier] else { return }
    let response = task.response as? HTTPURLResponse
    if let failure = exchange.failure {
      finish(task) { $0.fail(failure) }
    } else if let response, error == nil || response.statusCode == 401 && isCancelled(error) {
      let answer = HTTPResponse(response, body: exchange.body)
      finish(task) {
        $0.send(answer)
        $0.complete()
      }
    } else {
      let failure = TransportError(error, answerBegan: response != nil)
      finish(task) { $0.fail(failure) }
    }
  }

  private func abandon(_ task: URLSessionTask, because failure: TransportError) {
    finish(task) { $0.fail(failure) }
    starter.async { task.cancel() }
  }

  /// Reports on a queue of its own, so that an observer that takes its time holds up nobody, and
  /// nobody who keeps the shared threads busy holds up the observer.
  private func finish(
    _ task: URLSessionTask,
    _ report: @escaping @Sendable (Observer<HTTPResponse, TransportError>) -> Void
  ) {
    guard let exchange = running.removeValue(forKey: task.taskIdentifier) else { return }
    DispatchQueue(label: "an answer").async { report(exchange.observer) }
  }
}

extension HTTPURLResponse {
  /// Whether this redirect stays where the task was sent.
  ///
  /// On Linux, Foundation takes the path of any address without a host, such as `file:///etc`,
  /// for one of the same server.
  fileprivate func redirects(_ task: URLSessionTask, to request: URLRequest) -> Bool {
    guard let origin = Origin(task.originalRequest?.url), origin == Origin(request.url),
      let location = value(forHTTPHeaderField: "Location")
    else { return false }
    return origin == Origin(URL(string: location, relativeTo: request.url)?.absoluteURL)
  }
}

private func isCancelled(_ error: (any Error)?) -> Bool {
  (error as? URLError)?.code == .cancelled
}

extension HTTPResponse {
  fileprivate init(_ response: HTTPURLResponse, body: Data) {
    var headers: [String: String] = [:]
    for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
    self.init(status: response.statusCode, headers: headers, body: body)
  }
}

extension URLRequest {
  /// Whether Foundation can send it: on Linux it refuses every host that is an IPv6 address.
  ///
  /// No name stands in for one, since `localhost` is first looked for at 127.0.0.1, where somebody
  /// else may listen for the key.
  fileprivate var hasUsableHost: Bool {
    #if canImport(FoundationNetworking)
    url?.host(percentEncoded: false)?.contains(":") != true
    #else
    true
    #endif
  }
}

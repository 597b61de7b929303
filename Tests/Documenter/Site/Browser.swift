import Foundation

/// A headless Chromium that is told what to do over its DevTools pipe and gets every file from a
/// folder, so that neither a server nor a network is needed.
final class Browser {
  /// What the pages complained about, with the page.
  private(set) var complaints: [String] = []
  /// The page that is shown.
  private(set) var path = ""

  private let site: StaticSite
  private let folder: URL
  private let process = Process()
  private let commands: FileHandle
  private let answers: FileHandle
  private var received = Data()
  private var lastID = 0
  private var session: String?
  private var isLoaded = false

  /// Starts a browser that shows `site`.
  init(showing site: StaticSite) throws {
    self.site = site
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // As root there is no sandbox to have. The clock ends a browser that hangs.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      cd "$1" && mkfifo commands answers || exit 1
      flag=; [ "$(id -u)" != 0 ] || flag=--no-sandbox
      echo ready
      exec timeout 900 chromium --headless $flag --disable-gpu --no-first-run \\
        --user-data-dir="$1/profile" --remote-debugging-pipe 3<commands 4>answers 2>/dev/null
      """, "browser", folder.path,
    ]
    let ready = Pipe()
    process.standardOutput = ready
    try process.run()
    guard ready.fileHandleForReading.availableData.count > 0,
      let commands = FileHandle(forWritingAtPath: folder.appendingPathComponent("commands").path),
      let answers = FileHandle(forReadingAtPath: folder.appendingPathComponent("answers").path)
    else { throw Problem("Chromium did not start. Is it installed, by the name chromium?") }
    self.commands = commands
    self.answers = answers
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
    let attached = try call("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Fetch"] { _ = try call("\(domain).enable") }
    _ = try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
  }

  /// Ends it.
  func close() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Shows a page in a window of that width, light or dark.
  func show(_ path: String, width: Int, isDark: Bool = false) throws {
    self.path = path
    let size: [String: Any] = [
      "width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width < 500,
    ]
    _ = try call("Emulation.setDeviceMetricsOverride", size)
    let scheme = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
    _ = try call("Emulation.setEmulatedMedia", ["features": [scheme]])
    isLoaded = false
    _ = try call("Page.navigate", ["url": StaticSite.origin + path])
    while !isLoaded { try handle(receive()) }
  }

  /// Goes to another page of the site as a reader does who follows a link, so only content is new.
  ///
  /// What was on the page before has the attribute `data-left` from then on.
  func follow(_ path: String) throws {
    self.path = path
    let script = """
      document.querySelector('main').setAttribute('data-left', '')
      history.pushState({}, '', '\(path)')
      dispatchEvent(new PopStateEvent('popstate', {state: {}}))
      """
    _ = try value(of: script)
  }

  /// Waits until a condition of the page holds, ten seconds at most, and says whether it does.
  func wait(until condition: String) throws -> Bool {
    let script = """
      new Promise(done => {
        const end = performance.now() + 10000
        const look = () => {
          let holds = false
          try { holds = !!(\(condition)) } catch {}
          holds || performance.now() > end ? done(holds) : setTimeout(look, 20)
        }
        look()
      })
      """
    return try value(of: script) as? Bool ?? false
  }

  /// What an expression of the page gives.
  func value(of expression: String) throws -> Any? {
    let parameters: [String: Any] = [
      "expression": expression, "awaitPromise": true, "returnByValue": true,
    ]
    let result = try call("Runtime.evaluate", parameters)["result"] as? [String: Any]
    return result?["value"]
  }

  /// Types into what has the focus.
  func type(_ text: String) throws { _ = try call("Input.insertText", ["text": text]) }

  /// A picture of the window, as PNG.
  func picture() throws -> Data? {
    let data = try call("Page.captureScreenshot")["data"] as? String
    return data.flatMap { Data(base64Encoded: $0) }
  }

  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    let id = try send(method, parameters)
    while true {
      let message = try receive()
      if message["id"] as? Int == id {
        if let error = message["error"] { throw Problem("\(method): \(error). Is it Chromium?") }
        return message["result"] as? [String: Any] ?? [:]
      }
      try handle(message)
    }
  }

  private func handle(_ message: [String: Any]) throws {
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "Page.loadEventFired": isLoaded = true
    case "Fetch.requestPaused":
      let request = parameters["request"] as? [String: Any]
      let response = site.response(to: request?["url"] as? String ?? "")
      if response.status == 404 { complaints.append("\(path): no \(request?["url"] ?? "")") }
      let answer: [String: Any] = [
        "requestId": parameters["requestId"] ?? "", "responseCode": response.status,
        "responseHeaders": [["name": "Content-Type", "value": response.type]],
        "body": response.body.base64EncodedString(),
      ]
      _ = try send("Fetch.fulfillRequest", answer)
    case "Runtime.exceptionThrown":
      complaints.append("\(path): \(parameters["exceptionDetails"] ?? "")")
    case "Runtime.consoleAPICalled" where parameters["type"] as? String == "error":
      complaints.append("\(path): \(parameters["args"] ?? "")")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any]
      if entry?["level"] as? String == "error" { complaints.append("\(path): \(entry ?? [:])") }
    default: break
    }
  }

  private func send(_ method: String, _ parameters: [String: Any]) throws -> Int {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    message["sessionId"] = session
    try commands.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    return lastID
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Data(received[..<end])
        received = Data(received[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let more = answers.availableData
      if more.isEmpty { throw Problem("Chromium ended too early, at \(path). Try again.") }
      received += more
    }
  }
}

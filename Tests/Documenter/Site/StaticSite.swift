import Foundation

/// A reference site as files, and its links.
struct StaticSite {
  /// Where a browser believes it is.
  static let origin = "http://site.invalid"

  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// What a server would answer.
  func response(to address: String) -> (status: Int, type: String, body: Data) {
    guard let url = URL(string: address), address.hasPrefix(Self.origin) else {
      return (404, "text/plain", Data())
    }
    var file = folder.appendingPathComponent(url.path)
    if file.pathExtension.isEmpty || url.path.contains("/documentation/") && !exists(file) {
      file.appendPathComponent("index.html")
    }
    guard let body = try? Data(contentsOf: file) else { return (404, "text/plain", Data()) }
    return (200, Self.types[file.pathExtension] ?? "application/octet-stream", body)
  }

  /// The paths of its pages, in order.
  func pages() -> [String] {
    let data = folder.appendingPathComponent("data")
    let names = FileManager.default.enumerator(atPath: data.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".json") }.map { "/\($0.dropLast(5))" }.sorted()
  }

  /// The links and pictures that lead nowhere, with their pages.
  func brokenLinks() throws -> [String] {
    let pages = pages()
    let known = Set(pages)
    var broken: Set<String> = []
    for page in pages {
      let data = try Data(contentsOf: folder.appendingPathComponent("data\(page).json"))
      let content = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      for reference in (content?["references"] as? [String: [String: Any]] ?? [:]).values {
        if let url = reference["url"] as? String, url.hasPrefix("/") {
          let path = url.prefix { $0 != "#" }.lowercased()
          // A chapter has no page of its own: it is on that of its tutorials.
          let parent = String(path.dropLast(path.reversed().prefix { $0 != "/" }.count + 1))
          let isChapter = parent.hasPrefix("/tutorials/") && known.contains(parent)
          if !known.contains(path), !isChapter { broken.insert("\(page) links to \(url)") }
        }
        for variant in reference["variants"] as? [[String: Any]] ?? [] {
          guard let url = variant["url"] as? String, url.hasPrefix("/") else { continue }
          if !exists(folder.appendingPathComponent(url)) { broken.insert("\(page) shows \(url)") }
        }
      }
    }
    return broken.sorted()
  }

  private func exists(_ file: URL) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue
  }

  private static let types = [
    "html": "text/html", "js": "text/javascript", "css": "text/css", "json": "application/json",
    "svg": "image/svg+xml", "ico": "image/x-icon", "png": "image/png",
  ]
}

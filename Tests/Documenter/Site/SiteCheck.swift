import Foundation

/// Looks at a reference site in a real browser: everything is there, fits a phone, and is found.
struct SiteCheck {
  let site: StaticSite
  /// Where to put pictures of what was seen, if anywhere.
  let pictures: URL?

  /// What a phone is wide.
  static let phone = 390

  /// Throws what is wrong.
  func run(searchingFor word: String) throws {
    var problems = try site.brokenLinks()
    let pages = site.pages()
    guard pages.count > 20 else { throw Problem("There is no site. Run .ci/documentation.") }
    let browser = try Browser(showing: site)
    defer { browser.close() }
    // Whole pages are loaded here; from there on, a reader follows links.
    for isDark in [false, true] {
      problems += try see(pages[pages.count - 1], isDark: isDark, in: browser)
    }
    // Not from a tutorial's page: left before its steps are there, it complains.
    try browser.show(pages[1], width: Self.phone)
    _ = try browser.wait(until: Self.isShown)
    for page in pages { problems += try look(at: page, in: browser) }
    problems += try search(for: word, from: pages[0], in: browser)
    problems += browser.complaints
    guard problems.isEmpty else { throw Problem(problems.joined(separator: "\n")) }
    print("\(pages.count) pages looked at.")
  }

  /// A page has come, and what was there before is gone.
  private static let isShown =
    "document.querySelector('main:not([data-left]) h1').innerText.length > 0"

  /// Looks whether the text is lighter than its ground in the dark, and darker in the light.
  private func see(_ page: String, isDark: Bool, in browser: Browser) throws -> [String] {
    try browser.show(page, width: 1280, isDark: isDark)
    guard try browser.wait(until: Self.isShown) else { return ["\(page): shows nothing"] }
    let script = """
      (() => {
        const style = getComputedStyle(document.body)
        const light = colour => colour.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + +part, 0)
        return light(style.color) > light(style.backgroundColor)
      })()
      """
    let isLight = try browser.value(of: script) as? Bool
    return isLight == isDark ? [] : ["\(page): is no better in the \(isDark ? "dark" : "light")"]
  }

  private func look(at page: String, in browser: Browser) throws -> [String] {
    try browser.follow(page)
    if try !browser.wait(until: Self.isShown) {
      // Who follows links faster than any reader, Chromium ignores at times.
      try browser.show(page, width: Self.phone)
      guard try browser.wait(until: Self.isShown) else { return ["\(page): shows nothing"] }
    }
    var problems: [String] = []
    let isThere = "[...document.images].every(image => image.complete && image.naturalWidth > 0)"
    if try !browser.wait(until: isThere) { problems.append("\(page): a picture is not shown") }
    let width = try browser.value(of: "document.documentElement.scrollWidth") as? Int ?? 0
    if width > Self.phone { problems.append("\(page): is \(width) wide on a phone") }
    try keep(browser.picture(), as: page)
    return problems
  }

  /// Types a word into the filter of the page's sidebar, and looks for it in the list.
  private func search(for word: String, from page: String, in browser: Browser) throws -> [String] {
    try browser.show(page, width: 1280, isDark: true)
    // Of the fields there are, the sidebar's is the one that is seen.
    let fields = "[...document.querySelectorAll('.filter__input')]"
    let field = "\(fields).find(field => field.getClientRects().length > 0)"
    guard try browser.wait(until: "\(field).focus(), document.activeElement === \(field)") else {
      return ["\(page): has no field to search with"]
    }
    let links = "[...document.querySelectorAll('.leaf-link')]"
    let found = "\(links).some(link => link.innerText.includes('\(word)'))"
    // What is listed anyway would be no finding.
    let isListed = try browser.value(of: found) as? Bool ?? true
    try browser.type(word)
    let isFound = try browser.wait(until: found)
    try keep(browser.picture(), as: "search-\(word)")
    return isFound && !isListed ? [] : ["\(page): a search for \(word) does not list it"]
  }

  private func keep(_ picture: @autoclosure () throws -> Data?, as name: String) throws {
    guard let pictures, let picture = try picture() else { return }
    let file = name.dropFirst(name.hasPrefix("/") ? 1 : 0).replacing("/", with: "_")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    try picture.write(to: pictures.appendingPathComponent("\(file).png"))
  }
}

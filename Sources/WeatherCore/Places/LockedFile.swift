import Foundation

/// A small file that several processes change, one at a time.
struct LockedFile {
  private let file: PrivateFile
  private var path: String { file.path }

  init(_ url: URL) { file = PrivateFile(url.path) }

  /// Lets `decide` decide on the newest bytes, and carries out what it says.
  ///
  /// It is asked without the lock first, so that reading needs no right to write; since the file
  /// is only ever replaced, what is read is whole. If there is something to change, it is asked
  /// again with the lock.
  ///
  /// - Returns: Where bytes were kept that were set aside.
  func update(_ decide: PlaceStorage.Decision) throws(PlacesError) -> String? {
    if try decide(read()) == .keep { return nil }
    let kept = try file.alone { () throws(PlacesError) -> String? in
      let bytes = try read()
      switch try decide(bytes) {
      case .keep: return nil
      case .replace(let data):
        try replace(by: data)
        return nil
      case .setAside(let ending, let data):
        let kept = freePath(ending)
        guard PrivateFile(kept).replace(by: bytes ?? Data()) else { throw unwritable }
        try replace(by: data)
        return kept
      }
    }
    guard let kept else { throw unwritable }
    return kept
  }

  /// The longest file that is read, in bytes, and so the longest that is written.
  private static let largest = 4 << 20

  private var unwritable: PlacesError { .unwritable(path: path) }

  private func read() throws(PlacesError) -> Data? {
    switch file.read(atMost: Self.largest) {
    case .absent: nil
    case .unreadable, .tooLarge: throw .unreadable(path: path)
    case .data(let data, _, _): data
    }
  }

  private func replace(by data: Data) throws(PlacesError) {
    guard data.count <= Self.largest, file.replace(by: data) else { throw unwritable }
  }

  /// The path with an ending, and a number where there is such a file.
  private func freePath(_ ending: String) -> String {
    let path = "\(self.path).\(ending)"
    func isFree(_ path: String) -> Bool { !FileManager.default.fileExists(atPath: path) }
    if isFree(path) { return path }
    return (2...).lazy.map { "\(path)-\($0)" }.first(where: isFree) ?? path
  }
}

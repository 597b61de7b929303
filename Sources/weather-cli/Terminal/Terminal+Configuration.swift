import Foundation
import WeatherCore

extension Terminal {
  /// The file at a path, if it can be read as UTF-8.
  static func configurationFile(_ path: String) -> ConfigurationFile {
    switch PrivateFile(path).read(atMost: ConfigurationFile.largestSize) {
    case .absent: return .absent
    case .unreadable: return .unreadable
    case .tooLarge: return .tooLarge
    case .data(let data, let mode, let isOwn):
      guard let text = String(data: data, encoding: .utf8) else { return .unreadable }
      return .text(text, mode: mode, isOwn: isOwn)
    }
  }

  /// Replaces the file at a path, for its owner alone, as a whole or not at all.
  static func write(_ path: String, _ text: String) -> Bool {
    let file = PrivateFile(path)
    return file.makeFolder() && file.replace(by: Data(text.utf8))
  }
}

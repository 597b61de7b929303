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

  /// Changes the file at a path while no other program does, for its owner alone, as a whole or not
  /// at all.
  static func changeConfiguration(
    _ path: String,
    _ change: Configuration.Change
  ) throws(Complaint) {
    let file = PrivateFile(path)
    let isDone = try file.alone { () throws(Complaint) in
      file.replace(by: Data(try change(configurationFile(path)).utf8))
    }
    if isDone != true { throw Complaint(ConfigurationError.unwritable(path: path)) }
  }
}

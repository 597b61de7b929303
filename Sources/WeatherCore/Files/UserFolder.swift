/// Where a program keeps its files, by the XDG Base Directory Specification (0.8).
package enum UserFolder {
  /// What the person decided.
  case configuration
  /// What can be had again.
  case cache

  /// The program's folder: under the folder that the environment names, else under the one at home;
  /// nil where neither is an absolute path.
  package func path(of program: String, environment: [String: String]) -> String? {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let (variable, usual) =
      switch self {
      case .configuration: ("XDG_CONFIG_HOME", ".config")
      case .cache: ("XDG_CACHE_HOME", ".cache")
      }
    let base = absolute(variable) ?? absolute("HOME").map { "\($0)/\(usual)" }
    return base.map { "\($0)/\(program)" }
  }
}

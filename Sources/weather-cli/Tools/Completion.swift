/// Scripts by which shells complete the words of a command line.
enum Completion {
  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let options = Option.allCases.map(\.rawValue).joined(separator: " ")
  private static let commands = Tool.allWords.joined(separator: " ")

  private static var bash: String {
    let values = Option.allCases.filter { !$0.suggestions.isEmpty }.map { option in
      """
          \(option.rawValue)) COMPREPLY=($(compgen -W '\(words(option.suggestions))' -- "$word")); return ;;

      """
    }.joined()
    let tools = Tool.allCases.filter { !$0.words.isEmpty }.map { tool in
      """
          \(tool.rawValue)) COMPREPLY=($(compgen -W '\(words(tool.words))' -- "$word")); return ;;

      """
    }.joined()
    return """
      # weather-cli: completion for bash. Use it with: source <(weather-cli completion bash)
      _weather_cli() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        case $before in
      \(values)\(tools)  esac
        if [[ $word == -* ]]; then
          COMPREPLY=($(compgen -W '\(options)' -- "$word"))
        elif [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W '\(commands)' -- "$word"))
        fi
      }
      complete -F _weather_cli weather-cli

      """
  }

  private static var zsh: String {
    let options = Option.allCases.map { option in
      let value =
        switch option.value {
        case .none: ""
        case .choice(let words): ":value:(\(self.words(words)))"
        case .text(let name):
          option.suggestions.isEmpty
            ? ":\(name.lowercased()):" : ":value:(\(words(option.suggestions)))"
        }
      return "    '\(option.rawValue)[\(quoted(option.summary))]\(value)' \\\n"
    }.joined()
    let commands =
      (Command.allCases.filter { $0 != .glance }.map { ($0.rawValue, $0.summary) }
      + Tool.allCases.map { ($0.rawValue, $0.summary) })
      .map { "    '\($0):\(quoted($1))'\n" }.joined()
    let tools = Tool.allCases.filter { !$0.words.isEmpty }.map { tool in
      "    \(tool.rawValue)) _values word \(words(tool.words)) ;;\n"
    }.joined()
    return """
      #compdef weather-cli
      # weather-cli: completion for zsh. Write it to a file _weather-cli in a folder of $fpath.
      _weather_cli_words() {
        local -a commands
        commands=(
      \(commands)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        case ${words[2]} in
      \(tools)  esac
      }
      _weather_cli() {
        _arguments -s \\
      \(options)    '*::word:_weather_cli_words'
      }
      if [[ $funcstack[1] == _weather-cli ]]; then
        _weather_cli "$@"
      elif (( $+functions[compdef] )); then
        compdef _weather_cli weather-cli
      fi

      """
  }

  private static var fish: String {
    let commands =
      (Command.allCases.filter { $0 != .glance }.map { ($0.rawValue, $0.summary) }
      + Tool.allCases.map { ($0.rawValue, $0.summary) })
      .map { word, summary in
        "complete -c weather-cli -n __fish_use_subcommand -a \(word) -d '\(quoted(summary))'\n"
      }.joined()
    let tools = Tool.allCases.filter { !$0.words.isEmpty }.map { tool in
      "complete -c weather-cli -n '__fish_seen_subcommand_from \(tool.rawValue)'"
        + " -a '\(words(tool.words))'\n"
    }.joined()
    let options = Option.allCases.map { option in
      let takes = option.value == .none ? "" : " -x"
      let values = option.suggestions.isEmpty ? "" : " -a '\(words(option.suggestions))'"
      let name = option.rawValue.dropFirst(2)
      return "complete -c weather-cli -l \(name)\(takes)\(values) -d '\(quoted(option.summary))'\n"
    }.joined()
    return """
      # weather-cli: completion for fish. Write it to ~/.config/fish/completions/weather-cli.fish
      complete -c weather-cli -f
      \(commands)\(tools)\(options)
      """
  }

  private static func words(_ words: [String]) -> String { words.joined(separator: " ") }

  /// Text for single quotes, where no script has to read brackets or colons.
  private static func quoted(_ text: String) -> String {
    text.filter { !"'[]:\\".contains($0) }
  }
}

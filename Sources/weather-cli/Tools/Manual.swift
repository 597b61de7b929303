/// The manual page, for `man -l` (man(7)).
enum Manual {
  static var text: String {
    let commands = Help.commands.map { form, summary in
      let words = form.split(separator: " ", maxSplits: 1).map { escaped(String($0)) }
      return item("\\fB\(words[0])\\fR" + words.dropFirst().map { " " + $0 }.joined(), summary)
    }.joined()
    let options = Option.allCases.map { option in
      let value =
        switch option.value {
        case .none: ""
        case .choice(let words): " " + words.joined(separator: "|")
        case .text(let name): " " + name
        }
      return item("\\fB\(escaped(option.rawValue))\\fR\(escaped(value))", option.summary)
    }.joined()
    let statuses = Help.statuses.map { item("\\fB\($0)\\fR", $1) }.joined()
    let names = ConfigurationName.allCases.map { name in
      item("\\fB\(name.rawValue)\\fR", "\(name.summary), as in: \(name.example)")
    }.joined()
    let variables = Help.variables.map { item("\\fB\($0)\\fR", $1) }.joined()
    return """
      .TH WEATHER-CLI 1 "" "\(escaped(Help.version))" "User Commands"
      .ad l
      .SH NAME
      weather-cli \\- the weather in your terminal
      .SH SYNOPSIS
      .B weather-cli
      .RI [ COMMAND ]
      .RI [ PLACE ]
      .RI [ OPTION ]...
      .SH DESCRIPTION
      Shows the weather of a place: today at a glance without a command.
      With a key of OpenWeatherMap it is from there, without one from Open\\-Meteo.
      .PP
      \(escaped(Help.places))
      .SH COMMANDS
      \(commands).SH OPTIONS
      \(options).SH FORMAT
      \(escaped(Help.format))
      The fields are: \(escaped(Field.allCases.map(\.rawValue).joined(separator: ", "))).
      .SH CONFIGURATION
      Lines of the form name = value in $XDG_CONFIG_HOME/weather\\-cli/config, else in
      ~/.config/weather\\-cli/config. A pair of quotes around a value is taken off.
      A file with a key must be readable by you alone.
      \(names).SH ENVIRONMENT
      \(variables).SH EXIT STATUS
      \(statuses).SH EXAMPLES
      .nf
      weather\\-cli Lisbon
      weather\\-cli daily \\-22.5,\\-43.2 \\-\\-units metric
      weather\\-cli current "Springfield, MO" \\-\\-json
      .fi

      """
  }

  private static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func item(_ term: String, _ text: String) -> String {
    ".TP\n\(term)\n\(escaped(text))\n"
  }

  /// Text in which nothing is a command of roff, every dash is one, and all is ASCII.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .unicodeScalars.map { scalar in
        scalar.isASCII ? String(scalar) : "\\[u" + hexadecimal(scalar.value) + "]"
      }.joined()
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}

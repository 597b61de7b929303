import WeatherCore

/// A picture of the weather: five lines, thirteen cells wide.
enum Art {
  static let width = 13
  static let height = 5

  /// The picture for an icon, in the colours of what it shows.
  static func lines(_ icon: WeatherIcon) -> [Line] {
    drawing(icon).map { line in
      Line(line.text, line.style).fitted(to: width)
    }
  }

  private typealias Stroke = (text: String, style: Style)

  private static func drawing(_ icon: WeatherIcon) -> [Stroke] {
    switch icon {
    case .clear:
      [#"   \  |  /"#, #"     .-."#, #" -- (   ) --"#, #"     '-'"#, #"   /  |  \"#].map {
        ($0, .sun)
      }
    case .clearNight:
      [#"      _.."#, #"    .' /   *"#, #"   (  ("#, #"  * '. '-.."#, #"      '--'"#]
        .map { ($0, .sun) }
    case .fewClouds:
      [(#"   \ | /"#, .sun), (#"  - .-.--."#, .sun)]
        + [#"   .(     )."#, #"  (___.__)__)"#, ""].map { ($0, .plain) }
    case .fewCloudsNight:
      [(#"     _.."#, .sun), (#"   .' /.--."#, .sun)]
        + [#"   .(     )."#, #"  (___.__)__)"#, ""].map { ($0, .plain) }
    case .clouds: [("", .plain)] + cloud + [("", .plain)]
    case .shower: cloud + [#"   ' , ' ,"#, #"  , ' , '"#].map { ($0, .rain) }
    case .rain, .rainNight: cloud + [#"   / / / /"#, #"  / / / /"#].map { ($0, .rain) }
    case .thunderstorm: cloud + [(#"   / /_ / /"#, .sun), (#"  /  / / /"#, .rain)]
    case .snow: cloud + [#"   *  *  *"#, #"  *  *  *"#].map { ($0, .snow) }
    case .mist:
      ["", #" _ - _ - _ -"#, #"  _ - _ - _"#, #" _ - _ - _ -"#, ""].map { ($0, .quiet) }
    case .wind:
      ["", #"  ------."#, #" -------- )"#, #"   -----.'"#, ""].map { ($0, .quiet) }
    case .unknown: Array(repeating: ("", .plain), count: height)
    }
  }

  private static let cloud: [Stroke] = [
    (#"     .--."#, .plain), (#"  .-(    )."#, .plain), (#" (___.__)__)"#, .plain),
  ]
}

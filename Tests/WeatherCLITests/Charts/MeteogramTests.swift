import Foundation
import Testing
import WeatherCore

#if canImport(FoundationXML)
import FoundationXML
#endif

@testable import weather_cli

@Suite("meteogram (C15)")
struct MeteogramTests {
  @Test("a whole document of XML that says what the chart says")
  func document() throws {
    let picture = try #require(
      Meteogram(try .london(), units: .metric, appearance: Appearance())
    )
    let texts = try Self.texts(of: picture.text)
    #expect(texts.contains("London, GB: the next two days"))
    // As in the chart: 282.56 K, 288.76 K; 7.56 mm; 5.63 m/s and 13.78 m/s.
    #expect(texts.contains("Temperature 9° … 16°"))
    #expect(texts.contains("Precipitation 7.6 mm, up to 100 %"))
    #expect(texts.contains("Wind up to 20 km/h, gusts 50 km/h"))
    #expect(texts.contains("Fri") && texts.contains("Sat"))
    #expect(texts.contains { $0.contains("OpenWeather") })
  }

  @Test("a name is text, whatever is in it")
  func escapes() throws {
    var report = try Report.london()
    report.place.name = "<script>&\u{1B}[2J\"\u{0}</script>"
    let picture = try #require(Meteogram(report, units: .metric, appearance: Appearance()))
    let texts = try Self.texts(of: picture.text)
    #expect(texts.contains("<script>&[2J\"</script>, GB"))
  }

  @Test("seven bars for the seven steps in which it rains, each as high as its share of the most")
  func bars() throws {
    let picture = try #require(
      Meteogram(try .london(), units: .metric, appearance: Appearance())
    )
    let heights = picture.text.matches(of: /height="([0-9.]+)" fill="#3b82c4"/)
      .compactMap { Double($0.1) }
    // 0.32, 1.08, 4.43, 0.24, 0.11, 0.56 and 0.82 mm of 4.43 mm, which is 100 high.
    #expect(heights == [7.2, 24.4, 100, 5.4, 2.5, 12.6, 18.5])
  }

  @Test("without hours there is no picture")
  func empty() throws {
    var report = try Report.london()
    report.hourly = .failure(.offline)
    #expect(Meteogram(report, units: .metric, appearance: Appearance()) == nil)
  }

  /// The texts of a document; fails where it is not well formed.
  private static func texts(of document: String) throws -> [String] {
    let reader = Reader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(document)")
    return reader.texts
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var texts: [String] = []
    private var text = ""

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      if name == "text" || name == "title" { texts.append(text) }
    }
  }
}

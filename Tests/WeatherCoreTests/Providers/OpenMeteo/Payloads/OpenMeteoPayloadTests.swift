import Foundation
import TestSupport
import Testing

@Suite("payloads of Open-Meteo")
struct OpenMeteoPayloadTests {
  @Test("each file decodes to the values it holds, or to its failure", arguments: Payload.openMeteo)
  func decodes(payload: Payload) throws {
    try payload.check(Fixture.data("openmeteo/\(payload.file)"))
  }

  @Test("every file of the folder is in the table, once")
  func complete() throws {
    #expect(try Fixture.files(in: "openmeteo") == Payload.openMeteo.map(\.file).sorted())
    #expect(Payload.openMeteo.count == 13)
  }
}

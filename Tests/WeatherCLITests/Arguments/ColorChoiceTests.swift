import Testing

@testable import weather_cli

@Suite("ColorChoice")
struct ColorChoiceTests {
  @Test(
    "auto asks NO_COLOR, CLICOLOR_FORCE, the terminal and TERM",
    arguments: [
      ([:], true, false), ([:], false, false), (["TERM": ""], true, false),
      (["NO_COLOR": "1", "TERM": "xterm"], true, false),
      (["NO_COLOR": "", "TERM": "xterm"], true, true),
      (["CLICOLOR_FORCE": "1"], false, true), (["CLICOLOR_FORCE": "0"], false, false),
      (["CLICOLOR_FORCE": ""], false, false),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (["TERM": "dumb"], true, false), (["TERM": "xterm"], true, true),
    ] as [([String: String], Bool, Bool)]
  )
  func auto(environment: [String: String], isTerminal: Bool, isOn: Bool) {
    #expect(ColorChoice.auto.isOn(in: environment, isTerminal: isTerminal) == isOn)
  }

  @Test("always and never win over everything")
  func explicit() {
    #expect(ColorChoice.always.isOn(in: ["NO_COLOR": "1", "TERM": "dumb"], isTerminal: false))
    #expect(!ColorChoice.never.isOn(in: ["CLICOLOR_FORCE": "1"], isTerminal: true))
  }
}

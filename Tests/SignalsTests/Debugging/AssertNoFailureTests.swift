import Signals
import Testing

@Suite("assertNoFailure")
struct AssertNoFailureTests {
  @Test("plays the diagram in its documentation")
  func documentation() throws {
    try expectDocumentedMarbles(
      in: "AssertNoFailure",
      { $0[0].assertNoFailure("it is drawn so").promoteError() }
    )
  }

  @Test("a failure stops the program")
  func stops() async {
    await #expect(processExitsWith: .failure) {
      Signal<Int, MarbleFailure>.fail(MarbleFailure()).assertNoFailure()
        .subscribe(next: { _ in })
    }
  }
}

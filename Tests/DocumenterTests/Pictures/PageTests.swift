import Testing

@testable import Documenter

@Suite("pages with diagrams")
struct PageTests {
  private let plain = """
    # Undo

    ```marble undo
    edits : a-b
    shown : a-b
    ```

    Words.

    ```swift
    let a = 1
    ```

    """

  private let illustrated = """
    # Undo

    ```marble undo
    edits : a-b
    shown : a-b
    ```

    ![edits: a at 0, b at 2. shown: a at 0, b at 2.](../Pictures/Recipes-Undo-1.svg)

    Words.

    ```swift
    let a = 1
    ```

    """

  @Test("a picture follows each diagram")
  func follows() throws {
    let page = try Page(path: "Docs/Recipes/Undo.md", text: plain)
    #expect(page.text == illustrated)
    #expect(page.diagrams.map(\.title) == ["Undo, undo"])
  }

  @Test("a page that has its pictures stays as it is")
  func stays() throws {
    #expect(try Page(path: "Docs/Recipes/Undo.md", text: illustrated).text == illustrated)
  }

  @Test("a picture whose diagram changed is replaced")
  func replaced() throws {
    let other = illustrated.replacing("![edits: a at 0", with: "![edits: z at 0")
    #expect(try Page(path: "Docs/Recipes/Undo.md", text: other).text == illustrated)
  }
}

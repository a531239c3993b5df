import Testing

@testable import AutoScaleLayoutCode

/// The last stage: declarations as the lines of a file.
@Suite struct DeclarationTests {
  @Test func `a file has its imports in order, and a blank line between declarations`() {
    let file = SourceFile(
      name: "A", imports: ["UIKit", "SnapKit"],
      declarations: [
        .type("final class A: UIView", [[.property("let x = 1")]]), .type("class B", []),
      ])
    #expect(
      file.text == """
        import SnapKit
        import UIKit

        final class A: UIView {
          let x = 1
        }

        class B {}

        """)
  }

  @Test func `a comment has its first sentence as a summary, then the parts without code`() {
    var function = Declaration.function("func a()", ["One.", "Two."], ["b()"])
    function.notes = ["Line 3: the menu of a has no code."]
    function.attributes = ["@MainActor"]
    #expect(
      function.lines(indent: "  ") == [
        "  /// One.", "  ///", "  /// Two.", "  ///", "  /// - Line 3: the menu of a has no code.",
        "  @MainActor", "  func a() {", "    b()", "  }",
      ])
  }

  @Test func `parameters that do not fit have lines of their own`() {
    let parameters = (1...4).map { "aRatherLongParameter\($0): UIViewController" }
    let function = Declaration.function("func a(\(parameters.joined(separator: ", ")))", [], [])
    #expect(
      function.lines(indent: "")
        == ["func a("] + parameters.dropLast().map { "  \($0)," } + [
          "  \(parameters[3])", ") {", "}",
        ])
  }

  @Test(arguments: [
    (#"a "b""#, #"a "b""#), (#"a """""#, #"a ""\"""#), ("a\r\tb", #"a\r\tb"#),
  ])
  func `a literal of several lines escapes only what would end it`(text: String, line: String) {
    #expect(text.escaped(inLines: true) == line)
  }

  @Test func `a long text goes on after a backslash`() {
    let word = String(repeating: "a", count: 60)
    let literal = Expression.literal("\(word) \(word)\nb")
    #expect(
      literal.lines(after: "x = ", indent: "") == [
        "x = \"\"\"", "  \(word) \\", "  \(word)", "  b", "  \"\"\"",
      ])
  }

  @Test func `a function of too many lines is split by subtrees`() {
    let views = [
      FunctionSplitter.View(parent: nil, title: "Root"),
      .init(parent: 0, title: "Head"),
      .init(parent: 1, title: "Name"),
      .init(parent: 0, title: "Body"),
      .init(parent: 3, title: "Text"),
    ]
    let entries = views.indices.map { (view: $0, lines: 15) }
    let pieces = FunctionSplitter.pieces(of: entries, about: views)
    #expect(pieces.map(\.suffix) == ["", "OfHead", "OfBody"])
    #expect(pieces.map(\.entries) == [[0], [1, 2], [3, 4]])
    #expect(
      FunctionSplitter.pieces(of: Array(entries.prefix(3)), about: views).map(\.suffix) == [""])
  }
}

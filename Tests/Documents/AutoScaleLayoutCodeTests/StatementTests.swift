import Testing

@testable import AutoScaleLayoutCode

@Suite struct StatementTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let statement: Statement
    let lines: [String]
  }

  static let long = String(repeating: "a", count: 60)
  static let half = long.prefix(25).description

  static let rows = [
    Row(
      testDescription: "a call that fits",
      statement: .call("a.b", ["_": "c", "d": "1"]), lines: ["  a.b(c, d: 1)"]),
    Row(
      testDescription: "arguments that fit a line",
      statement: .call("call", ["_": .text(long), "second": .text(half)]),
      lines: ["  call(", "    \(long), second: \(half))"]),
    Row(
      testDescription: "arguments that need a line each",
      statement: .call("call", ["_": .text(long), "second": .text(long)]),
      lines: ["  call(", "    \(long),", "    second: \(long))"]),
    Row(
      testDescription: "a value that fits no line",
      statement: .assignment("let name", .text(long + long)),
      lines: ["  let name =", "    \(long + long)"]),
    Row(
      testDescription: "a list", statement: .assignment("let x", .list(["a", "b"])),
      lines: ["  let x = [a, b]"]),
    Row(
      testDescription: "a list with a line for each element",
      statement: .assignment("let x", .column(["a", "b"])),
      lines: ["  let x = [", "    a,", "    b,", "  ]"]),
    Row(
      testDescription: "a chain",
      statement: .chain("$0.\(long)", [".offset(\(long))", ".priority(1)"]),
      lines: ["  $0.\(long)", "    .offset(\(long))", "    .priority(1)"]),
    Row(
      testDescription: "a comment", statement: .comment("\(long) \(long)"),
      lines: ["  // \(long)", "  // \(long)"]),
    Row(
      testDescription: "a loop", statement: .loop("x", in: .list(["a", "b"]), ["x.hide()"]),
      lines: ["  for x in [a, b] {", "    x.hide()", "  }"]),
    Row(
      testDescription: "a choice",
      statement: .blocks([
        .init(head: "if a {", body: ["b()"]), .init(head: "} else {", body: ["c()"]),
      ]),
      lines: ["  if a {", "    b()", "  } else {", "    c()", "  }"]),
    Row(
      testDescription: "a closure after a call",
      statement: .call("a.b", ["_": .closure("c in", ["c.d()", "c.e()"])]),
      lines: ["  a.b { c in", "    c.d()", "    c.e()", "  }"]),
  ]

  @Test(arguments: rows)
  func `a statement is broken where it does not fit`(_ row: Row) {
    #expect(row.statement.lines(indent: "  ") == row.lines)
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a \"b\" \\", #""a \"b\" \\""#), ("two\nlines\t", #""two\nlines\t""#),
    ("\u{1}\u{2028}", #""\u{1}\u{2028}""#), ("Grüße 🙂", #""Grüße 🙂""#),
  ])
  func `a text becomes a literal`(text: String, literal: String) {
    #expect(text.literal == literal)
  }

  @Test(arguments: [
    (1.0, "1"), (-0.5, "-0.5"), (1.0 / 3, "0.333333"), (1e20, "1e+20"), (0, "0"),
  ])
  func `a number has no more digits than it needs`(number: Double, literal: String) {
    #expect(number.literal == literal)
  }
}

import Foundation

/// The test that runs the Swift blocks of a page.
///
/// The blocks follow each other: each sees what those before it declare, and may declare it anew. What
/// stands at the top level only, such as a test or an extension, does so.
struct PageTest {
  /// The page.
  let page: Page

  /// The path of the folder in which it runs.
  let folder: String

  /// The file; nil for a page without Swift.
  var source: String? {
    let blocks = page.blocks.filter { $0.file == nil }
    let code = blocks.filter { $0.language == .swift }
    guard !code.isEmpty else { return nil }
    let top = code.filter(\.isAtTopLevel).flatMap {
      [line(of: $0)] + $0.code + ["#sourceLocation()"]
    }
    let inner = blocks.filter { !$0.isAtTopLevel }.flatMap(statements)
    let ends = Array(repeating: "}", count: code.count { !$0.isAtTopLevel })
    let imports = Set(code.flatMap(\.imports) + Self.imports).sorted()
    let head = ["extension Articles {", "@Test func \(page.identifier)() async throws {"]
    let begin = ["begin(in: #\"\(folder)\"#)"]
    let lines: [[String]] = [
      imports, top, head, begin, inner, ends, ["#sourceLocation()", "}", "}", ""],
    ]
    return lines.flatMap(\.self).joined(separator: "\n")
  }

  private static let imports = [
    "AutoScaleLayout", "AutoScaleSolver", "Foundation", "AutoScaleTesting", "AutoScaleProfiles",
    "Testing",
  ].map { "import \($0)" }

  /// What stands for a block in the test.
  private func statements(for block: Block) -> [String] {
    switch block.language {
    case .swift:
      ["do {", block.isHidden ? "" : "beginOutput()", line(of: block)]
        + block.code.map(checked)
    case .text: [line(of: block), "expectOutput(#\"\"\"", block.text, "\"\"\"#)"]
    case .console, .json: []
    }
  }

  private func line(of block: Block) -> String {
    "#sourceLocation(file: \"\(page.path)\", line: \(block.firstLine))"
  }

  /// A line with a check of the result that its comment states, if it states one.
  private func checked(_ line: String) -> String {
    guard let mark = line.range(of: #"\s+// "#, options: .regularExpression) else { return line }
    let code = line[..<mark.lowerBound].trimmingCharacters(in: .whitespaces)
    let comment = String(line[mark.upperBound...])
    let literal = "#\"\(comment)\"#"
    if code.contains("print(") { return "try expectPrinted(\(literal)) { \(code) }" }
    guard !code.isEmpty, comment.isResult else { return line }
    let words = code.split { " :=".contains($0) }
    return ["let", "var"].contains(words[0])
      ? "\(code); expect(\(words[1]), \(literal))" : "expect(\(code), \(literal))"
  }
}

extension Block {
  fileprivate var imports: [String] { lines.filter { $0.hasPrefix("import ") } }

  /// The lines without imports.
  fileprivate var code: [String] { lines.map { $0.hasPrefix("import ") ? "" : $0 } }

  /// Whether the block is Swift that cannot stand in a function, or hidden Swift that the former uses.
  fileprivate var isAtTopLevel: Bool {
    guard language == .swift else { return false }
    let marks = ["@Test", "@Suite", "extension ", "protocol "]
    return lines.contains { line in marks.contains { line.hasPrefix($0) } }
      || isHidden && lines[0].hasPrefix("struct ")
  }
}

extension String {
  /// Whether a comment is a value, and no words.
  fileprivate var isResult: Bool {
    range(of: #"^([-(\["]|[0-9]|(true|false|nil)\b)"#, options: .regularExpression) != nil
  }
}

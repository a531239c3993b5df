import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleEditing

@Suite struct UnifiedDiffTests {
  private static func text(_ lines: [String]) throws -> DocumentText {
    let markup = "<a>\n" + lines.map { "<\($0)/>\n" }.joined() + "</a>"
    return try DocumentText(data: Data(markup.utf8), path: "a.xib")
  }

  @Test func `a change stands among the lines around it`() throws {
    let text = try Self.text((1...9).map { "e\($0) x=\"0\"" })
    var editor = DocumentEditor(text)
    editor.set("x", to: "1", of: 5)
    #expect(
      try EditedDocument(text, editor.edits).diff == """
        --- ./a.xib
        +++ ./a.xib
        @@ -3,7 +3,7 @@
         <e2 x="0"/>
         <e3 x="0"/>
         <e4 x="0"/>
        -<e5 x="0"/>
        +<e5 x="1"/>
         <e6 x="0"/>
         <e7 x="0"/>
         <e8 x="0"/>

        """)
  }

  @Test func `a last line without line break says so`() throws {
    let text = try Self.text(["b"])
    var editor = DocumentEditor(text)
    editor.rename(0, to: "z")
    #expect(
      try EditedDocument(text, editor.edits).diff == """
        --- ./a.xib
        +++ ./a.xib
        @@ -1,3 +1,3 @@
        -<a>
        +<z>
         <b/>
        -</a>
        \\ No newline at end of file
        +</z>
        \\ No newline at end of file

        """)
  }

  @Test(arguments: [
    ("a.xib", "./a.xib"), ("./a.xib", "./a.xib"), ("../a.xib", "../a.xib"), ("/a.xib", "/a.xib"),
    ("/home/me/app/Views/a.xib", "./Views/a.xib"), ("../app/Views/../a.xib", "./a.xib"),
    ("/home/me/application/a.xib", "/home/me/application/a.xib"), ("-", "-"),
    ("My Screens/Log in.xib", "./My Screens/Log in.xib\t"), ("ä.xib", "./ä.xib"),
    ("\"a\"\u{1}ä .xib", #""./\"a\"\001\303\244 .xib""#),
  ])
  func `a path is written as patch and git read it`(path: String, expected: String) throws {
    let text = try DocumentText(data: Data("<a/>\n".utf8), path: path)
    let edited = try EditedDocument(text, [DocumentEdit(1..<2, "b")])
    let diff = UnifiedDiff(of: edited, in: "/home/me/app").description
    #expect(diff.hasPrefix("--- \(expected)\n+++ \(expected)\n@@ "))
  }

  @Test func `no edit is no diff`() throws {
    let text = try Self.text(["b"])
    #expect(try EditedDocument(text, []).diff == "")
    #expect(try EditedDocument(text, [DocumentEdit(1..<2, "a")]).diff == "")
  }

  /// Applies a unified diff, as `patch` does, and checks the lines that stay.
  private func patched(_ text: String, with diff: String) throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0) + "\n"
    }
    lines[lines.count - 1].removeLast()
    if lines.last == "" { lines.removeLast() }
    var result: [String] = []
    var next = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      if let match = line.firstMatch(of: #/^@@ -(\d+)(?:,(\d+))? /#) {
        let start = try #require(Int(match.output.1)) - (match.output.2 == "0" ? 0 : 1)
        result += lines[next..<start]
        next = start
      } else if line.hasPrefix("\\") {
        if next == lines.count, result.last?.hasSuffix("\n") == true {
          result[result.count - 1].removeLast()
        }
      } else {
        if line.first != "+" {
          #expect(lines[next].hasPrefix(line.dropFirst()))
          next += 1
        }
        if line.first != "-" { result.append(line.dropFirst() + "\n") }
      }
    }
    result += lines[next...]
    return result.joined()
  }

  @Test(arguments: UInt64(1)...200)
  func `a diff applied to the old text gives the new one`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let names = (0..<Int.random(in: 1...40, using: &random)).map { "e\($0) x=\"0\"" }
    let text = try Self.text(names)
    var editor = DocumentEditor(text)
    for element in 1...names.count {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: editor.set("x", to: "2", of: element)
      case 1: editor.remove("x", of: element)
      case 2: editor.remove(element: element)
      case 3: editor.insert("<i/>", asFirstIn: element)
      default: break
      }
    }
    let edited = try EditedDocument(text, editor.edits)
    let old = String(decoding: text.data, as: UTF8.self)
    guard edited.isChanged else { return }
    let new = String(decoding: edited.text.data, as: UTF8.self)
    #expect(try patched(old, with: edited.diff) == new)
  }
}

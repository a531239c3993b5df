import AutoScaleTestSupport
import Testing

@testable import AutoScaleSourceText

@Suite struct LineIndexTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let offset, line, column: Int
    var testDescription: String { "\(text.debugDescription) at \(offset)" }
  }

  @Test(arguments: [
    Row(text: "", offset: 0, line: 1, column: 1),
    Row(text: "ab", offset: 1, line: 1, column: 2),
    Row(text: "ab", offset: 99, line: 1, column: 3),
    Row(text: "ab", offset: -1, line: 1, column: 1),
    Row(text: "a\nb", offset: 1, line: 1, column: 2),
    Row(text: "a\nb", offset: 2, line: 2, column: 1),
    Row(text: "a\r\nb", offset: 3, line: 2, column: 1),
    Row(text: "a\rb", offset: 2, line: 2, column: 1),
    Row(text: "\r\r\n\n", offset: 4, line: 4, column: 1),
    Row(text: "é😀x", offset: 6, line: 1, column: 3),
    Row(text: "\tx", offset: 1, line: 1, column: 2),
    Row(text: "\u{FEFF}ab", offset: 0, line: 1, column: 1),
    Row(text: "\u{FEFF}ab", offset: 4, line: 1, column: 2),
  ])
  func `a position counts lines and characters from 1`(_ row: Row) {
    let position = LineIndex([UInt8](row.text.utf8)).position(of: row.offset)
    #expect(position == SourcePosition(line: row.line, column: row.column))
  }

  @Test(arguments: UInt64(1)...20)
  func `the positions of a long text are those of counting from its beginning`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let signs = ["\n", "\r", "\r\n", "a", "é", "😀", " "]
    let text = (0..<2000).map { _ in signs.randomElement(using: &random) ?? "" }.joined()
    let index = LineIndex([UInt8](text.utf8))
    var (expected, offset) = (SourcePosition.start, 0)
    // A carriage return and a line feed are one Character, and so are a line's end.
    for character in text {
      #expect(index.position(of: offset) == expected)
      offset += character.utf8.count
      if character.isNewline {
        expected = SourcePosition(line: expected.line + 1, column: 1)
      } else {
        expected.column += 1
      }
    }
    #expect(index.position(of: offset) == expected)
  }

  @Test func `the first byte that is no UTF-8 is found`() {
    #expect([UInt8]("aé😀".utf8).firstInvalidUTF8 == nil)
    #expect(([UInt8]("aé".utf8) + [0xC3]).firstInvalidUTF8 == 3)
    #expect(([0x61, 0xFF, 0x61] as [UInt8]).firstInvalidUTF8 == 1)
    #expect(([0x61, 0xE2, 0x82, 0x61] as [UInt8]).firstInvalidUTF8 == 1)
  }
}

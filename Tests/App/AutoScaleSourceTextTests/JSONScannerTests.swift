import Testing

@testable import AutoScaleSourceText

@Suite struct JSONScannerTests {
  /// The tokens of a text and what is wrong with it, up to what stops the scanner.
  private func scan(_ text: String) -> (tokens: [JSONToken], defects: [String]) {
    var scanner = JSONScanner([UInt8](text.utf8))
    var tokens: [JSONToken] = []
    do throws(JSONScanner.Stop) {
      repeat {
        try scanner.advance()
        tokens.append(scanner.token)
      } while scanner.token != .end
    } catch {}  // what stopped the scanner is among the defects
    return (tokens, scanner.defects.map { "\($0.offset): \($0.problem.text)" })
  }

  @Test func `a text is split into tokens`() {
    let (tokens, defects) = scan("\u{FEFF}{\"a\": [-1.5e1, true, null], \"é\": \"\\u00e9\\n\"}")
    #expect(defects == [])
    #expect(
      tokens == [
        .objectStart, .string("a"), .colon, .arrayStart, .number(-15), .comma, .boolean(true),
        .comma, .null, .arrayEnd, .comma, .string("é"), .colon, .string("é\n"), .objectEnd, .end,
      ])
  }

  @Test(arguments: [
    ("01", "0: '01' is not a JSON number"), ("nil", "0: 'nil' is not a JSON value"),
    ("\"a", "0: the string is not closed"), ("// a", "0: JSON has no comments"),
    ("  %", "2: unexpected '%'"), ("1e999", "0: the number 1e999 is too large"),
    ("\"\\x\"", "1: '\\x' is not an escape"),
  ])
  func `what is wrong inside a token is found at its offset`(_ text: String, _ defect: String) {
    #expect(scan(text).defects == [defect])
  }

  @Test func `members and elements are read past missing and needless commas`() throws {
    var scanner = JSONScanner([UInt8](#"{"a": [1 2,], "b" 3,}"#.utf8))
    try scanner.begin(withObject: "an object")
    var read: [String] = []
    var members = scanner.members
    while let (key, _) = try scanner.nextMember(of: &members) {
      read.append(key)
      guard scanner.token == .arrayStart else {
        try scanner.skipValue()
        continue
      }
      var elements = scanner.elements
      while try scanner.nextElement(of: &elements) {
        read.append(scanner.token.name)
        try scanner.skipValue()
      }
    }
    #expect(read == ["a", "a number", "a number", "b"])
    #expect(scanner.token == .end)
    #expect(
      scanner.defects.map { "\($0.offset): \($0.problem.text)" } == [
        "9: ',' is missing", "10: nothing follows the comma", "18: ':' is missing",
        "19: nothing follows the comma",
      ])
  }
}

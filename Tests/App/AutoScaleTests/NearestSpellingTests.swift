import Testing

@testable import AutoScale

@Suite struct NearestSpellingTests {
  @Test(
    arguments: [
      ("widht", "width"), ("WIDTH", "width"), ("heigth", "height"), ("marginleft", "marginLeft"),
      ("xyz", nil), ("", nil), (String(repeating: "width", count: 30), nil),
    ] as [(String, String?)])
  func `the nearest candidate is the one with the fewest letters to change`(
    _ word: String, _ nearest: String?
  ) {
    #expect(nearestSpelling(to: word, in: ["width", "height", "marginLeft"]) == nearest)
  }

  @Test func `a limit on the letters to change holds`() {
    #expect(nearestSpelling(to: "maximumWith", in: ["maximumWidths"], within: 1) == nil)
    #expect(nearestSpelling(to: "maximumWith", in: ["maximumWidths"], within: 2) == "maximumWidths")
  }

  @Test(arguments: [(100, true), (101, false)])
  func `a word of more than 100 characters is like nothing`(length: Int, isFound: Bool) {
    let word = String(repeating: "a", count: length)
    #expect(nearestSpelling(to: word, in: [word]) == (isFound ? word : nil))
  }

  @Test func `trimmed text has no white space at its ends`() {
    #expect(" \t a b\n".trimmed == "a b")
    #expect("  ".dropFirst().trimmed == "")
  }
}

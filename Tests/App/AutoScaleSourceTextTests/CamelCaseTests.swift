import Testing

@testable import AutoScaleSourceText

@Suite struct CamelCaseTests {
  @Test(arguments: [
    ("", []), ("title", ["title"]), ("Title", ["Title"]), ("saveButton", ["save", "Button"]),
    ("URLField", ["URL", "Field"]), ("imageURL", ["image", "URL"]),
    ("imageURLField", ["image", "URL", "Field"]), ("leftXInset", ["left", "X", "Inset"]),
    ("row2Title", ["row2", "Title"]), ("ABC1", ["ABC1"]), ("A_B", ["A_", "B"]),
    ("élanÉtat", ["élan", "État"]),
  ])
  func `Capitals begin words`(name: String, words: [String]) {
    #expect(name.camelCaseWords.map(String.init) == words)
  }

  @Test(arguments: [
    ("", ""), ("Title", "title"), ("URLField", "urlField"), ("ID", "id"), ("ABC1", "abc1"),
    ("A_B", "a_B"), ("iPhone", "iPhone"), ("_Own", "_Own"),
  ])
  func `The first word gets small`(name: String, small: String) {
    #expect(name.startingSmall == small)
  }

  @Test func `The words are the whole name`() {
    let letters = Array("abcXYZ09_ é")
    for seed in 0..<500 {
      let name = String((0..<(seed % 12)).map { letters[(seed * 7 + $0 * $0 * 5) % letters.count] })
      #expect(name.camelCaseWords.joined() == name)
      #expect(!name.camelCaseWords.contains { $0.isEmpty })
    }
  }
}

import Testing

@testable import AutoScaleLayoutCode

@Suite struct NameTests {
  @Test(arguments: [
    ("Forgot Password", "forgotPassword"), ("LOG IN", "logIn"), ("URLField", "urlField"),
    ("1 of 2", "of2"), ("Sign in to go on where you left off.", "signInToGo"), ("title", "title"),
    ("Größe", "grosse"), ("Élan", "elan"), ("E-Mail", "eMail"), ("TOTAL", "total"),
  ])
  func `the first words of a text make a name`(text: String, name: String) {
    #expect(text.camelCased() == name)
  }

  @Test(arguments: ["", "123", "🙂", "…", " - "])
  func `a text without letters makes no name`(text: String) {
    #expect(text.camelCased() == nil)
  }

  @Test func `a taken name gets an ordinal`() {
    var names = NameMaker()
    #expect(
      (1...4).map { _ in names.name(["label", "cardLabel"]) } == [
        "label", "cardLabel", "secondLabel", "thirdLabel",
      ])
    #expect(names.name(["Cell"]) == "Cell")
    #expect(names.name(["Cell"]) == "SecondCell")
  }

  @Test func `no two of a thousand names are the same`() {
    var names = NameMaker()
    let made = (1...1000).map { _ in names.name(["label"]) }
    #expect(Set(made).count == 1000)
    #expect(made[18] == "nineteenthLabel")
    #expect(made[21] == "label22")
  }
}

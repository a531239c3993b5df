import Testing

@testable import AutoScaleSourceText

@Suite struct LanguageTagTests {
  @Test(arguments: [
    "", "e", "engl", "12", "en-", "en--US", "en-toolongsubtag", "en-u-toolongsubtag", "en US",
    "-en",
  ])
  func `what is no tag is refused`(_ text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(arguments: [
    ("de", ["de"]), ("DE_at", ["de-AT", "de_AT", "de"]),
    ("zh-hans-cn", ["zh-Hans-CN", "zh_Hans_CN", "zh-Hans", "zh_Hans", "zh"]),
    ("es-419", ["es-419", "es_419", "es"]), ("ca-valencia", ["ca-valencia", "ca_valencia", "ca"]),
    ("en-US-u-hc-h12", ["en-US", "en_US", "en"]),
  ])
  func `files are named by the language and by wider ones`(_ text: String, _ names: [String]) {
    #expect(LanguageTag(text)?.fileNames == names)
  }

  @Test(
    arguments: [
      ("en", "en"), ("zh_CN", "zh_CN"), ("de-AT", "de-AT"), ("English", "en"), ("german", "de"),
      ("Chinese", "zh"), ("China", "zh-Hans-CN"), ("CN", "zh-Hans-CN"), ("Germany", "de-Latn-DE"),
      ("United States", "en-Latn-US"), ("Brazil", "pt-Latn-BR"), ("JP", "ja-Jpan-JP"),
      ("Korea", "ko-Kore-KR"), ("KR", "ko-Kore-KR"), ("kr", "kr"), ("EN", "en"),
      ("Canada", "en-Latn-CA"), ("Canada(French)", "fr-CA"), ("Canada (French)", "fr-CA"),
      ("Taiwan", "zh-Hant-TW"), ("United Kingdom", "en-Latn-GB"), ("Korea (Klingonic)", nil),
      ("Atlantis", nil), ("", nil), ("UK", "en-Latn-GB"), ("uk", "uk"), ("USA", "en-Latn-US"),
      ("usa", "en-Latn-US"), ("South Korea", "ko-Kore-KR"),
    ] as [(String, String?)])
  func `a development region is a language, or a country with its language`(
    _ text: String, _ language: String?
  ) {
    #expect(LanguageTag(developmentRegion: text) == language.flatMap { LanguageTag($0) })
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hant", true), ("zh-CN", "zh-Hans", true), ("zh-CN", "zh-Hant", false),
    ("sr", "sr-Latn", false), ("de-AT", "de", true),
  ])
  func `a region writes in its customary script`(_ first: String, _ second: String, _ same: Bool)
    throws
  {
    let tags = try [first, second].map { try #require(LanguageTag($0)) }
    #expect(tags[0].hasSameScript(as: tags[1]) == same)
  }
}

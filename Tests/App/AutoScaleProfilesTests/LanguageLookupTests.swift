import AutoScale
import Testing

@testable import AutoScaleProfiles

@Suite struct LanguageLookupTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let entries: [String]
    let preferred: [String]
    let lookup: LanguageLookup
    let winner: String?
    var testDescription: String {
      "\(lookup): \(preferred) among \(entries) gives \(winner ?? "nothing")"
    }

    init(
      _ entries: String, for preferred: String, _ lookup: LanguageLookup = .languageFirst,
      gives winner: String?
    ) {
      self.entries = entries.split(separator: " ").map(String.init)
      self.preferred = preferred.split(separator: " ").map(String.init)
      self.lookup = lookup
      self.winner = winner
    }
  }

  static let rows = [
    // The order of the format: base wins over everything.
    Row("_BM_BASE _BM_EN_US -", for: "en-US", .baseFirst, gives: "_BM_BASE"),
    Row("_BM_EN_US _BM_ZH_HANS_US", for: "zh-Hans-US en-US", .baseFirst, gives: "_BM_ZH_HANS_US"),
    Row("- _BM_EN_US _BM_DE", for: "fr de", .baseFirst, gives: "_BM_DE"),
    Row("- _BM_EN_US", for: "fr", .baseFirst, gives: "_BM_EN_US"),
    Row("- _BM_DE", for: "fr", .baseFirst, gives: "-"),
    Row("- _BM_base _BM_fr", for: "fr", .baseFirst, gives: "_BM_base"),
    Row("_BM_DE _BM_IT", for: "fr", .baseFirst, gives: nil),
    // The order that people expect.
    Row("_BM_BASE _BM_EN_US -", for: "en-US", gives: "_BM_EN_US"),
    Row("- _BM_BASE _BM_EN_US", for: "fr", gives: "_BM_EN_US"),
    Row("- _BM_BASE _BM_DE", for: "fr", gives: "_BM_BASE"),
    Row("- _BM_DE", for: "fr", gives: "-"),
    Row("_BM_DE _BM_FR", for: "fr de", gives: "_BM_FR"),
    // Exact, then the same script anywhere, then the language alone.
    Row("_BM_ZH_HANS_US", for: "zh-Hans-CN", gives: "_BM_ZH_HANS_US"),
    Row("_BM_ZH_HANS_US", for: "zh-CN", gives: "_BM_ZH_HANS_US"),
    Row("_BM_ZH _BM_ZH_HANS_US _BM_ZH_HANS_CN", for: "zh-Hans-CN", gives: "_BM_ZH_HANS_CN"),
    Row("_BM_ZH_HANS_US _BM_ZH_HANT_TW", for: "zh-Hant-HK", gives: "_BM_ZH_HANT_TW"),
    Row("_BM_ZH_HANS_US -", for: "zh-Hant-TW", gives: "-"),
    // The region, then the likely one, in any order of the file.
    Row("_BM_ZH_TW _BM_ZH_HK", for: "zh-Hant-HK", gives: "_BM_ZH_HK"),
    Row("_BM_ZH_HK _BM_ZH_TW", for: "zh-Hant-HK", gives: "_BM_ZH_HK"),
    Row("_BM_ZH_HK _BM_ZH_TW", for: "zh-Hant-MO", gives: "_BM_ZH_TW"),
    Row("_BM_ZH_TW _BM_ZH_HK", for: "zh-Hant-MO", gives: "_BM_ZH_TW"),
    Row("_BM_PT_AO _BM_PT_BR", for: "pt-PT", gives: "_BM_PT_BR"),
    Row("_BM_EN_GB _BM_EN_AU", for: "en-NZ", gives: "_BM_EN_AU"),
    Row("_BM_ZH_CN _BM_ZH_HK", for: "zh-Hant-HK", gives: "_BM_ZH_HK"),
    Row("_BM_ZH_TW _BM_ZH", for: "zh-Hans-CN", gives: "_BM_ZH"),
    Row("_BM_ZH _BM_ZH_HANS_US", for: "zh-Hant-TW", gives: "_BM_ZH"),
    Row("_BM_PT_BR _BM_PT", for: "pt-PT", gives: "_BM_PT"),
    Row("_BM_PT_BR _BM_PT_AO", for: "pt-PT", gives: "_BM_PT_BR"),
    Row("_BM_EN_US", for: "en", gives: "_BM_EN_US"),
    Row("_BM_SR_LATN -", for: "sr-RS", gives: "-"),
    Row("_BM_SR_LATN -", for: "sr-Latn-RS", gives: "_BM_SR_LATN"),
    // Subtags are compared whole.
    Row("_BM_FI -", for: "fil-PH", gives: "-"),
    Row("_BM_FIL -", for: "fi-FI", gives: "-"),
    Row("_BM_FIL _BM_FI", for: "fi-FI", gives: "_BM_FI"),
    Row("_BM_ES_419 _BM_ES_ES", for: "es-419", gives: "_BM_ES_419"),
    Row("_BM_en_us -", for: "EN_us", gives: "_BM_en_us"),
    Row("_BM_DE_1996 _BM_DE", for: "de", gives: "_BM_DE"),
    Row("_BM_DE -", for: "de-u-co-phonebk", gives: "_BM_DE"),
    Row("_BM_DE -", for: "not_a_language de", gives: "_BM_DE"),
  ]

  @Test(arguments: rows)
  func `one entry wins`(_ row: Row) async throws {
    let entries = row.entries.enumerated().map { index, mark in
      #"{"title\#(mark == "-" ? "" : mark)": {"remarkParameterOne": \#(index)}}"#
    }
    let store = try await ProfileStore.loaded(
      ["iPhone6": #"{"g": [\#(entries.joined(separator: ","))]}"#], lookup: row.lookup)
    var context = try ScreenContext(width: 375, height: 667)
    context.preferredLanguages = row.preferred
    guard let winner = row.winner else {
      #expect(throws: ProfileLookupError.self) {
        try store.values(for: "title", in: "View", on: context)
      }
      return
    }
    let match = try store.match(for: "title", in: "View", on: context)
    #expect(match.entry == "title" + (winner == "-" ? "" : winner))
    #expect(
      match.values.remarkParameterOne?.number == row.entries.firstIndex(of: winner).map(Double.init)
    )
  }

  @Test func `the match says which step it was`() async throws {
    let store = try await ProfileStore.loaded(
      ["iPhone6": #"{"g": [{"a_BM_DE": {}}, {"a_BM_EN": {}}, {"b_BM_BASE": {}}, {"c": {}}]}"#],
      lookup: .languageFirst)
    var context = try ScreenContext(width: 375, height: 667)
    func reason(_ id: String) throws -> LanguageReason {
      try store.match(for: id, in: "View", on: context).languageReason
    }
    context.preferredLanguages = ["fr", "de-AT"]
    #expect(try reason("a") == .preferred("de-AT"))
    context.preferredLanguages = []
    #expect(try reason("a") == .developmentRegion("en"))
    #expect(try reason("b") == .base)
    #expect(try reason("c") == .unmarked)
  }

  @Test func `entries are never merged`() async throws {
    let store = try await ProfileStore.loaded([
      "iPhone6": #"{"g": [{"a_BM_BASE": {"width": 1}}, {"a_BM_EN": {"height": 2}}]}"#
    ])
    var context = try ScreenContext(width: 375, height: 667)
    context.preferredLanguages = ["en"]
    let values = try store.values(for: "a", in: "View", on: context)
    #expect(values == ["width": 1])
  }
}

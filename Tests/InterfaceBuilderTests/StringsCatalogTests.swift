import Foundation
import InterfaceBuilder
import Testing
import ViewTree

@Suite struct StringsCatalogTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a.text" : {
          "comment" : "Class = \\"UILabel\\"; text = \\"Hello\\";",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } },
            "de-AT" : { "stringUnit" : { "state" : "translated", "value" : "Servus" } },
            "fr" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        },
        "b.text" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "device" : {
                  "ipad" : { "stringUnit" : { "state" : "translated", "value" : "groß" } },
                  "other" : {
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "eins" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "viele" } }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "c.text" : { "extractionState" : "stale" }
      },
      "version" : "1.0"
    }
    """

  private func strings(_ language: String) throws -> InterfaceStrings {
    try InterfaceStrings(
      catalog: Data(Self.catalog.utf8), language: language, path: "X.xcstrings")
  }

  @Test(
    arguments: [
      ("de", ["Hallo", "viele"]), ("de-AT", ["Servus", "viele"]), ("de-CH", ["Hallo", "viele"]),
      ("fr", [nil, nil]), ("en", [nil, nil]), ("../de", [nil, nil]),
    ] as [(String, [String?])])
  func `a text is that of the nearest language that has it`(
    language: String, texts: [String?]
  ) throws {
    let strings = try strings(language)
    #expect([strings["a.text"], strings["b.text"]] == texts)
    #expect(strings["c.text"] == nil)
    #expect(strings.warnings == [])
  }

  @Test func `a key of which the document has no object is reported at its line`() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><label id="a" text="Hello"/></objects></document>
      """
    let document = try InterfaceDocument(
      data: Data(xib.utf8), path: "X.xib", strings: strings("de"))
    #expect((document.views.first as? LabelNode)?.text == "Hallo")
    #expect(
      document.warnings.map(\.description) == [
        """
        X.xcstrings:12:1: warning: the document has no object 'b' (in 'b.text'); \
        delete the entry, or export the document's texts anew
        """
      ])
  }

  static let defects: [(text: String, place: String, cause: String)] = [
    ("", "", "it is not JSON"), ("{", "", "it is not JSON"),
    ("{\n  \"ä\" : ,\n}", ":2:9", "it is not JSON"),
    ("{\n<<<<<<< HEAD\n}", ":2:1", "it is not JSON"),
    ("[]", "", "another kind of value is expected"),
    (#"{"version": "1.0"}"#, "", "'strings' is missing"),
  ]

  @Test(arguments: defects)
  func `what is no catalog is refused`(text: String, place: String, cause: String) {
    let error = #expect(throws: InterfaceBuilderError.self) {
      try InterfaceStrings(catalog: Data(text.utf8), language: "de", path: "X.xcstrings")
    }
    #expect(
      error?.description == """
        X.xcstrings\(place): error: the string catalog is malformed: \(cause); \
        repair it, or restore the file from version control
        """)
  }

  @Test func `a malformed text is left out with its line, and the others are read`() throws {
    let catalog = """
      { "strings" : {
        "a.text" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : 1 } },
          "fr" : { "stringUnit" : { "state" : "translated" } },
          "it" : { "stringUnit" : { "state" : "translated", "value" : "Ciao" } } } },
        "b.text" : { "localizations" : [] },
        "c.text" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } } } }
      } }
      """
    let strings = try ["de", "it"].map {
      try InterfaceStrings(catalog: Data(catalog.utf8), language: $0, path: "X.xcstrings")
    }
    #expect(strings.map { $0["a.text"] } == [nil, "Ciao"])
    #expect(strings.map { $0["c.text"] } == ["Hallo", nil])
    let mend = "it is left out; translate it anew in Xcode's editor of catalogs"
    for strings in strings {
      #expect(
        strings.warnings.map(\.description) == [
          """
          X.xcstrings:2:1: warning: the text is malformed: another kind of value is expected at \
          'localizations/de/stringUnit/value' (in 'a.text'); \(mend)
          """,
          """
          X.xcstrings:2:1: warning: the text is malformed: 'value' is missing at \
          'localizations/fr/stringUnit' (in 'a.text'); \(mend)
          """,
          """
          X.xcstrings:6:1: warning: the text is malformed: another kind of value is expected at \
          'localizations' (in 'b.text'); \(mend)
          """,
        ])
      #expect(strings.warnings.map(\.isDefect) == [true, true, true])
    }
  }

  @Test(arguments: ["Base.lproj/X.xib", "X.xib"], ["mul.lproj/X.xcstrings", "X.xcstrings"])
  func `a catalog is found beside the document and in its folder`(
    document: String, catalog: String
  ) throws {
    let name = "catalog-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    defer { do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) } }
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><label id="a" text="Hello"/><label id="b" text="more"/></objects></document>
      """
    let strings = [
      document: xib, catalog: Self.catalog, "de-AT.lproj/X.strings": "a.text = Grias;",
    ]
    for (path, text) in strings {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let texts = try ["de", "de-AT", "fr", "it"].map { language in
      let url = folder.appending(path: document)
      let found = try InterfaceDocument(contentsOf: url, language: language)
      return (found.views.first as? LabelNode)?.text
    }
    #expect(texts == ["Hallo", "Grias", "Hello", "Hello"])
  }
}

import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

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
        X.xcstrings:12:5: warning: the document has no object 'b' (in 'b.text'); \
        delete the entry, or export the document's texts again
        """
      ])
  }

  static let defects: [(text: String, place: String, cause: String)] = [
    ("", "1:1", "the file is empty"), ("{", "1:2", "the file ends too early"),
    ("{\n  \"ä\" : ,\n}", "2:9", "unexpected ','"),
    ("{\n<<<<<<< HEAD\n}", "2:1", "unexpected '<'"),
    ("{\n \"strings\": {},\n}", "2:15", "nothing follows the comma"),
    ("[]", "1:1", "an object is expected, but this is an array"),
    (#"{"strings": []}"#, "1:13", "an object is expected, but this is an array"),
    (#"{"version": "1.0"}"#, "1:1", "'strings' is missing"),
  ]

  @Test(arguments: defects)
  func `what is no catalog is refused`(text: String, place: String, cause: String) {
    let error = #expect(throws: InterfaceBuilderError.self) {
      try InterfaceStrings(catalog: Data(text.utf8), language: "de", path: "X.xcstrings")
    }
    #expect(
      error?.description == """
        X.xcstrings:\(place): error: the string catalog is malformed: \(cause); \
        repair it, or restore the file from version control
        """)
  }

  @Test func `a malformed text is left out with its place, and the others are read`() throws {
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
    let fix = "it is left out; translate it again in Xcode's catalog editor"
    for strings in strings {
      #expect(
        strings.warnings.map(\.description) == [
          """
          X.xcstrings:3:65: warning: the text is malformed: a string is expected, but this is \
          a number at 'localizations/de/stringUnit/value' (in 'a.text'); \(fix)
          """,
          """
          X.xcstrings:4:29: warning: the text is malformed: 'value' is missing at \
          'localizations/fr/stringUnit' (in 'a.text'); \(fix)
          """,
          """
          X.xcstrings:6:34: warning: the text is malformed: an object is expected, but this is \
          an array at 'localizations' (in 'b.text'); \(fix)
          """,
        ])
      #expect(strings.warnings.map(\.isDefect) == [true, true, true])
    }
  }

  @Test func `a key that stands twice is reported, and the last one is used`() throws {
    func text(_ value: String) -> String {
      #""a.text" : { "localizations" : { "de" : { "stringUnit" : { "value" : "\#(value)" } } } }"#
    }
    let catalog = "{ \"strings\" : {\n\(text("1")),\n\(text("2")) } }"
    let strings = try InterfaceStrings(
      catalog: Data(catalog.utf8), language: "de", path: "X.xcstrings")
    #expect(strings["a.text"] == "2")
    #expect(
      strings.warnings.map(\.description) == [
        """
        X.xcstrings:3:1: warning: the key is already taken in line 2 (in 'a.text'); \
        the last one is used; delete the others
        """
      ])
  }

  @Test func `variations of any depth are passed over`() throws {
    let depth = 50_000
    let start = #"{ "variations" : { "device" : { "other" : "#
    let catalog =
      #"{ "strings" : { "a.text" : { "localizations" : { "de" : "#
      + String(repeating: start, count: depth) + "{}" + String(repeating: " } } }", count: depth)
      + " } } } }"
    let strings = try InterfaceStrings(
      catalog: Data(catalog.utf8), language: "de", path: "X.xcstrings")
    #expect(strings["a.text"] == nil)
    #expect(strings.warnings == [])
  }

  @Test(arguments: ["Base.lproj/X.xib", "X.xib"], ["mul.lproj/X.xcstrings", "X.xcstrings"])
  func `a catalog is found beside the document and in its folder`(
    document: String, catalog: String
  ) throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><label id="a" text="Hello"/><label id="b" text="more"/></objects></document>
      """
    let folder = try TemporaryFolder([
      document: xib, catalog: Self.catalog, "de-AT.lproj/X.strings": "a.text = Grias;",
    ])
    let texts = try ["de", "de-AT", "fr", "it"].map { language in
      let url = folder.url.appending(path: document)
      let found = try InterfaceDocument(contentsOf: url, language: language)
      return (found.views.first as? LabelNode)?.text
    }
    #expect(texts == ["Hallo", "Grias", "Hello", "Hello"])
  }
}

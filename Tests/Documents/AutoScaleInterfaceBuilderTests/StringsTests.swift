import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@Suite struct StringsTests {
  private static let xib = """
    <label id="a" text="Hello"/><textField id="b" text="Ann" placeholder="Name"/>
    <button id="c"><state key="normal" title="Log in"/></button>
    <button id="d"><buttonConfiguration key="configuration" title="Plain"/></button>
    <segmentedControl id="e"><segments><segment title="One"/><segment title="Two"/></segments>
    </segmentedControl><textView id="f" text="Long"/>
    <searchBar id="g" text="Find" placeholder="Search"/>
    <viewController id="h" title="Screen"/>
    <tableView id="i"><sections><tableViewSection id="j" headerTitle="Top"/></sections></tableView>
    """

  private func document(_ strings: String) throws -> InterfaceDocument {
    let text = try InterfaceStrings(data: Data(strings.utf8), path: "X.strings")
    let xib = try #require(Self.document.data(using: .utf8))
    return try InterfaceDocument(data: xib, path: "X.xib", strings: text)
  }

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>\(xib)</objects></document>
    """

  /// All that can be in another language, in the order of the file.
  private func texts(of document: InterfaceDocument) -> [String?] {
    document.views.flatMap { node -> [String?] in
      switch node {
      case let node as LabelNode: [node.text]
      case let node as TextFieldNode: [node.text, node.placeholder]
      case let node as ButtonNode: [node.title]
      case let node as SegmentedControlNode: node.titles
      case let node as TextViewNode: [node.text]
      case let node as SearchBarNode: [node.text, node.placeholder]
      case let node as TableNode: document.table(of: node)?.sections.map(\.headerTitle) ?? []
      default: []
      }
    } + document.roots.compactMap(\.title)
  }

  private static let original: [String?] = [
    "Hello", "Ann", "Name", "Log in", "Plain", "One", "Two", "Long", "Find", "Search", "Top",
    "Screen",
  ]

  static let keys = [
    "a.text", "b.text", "b.placeholder", "c.normalTitle", "d.configuration.title",
    "e.segmentTitles[0]", "e.segmentTitles[1]", "f.text", "g.text", "g.placeholder",
    "j.headerTitle", "h.title",
  ]

  @Test(arguments: zip(keys.indices, keys))
  func `one key replaces one text`(index: Int, key: String) throws {
    let document = try document("\"\(key)\" = \"neu\";")
    #expect(document.warnings == [])
    var expected = Self.original
    expected[index] = "neu"
    #expect(texts(of: document) == expected)
  }

  static let values: [(entry: String, value: String)] = [
    (#""a.text" = "Grüße";"#, "Grüße"),
    (#""a.text"="x";"#, "x"),
    (#"a.text = word;"#, "word"),
    (#"'a.text' = 'it "is"';"#, "it \"is\""),
    (#"/* a "b" = "c"; */ "a.text" /* = */ = // line"# + "\n\"x\"\n;", "x"),
    (#""a.text" = "a\n\"b\"\t\\\r";"#, "a\n\"b\"\t\\\r"),
    (#""a.text" = "\U00e4\u00DF\103\q";"#, "äßCq"),
    (#""a.text" = "\Ud83d\Ude00";"#, "😀"),
    (#""a.text" = "\Ud83d";"#, "\u{FFFD}"),
    ("\"a.text\" = \"two\nlines\";", "two\nlines"),
    (#""a.text" = "";"#, ""),
    (#""a.text";"#, "a.text"),
  ]

  @Test(arguments: values)
  func `a value is what its characters and escapes say`(entry: String, value: String) throws {
    let document = try document(entry)
    #expect(document.warnings == [])
    #expect(texts(of: document).first == value)
  }

  @Test(
    arguments: ["\u{FEFF}", ""],
    [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func `UTF-8 and UTF-16 are read, with a mark and without`(
    mark: String, encoding: String.Encoding
  ) throws {
    let data = try #require((mark + "\"a.text\" = \"Größe 字\";\n").data(using: encoding))
    let strings = try InterfaceStrings(data: data, path: "X.strings")
    #expect(strings["a.text"] == "Größe 字")
    #expect(strings.warnings == [])
  }

  static let defects: [(text: String, warning: String)] = [
    ("\n  \"a.text\" \"x\";", "2:12: warning: the entry is malformed: '=' is missing"),
    ("\"a.text\" = \"a.text\"\n", "1:20: warning: the entry is malformed: ';' is missing"),
    ("\"a.text\" = ;", "1:12: warning: the entry is malformed: a quotation mark is missing"),
    ("\"a.text\" = ", "1:12: warning: the entry is malformed: the file ends inside it"),
    ("\"a.text\" = \"x;", "1:12: warning: the entry is malformed: a quotation mark is not closed"),
    ("\n/* \"a.text\" = \"x\";", "2:1: warning: the entry is malformed: a comment is not closed"),
  ]

  @Test(arguments: defects)
  func `a malformed entry is reported and left out`(text: String, warning: String) throws {
    let document = try document("\"c.normalTitle\" = \"y\";" + text)
    let column = text.hasPrefix("\n") ? 0 : 22
    let place = warning.split(separator: ":", maxSplits: 2)
    let moved = "X.strings:\(place[0]):\((Int(place[1]) ?? 0) + column):\(place[2])"
    #expect(
      document.warnings.map(\.description) == [
        "\(moved) (in 'strings'); write \"key\" = \"value\"; the line is left out"
      ])
    #expect(texts(of: document).first == "Hello")
    #expect(texts(of: document)[3] == "y")
  }

  @Test func `entries after a malformed one are read`() throws {
    let document = try document(
      """
      "b.text" = "unclosed;
      "a.text" "x";
      "c.normalTitle" = "y"
      "f.text" = "z";
      """)
    #expect(document.warnings.map(\.line) == [2, 3])
    #expect(texts(of: document)[7] == "z")
  }

  @Test func `keys that are unknown or stand twice are reported`() throws {
    let document = try document(
      """
      "gone.text" = "x";
      "a.text" = "1";
      "a.text" = "2";
      "a.accessibilityLabel" = "nothing that is read";
      """)
    #expect(texts(of: document).first == "2")
    #expect(
      document.warnings.map(\.description) == [
        """
        X.strings:1:1: warning: the document has no object 'gone' (in 'gone.text'); \
        delete the entry, or export the document's texts again
        """,
        """
        X.strings:3:1: warning: the key is already taken in line 2 (in 'a.text'); \
        the last one is used; delete the others
        """,
      ])
  }

  @Test(arguments: UInt64(1)...20)
  func `entries of any signs are read in order, or reported at their lines`(seed: UInt64) throws {
    let signs = [
      "\"", "'", "\\", "=", ";", "\n", "/*", "*/", "//", "a.text", "\\U00e", "\\7", " ", "é", "\0",
      "\"a.text\" = \"x\";",
    ]
    var random = SplitMix64(seed: seed)
    let text = (0..<200).map { _ in signs.randomElement(using: &random) ?? "" }.joined()
    let document = try document(text)
    let lines = document.warnings.compactMap(\.line)
    #expect(lines == lines.sorted())
    #expect(
      (lines.last ?? 1) <= text.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(document.warnings.allSatisfy { ($0.column ?? 0) > 0 })
  }

  static let refused: [(data: Data, error: String)] = [
    (
      Data("bplist00".utf8),
      """
      X.strings: error: the file is a property list, not text; convert it with 'plutil', \
      or name the .strings source
      """
    ),
    (
      Data("\"a\" = \"".utf8) + [0xFF],
      "X.strings:1:8: error: a character is not in the file's encoding; save the file as UTF-8"
    ),
  ]

  @Test(arguments: refused)
  func `what is no text is refused`(data: Data, description: String) {
    let error = #expect(throws: InterfaceBuilderError.self) {
      try InterfaceStrings(data: data, path: "X.strings")
    }
    #expect(error?.description == description)
  }
}

/// Strings in folders, as projects have them.
@Suite struct StringsFolderTests {
  /// Makes a folder with a document and strings of two languages, and removes it afterwards.
  private func withProject(_ body: (URL) throws -> Void) throws {
    let folder = try TemporaryFolder([
      "Base.lproj/X.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><label id="a" text="Hello"/></objects></document>
      """,
      "de.lproj/X.strings": "a.text = Hallo;", "pt_BR.lproj/X.strings": "a.text = Oi;",
      "zh-Hans.lproj/X.strings": "a.text = \"你好\";", "fr.lproj/Y.strings": "a.text = Salut;",
      "xx.lproj/X.strings": "bplist00",
    ])
    try withExtendedLifetime(folder) { try body(folder.url) }
  }

  private func text(_ language: String?, of document: URL) throws -> String? {
    let document = try InterfaceDocument(contentsOf: document, language: language)
    #expect(document.warnings.filter(\.isDefect) == [])
    return (document.views.first as? LabelNode)?.text
  }

  @Test(arguments: [
    (nil, "Hello"), ("de", "Hallo"), ("de-AT", "Hallo"), ("pt-BR", "Oi"), ("zh-Hans-HK", "你好"),
    ("fr", "Hello"), ("pt", "Hello"), ("", "Hello"), ("../de", "Hello"), ("a/b", "Hello"),
  ])
  func `the texts are those of the nearest language`(language: String?, text: String) throws {
    try withProject { folder in
      let found = try self.text(language, of: folder.appending(path: "Base.lproj/X.xib"))
      #expect(found == text)
    }
  }

  @Test(arguments: ["fr", "pt", "", "../de"])
  func `where there are no texts in the language a warning says so`(language: String) throws {
    try withProject { folder in
      let document = try InterfaceDocument(
        contentsOf: folder.appending(path: "Base.lproj/X.xib"), language: language)
      let warning = try #require(document.warnings.first)
      #expect(document.warnings.count == 1)
      #expect(!warning.isDefect)
      #expect(
        warning.description == """
          \(document.path):1:1: warning: there are no texts in '\(language)' (in 'document'); \
          those of the document stay; add a .strings file or name another language
          """)
    }
  }

  @Test func `a document in the folder of the language has texts of its own`() throws {
    try withProject { folder in
      let document = folder.appending(path: "fr.lproj/X.xib")
      try FileManager.default.createDirectory(
        at: document.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: folder.appending(path: "Base.lproj/X.xib"), to: document)
      let found = try InterfaceDocument(contentsOf: document, language: "fr-CA")
      #expect(found.warnings == [])
    }
  }

  @Test func `a document beside the folders finds them too`() throws {
    try withProject { folder in
      let document = folder.appending(path: "X.xib")
      try FileManager.default.copyItem(at: folder.appending(path: "Base.lproj/X.xib"), to: document)
      let found = try text("de", of: document)
      #expect(found == "Hallo")
    }
  }

  @Test func `strings that cannot be read are an error with their path`() throws {
    try withProject { folder in
      let error = #expect(throws: InterfaceBuilderError.self) {
        try InterfaceDocument(
          contentsOf: folder.appending(path: "Base.lproj/X.xib"), language: "xx")
      }
      #expect(error?.reason == .propertyList)
      #expect(error?.path.hasSuffix("xx.lproj/X.strings") == true)
    }
  }
}

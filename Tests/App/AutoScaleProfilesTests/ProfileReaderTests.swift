import AutoScale
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleProfiles

@Suite struct ProfileReaderTests {
  static func read(_ text: String) -> (entries: [ProfileEntry], defects: [ProfileDefect]) {
    var marks = LanguageMarkTable()
    let read = ProfileReader.read([UInt8](text.utf8), path: "V_iPhone6.json", marks: &marks)
    return (read.entries, read.defects)
  }

  @Test func `every kind of value is read`() throws {
    let (entries, defects) = Self.read(
      #"""
      {"UILabel": [{"title_BM_ZH_HANS_US": {
          "marginLeft": -1.5, "width": 1e2, "height": 0, "imageName": "a\u00e9\"\\\/\n\ud83d\ude00é",
          "remarkParameterOne": "x", "remarkParameterTwo": 2, "isBold": true, "isOld": false}}],
       "UIView": [{"a_BM_BASE": {}}], "Empty": []}
      """#)
    #expect(defects == [])
    #expect(entries.map(\.id) == ["title", "a"])
    #expect(entries.map(\.key) == ["title_BM_ZH_HANS_US", "a_BM_BASE"])
    #expect(
      entries.first?.values == [
        "marginLeft": -1.5, "width": 100, "height": 0, "imageName": "aé\"\\/\n😀é",
        "remarkParameterOne": "x", "remarkParameterTwo": 2, "isBold": true, "isOld": false,
      ])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let messages: [String]
    var testDescription: String { text }

    init(_ text: String, _ messages: String...) {
      self.text = text
      self.messages = messages
    }

    /// A row whose text stands where the values of the id `a` stand, from column 14.
    static func values(_ text: String, _ messages: String...) -> Row {
      var row = Row(#"{"g": [{"a": {"# + text + "}}]}")
      row = Row(row.text, messages)
      return row
    }

    private init(_ text: String, _ messages: [String]) {
      self.text = text
      self.messages = messages
    }
  }

  static let syntax = [
    Row("", "1:1: error: the file is empty; write at least {}"),
    Row(" \n\t", "1:1: error: the file is empty; write at least {}"),
    Row("{", "1:2: error: the file ends too early; close the open brackets, or restore the file"),
    Row(
      #"{"g": [{"a": {"width": 1"#,
      "1:25: error: the file ends too early; close the open brackets, or restore the file"),
    Row(
      "{} {}", "1:4: error: something follows the outermost object; delete it; a file is one object"
    ),
    Row("<plist/>", "1:1: error: unexpected '<'; repair the JSON here"),
    Row("{\"g\" []}", "1:6: error: ':' is missing (in 'g'); write ':' in front of this"),
    Row("{\"g\": ]}", "1:7: error: unexpected ']'; repair the JSON here"),
    Row("{\"g\": }", "1:7: error: unexpected '}'; repair the JSON here"),
    Row(
      "{1: []}",
      "1:2: error: a key in quotation marks is expected, but this is a number; write a key in quotation marks"
    ),
    Row(
      "{ g: [] }",
      "1:3: error: 'g' is not a JSON value; write true, false, a number, or a string in quotation marks"
    ),
    Row("{\"g\": []\n \"h\": []}", "2:2: error: ',' is missing; write ',' in front of this"),
    Row(
      "// one\n{/* two */}",
      "1:1: error: JSON has no comments; delete it, or write it under a key of its own",
      "2:2: error: JSON has no comments; delete it, or write it under a key of its own"),
    Row(
      "{\"é😀\": [],\r\"g: []}",
      "2:1: error: the string is not closed; close it with a quotation mark, on the same line"),
    Row("{\"g\": [\u{1}]}", "1:8: error: unexpected 'byte 0x1'; repair the JSON here"),
  ]

  static let scalars = [
    Row.values(
      #""width": 1e999"#,
      "1:24: error: the number 1e999 is too large; write one below 1e308"),
    Row.values(
      #""width": 01, "height": .5, "x": +1, "y": 1., "z": --1"#,
      "1:24: error: '01' is not a JSON number; write it as in 0.5, -3 or 1e3",
      "1:38: error: '.5' is not a JSON number; write it as in 0.5, -3 or 1e3",
      "1:47: error: '+1' is not a JSON number; write it as in 0.5, -3 or 1e3",
      "1:56: error: '1.' is not a JSON number; write it as in 0.5, -3 or 1e3",
      "1:65: error: '--1' is not a JSON number; write it as in 0.5, -3 or 1e3"),
    Row.values(
      #""width": NaN, "height": True"#,
      "1:24: error: 'NaN' is not a JSON value; "
        + "write true, false, a number, or a string in quotation marks",
      "1:39: error: 'True' is not a JSON value; "
        + "write true, false, a number, or a string in quotation marks"),
    Row.values(
      #""x": "\q\ud800""#,
      #"1:21: error: '\q' is not an escape; write \\ for a backslash"#,
      #"1:23: error: '\ud800' is not an escape; write \\ for a backslash"#),
  ]

  static let types = [
    Row(
      "[]",
      "1:1: error: an object of groups is expected, but this is an array; "
        + "write an object of groups"),
    Row(
      "{\"g\": {}}",
      "1:7: error: an array of views is expected, but this is an object (in 'g'); "
        + "write an array of views"),
    Row(
      "{\"g\": [1, {}, {\"a\": [], \"b\": {}}]}",
      "1:8: error: an object of one id is expected, but this is a number (in 'g'); "
        + "write an object of one id",
      "1:11: error: the object has no id (in 'g'); delete it",
      "1:15: error: the object has 2 ids (in 'g'); give each id an object of its own",
      "1:21: error: an object of values is expected, but this is an array (in 'a'); "
        + "write an object of values"),
    Row.values(
      #""width": "12", "imageName": 3, "x": null, "marginTop": null, "y": [[1]]"#,
      "1:24: error: a number is expected, but this is a string (in 'width'); write a number",
      "1:43: error: a string is expected, but this is a number (in 'imageName'); write a string",
      "1:51: error: a number, a string, true or false is expected, but this is null (in 'x'); "
        + "write a number, a string, true or false, or delete the key",
      "1:70: error: a number is expected, but this is null (in 'marginTop'); "
        + "write a number, or delete the key",
      "1:81: error: a number, a string, true or false is expected, but this is an array (in 'y'); "
        + "write a number, a string, true or false"),
    Row.values(
      #""width": -1, "fontSize": 0, "height": 0, "marginLeft": -1"#,
      "1:24: error: the size -1 is invalid (in 'width'); write a size or radius from 0, "
        + "or a font size above 0",
      "1:40: error: the size 0 is invalid (in 'fontSize'); write a size or radius from 0, "
        + "or a font size above 0"
    ),
  ]

  static let keys = [
    Row.values(
      #""marginLeftt": 1, "Width": 2, "fontsize": 3, "imageSize": 4, "minWidth": 5"#,
      "1:15: error: unknown key 'marginLeftt' (in 'a'); did you mean 'marginLeft'?",
      "1:33: error: unknown key 'Width' (in 'a'); did you mean 'width'?",
      "1:45: error: unknown key 'fontsize' (in 'a'); did you mean 'fontSize'?"),
    Row.values(
      #""width": 1, "width": 1"#, "1:27: error: 'width' is given twice (in 'a'); delete one of them"
    ),
    Row(
      "{\"g\": [{\"a\": {}},\n{\"a\": {}}, {\"a_BM_EN_us\": {}}],\n\"g\": [{\"a_BM_en-US\": {}}]}",
      "2:2: error: id 'a' is already in line 1; delete one of them",
      "3:1: error: group 'g' is already in line 1; put all into one group",
      "3:8: error: id 'a_BM_en-US' is already in line 2; delete one of them"),
    Row(
      "{\"g\": [{\"a_BM_ENGLISH\": {}}]}",
      "1:9: error: '_BM_ENGLISH' is not a language mark (in 'a_BM_ENGLISH'); "
        + "write _BM_BASE, or a language as in _BM_EN_US"),
  ]

  @Test(arguments: syntax + scalars + types + keys)
  func `every defect is told with its place and its fix`(_ row: Row) {
    let messages = Self.read(row.text).defects.map(\.description)
    #expect(messages == row.messages.map { "V_iPhone6.json:" + $0 })
  }

  @Test func `control characters and foreign encodings are told`() {
    #expect(
      Self.read("{\"g\t\": []}").defects.map(\.description) == [
        "V_iPhone6.json:1:4: error: the string has a control character, 0x09; write it as \\u0009"
      ])
    var marks = LanguageMarkTable()
    for bytes: [UInt8] in [
      [UInt8]("{\"".utf8) + [0xE9] + [UInt8]("\": []}".utf8), [0xFF, 0xFE, 0x7B, 0], [0xFE, 0xFF],
    ] {
      let defects = ProfileReader.read(bytes, path: "x", marks: &marks).defects
      #expect(
        defects.map(\.reason) == [
          .malformed("the text is not UTF-8", fix: "save the file as UTF-8")
        ])
    }
  }

  @Test func `a byte order mark is passed over`() {
    let (entries, defects) = Self.read("\u{FEFF}{\"g\": [{\"a\": {}}], 1}")
    #expect(entries.count == 1)
    #expect(defects.map(\.column) == [20])
  }

  @Test(arguments: [
    ("[", 100_000), ("{\"a\":", 100_000), ("{\"g\": [", 100_000),
    ("{\"g\": [{\"a\": {\"b\": [", 10_000_000),
  ])
  func `megabytes of nesting are one defect and its end`(_ start: String, _ bytes: Int) {
    let unit = start.hasSuffix(":") ? "{\"a\":" : "["
    let text = start + String(repeating: unit, count: bytes / unit.utf8.count)
    let reasons = Self.read(text).defects.map(\.reason)
    #expect(reasons.count == 2)
    let fix = "close the open brackets, or restore the file"
    #expect(reasons.last == .malformed("the file ends too early", fix: fix))
  }

  @Test func `deep nesting that is closed is skipped`() {
    let depth = 100_000
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let (entries, defects) = Self.read(#"{"g": [{"a": {"x": \#(nested), "width": 5}}]}"#)
    #expect(defects.count == 1)
    #expect(entries.first?.values == ["width": 5])
  }

  @Test func `a broken file is told of and never traps`() {
    let refused = (UInt64(1)...300).count { expectNoWorseThanFoundation(seed: $0) }
    #expect((100...290).contains(refused))
  }

  /// Breaks a profile, and expects it to be refused where Foundation refuses it.
  ///
  /// - Returns: Whether the profile is refused.
  private func expectNoWorseThanFoundation(seed: UInt64) -> Bool {
    var random = SplitMix64(seed: seed)
    var bytes = [UInt8](
      #"{"g": [{"a_BM_EN": {"width": 1.5e1, "imageName": "\u00e9\n", "x": true}}, {"b": {}}]}"#.utf8
    )
    let pieces: [UInt8] = [UInt8]("{}[]:,\"\\0eEtn/*_-. \n".utf8) + [0xFF, 0]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = piece
      case 1: bytes.insert(piece, at: index)
      default: bytes.removeSubrange(index...)
      }
      if bytes.isEmpty { bytes = [0x20] }
    }
    var marks = LanguageMarkTable()
    let read = ProfileReader.read(bytes, path: "x", marks: &marks)
    // A comma that nothing follows is taken here.
    guard read.defects.isEmpty && !read.notes.contains(where: { $0.severity == .warning }) else {
      return true
    }
    #expect(throws: Never.self, "\(seed)") { try JSONSerialization.jsonObject(with: Data(bytes)) }
    return false
  }

  /// The sample of the format's own description, with its commas, on one device.
  static let sample = """
    {
      "BMTReportCalendarDayButton": [
        {
          "bmt_reportCalendarDayButtonId_Selected": {
            "marginLeft": 6.0, "marginRight": 0.0, "width": 60.0, "height": 60.0,
          },
        },
        {
          "bmt_reportCalendarDayButtonId_Normal": { "marginLeft": -3.0, "fontSize": 20.0 }
        },
      ],
    }

    """

  @Test func `a comma that nothing follows is a warning with its place, and the file loads`() throws
  {
    var marks = LanguageMarkTable()
    let read = ProfileReader.read([UInt8](Self.sample.utf8), path: "V_iPhone6.json", marks: &marks)
    #expect(read.defects == [])
    let warnings = ["5:77", "6:8", "10:6", "11:4"].map {
      "iPhone6.json:\($0): warning: nothing follows the comma; delete it"
    }
    #expect(read.notes.map(\.description) == warnings.map { "V_" + $0 })
    let store = ProfileStore(files: [
      "BMTReportCalendarDayButton_iPhone6.json": Data(Self.sample.utf8)
    ])
    let told = Guarded<[String]>([])
    try DeveloperNotice.$receiver.withValue({ line in told.withLock { $0.append(line) } }) {
      try store.loadAndWait()
    }
    #expect(told.withLock(\.self) == warnings.map { "BMTReportCalendarDayButton_" + $0 })
    let values = try store.values(
      for: "bmt_reportCalendarDayButtonId_Selected", in: "BMTReportCalendarDayButton",
      on: Screen.nearest(width: 375, height: 667).context())
    #expect(values.width == 60)
    let catalog = ProfileCatalog(files: [
      "A_iPhone6.json": Data("{\"g\": [],}".utf8), "B_iPhone6.json": Data("{\"g\": [],}".utf8),
    ])
    #expect(catalog.notes.map(\.place.path) == ["A_iPhone6.json", "B_iPhone6.json"])
  }
}

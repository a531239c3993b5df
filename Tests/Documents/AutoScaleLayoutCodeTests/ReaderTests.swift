import AutoScaleTestSupport
import Testing

@testable import AutoScaleLayoutCode

/// The first stage: facts, each with the parts of the document that it covers.
@Suite struct ReaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var attributes = ""
    var content = ""
    var settings: [Setting] = []
    var unread: [String] = []
  }

  static let rows = [
    Row(
      testDescription: "a number", attributes: #"alpha="0.5""#,
      settings: [.set("alpha", .number(0.5))]),
    Row(
      testDescription: "a flag with another name", attributes: #"hidden="YES""#,
      settings: [.set("isHidden", .flag(true))]),
    Row(testDescription: "a number", attributes: #"tag="3""#, settings: [.set("tag", .number(3))]),
    Row(testDescription: "values that views have anyway", attributes: #"alpha="1" hidden="NO""#),
    Row(
      testDescription: "a color that UIKit names",
      content: #"<color key="backgroundColor" systemColor="systemRedColor"/>"#,
      settings: [.set("backgroundColor", ".systemRed")]),
    Row(
      testDescription: "a number that is none", attributes: #"alpha="dim""#, unread: ["alpha"]),
    Row(
      testDescription: "an attribute that no reader knows", attributes: #"strange="YES""#,
      unread: ["strange"]),
    Row(
      testDescription: "a child that no reader knows", content: #"<marvel key="wonder"/>"#,
      unread: ["wonder"]),
  ]

  /// The settings without that of the frame, which no constraint gives here.
  private static func settings(of view: ObjectFacts) -> [Setting] {
    view.look.settings.filter { !$0.isPlacement }
  }

  @Test(arguments: rows)
  func `what is read is what is covered`(_ row: Row) throws {
    let document = try StagedDocument(
      view: AuditDocument.view("Box", "view", row.attributes, content: row.content))
    let view = try #require(document.facts.first?.views.last)
    #expect(Self.settings(of: view) == row.settings)
    #expect(document.coverage.unread(under: view.element).map(\.name) == row.unread)
  }

  /// The rows of plain views, with another value than that of a new view.
  static let others: [(key: String, value: String)] = Rules.views["UIView"].compactMap { rule in
    switch rule.standard {
    case "YES": (rule.key, "NO")
    case "NO": (rule.key, "YES")
    case "unspecified": (rule.key, "playback")
    case let number?: (rule.key, "\((Double(number) ?? 0) + 0.5)")
    case nil: nil
    }
  }

  @Test(arguments: others)
  func `a value is a setting if a new view has another one`(key: String, value: String) throws {
    let rule = try #require(Rules.views["UIView"].first { $0.key == key })
    for (text, count) in [(value, 1), (rule.standard ?? "", 0)] {
      let document = try StagedDocument(
        view: AuditDocument.view("Box", "view", "\(key)=\"\(text)\""))
      let view = try #require(document.facts.first?.views.last)
      #expect(Self.settings(of: view).count == count, "\(key)=\(text)")
      #expect(document.coverage.unread(under: view.element) == [], "\(key)=\(text)")
    }
  }

  @Test func `a constraint is read from the inner view to the outer one`() throws {
    var scene = AuditDocument()
    scene.views = [AuditDocument.view("box")]
    scene.constraints = [
      AuditDocument.constraint("gap", "screen", "trailing", "box", constant: 16)
    ]
    let facts = try #require(try StagedDocument(scene).facts.first?.views.first?.constraints.first)
    #expect(facts.plain.first.item.layoutNode?.identifier == "box")
    #expect(facts.plain.second?.item.layoutNode?.identifier == "screen")
    #expect(facts.plain.constant == -16)
    #expect(facts.plain.inset == 16)
  }

  struct RuleRow: Sendable, CustomTestStringConvertible {
    let word, key, property: String
    var standard, absent: String?
    var isLength = false
    var isPositive = false
    var testDescription: String { word }
  }

  static let rules = [
    RuleRow(word: "alpha=1", key: "alpha", property: "alpha", standard: "1"),
    RuleRow(word: "hidden>isHidden=NO", key: "hidden", property: "isHidden", standard: "NO"),
    RuleRow(
      word: "spacing=0pt", key: "spacing", property: "spacing", standard: "0", isLength: true),
    RuleRow(
      word: "rowHeight=+pt", key: "rowHeight", property: "rowHeight", isLength: true,
      isPositive: true),
    RuleRow(word: "on=NO?YES", key: "on", property: "on", standard: "NO", absent: "YES"),
    RuleRow(word: "text:label>title", key: "label", property: "title"),
  ]

  @Test(arguments: rules)
  func `a word states a row`(_ row: RuleRow) {
    let rule = Rule(row.word)
    #expect(rule.key == row.key)
    #expect(rule.property == row.property)
    #expect(rule.standard == row.standard)
    #expect(rule.absent == row.absent)
    #expect(rule.isLength == row.isLength)
    #expect(rule.isPositive == row.isPositive)
  }

  @Test func `a row of a class replaces that of its superclass`() {
    let table = RuleTable("Base: alpha=1 tag=0 Derived: alpha=0")
    #expect(table.rows(of: ["Base", "Derived"]).map(\.standard) == ["0", "0"])
    #expect(table.rows(of: ["Base"]).map(\.standard) == ["1", "0"])
  }
}

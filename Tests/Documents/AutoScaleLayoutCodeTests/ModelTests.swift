import AutoScaleTestSupport
import Testing

@testable import AutoScaleLayoutCode

/// The second stage: classes as values, with names and without the words of a style.
@Suite struct ModelTests {
  @Test func `a class has the views by name, each before its subviews`() throws {
    let label = AuditDocument.view("Title", "label", #"text="Hello""#)
    let model = try #require(
      try StagedDocument(
        view: AuditDocument.view("Box", content: "<subviews>\(label)</subviews>")
      ).models.first)
    #expect(model.typeName == "CardView")
    #expect(model.views.dropFirst().map(\.name) == ["boxView", "titleLabel"])
    #expect(model.nodeIdentifiers == ["screen", "Box", "Title"])
  }

  struct ViewNameRow: Sendable, CustomTestStringConvertible {
    let view: String
    let name: String
    var testDescription: String { name }

    init(_ name: String, _ element: String, _ attributes: String = "", content: String = "") {
      self.name = name
      view = AuditDocument.view("", element, attributes, content: content)
        .replacing(#"userLabel="" "#, with: "")
    }
  }

  static let viewNames = [
    ViewNameRow("valueLabel", "label", #"text="0:00""#),
    ViewNameRow("messageLabel", "label", #"text="Label" numberOfLines="0""#),
    ViewNameRow("textLabel", "label", #"text="Label" numberOfLines="1""#),
    ViewNameRow("titleLabel", "label", #"text="Title""#),
    ViewNameRow("placeholderView", "view"), ViewNameRow("chart", "view", #"customClass="Chart""#),
    ViewNameRow(
      "nameView", "view",
      content: #"<subviews><label text="Name" id="n"/></subviews>"#),
    ViewNameRow("tableView", "tableView"),
  ]

  @Test(arguments: viewNames)
  func `a view without words of its own is named for what it is to others`(_ row: ViewNameRow)
    throws
  {
    let model = try #require(try StagedDocument(view: row.view).models.first)
    #expect(model.views.dropFirst().first?.name == row.name)
  }

  struct NameRow: Sendable, CustomTestStringConvertible {
    let style: CodeStyle
    var reason = ""
    var name: String?
    var isMember = false
    var testDescription: String { "\(style): \(reason)" }
  }

  static let names = [
    NameRow(style: .anchors),
    NameRow(style: .anchors, reason: #"priority="750""#, name: "boxViewTop"),
    NameRow(style: .anchors, reason: #"identifier="gap""#, name: "boxViewTop"),
    NameRow(style: .snapkit, reason: #"priority="750""#),
    NameRow(style: .anchors, reason: "outlet", name: "boxGap", isMember: true),
    NameRow(style: .snapkit, reason: "outlet", name: "boxGap", isMember: true),
    NameRow(style: .autoscale, reason: "outlet"),
  ]

  @Test(arguments: names)
  func `a constraint has a name if something refers to it`(_ row: NameRow) throws {
    var scene = AuditDocument()
    scene.views = [AuditDocument.view("box")]
    let isOutlet = row.reason == "outlet"
    scene.constraints = [
      AuditDocument.constraint(
        "gap", "box", "top", "screen", constant: 8, more: isOutlet ? "" : row.reason)
    ]
    if isOutlet { scene.outlets = [#"<outlet property="boxGap" destination="gap" id="out"/>"#] }
    let model = try #require(try StagedDocument(scene, style: row.style).models.first)
    #expect(model.constraints.map(\.name) == [row.name])
    #expect(model.constraints.map(\.isMember) == [row.isMember])
  }

  @Test func `the parts that no class expresses are noted where they belong`() throws {
    let document = try StagedDocument(view: AuditDocument.view("Box", "view", #"strange="1""#))
    let parts = OmittedParts(
      in: document.source, document.coverage, of: [RootModel(classes: document.models)], nil)
    let part = try #require(parts.sorted.first)
    #expect(parts.sorted.map(\.part) == ["the strange of boxView"])
    let view = try #require(document.models.first?.views.last)
    #expect(parts.notes == [.init(name: "CardView", property: view.index): [part.comment]])
  }
}

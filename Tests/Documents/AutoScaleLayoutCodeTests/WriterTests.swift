import AutoScaleTestSupport
import AutoScaleTrees
import Testing

@testable import AutoScaleLayoutCode

/// The third stage: models as code in the words of a style.
@Suite struct WriterTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let style: CodeStyle
    let lines: [String]
    var testDescription: String { style.rawValue }
  }

  static let rows = [
    Row(
      style: .anchors,
      lines: [
        "let boxViewTop = boxView.topAnchor.constraint(equalTo: topAnchor, constant: 8)",
        "boxViewTop.priority = .defaultHigh",
        "NSLayoutConstraint.activate([",
        "  boxViewTop,",
        "  boxView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),",
        "  boxView.widthAnchor.constraint(equalToConstant: 100),",
        "])",
      ]),
    Row(
      style: .snapkit,
      lines: [
        "boxView.snp.makeConstraints { make in",
        "  make.top.equalToSuperview().inset(8).priority(.high)",
        "  make.trailing.equalToSuperview().inset(16)",
        "  make.width.equalTo(100)",
        "}",
      ]),
    Row(
      style: .autoscale,
      lines: [
        "try boxView.makeConstraints {",
        "  $0.top.equalToSuperview().inset(8).priority(750)",
        "  $0.trailing.equalToSuperview().inset(16)",
        "  $0.width.equalTo(100)",
        "}",
      ]),
  ]

  @Test(arguments: rows)
  func `one model of constraints has code in each style`(_ row: Row) throws {
    var scene = AuditDocument()
    scene.views = [AuditDocument.view("box")]
    scene.constraints = [
      AuditDocument.constraint(
        "top", "box", "top", "screen", constant: 8, more: #"priority="750""#),
      AuditDocument.constraint("end", "screen", "trailing", "box", constant: 16),
      AuditDocument.constraint("width", "box", "width", constant: 100),
    ]
    let document = try StagedDocument(scene, style: row.style)
    let model = try #require(document.models.first)
    let codes = ClassWriter(model, in: document.source).codes
    #expect(codes.activation.lines(indent: "") == row.lines)
  }

  struct ValueRow: Sendable, CustomTestStringConvertible {
    let value: @Sendable (CodeOptions) -> Expression
    let uiKit, nodes: String
    var testDescription: String { uiKit }

    init(
      _ value: @escaping @Sendable (CodeOptions) -> Expression, _ uiKit: String,
      nodes: String? = nil
    ) {
      (self.value, self.uiKit, self.nodes) = (value, uiKit, nodes ?? uiKit)
    }
  }

  static let values = [
    ValueRow({ $0.length(12) }, "12.auto()"), ValueRow({ $0.length(0.5) }, "0.5"),
    ValueRow({ $0.color(.system("label")) }, ".label", nodes: #".system("label")"#),
    ValueRow(
      { $0.color(.gray(white: 0.5, alpha: 1)) }, "UIColor(white: 0.5, alpha: 1)",
      nodes: "ViewColor(white: 0.5)"),
    ValueRow({ _ in .options(["top"]) }, ".top"), ValueRow({ _ in .object(7) }, "boxView"),
    ValueRow({ _ in CodeOptions.priority(LayoutPriority(749)) }, ".defaultHigh - 1"),
  ]

  @Test(arguments: values)
  func `a value has the words of its framework`(_ row: ValueRow) {
    for (style, text) in [(CodeStyle.anchors, row.uiKit), (.autoscale, row.nodes)] {
      var options = CodeOptions(style: style)
      options.scalesLengths = true
      let writer = SettingWriter(objects: [7: "boxView"])
      #expect(writer.expression(row.value(options)).flat == text)
    }
  }

  @Test func `an object that a property takes is made in a local variable before it`() {
    let local = LocalObject(
      name: "Content", making: ".defaultContentConfiguration()",
      settings: [.set("text", .literal("A"))])
    let writer = SettingWriter()
    let statements = writer.statements(
      [.set("contentConfiguration", .local(local))], of: .init(dot: "cell.", localName: "cell"))
    #expect(
      statements.lines(indent: "") == [
        "var cellContent = cell.defaultContentConfiguration()", "cellContent.text = \"A\"",
        "cell.contentConfiguration = cellContent",
      ])
  }

  @Test func `settings that many views share are set in a loop`() throws {
    var scene = AuditDocument()
    for name in ["one", "two", "three"] {
      scene.views.append(
        AuditDocument.view(
          name, "view", #"alpha="0.5" clipsSubviews="YES" multipleTouchEnabled="YES""#))
    }
    let document = try StagedDocument(scene)
    let model = try #require(document.models.first)
    let writer = ClassWriter(model, in: document.source)
    let result = SharedLooks(views: model.views, writer: writer.settings).result()
    #expect(
      result.loops.flatMap { $0.statement.lines(indent: "") } == [
        "for view in [oneView, twoView, threeView] {", "  view.isMultipleTouchEnabled = true",
        "  view.clipsToBounds = true", "  view.alpha = 0.5", "}",
      ])
    let left = result.settings.values.joined()
    #expect(left.allSatisfy { $0.isPlacement })
  }
}

import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleLayoutCode

@Suite struct SwiftUICodeTests {
  /// Views of a document with what pins them, and lines that their code has.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let views: String
    let constraints: [String]
    let lines: String

    init(_ description: String, _ views: String, _ constraints: [String], _ lines: String) {
      testDescription = description
      (self.views, self.constraints, self.lines) = (views, constraints, lines)
    }
  }

  static func code(
    _ views: String, _ constraints: [String], scales: Bool = false
  ) throws -> LayoutCode {
    let text = SampleXib.text(
      subviews: views, constraints: constraints.map(constraint).joined(separator: "\n"))
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Card.xib")
    var options = CodeOptions(style: .swiftui)
    options.scalesLengths = scales
    return LayoutCode(of: document, options: options)
  }

  /// A constraint such as `a.top = root.top + 8`, with a relation and a multiplier if it has them.
  private static func constraint(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    let sides = words.filter { $0.contains(".") && Double($0) == nil }.map {
      $0.split(separator: ".").map(String.init)
    }
    var attributes = "firstItem=\"\(sides[0][0])\" firstAttribute=\"\(sides[0][1])\""
    if sides.count > 1 {
      attributes += " secondItem=\"\(sides[1][0])\" secondAttribute=\"\(sides[1][1])\""
    }
    if words[1] == ">=" { attributes += " relation=\"greaterThanOrEqual\"" }
    if let index = words.firstIndex(of: "*") { attributes += " multiplier=\"\(words[index + 1])\"" }
    if let constant = words.last.flatMap(Double.init), words.dropLast().last != "*" {
      attributes += " constant=\"\(constant)\""
    }
    return "<constraint \(attributes) id=\"\(text.filter { $0.isLetter || $0.isNumber })\"/>"
  }

  static func view(_ element: String, _ attributes: String = "", _ content: String = "")
    -> String
  {
    "<\(element) \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\">\(content)</\(element)>"
  }

  static func label(_ id: String, _ attributes: String = "") -> String {
    view("label", "text=\"\(id)\" \(attributes) id=\"\(id)\"")
  }

  static let square = ["i.width = 40", "i.height = 40"]
  static let image = view("imageView", "image=\"Logo\" id=\"i\"")

  static let stack = view(
    "stackView", "axis=\"vertical\" spacing=\"8\" alignment=\"leading\" id=\"s\"",
    "<subviews>\(label("a"))\(label("b"))</subviews>")

  private static let long = "a text that leaves no room in a row"

  static let rows = [
    Row(
      "views have the constraints of the document",
      label("a") + label("b", "numberOfLines=\"0\""),
      [
        "a.top = root.top + 20", "a.leading = root.leading + 16", "root.trailing = a.trailing + 16",
        "b.top = a.bottom + 8", "b.leading = a.leading", "b.width = a.width * 0.5",
      ],
      """
          ConstraintLayout {
            Text("a")
              .font(.system(size: 17))
              .lineLimit(1)
              .frame(maxWidth: .infinity, alignment: .leading)
              .constraints("aLabel") { make in
                make.top.equalToSuperview().inset(20)
                make.leading.trailing.equalToSuperview().inset(16)
              }
            Text("b")
              .font(.system(size: 17))
              .frame(maxWidth: .infinity, alignment: .leading)
              .constraints { make in
                make.top.equalTo("aLabel", .bottom).offset(8)
                make.leading.equalTo("aLabel")
                make.width.equalTo("aLabel").multipliedBy(0.5)
              }
          }
      """),
    Row(
      "a stack is one", stack, ["s.centerX = root.centerX", "s.top = root.top"],
      """
          ConstraintLayout {
            VStack(alignment: .leading, spacing: 8) {
              Text("a")
                .font(.system(size: 17))
                .lineLimit(1)
              Text("b")
                .font(.system(size: 17))
                .lineLimit(1)
            }
            .constraints { make in
              make.centerX.top.equalToSuperview()
            }
          }
      """),
    Row(
      "an invisible view between two others keeps them apart",
      label("a") + view("view", #"id="s""#) + label("b"),
      [
        "a.leading = root.leading", "s.leading = a.trailing", "s.trailing = b.leading",
        "s.width = 20",
      ],
      """
          ConstraintLayout {
            Text("a")
              .font(.system(size: 17))
              .lineLimit(1)
              .constraints("aLabel") { make in
                make.leading.equalToSuperview()
              }
            ConstraintGuide("placeholderView") { make in
              make.leading.equalTo("aLabel", .trailing)
              make.trailing.equalTo("bLabel", .leading)
              make.width.equalTo(20)
            }
            Text("b")
              .font(.system(size: 17))
              .lineLimit(1)
              .constraints("bLabel") { make in
              }
          }
      """),
    Row(
      "a stack whose views relate to others is constraints", stack + label("c"),
      ["s.centerX = root.centerX", "s.top = root.top", "c.leading = b.trailing", "c.top = b.top"],
      """
          ConstraintLayout {
            ConstraintGuide("aStackView") { make in
              make.centerX.top.equalToSuperview()
            }
            Text("a")
              .font(.system(size: 17))
              .lineLimit(1)
              .constraints("aLabel") { make in
                make.top.leading.equalTo("aStackView")
                make.trailing.lessThanOrEqualTo("aStackView")
              }
            Text("b")
              .font(.system(size: 17))
              .lineLimit(1)
              .constraints("bLabel") { make in
                make.top.equalTo("aLabel", .bottom).offset(8)
                make.bottom.leading.equalTo("aStackView")
                make.trailing.lessThanOrEqualTo("aStackView")
              }
            Text("c")
              .font(.system(size: 17))
              .lineLimit(1)
              .constraints { make in
                make.leading.equalTo("bLabel", .trailing)
                make.top.equalTo("bLabel")
              }
          }
      """),
    Row(
      "views in a view are beside it",
      view(
        "view", "id=\"v\"",
        "<subviews>\(label("a"))</subviews><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>"
      ),
      [
        "v.top = root.top", "v.leading = root.leading", "v.trailing = root.trailing",
        "a.top = v.top + 8", "a.centerX = v.centerX", "v.bottom = a.bottom + 8",
      ],
      """
          ConstraintLayout {
            Color.red
              .constraints("aView") { make in
                make.top.leading.trailing.equalToSuperview()
              }
            Text("a")
              .font(.system(size: 17))
              .lineLimit(1)
              .constraints { make in
                make.top.bottom.equalTo("aView").inset(8)
                make.centerX.equalTo("aView")
              }
          }
      """),
    Row(
      "a view of the app is given by the caller", view("view", "id=\"v\" customClass=\"Chart\""),
      ["v.width = 40", "v.height = 40", "v.centerX = root.centerX", "v.centerY = root.centerY"],
      """
          ConstraintLayout {
            chart
              .constraints { make in
                make.size.equalTo(40)
                make.center.equalToSuperview()
              }
          }
      """),
    Row(
      "a priority is stated where it decides",
      view(
        "label",
        "text=\"\(long)\" horizontalCompressionResistancePriority=\"749\" id=\"a\" userLabel=\"First\""
      )
        + view("label", "text=\"\(long)\" id=\"b\""),
      [
        "a.top = root.top", "a.leading = root.leading", "b.leading = a.trailing + 10",
        "b.top = a.top", "b.trailing = root.trailing",
      ],
      """
          ConstraintLayout {
            Text("a text that leaves no room in a row")
              .font(.system(size: 17))
              .lineLimit(1)
              .frame(maxWidth: .infinity, alignment: .leading)
              .contentHugging(ContentPriority(250))
              .contentCompressionResistance(ContentPriority(horizontal: 749, vertical: 750))
              .constraints("firstLabel") { make in
                make.top.leading.equalToSuperview()
              }
            Text("a text that leaves no room in a row")
              .font(.system(size: 17))
              .lineLimit(1)
              .constraints { make in
                make.leading.equalTo("firstLabel", .trailing).offset(10)
                make.top.equalTo("firstLabel")
                make.trailing.equalToSuperview()
              }
          }
      """),
    Row(
      "a view is placed by its frame",
      """
      <view id="v"><rect key="frame" x="10" y="20" width="30" height="40"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
      <color key="backgroundColor" systemColor="systemRedColor"/></view>
      """, [],
      """
          ConstraintLayout {
            Color.red
              .constraints { make in
                make.size.equalTo(LayoutSize(width: 30, height: 40))
                make.right.equalToSuperview().inset(335)
                make.top.equalToSuperview().inset(20)
              }
          }
      """),
  ]

  @Test(arguments: rows)
  func `views, stacks and constraints`(_ row: Row) throws {
    let code = try Self.code(row.views, row.constraints)
    let body = code.text.split(separator: "  var body: some View {\n").last ?? ""
    #expect(body == row.lines + "\n  }\n}\n", "\(code.text)")
  }

  @Test func `buttons without an action have a closure each`() throws {
    let buttons = ["a", "b"].map { id in
      Self.view(
        "button", "buttonType=\"system\" userLabel=\"Ok\" id=\"\(id)\"",
        "<state key=\"normal\" title=\"Ok\"/>")
    }
    let text = try Self.code(
      buttons.joined(),
      [
        "a.top = root.top", "a.leading = root.leading", "b.top = a.bottom", "b.leading = a.leading",
      ]
    ).text
    #expect(
      text.contains("Button(action: ok)") && text.contains("Button(action: okAction)"), "\(text)")
  }

  @Test(arguments: [("Progress.xib", "ProgressScreenView"), ("Tabs.xib", "TabsView")])
  func `no structure hides a type of SwiftUI`(_ path: String, _ name: String) throws {
    let text = SampleXib.text(subviews: Self.label("a"), constraints: "")
    let document = try InterfaceDocument(data: Data(text.utf8), path: path)
    #expect(SwiftUINames.typeName("ProgressView") == "ProgressScreenView")
    let names = TypeNames(
      source: DocumentSource(document, options: CodeOptions(style: .swiftui)))
    #expect(names.names(of: document.roots[0]).map(SwiftUINames.typeName) == [name])
  }

  @Test func `lengths that scale are design values`() throws {
    let text = try Self.code(Self.rows[0].views, Self.rows[0].constraints, scales: true).text
    for line in [
      "import AutoScaleSwiftUI", "        .autoFont(size: 17)",
      "          make.leading.trailing.equalToSuperview().inset(auto: 16)",
    ] {
      #expect(text.split(separator: "\n").contains(Substring(line)), "\(text)")
    }
  }
}

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

  private static let square = ["i.width = 40", "i.height = 40"]
  private static let image = view("imageView", "image=\"Logo\" id=\"i\"")

  static let rows = [
    Row(
      "a chain of labels is a column", label("a") + label("b", "numberOfLines=\"0\""),
      [
        "a.top = root.top + 20", "a.leading = root.leading + 16", "root.trailing = a.trailing + 16",
        "b.top = a.bottom + 8", "b.leading = a.leading", "b.trailing = a.trailing",
      ],
      """
          VStack(alignment: .leading, spacing: 8) {
            Text("a")
              .font(.system(size: 17))
              .lineLimit(1)
            Text("b")
              .font(.system(size: 17))
          }
          .padding(.top, 20)
          .padding(.horizontal, 16)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      """),
    Row(
      "an image beside a label is a row", image + label("a"),
      square + [
        "i.top = root.top + 8", "i.leading = root.leading + 8", "a.leading = i.trailing + 12",
        "a.centerY = i.centerY", "root.trailing = a.trailing + 8",
      ],
      """
          HStack(spacing: 12) {
            Image("Logo")
              .resizable()
              .frame(width: 40, height: 40)
            Text("a")
              .font(.system(size: 17))
              .lineLimit(1)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding([.top, .leading, .trailing], 8)
          .frame(maxHeight: .infinity, alignment: .top)
      """),
    Row(
      "a distance that differs is a spacer", label("a") + label("b"),
      [
        "a.top = root.top + 8", "a.centerX = root.centerX", "b.centerX = root.centerX",
        "root.bottom = b.bottom + 8",
      ],
      """
          VStack(spacing: 0) {
            Text("a")
              .font(.system(size: 17))
            Spacer()
            Text("b")
              .font(.system(size: 17))
          }
          .padding(.vertical, 8)
          .lineLimit(1)
      """),
    Row(
      "a center with a distance is an offset", label("a"),
      ["a.centerX = root.centerX", "a.centerY = root.centerY + -40"],
      """
          Text("a")
            .font(.system(size: 17))
            .lineLimit(1)
            .offset(y: -40)
      """),
    Row(
      "a ratio is one",
      view(
        "view", "id=\"v\"", "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>"),
      [
        "v.top = root.top", "v.leading = root.leading", "v.trailing = root.trailing",
        "v.width = v.height * 2",
      ],
      """
          Color.red
            .aspectRatio(2, contentMode: .fit)
            .frame(maxHeight: .infinity, alignment: .top)
      """),
    Row(
      "views that fill half of a row each fill what is left", label("a") + label("b"),
      [
        "a.top = root.top", "a.leading = root.leading", "b.leading = a.trailing + 10",
        "b.top = a.top", "b.trailing = root.trailing", "a.width = b.width",
      ],
      """
          HStack(alignment: .top, spacing: 10) {
            Text("a")
              .font(.system(size: 17))
              .frame(maxWidth: .infinity, alignment: .leading)
            Text("b")
              .font(.system(size: 17))
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .frame(maxHeight: .infinity, alignment: .top)
          .lineLimit(1)
      """),
    Row(
      "a badge over an image is an overlay",
      image
        + view(
          "view", "id=\"v\"", "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0.5\"/>"),
      square + [
        "i.centerX = root.centerX", "i.centerY = root.centerY", "v.width = 8", "v.height = 8",
        "v.top = i.top + 2", "v.trailing = i.trailing + -2",
      ],
      """
          Image("Logo")
            .resizable()
            .frame(width: 40, height: 40)
            .overlay(alignment: .topTrailing) {
              Color(red: 1, green: 0, blue: 0.5)
                .frame(width: 8, height: 8)
                .padding([.top, .trailing], 2)
            }
      """),
  ]

  @Test(arguments: rows)
  func `constraints that are stacks`(_ row: Row) throws {
    let code = try Self.code(row.views, row.constraints)
    #expect(code.refusals.isEmpty, "\(code.refusals)")
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
      text.contains("Button(action: ok)") && text.contains("Button(action: button)"), "\(text)")
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
      "import AutoScaleSwiftUI", "    AutoVStack(alignment: .leading, spacing: 8) {",
      "        .autoFont(size: 17)", "    .autoPadding(.horizontal, 16)",
    ] {
      #expect(text.split(separator: "\n").contains(Substring(line)), "\(text)")
    }
  }
}

extension SwiftUICodeTests {
  /// An element in the middle of a screen, and lines that its code has.
  private static func centered(_ description: String, _ view: String, _ lines: String) -> Row {
    Row(description, view, ["c.centerX = root.centerX", "c.centerY = root.centerY"], lines)
  }

  static let controls = [
    centered(
      "a filled configuration is a prominent style",
      view(
        "button", "buttonType=\"system\" id=\"c\"",
        """
        <buttonConfiguration key="configuration" style="filled" title="Buy"/>
        <connections><action selector="buy:" destination="-1" eventType="touchUpInside" id="act"/></connections>
        """),
      """
        var buy: @MainActor () -> Void = {}
          Button("Buy", action: buy)
            .buttonStyle(.borderedProminent)
      """),
    centered(
      "a configuration has its font and the configuration of its symbol",
      view(
        "button", "buttonType=\"system\" id=\"c\"",
        """
        <buttonConfiguration key="configuration" style="filled" title="Buy" image="star" catalog="system">
        <fontDescription key="titleFontDescription" style="UICTFontTextStyleTitle1"/>
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" pointSize="30" weight="bold"/>
        </buttonConfiguration>
        """),
      """
                .font(.system(size: 30, weight: .bold))
            .font(.title)
      """),
    centered(
      "a button that is off is disabled as a whole",
      view(
        "button", "enabled=\"NO\" buttonType=\"system\" id=\"c\"",
        "<state key=\"normal\" title=\"Buy\"/>"),
      """
          }
          .disabled(true)
      """),
    centered(
      "a placeholder that is no Markdown is a string",
      view("textField", "placeholder=\"me@example.com\" borderStyle=\"roundedRect\" id=\"c\""),
      "    TextField(String(\"me@example.com\"), text: $meExampleCom)"),
    centered(
      "a segmented control without a choice has none",
      view(
        "segmentedControl", "id=\"c\" userLabel=\"Size\"",
        "<segments><segment title=\"S\"/><segment title=\"L\"/></segments>"),
      "  @State private var size = -1"),
    centered(
      "a bitmap in a system button has its tint",
      view(
        "button", "buttonType=\"system\" id=\"c\"", "<state key=\"normal\" image=\"Photo\"/>"),
      "        .renderingMode(.template)"),
    centered(
      "a plain button has the space of UIKit's",
      view("button", "buttonType=\"system\" id=\"c\"", "<state key=\"normal\" title=\"Buy\"/>"),
      """
          Button(action: buy) {
            Text("Buy")
              .padding(.vertical, 6)
      """),
    centered(
      "a field is state, with its keyboard",
      view(
        "textField",
        "placeholder=\"Mail\" borderStyle=\"roundedRect\" id=\"c\"",
        """
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" \
        autocorrectionType="no"/>
        """),
      """
        @State private var mail = ""
          TextField("Mail", text: $mail)
            .keyboardType(.emailAddress)
            .submitLabel(.done)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
            .textFieldStyle(.roundedBorder)
            .fixedSize(horizontal: true, vertical: false)
      """),
    centered(
      "a secure field is one",
      view(
        "textField", "id=\"c\"",
        "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>"),
      "    SecureField(\"\", text: $field)"),
    centered(
      "a switch is a toggle", view("switch", "on=\"YES\" id=\"c\" userLabel=\"Sound\""),
      """
        @State private var isSoundOn = true
          Toggle("Sound", isOn: $isSoundOn)
            .labelsHidden()
      """),
    centered(
      "a spinner is one",
      view("activityIndicatorView", "animating=\"YES\" style=\"large\" id=\"c\""),
      """
          ProgressView()
            .controlSize(.large)
      """),
    centered(
      "a segmented control is a picker",
      view(
        "segmentedControl", "selectedSegmentIndex=\"1\" id=\"c\" userLabel=\"Size\"",
        "<segments><segment title=\"S\"/><segment title=\"L\"/></segments>"),
      """
        @State private var size = 1
          Picker("Size", selection: $size) {
            Text("S").tag(0)
            Text("L").tag(1)
          }
          .pickerStyle(.segmented)
      """),
    Row(
      "an image that is larger than its frame is clipped",
      view(
        "imageView",
        "image=\"Logo\" contentMode=\"scaleAspectFill\" clipsSubviews=\"YES\" id=\"i\""),
      square + ["i.centerX = root.centerX", "i.centerY = root.centerY"],
      """
            .scaledToFill()
            .frame(width: 40, height: 40)
            .clipped()
      """),
    Row(
      "an image that fits its frame needs no clipping",
      view(
        "imageView",
        "image=\"Logo\" contentMode=\"scaleAspectFit\" clipsSubviews=\"YES\" id=\"i\""),
      square + ["i.centerX = root.centerX", "i.centerY = root.centerY"],
      """
            .scaledToFit()
            .frame(width: 40, height: 40)
        }
      """),
    centered(
      "a symbol is one", view("imageView", "image=\"star\" catalog=\"system\" id=\"c\""),
      "    Image(systemName: \"star\")"),
    centered(
      "texts that mean something else as Markdown are verbatim",
      label("c").replacing("\"c\" ", with: "\"*5%\" "),
      "    Text(verbatim: \"*5%\")"),
  ]

  @Test(arguments: controls)
  func `views and their modifiers`(_ row: Row) throws {
    let code = try Self.code(row.views, row.constraints)
    #expect(code.refusals.isEmpty, "\(code.refusals)")
    for line in row.lines.split(separator: "\n") {
      #expect(code.text.split(separator: "\n").contains(line), "\(line)\n\(code.text)")
    }
  }

  @Test func `the examples of the article have code`() throws {
    let folder = Corpus.package.appending(
      path: "Playground-scripts/ArticleScreens/leaving-interface-builder")
    for name in ["SignIn.xib", "PersonCell.xib", "Sound.storyboard"] {
      let document = try InterfaceDocument(contentsOf: folder.appending(path: name))
      let code = LayoutCode(of: document, options: CodeOptions(style: .swiftui))
      #expect(code.refusals.isEmpty && code.omitted.isEmpty, "\(name) \(code.refusals)")
    }
  }
}

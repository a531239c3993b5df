import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleLayoutCode

/// The code of controls, images and texts.
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
      "  @Binding var size: Int"),
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
      "a field is a value of the caller, with its keyboard",
      view(
        "textField",
        "placeholder=\"Mail\" borderStyle=\"roundedRect\" id=\"c\"",
        """
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" \
        autocorrectionType="no"/>
        """),
      """
        @Binding var mail: String
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
        @Binding var isSoundOn: Bool
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
        @Binding var size: Int
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
            .constraints { make in
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
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n").map { $0.drop { $0 == " " } }
    }
    for line in lines(row.lines) {
      #expect(lines(code.text).contains(line), "\(line)\n\(code.text)")
    }
  }

  @Test func `the examples of the article have code`() throws {
    let folder = Corpus.package.appending(
      path: "Playground-scripts/ArticleScreens/leaving-interface-builder")
    for name in ["SignIn.xib", "PersonCell.xib", "Sound.storyboard"] {
      let document = try InterfaceDocument(contentsOf: folder.appending(path: name))
      let code = LayoutCode(of: document, options: CodeOptions(style: .swiftui))
      #expect(code.omitted.isEmpty, "\(name) \(code.omitted)")
    }
  }
}

import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleLayoutCode

/// The parts of documents that have no code in SwiftUI, and the views that the caller gives.
@Suite struct SwiftUIOmissionTests {
  private typealias Code = SwiftUICodeTests

  private static let pins = ["top", "leading", "bottom", "trailing"].map { "r.\($0) = root.\($0)" }

  static let omissions = [
    (Code.label("r", "textAlignment=\"justified\""), "its justified text (the label rLabel)"),
    (Code.label("r", "lineBreakMode=\"clip\""), "its clipped text (the label rLabel)"),
    (
      Code.label("r", "lineBreakMode=\"characterWrap\""),
      "its line breaks between letters (the label rLabel)"
    ),
    (Code.label("r", "enabled=\"NO\""), "the look of a disabled text (the label rLabel)"),
    (
      Code.view("textField", "borderStyle=\"bezel\" id=\"r\""),
      "its bezel border (the textField field)"
    ),
    (
      Code.view(
        "button", "contentVerticalAlignment=\"top\" id=\"r\"",
        "<state key=\"normal\" title=\"Buy\"/>"), "its content at the top (the button buyButton)"
    ),
    (
      Code.view(
        "button", "buttonType=\"system\" id=\"r\"",
        "<state key=\"normal\" title=\"Buy\"/><state key=\"highlighted\" title=\"Bought\"/>"),
      "the highlighted title of the button buyButton"
    ),
    (
      Code.view(
        "label", "text=\"r\" id=\"r\"",
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="glows" \
        value="YES"/></userDefinedRuntimeAttributes>
        """), "the runtime attribute glows of the label rLabel"
    ),
    (Code.label("r", "strange=\"YES\""), "the strange of the label rLabel"),
  ]

  @Test func `a constraint of the outermost view is named`() throws {
    let code = try Code.code(Code.label("r"), Self.pins + ["root.height >= 300"])
    #expect(code.omitted.map(\.part) == ["a constraint of its height (the view rView)"])
  }

  @Test(arguments: omissions)
  func `a part without SwiftUI is named, and the rest is written`(views: String, part: String)
    throws
  {
    let code = try Code.code(views, Self.pins)
    #expect(code.files.count == 1)
    #expect(code.omitted.map(\.part) == [part])
    #expect(code.text.contains("\(part.dropFirst()) has no"), "\(code.text)")
  }

  @Test(arguments: [
    ("view", "customClass=\"Chart\"", "chart"), ("collectionView", "", "collectionView"),
    ("textView", "", "textView"), ("navigationBar", "", "navigationBar"),
    ("datePicker", "", "datePicker"), ("button", "buttonType=\"system\"", "button"),
  ])
  func `a view that SwiftUI lacks is one of the caller, in its frame`(
    kind: String, attributes: String, name: String
  ) throws {
    let code = try Code.code(Code.view(kind, "\(attributes) id=\"r\""), Self.pins)
    let type = name.prefix(1).uppercased() + name.dropFirst() + "Content"
    #expect(code.omitted.isEmpty)
    #expect(code.text.contains("struct CardView<\(type): View>: View {"), "\(code.text)")
    #expect(code.text.contains("  @ViewBuilder let \(name): \(type)\n"), "\(code.text)")
    #expect(
      code.text.contains(
        "      \(name)\n        .constraints { make in\n          make.edges.equalToSuperview()"),
      "\(code.text)")
  }
}

import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleLayoutCode

/// The reasons for which parts of documents have no code in SwiftUI.
@Suite struct SwiftUIRefusalTests {
  private typealias Code = SwiftUICodeTests

  /// An element that fills the screen, and the reason for which it is refused.
  private static func refused(_ view: String, _ message: String, _ more: [String] = [])
    -> SwiftUICodeTests.Row
  {
    let pins = ["top", "leading", "bottom", "trailing"].map { "r.\($0) = root.\($0)" }
    return SwiftUICodeTests.Row(message, view, more.isEmpty ? pins : more, message)
  }

  static let refusals = [
    refused(
      Code.label("r", "textAlignment=\"justified\""),
      "the label rLabel cannot be written in SwiftUI: its text is justified"),
    refused(
      Code.label("r", "lineBreakMode=\"clip\""),
      "the label rLabel cannot be written in SwiftUI: its text is clipped"),
    refused(
      Code.label("r", "lineBreakMode=\"characterWrap\""),
      "the label rLabel cannot be written in SwiftUI: its lines break between letters"),
    refused(
      Code.label("r", "enabled=\"NO\""),
      "the label rLabel cannot be written in SwiftUI: it is disabled"),
    refused(
      Code.view("view", "id=\"r\" customClass=\"Chart\""),
      "the view view cannot be written in SwiftUI: its class Chart draws and does what the document does not say"
    ),
    refused(
      Code.view("tableView", "id=\"r\""),
      "the tableView tableView cannot be written in SwiftUI: SwiftUI lays out the rows of a List by itself"
    ),
    refused(
      Code.view("textView", "id=\"r\""),
      "the textView textView cannot be written in SwiftUI: a TextEditor has other margins"),
    refused(
      Code.view("navigationBar", "id=\"r\""),
      "the navigationBar navigationBar cannot be written in SwiftUI: SwiftUI has no bar to place in a view"
    ),
    refused(
      Code.view("datePicker", "id=\"r\""),
      "the datePicker datePicker cannot be written in SwiftUI: SwiftUI has no view that looks like a UIDatePicker"
    ),
    refused(
      Code.view("scrollView", "id=\"r\""),
      "the scrollView scrollView cannot be written in SwiftUI: no constraint states the end of its content"
    ),
    refused(
      Code.view("textField", "borderStyle=\"bezel\" id=\"r\""),
      "the textField field cannot be written in SwiftUI: its border is a bezel"),
    refused(
      Code.view("button", "buttonType=\"system\" id=\"r\""),
      "the button button cannot be written in SwiftUI: it has neither a title nor an image"),
    refused(
      Code.view(
        "button", "contentVerticalAlignment=\"top\" id=\"r\"",
        "<state key=\"normal\" title=\"Buy\"/>"),
      "the button buyButton cannot be written in SwiftUI: its content is at the top of its frame"),
    refused(
      Code.view(
        "button", "id=\"r\"",
        "<state key=\"normal\" title=\"Buy\" image=\"star\" catalog=\"system\"/>"),
      "the button buyButton cannot be written in SwiftUI: UIKit puts its image and its title together without a space"
    ),
    refused(
      Code.view(
        "button", "buttonType=\"system\" id=\"r\"",
        "<state key=\"normal\" title=\"Buy\"/><state key=\"highlighted\" title=\"Bought\"/>"),
      "the highlighted title of the button buyButton cannot be written in SwiftUI: the style of a button decides how it looks then"
    ),
    refused(
      Code.view(
        "button", "id=\"r\"",
        """
        <state key="normal"><attributedString key="attributedTitle"><fragment content="Buy"/>\
        </attributedString></state>
        """),
      "the button buyButton cannot be written in SwiftUI: its title has attributes of its own"),
    refused(
      Code.view(
        "label", "text=\"r\" id=\"r\"",
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="glows" \
        value="YES"/></userDefinedRuntimeAttributes>
        """),
      "the runtime attribute glows of the label rLabel cannot be written in SwiftUI: only the class of the app knows its effect"
    ),
    refused(
      Code.view(
        "stackView", "id=\"r\"",
        "<connections><outlet property=\"rows\" destination=\"r\" id=\"o\"/></connections>"),
      "the stackView rows cannot be written in SwiftUI: it is empty, and code fills it"),
    refused(
      Code.label("r", "strange=\"YES\""),
      "the strange of the label rLabel cannot be written in SwiftUI: SwiftUI has no modifier for it"
    ),
    refused(
      Code.label("r"),
      "the label rLabel cannot be written in SwiftUI: its constraint in line 12 has the multiplier 0.25",
      ["r.centerX = root.centerX", "r.centerY = root.bottom * 0.25"]),
  ]

  @Test(arguments: refusals)
  func `a part without SwiftUI is named with its reason`(_ row: SwiftUICodeTests.Row) throws {
    let code = try Code.code(row.views, row.constraints)
    #expect(code.files.isEmpty)
    #expect(
      code.refusals.map { "\($0.part) cannot be written in SwiftUI: \($0.reason)" } == [row.lines])
  }

  @Test func `all parts without SwiftUI are named at once, with their lines`() throws {
    let code = try Code.code(
      Code.label("a", "textAlignment=\"justified\"") + "\n" + Code.view("tableView", "id=\"t\""),
      [
        "a.top = root.top", "a.centerX = root.centerX", "t.top = a.bottom",
        "t.bottom = root.bottom",
      ])
    #expect(
      code.refusals.map(\.description) == [
        "Card.xib:8: error: the label aLabel cannot be written in SwiftUI: its text is justified",
        "Card.xib:9: error: the tableView tableView cannot be written in SwiftUI: SwiftUI lays out the rows of a List by itself",
      ])
  }
}

import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

/// What a file says that decides how large a view's content is.
@Suite struct ContentSizeTests {
  private static let resources = """
    <resources>
      <image name="Logo" width="120" height="40.5"/>
      <image name="circle" catalog="system" width="128" height="121"/>
    </resources>
    """

  struct Row: Sendable, CustomTestStringConvertible {
    let element: String
    let size: LayoutSize?
    var testDescription: String { element }
  }

  /// The size of a symbol of these proportions, in a line of 17 points.
  private static let disk = LayoutSize(width: 1.173 * 17, height: 1.109 * 17)

  static let images = [
    Row(element: "image='Logo'/>", size: LayoutSize(width: 120, height: 40.5)),
    Row(element: "image='circle' catalog='system'/>", size: disk),
    Row(element: "image='Logo' catalog='system'/>", size: nil),
    Row(element: "><imageReference key='image' image='circle' catalog='system'/>", size: disk),
    Row(element: "image='absent'/>", size: nil),
    Row(element: "/>", size: nil),
  ]

  @Test(arguments: images)
  func `an image has the size that the file lists`(_ row: Row) throws {
    let end = row.element.hasPrefix(">") ? "</imageView>" : ""
    let document = try InterfaceDocument.xib(
      objects: "<imageView \(row.element)\(end)", head: Self.resources)
    #expect(document.warnings == [])
    #expect((document.views.first as? ImageNode)?.imageSize == row.size)
  }

  @Test func `the image of a button has its size too`() throws {
    let document = try InterfaceDocument.xib(
      objects: "<button><state key='normal' image='Logo'/></button>", head: Self.resources)
    let button = try #require(document.views.first as? ButtonNode)
    #expect(button.imageSize == LayoutSize(width: 120, height: 40.5))
    #expect(button.symbolFont == nil)
  }

  @Test func `so has what is behind the title of a button, an image or a symbol`() throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <button><state key='normal' backgroundImage='Logo'/></button>
        <button><state key='normal' backgroundImage='circle' catalog='system'/></button>
        """, head: Self.resources)
    let buttons = document.views.compactMap { $0 as? ButtonNode }
    let sizes = buttons.map(\.backgroundImageSize)
    #expect(sizes[0] == LayoutSize(width: 120, height: 40.5))
    #expect(sizes[1] == LayoutSize(width: 1.173 * 17, height: 1.109 * 17))
  }

  @Test(arguments: [
    ("<button/>", ButtonNode.Style.custom), ("<button buttonType='system'/>", .system),
    ("<button buttonType='roundedRect'/>", .system), ("<button buttonType='infoLight'/>", .detail),
    ("<button buttonType='infoDark'/>", .detail), ("<button buttonType='contactAdd'/>", .detail),
    ("<button buttonType='detailDisclosure'/>", .detail),
    (
      """
      <button buttonType='system'><buttonConfiguration key='configuration' style='plain'/></button>
      """, .configured
    ),
  ])
  func `a button is custom, of the system, or configured`(
    element: String, style: ButtonNode.Style
  ) throws {
    #expect(try InterfaceDocument.view(element, as: ButtonNode.self).style == style)
  }

  @Test func `a text field has the border that the file names`() throws {
    for style in TextFieldNode.BorderStyle.allCases {
      let field = try InterfaceDocument.view(
        "<textField borderStyle='\(style.rawValue)'/>", as: TextFieldNode.self)
      #expect(field.borderStyle == style)
    }
    #expect(try InterfaceDocument.view("<textField/>", as: TextFieldNode.self).borderStyle == .none)
  }

  @Test(arguments: [("gray", false), ("medium", false), ("large", true), ("whiteLarge", true)])
  func `an activity indicator is large in two styles`(style: String, isLarge: Bool) throws {
    let wheel = try InterfaceDocument.view(
      "<activityIndicatorView style='\(style)'/>", as: ActivityIndicatorNode.self)
    #expect(wheel.isLarge == isLarge)
  }
}

import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

/// What a document says of views and of itself besides the view tree.
@Suite struct ElementTests {
  private func element(
    _ text: String, head: String = ""
  ) throws -> (document: InterfaceDocument, element: InterfaceElement) {
    let document = try InterfaceDocument.xib(objects: text, head: head)
    let node = try #require(document.views.first)
    return (document, try #require(document.element(of: node)))
  }

  @Test func `a view has a place in the file, and a foreign one has none`() throws {
    let (document, element) = try element("<view id=\"a\"/>")
    #expect(element.line == 3)
    #expect(element.column == 5)
    #expect(document.element(of: ViewNode("a")) == nil)
  }

  @Test func `a frame that is not stored is told from one of zeros`() throws {
    #expect(try element("<view id=\"a\"/>").element.storedFrame == nil)
    let stored = "<view id=\"a\"><rect key=\"frame\" x=\"1\" y=\"nan\" width=\"3\"/></view>"
    #expect(try element(stored).element.storedFrame == LayoutRect(x: 1, y: 0, width: 3, height: 0))
  }

  @Test(arguments: [("", false, false), ("misplaced", true, false), ("ambiguous", false, true)])
  func `the marks of Xcode are read`(mark: String, isMisplaced: Bool, isAmbiguous: Bool) throws {
    let attribute = mark.isEmpty ? "" : "\(mark)=\"YES\""
    let element = try element("<view id=\"a\" \(attribute)/>").element
    #expect(element.isMisplaced == isMisplaced)
    #expect(element.isAmbiguous == isAmbiguous)
  }

  @Test func `a placeholder and a designable view have the sizes that are stated`() throws {
    let placeholder = try element("<view id=\"a\" placeholderIntrinsicWidth=\"70\"/>").element
    #expect(placeholder.placeholderSize?.width == 70)
    #expect(placeholder.placeholderSize?.height == nil)
    let (document, designable) = try element(
      "<view id=\"a\" customClass=\"Badge\"/>",
      head: """
        <designables><designable name="a">
        <size key="intrinsicContentSize" width="-1" height="30"/></designable></designables>
        """)
    #expect(designable.placeholderSize == nil)
    let node = try #require(document.views.first)
    #expect(document.designableSize(of: node)?.width == nil)
    #expect(document.designableSize(of: node)?.height == 30)
    #expect(document.designableSize(of: ViewNode("b")) == nil)
  }

  @Test(
    arguments: [
      (#"image="heart" catalog="system""#, "", "heart", nil),
      ("", #"<imageReference key="image" image="star" catalog="system"/>"#, "star", nil),
      (
        #"image="heart" catalog="system""#, #"<preferredSymbolConfiguration pointSize="30"/>"#,
        "heart", 30
      ),
      (
        #"image="heart" catalog="system""#,
        #"<preferredSymbolConfiguration><fontDescription style="UICTFontTextStyleTitle1"/>"#
          + "</preferredSymbolConfiguration>",
        "heart", 28
      ),
      (#"image="logo""#, "", nil, nil),
    ] as [(String, String, String?, Double?)])
  func `a symbol is told from another image`(
    attributes: String, inside: String, name: String?, pointSize: Double?
  ) throws {
    let element = try element("<imageView id=\"a\" \(attributes)>\(inside)</imageView>").element
    #expect(element.symbol?.name == name)
    #expect(element.symbol?.pointSize == pointSize)
  }

  @Test(arguments: [
    ("17156", "17126", 17_156), ("24506.1", "24504", 24_506), ("32700.99.1234", "22685", 22_685),
    ("32700.99.1234", "", 32_700), ("", "22685", 0),
  ])
  func `tools that are not final are as old as their plug-in`(
    tools: String, plugIn: String, version: Int
  ) throws {
    let document = try InterfaceDocument.reading(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="\(plugIn)"/></dependencies><objects/></document>
      """)
    #expect(document.editorVersion == version)
  }
}

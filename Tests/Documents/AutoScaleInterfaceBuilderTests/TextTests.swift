import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

@Suite struct TextTests {
  @Test func `a text stands in an attribute, with its entities resolved`() throws {
    let label = try InterfaceDocument.view(
      "<label text=\"Salt &amp; &quot;pepper&quot;&#10;&#x1F9C2;\" numberOfLines=\"0\"/>",
      as: LabelNode.self)
    #expect(label.text == "Salt & \"pepper\"\n🧂")
    #expect(label.numberOfLines == 0)
  }

  @Test func `a text of several lines stands in an element`() throws {
    let label = try InterfaceDocument.view(
      "<label><string key=\"text\">one\n two &lt;\n<![CDATA[<three>]]></string></label>",
      as: LabelNode.self)
    #expect(label.text == "one\n two <\n<three>")
    #expect(label.numberOfLines == 1)
  }

  @Test func `a text that XML cannot hold stands there in base 64`() throws {
    let label = try InterfaceDocument.view(
      "<label><mutableString key=\"text\" base64-UTF8=\"YES\">\nYWJj\nAA\n</mutableString></label>",
      as: LabelNode.self)
    #expect(label.text == "abc\0")
  }

  @Test func `an attributed text is the text of its parts in the font of the first`() throws {
    let label = try InterfaceDocument.view(
      """
      <label usesAttributedText="YES"><attributedString key="attributedText">
        <fragment content="Hello, "><attributes>
          <font key="NSFont" size="22" name="HelveticaNeue-Bold"/></attributes></fragment>
        <fragment><string key="content">world
      </string><attributes><font key="NSFont" metaFont="system" size="11"/></attributes></fragment>
      </attributedString></label>
      """, as: LabelNode.self)
    #expect(label.text == "Hello, world\n")
    #expect(label.font == .named("HelveticaNeue-Bold", size: 22))
  }

  @Test func `fields have a text and a placeholder`() throws {
    let field = try InterfaceDocument.view(
      "<textField text=\"a@b.c\" placeholder=\"Email\"/>", as: TextFieldNode.self)
    #expect(field.text == "a@b.c")
    #expect(field.placeholder == "Email")
    let search = try InterfaceDocument.view(
      "<searchBar text=\"x\" placeholder=\"Search\"/>", as: SearchBarNode.self)
    #expect(search.text == "x")
    #expect(search.placeholder == "Search")
    let view = try InterfaceDocument.view(
      "<textView><string key=\"text\">a\nb</string></textView>", as: TextViewNode.self)
    #expect(view.text == "a\nb")
  }

  @Test func `a button has the title and the image of its normal state`() throws {
    let button = try InterfaceDocument.view(
      """
      <button><state key="normal" title="Log in" image="key"/>
      <state key="disabled" title="Wait" image="clock"/></button>
      """, as: ButtonNode.self)
    #expect(button.title == "Log in")
    #expect(button.imageName == "key")
  }

  @Test func `a button with a configuration has what that says`() throws {
    let button = try InterfaceDocument.view(
      """
      <button><state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Tap me">
          <imageReference key="image" image="star" catalog="system"/>
          <fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/>
        </buttonConfiguration></button>
      """, as: ButtonNode.self)
    #expect(button.title == "Tap me")
    #expect(button.imageName == "star")
    #expect(button.font == .system(20, weight: .bold))
  }

  @Test func `a button may have an attributed title`() throws {
    let button = try InterfaceDocument.view(
      """
      <button><state key="normal"><attributedString key="attributedTitle">
      <fragment content="Log "><attributes><font key="NSFont" size="15" metaFont="system"/>
      </attributes></fragment><fragment content="in"/></attributedString></state></button>
      """, as: ButtonNode.self)
    #expect(button.title == "Log in")
    #expect(button.font == .system(15))
  }

  @Test(arguments: [
    #"state key="normal""#, #"buttonConfiguration key="configuration" style="plain""#,
  ])
  func `the parts of an attributed title have fonts and colors of their own`(part: String) throws {
    let button = try InterfaceDocument.view(
      """
      <button><\(part)><color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <attributedString key="attributedTitle">
      <fragment content="New? "><attributes><font key="NSFont" size="15" metaFont="system"/>
      <color key="NSColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></attributes></fragment>
      <fragment content="Sign up"><attributes><font key="NSFont" size="20" metaFont="systemBold"/>
      </attributes></fragment></attributedString></\(part.prefix { $0 != " " })></button>
      """, as: ButtonNode.self)
    #expect(button.appearance.textRuns.map(\.length) == [5, 7])
    #expect(
      button.parts(of: "New? Sign up") == [
        TextPart("New? ", font: .system(15)), TextPart("Sign up", font: .system(20, weight: .bold)),
      ])
    #expect(button.parts(of: "Sign up") == nil)
    #expect(button.appearance.textColor?.light.red == 0.5)
  }

  @Test func `segments have titles, those with images an empty one`() throws {
    let control = try InterfaceDocument.view(
      """
      <segmentedControl><segments><segment title="First"/><segment image="x"/></segments>
      </segmentedControl>
      """, as: SegmentedControlNode.self)
    #expect(control.titles == ["First", ""])
    #expect(control.segmentWidths == [0, 0])
    #expect(!control.apportionsWidthsByContent)
    let apportioned = try InterfaceDocument.view(
      "<segmentedControl apportionsSegmentWidthsByContent=\"YES\"/>",
      as: SegmentedControlNode.self)
    #expect(apportioned.apportionsWidthsByContent)
  }

  @Test func `segments have widths, and images as wide as the file lists`() throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <segmentedControl><segments><segment title="First" width="69"/>
        <segment image="Logo" width="-1"/></segments></segmentedControl>
        </objects><resources><image name="Logo" width="120" height="40"/></resources><objects>
        """)
    let control = try #require(document.views.first as? SegmentedControlNode)
    #expect(control.segmentWidths == [69, 0])
    #expect(control.imageWidths == [0, 120])
  }

  @Test func `an image is known by its name`() throws {
    let plain = try InterfaceDocument.view("<imageView image=\"Logo\"/>", as: ImageNode.self)
    #expect(plain.imageName == "Logo")
    let symbol = try InterfaceDocument.view(
      "<imageView><imageReference key=\"image\" image=\"star\"/></imageView>", as: ImageNode.self)
    #expect(symbol.imageName == "star")
  }

  @Test func `a page control has a number of pages`() throws {
    let control = try InterfaceDocument.view(
      "<pageControl numberOfPages=\"3\"/>", as: PageControlNode.self)
    #expect(control.numberOfPages == 3)
  }

  @Test(arguments: [
    (#"lineHeightMultiple="1.25""#, LineHeight(multiple: 1.25)),
    (#"lineHeightMultiple="0.0" alignment="center""#, nil),
    (
      #"minimumLineHeight="20" maximumLineHeight="24" lineSpacing="2""#,
      LineHeight(minimum: 20, maximum: 24, spacing: 2)
    ),
  ])
  func `the first paragraph of an attributed text says how high its lines are`(
    style: String, lineHeight: LineHeight?
  ) throws {
    let text = """
      <attributedString key="attributedText"><fragment content="Text"><attributes>
      <paragraphStyle key="NSParagraphStyle" \(style)/></attributes></fragment></attributedString>
      """
    let label = try InterfaceDocument.view("<label>\(text)</label>", as: LabelNode.self)
    #expect(label.lineHeight == lineHeight)
    let textView = try InterfaceDocument.view(
      "<textView>\(text)</textView>", as: TextViewNode.self)
    #expect(textView.lineHeight == lineHeight)
  }

  @Test(arguments: [
    (#"metaFont="system" size="14""#, FontDescriptor.system(14)),
    (#"metaFont="system""#, .system(13)), (#"metaFont="cellTitle""#, .system(12)),
    (#"metaFont="systemBold" size="15""#, .system(15, weight: .bold)),
    (#"metaFont="unknown""#, .system(17)),
  ])
  func `a font that AppKit has for a purpose is the system's`(
    font: String, expected: FontDescriptor
  )
    throws
  {
    let label = try InterfaceDocument.view(
      """
      <label><attributedString key="attributedText"><fragment content="Text"><attributes>
      <font key="NSFont" \(font)/></attributes></fragment></attributedString></label>
      """, as: LabelNode.self)
    #expect(label.font == expected)
  }
}

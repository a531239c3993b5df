import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

@Suite struct ResourceTests {
  private static let resources = """
    </objects><resources>
      <image name="logo" width="120" height="40.5"/>
      <image name="house" catalog="system" width="128" height="106"/>
      <image name="logo" width="1" height="1"/>
      <namedColor name="brand">
        <color red="0.25" green="0.5" blue="1" alpha="0.75" colorSpace="custom" \
    customColorSpace="sRGB"/>
      </namedColor>
      <systemColor name="systemBackgroundColor">
        <color white="1" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
      </systemColor>
    </resources><objects>
    """

  private func document(_ objects: String) throws -> InterfaceDocument {
    try .xib(objects: objects + Self.resources)
  }

  @Test func `images have their sizes, and the first of a name counts`() throws {
    let resources = try document("").resources
    #expect(resources.images.map(\.name) == ["logo", "house", "logo"])
    #expect(resources.images.map(\.isSymbol) == [false, true, false])
    #expect(resources.image(named: "logo")?.size == LayoutSize(width: 120, height: 40.5))
    #expect(resources.image(named: "house") == nil)
    #expect(resources.symbol(named: "house")?.size == LayoutSize(width: 128, height: 106))
    #expect(resources.symbol(named: "logo") == nil)
  }

  struct SymbolRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: String
    /// The size of the drawing that the document lists.
    let drawing: (width: Int, height: Int)
    var configuration = ""
    let size: LayoutSize
  }

  static let symbolRows = [
    SymbolRow(
      testDescription: "a disk", name: "circle", drawing: (128, 121),
      size: LayoutSize(width: 1.173 * 17, height: 1.109 * 17)),
    SymbolRow(
      testDescription: "a disk that is listed at half the size", name: "play.circle",
      drawing: (64, 61), size: LayoutSize(width: 1.173 * 17, height: 1.109 * 17)),
    SymbolRow(
      testDescription: "one whose height is known", name: "chevron.right", drawing: (96, 128),
      configuration: #"<preferredSymbolConfiguration pointSize="100"/>"#,
      size: LayoutSize(width: 72.75, height: 97)),
    SymbolRow(
      testDescription: "a filled one, as high as its outline", name: "phone.fill",
      drawing: (128, 114), size: LayoutSize(width: 1.014 * 17 * 128 / 114, height: 1.014 * 17)),
    SymbolRow(
      testDescription: "one whose image says another scale than the view", name: "map",
      drawing: (128, 112),
      configuration: """
        <imageReference key="image" image="map" catalog="system" symbolScale="large"/>
        <preferredSymbolConfiguration scale="small" pointSize="10"/>
        """, size: LayoutSize(width: 10.88 * 1.28 * 128 / 112, height: 10.88 * 1.28)),
    SymbolRow(
      testDescription: "a large one", name: "ruler", drawing: (128, 64),
      configuration: #"<preferredSymbolConfiguration scale="large"/>"#,
      size: LayoutSize(width: 1.2 * (17 * 1.28), height: 0.5 * (1.2 * (17 * 1.28)))),
  ]

  @Test(arguments: symbolRows)
  func `a symbol is as large as its proportions and its font make it`(_ row: SymbolRow) throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <imageView id="a" image="\(row.name)" catalog="system">\(row.configuration)</imageView>
        </objects><resources><image name="\(row.name)" catalog="system" \
        width="\(row.drawing.width)" height="\(row.drawing.height)"/></resources><objects>
        """)
    let size = try #require((document.views.first as? ImageNode)?.imageSize)
    #expect((size.width - row.size.width).magnitude < 1e-9)
    #expect((size.height - row.size.height).magnitude < 1e-9)
  }

  struct ButtonRow: Sendable, CustomTestStringConvertible {
    /// The attributes of the button, the element of its image, and the image's size of 17 points.
    let attributes, part: String
    let font: FontDescriptor
    let factor: Double
    var testDescription: String { "\(attributes) \(part)" }
  }

  static let buttonRows = [
    ButtonRow(
      attributes: "buttonType='system'", part: "state key='normal'", font: .system(17),
      factor: 1.28),
    ButtonRow(attributes: "", part: "state key='normal'", font: .system(17), factor: 1),
    ButtonRow(
      attributes: "buttonType='system'", part: "buttonConfiguration key='configuration'",
      font: .preferred(.body), factor: 1.28),
  ]

  @Test(arguments: buttonRows)
  func `symbols of system buttons and of configurations are large`(_ row: ButtonRow) throws {
    let end = row.part.prefix { $0 != " " }
    let document = try InterfaceDocument.xib(
      objects: """
        <button \(row.attributes)><\(row.part)>
        <imageReference key='image' image='map' catalog='system'/></\(end)></button>
        </objects><resources><image name="map" catalog="system" width="100" height="100"/>
        </resources><objects>
        """)
    let button = try #require(document.views.first as? ButtonNode)
    #expect(button.symbolFont == row.font)
    #expect(abs((button.imageSize?.height ?? 0) - 1.088 * 17 * row.factor) < 1e-9)
  }

  @Test(arguments: [
    #"<fontDescription key="titleFontDescription" type="system" pointSize="34"/>"#,
    #"<preferredSymbolConfiguration configurationType="pointSize" pointSize="34" scale="large"/>"#,
  ])
  func `the symbol of a configuration stands in the line of its title, or its own`(
    part: String
  ) throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <button><buttonConfiguration key="configuration" style="plain" title="Where">
        <imageReference key="image" image="map" catalog="system" symbolScale="medium"/>
        \(part)</buttonConfiguration></button></objects><resources>
        <image name="map" catalog="system" width="100" height="100"/></resources><objects>
        """)
    let button = try #require(document.views.first as? ButtonNode)
    #expect(button.symbolFont == .system(34))
    #expect(abs((button.imageSize?.height ?? 0) - 1.088 * 34) < 1e-9)
  }

  @Test(arguments: [(0, 128), (128, 0), (0, 0)])
  func `a symbol whose drawing has no size has none`(width: Int, height: Int) throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <imageView id="a" image="dot" catalog="system"/></objects>
        <resources><image name="dot" catalog="system" width="\(width)" height="\(height)"/></resources><objects>
        """)
    #expect((document.views.first as? ImageNode)?.imageSize == nil)
  }

  @Test(arguments: ["nan", "-1", "wide"])
  func `an image without a usable size is left out`(width: String) throws {
    let document = try InterfaceDocument.xib(
      objects: "</objects><resources><image name=\"a\" width=\"\(width)\" height=\"2\"/>"
        + "</resources><objects>")
    #expect(document.resources.images == [])
    #expect(
      document.warnings.map(\.description) == [
        "Sample.xib:3:26: warning: width cannot be '\(width)' (in 'image'); the default is used"
      ])
  }

  @Test func `colors are kept as they stand`() throws {
    let resources = try document("").resources
    #expect(
      resources.color(named: "brand")
        == .components(red: 0.25, green: 0.5, blue: 1, alpha: 0.75, colorSpace: "sRGB"))
    #expect(
      resources.systemColor(named: "systemBackgroundColor")
        == .gray(white: 1, alpha: 1, colorSpace: "displayP3"))
    #expect(resources.color(named: "systemBackgroundColor") == nil)
    #expect(resources.systemColor(named: "brand") == nil)
  }

  static let colors: [(attributes: String, color: InterfaceColor?)] = [
    ("systemColor=\"labelColor\" white=\"0\" alpha=\"1\"", .system("labelColor")),
    ("cocoaTouchSystemColor=\"darkTextColor\"", .system("darkTextColor")),
    ("name=\"brand\"", .named("brand")),
    (
      "white=\"0.5\" colorSpace=\"calibratedWhite\"",
      .gray(white: 0.5, alpha: 1, colorSpace: "calibratedWhite")
    ),
    ("red=\"1\" green=\"0\" alpha=\"1\"", nil),
    ("white=\"nan\"", nil),
  ]

  @Test(arguments: colors)
  func `a view's color is read as it is written`(
    attributes: String, color: InterfaceColor?
  ) throws {
    let document = try InterfaceDocument.xib(
      objects: "<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>")
    let view = try #require(document.views.first)
    #expect(document.color("backgroundColor", of: view) == color)
    #expect(document.color("tintColor", of: view) == nil)
  }
}

import InterfaceBuilder
import Testing
import ViewTree

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

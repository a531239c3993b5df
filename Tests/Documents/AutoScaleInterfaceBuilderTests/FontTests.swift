import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees
import Testing

@Suite struct FontTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let attributes: String
    let font: FontDescriptor
    var testDescription: String { "\(attributes) is \(font)" }
  }

  static let rows = [
    Row(attributes: "type=\"system\" pointSize=\"17\"", font: .system(17)),
    Row(attributes: "type=\"system\" pointSize=\"14.5\"", font: .system(14.5)),
    Row(attributes: "type=\"system\" pointSize=\"0.0\"", font: .system(17)),
    Row(
      attributes: "type=\"system\" weight=\"semibold\" pointSize=\"16\"",
      font: .system(16, weight: .semibold)),
    Row(
      attributes: "type=\"system\" weight=\"ultraLight\" pointSize=\"16\"",
      font: .system(16, weight: .ultraLight)),
    Row(attributes: "type=\"boldSystem\" pointSize=\"24\"", font: .system(24, weight: .bold)),
    Row(attributes: "type=\"italicSystem\" pointSize=\"12\"", font: .system(12, traits: .italic)),
    Row(
      attributes: "name=\"HelveticaNeue-Light\" family=\"Helvetica Neue\" pointSize=\"15\"",
      font: .named("HelveticaNeue-Light", family: "Helvetica Neue", size: 15)),
    Row(attributes: "style=\"UICTFontTextStyleTitle0\"", font: .preferred(.largeTitle)),
    Row(attributes: "style=\"UICTFontTextStyleTitle1\"", font: .preferred(.title1)),
    Row(attributes: "style=\"UICTFontTextStyleTitle2\"", font: .preferred(.title2)),
    Row(attributes: "style=\"UICTFontTextStyleTitle3\"", font: .preferred(.title3)),
    Row(attributes: "style=\"UICTFontTextStyleHeadline\"", font: .preferred(.headline)),
    Row(attributes: "style=\"UICTFontTextStyleSubhead\"", font: .preferred(.subheadline)),
    Row(attributes: "style=\"UICTFontTextStyleBody\"", font: .preferred(.body)),
    Row(attributes: "style=\"UICTFontTextStyleCallout\"", font: .preferred(.callout)),
    Row(attributes: "style=\"UICTFontTextStyleFootnote\"", font: .preferred(.footnote)),
    Row(attributes: "style=\"UICTFontTextStyleCaption1\"", font: .preferred(.caption1)),
    Row(attributes: "style=\"UICTFontTextStyleCaption2\"", font: .preferred(.caption2)),
  ]

  @Test(arguments: rows)
  func `a font has name or style, size, weight and slant`(_ row: Row) throws {
    let label = try InterfaceDocument.view(
      "<label><fontDescription key=\"fontDescription\" \(row.attributes)/></label>")
    #expect(label.font == row.font)
  }

  @Test func `a variation's font is not the view's`() throws {
    let label = try InterfaceDocument.view(
      """
      <label><fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system"
        pointSize="34"/></variation></label>
      """)
    #expect(label.font == .system(17))
  }

  @Test(arguments: [("retina4_7", 17.0), ("ipad12_9rounded", 34)])
  func `a variation's font holds in its size classes`(device: String, size: Double) throws {
    let document = try InterfaceDocument.xib(
      objects: """
        <label><variation key="widthClass=regular"><fontDescription key="fontDescription"
          type="system" pointSize="34"/></variation>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """,
      head: "<device id=\"\(device)\" orientation=\"portrait\"/>")
    #expect(document.views.first?.font == .system(size))
  }

  @Test(
    arguments: [
      ("<button buttonType='system'/>", 15), ("<button/>", 18), ("<label/>", 17),
      ("<textField/>", 14),
    ])
  func `a view whose file states no font has that of its class`(
    element: String, size: Double
  ) throws {
    #expect(try InterfaceDocument.view(element).font == .system(size))
  }
}

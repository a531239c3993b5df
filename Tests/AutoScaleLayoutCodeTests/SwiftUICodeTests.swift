import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleLayoutCode

@Suite struct SwiftUICodeTests {
  /// The code of a document with one view that fills its device.
  static func code(
    subviews: String, constraints: String, scales: Bool = false
  ) throws -> LayoutCode {
    let text = SampleXib.text(subviews: subviews, constraints: constraints)
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Card.xib")
    var options = CodeOptions(style: .swiftui)
    options.scalesLengths = scales
    return LayoutCode(of: document, options: options)
  }

  private static let labels = """
    <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/>
    </label>
    <label text="Text" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
    </label>
    """

  private static func pin(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int
  ) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
      + "secondAttribute=\"\(other)\" constant=\"\(constant)\" id=\"\(first)-\(attribute)-\(second)\"/>"
  }

  private static let column = [
    pin("a", "top", "root", "top", 20), pin("a", "leading", "root", "leading", 16),
    pin("root", "trailing", "a", "trailing", 16), pin("b", "top", "a", "bottom", 8),
    pin("b", "leading", "a", "leading", 0), pin("b", "trailing", "a", "trailing", 0),
  ].joined(separator: "\n")

  @Test func `a chain of labels is a column with padding`() throws {
    let code = try Self.code(subviews: Self.labels, constraints: Self.column)
    #expect(code.refusals.isEmpty)
    #expect(
      code.text == """
        import SwiftUI

        /// The view of Card.xib, line 5.
        struct CardView: View {
          var body: some View {
            VStack(alignment: .leading, spacing: 8) {
              Text("Name")
                .font(.title2)
                .lineLimit(1)
              Text("Text")
                .font(.system(size: 15))
            }
            .padding(.top, 20)
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          }
        }

        """)
  }

  @Test func `lengths that scale are design values`() throws {
    let text = try Self.code(
      subviews: Self.labels, constraints: Self.column, scales: true
    ).text
    for line in [
      "import AutoScaleSwiftUI", "    AutoVStack(alignment: .leading, spacing: 8) {",
      "        .autoFont(size: 15)", "    .autoPadding(.horizontal, 16)",
    ] {
      #expect(text.split(separator: "\n").contains(Substring(line)), "\(text)")
    }
  }

  @Test func `a view without SwiftUI is named with its line and a reason`() throws {
    let code = try Self.code(
      subviews: """
        <label text="Name" textAlignment="justified" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        """,
      constraints: Self.pin("a", "centerX", "root", "centerX", 0)
        + Self.pin("a", "centerY", "root", "centerY", 0))
    #expect(code.files.isEmpty)
    #expect(
      code.refusals.map(\.description) == [
        "Card.xib:8: error: the label nameLabel has no SwiftUI: its text is justified"
      ])
  }
}

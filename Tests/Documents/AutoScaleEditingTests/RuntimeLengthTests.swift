import AutoScale
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleEditing

@Suite struct RuntimeLengthTests {
  @Test(arguments: [
    ("layer.cornerRadius", ScaledProperty.cornerRadius), ("layer.borderWidth", .borderWidth),
    ("cradius", .cornerRadius), ("layer.shadowRadius", .cornerRadius),
    ("layer.shadowOffset", .cornerRadius), ("_titleFontSize", .fontSize), ("fontSize", .fontSize),
    ("lineSpacing", .spacing(.custom)), ("itemSpace", .spacing(.custom)),
    ("_leftInset", .insets(.content, .left)), ("textPadding", .insets(.content, .left)),
    ("paddingX", .insets(.content, .left)), ("lineWidth", .borderWidth),
    ("imageView.iconWidth", .itemSize(.width)),
  ])
  func `a name of a length is known`(keyPath: String, property: ScaledProperty) {
    #expect(RuntimeLengths().scaling(of: keyPath)?.property == property)
  }

  @Test(arguments: [
    "layer.shadowOpacity", "aspectRatio", "widthRatio", "fontSizeMultiplier", "itemCount", "tag",
    "maxLength", "duration", "imageView.contentMode", "dynamicTypeSize", "sizeClass", "colorSpace",
    "pageSize", "elevation", "hyphenated",
  ])
  func `any other name is no length`(keyPath: String) {
    #expect(RuntimeLengths().scaling(of: keyPath) == nil)
  }

  private static func text(_ attributes: String) throws -> DocumentText {
    try SampleDocument.text(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          \(SampleDocument.rect("20", "20", "100", "50"))
          <constraints>
              <constraint firstAttribute="width" constant="100" id="w"/>
              <constraint firstAttribute="height" constant="50" id="h"/>
          </constraints>
          <userDefinedRuntimeAttributes>
              \(attributes)
          </userDefinedRuntimeAttributes>
      </view>
      """, SampleDocument.boxConstraints)
  }

  private static func attribute(_ keyPath: String, _ type: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttribute type="\(type)" keyPath="\(keyPath)">\(value)\
    </userDefinedRuntimeAttribute>
    """
  }

  @Test(arguments: [
    (
      attribute("layer.shadowOffset", "size", #"<size key="value" width="0.0" height="2"/>"#),
      #"width="0.0" height="2.096""#
    ),
    (
      attribute("anchorOffset", "point", #"<point key="value" x="10" y="-10"/>"#),
      #"x="10.48" y="-10.48""#
    ),
    (
      attribute("textInsets", "rect", #"<rect key="value" x="8" y="8" width="8" height="8"/>"#),
      #"x="8.384" y="8.384" width="8.384" height="8.384""#
    ),
    (
      #"<userDefinedRuntimeAttribute type="string" keyPath="cornerRadius" value="10"/>"#,
      #"value="10.48""#
    ),
  ])
  func `a length has any form`(attribute: String, expected: String) throws {
    let rebased = try DocumentRebase(to: 393).rebase(Self.text(attribute)).edited.text
    #expect(String(decoding: rebased.data, as: UTF8.self).contains(expected))
  }

  @Test func `another number stays with a note, and is scaled on request`() throws {
    let text = try Self.text(
      Self.attribute("elevation", "number", #"<real key="value" value="4"/>"#))
    let outcome = try DocumentRebase(to: 393).rebase(text)
    #expect(
      outcome.kept == [
        "Sample.xib:15: note: view box keeps its elevation 4; its name does not tell whether it is a "
          + "length"
      ])
    #expect(!String(decoding: outcome.edited.text.data, as: UTF8.self).contains("4.192"))
    var rebase = DocumentRebase(to: 393)
    rebase.runtimeLengths = ["elevation", "depth"]
    let scaled = try rebase.rebase(text)
    #expect(String(decoding: scaled.edited.text.data, as: UTF8.self).contains("4.192"))
    #expect(scaled.kept == [])
    #expect(scaled.matchedKeyPaths == ["elevation"])
  }

  @Test(arguments: [
    attribute("layer.shadowOpacity", "number", #"<real key="value" value="0.5"/>"#),
    attribute("adapterScreen", "number", #"<integer key="value" value="1"/>"#),
    attribute("elevation", "number", #"<integer key="value" value="0"/>"#),
    attribute("name", "string", "4"),
  ])
  func `a number that is no length has no note`(attribute: String) throws {
    #expect(try DocumentRebase(to: 393).rebase(Self.text(attribute)).kept == [])
  }
}

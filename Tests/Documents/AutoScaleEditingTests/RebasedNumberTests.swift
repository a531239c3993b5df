import AutoScale
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleEditing

@Suite struct RebasedNumberTests {
  private static func scaling(_ reference: Double, _ width: Double) throws -> LengthScaling {
    let screen = try Screen(width: width, height: 2 * width, pixelsPerPoint: 1e9, idiom: .phone)
    return LengthScaling(
      reference: reference, width: width, screen: screen,
      rule: try ScalingRule(referenceWidth: reference))
  }

  @Test(arguments: [
    (20.0, 375.0, 393.0, "20.96"), (16, 375, 390, "16.64"), (15, 414, 393, "14.23913043478261"),
    (44.9, 393, 375, "42.843511450381676"), (0.5, 375, 393, "0.524"), (-8, 375, 393, "-8.384"),
  ])
  func `a number has 15 digits if they scale back, or else all`(
    old: Double, reference: Double, width: Double, expected: String
  ) throws {
    let scaled = try Self.scaling(reference, width).scaled(old, as: .constraint)
    #expect(scaled.shortDescription == expected)
    #expect(try Self.scaling(width, reference).scaled(scaled, as: .constraint) == old)
  }

  /// Numbers of up to 15 digits, as people and Xcode write them.
  @Test(arguments: UInt64(1)...40)
  func `there and back is exact for numbers of up to 15 digits`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let widths = [320.0, 375, 390, 393, 402, 414, 420, 428, 430, 440]
    for _ in 0..<500 {
      let digits = Int.random(in: 1...15, using: &random)
      let number = Double.random(in: 0.001...2000, using: &random)
      let old = try #require(Double(String(format: "%.\(digits)g", number)))
      let reference = try #require(widths.randomElement(using: &random))
      let width = try #require(widths.randomElement(using: &random))
      let there = try Self.scaling(reference, width).scaled(old, as: .fontSize)
      let back = try Self.scaling(width, reference).scaled(there, as: .fontSize)
      #expect(back == old, "\(old) from \(reference) to \(width)")
    }
  }

  @Test(arguments: [
    (0.3, "0.29999999999999999", "0.29999999999999999"), (0.3, "0.3", "0.3"), (0.3, "10", "0.3"),
    (10.5, "10.25", "10.5"), (10.5, "10.250", "10.5"), (8.0, "7.0", "8"),
    (1.0 / 3, "0.66666666666666663", "0.33333333333333331"),
  ])
  func `a number is spelled like the old one`(number: Double, old: String, expected: String) {
    #expect(number.description(like: old) == expected)
  }

  private static func text(_ keyPath: String, _ value: String) throws -> DocumentText {
    try SampleDocument.text(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          \(SampleDocument.rect("20", "20", "100", "50"))
          <constraints>
              <constraint firstAttribute="width" constant="100" id="w"/>
              <constraint firstAttribute="height" constant="50" id="h"/>
          </constraints>
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)">
                  \(value)
              </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
      </view>
      """, SampleDocument.boxConstraints)
  }

  @Test(arguments: ["layer.cornerRadius", "cornerRadius"], [1, 2, 4, 10, 14, 15, 16, 20, 100])
  func `an integer and a real come back as they were`(keyPath: String, number: Int) throws {
    for name in ["integer", "real"] {
      let text = try Self.text(keyPath, "<\(name) key=\"value\" value=\"\(number)\"/>")
      let there = try DocumentRebase(to: 393).rebase(text).edited.text
      #expect(String(decoding: there.data, as: UTF8.self).contains("<real key=\"value\""))
      let back = try DocumentRebase(to: 375).rebase(there).edited.text
      #expect(back.data == text.data, "\(name) \(number)")
    }
  }

  @Test func `each font of a text is rounded by itself`() throws {
    let fragments = [24, 11].map { size in
      """
      <fragment content="Watch">
          <attributes><font key="NSFont" metaFont="system" size="\(size)"/></attributes>
      </fragment>
      """
    }
    let label = """
      <label usesAttributedText="YES" numberOfLines="0" \
      translatesAutoresizingMaskIntoConstraints="NO" id="box">
          \(SampleDocument.rect("20", "20", "60", "42"))
          <attributedString key="attributedText">\(fragments.joined())</attributedString>
      </label>
      """
    var rebase = DocumentRebase(to: 393)
    rebase.rounding = .nearestPoint
    let sizes = try rebase.rebase(
      SampleDocument.text(label, SampleDocument.boxConstraints, device: "retina6_1")
    ).changes.filter { $0.attribute == "size" }
    #expect(sizes.map(\.new) == [23, 10])
  }
}

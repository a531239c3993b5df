import Foundation
import Testing

@testable import AutoScaleEditing

/// A document with three views, and its versions.
struct MergeSample {
  private static let subviews = """
    \(SampleDocument.box(SampleDocument.rect("20", "20", "100", "50")))
    <label opaque="NO" text="One" translatesAutoresizingMaskIntoConstraints="NO" id="one">
        \(SampleDocument.rect("20", "90", "40", "20"))
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <color key="textColor" white="0.0" alpha="1" colorSpace="custom"/>
    </label>
    <view contentMode="scaleToFill" id="plain">
        \(SampleDocument.rect("0.0", "200", "10", "10"))
    </view>
    """

  private static let constraints = """
    \(SampleDocument.boxConstraints)
    <constraint firstItem="one" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="ol"/>
    <constraint firstItem="one" firstAttribute="top" secondItem="box" \
    secondAttribute="bottom" constant="20" id="ot"/>
    """

  let base: DocumentText

  init() throws { base = try SampleDocument.text(Self.subviews, Self.constraints) }

  /// The base with replacements of text.
  func side(_ replacements: (String, String)...) throws -> DocumentText {
    var text = String(decoding: base.data, as: UTF8.self)
    for (old, new) in replacements {
      #expect(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    return try DocumentText(data: Data(text.utf8), path: base.path)
  }

  func merge(_ ours: DocumentText, _ theirs: DocumentText) throws -> DocumentMerge.Outcome {
    try DocumentMerge().merge(base: base, ours: ours, theirs: theirs)
  }

  /// The messages after a conflict, without the numbers of lines.
  func messages(_ ours: DocumentText, _ theirs: DocumentText) throws -> [String] {
    let outcome = try merge(ours, theirs)
    #expect(outcome.edited == nil)
    return outcome.conflicts.map {
      $0.description.replacing(/line \d+/, with: "line N").replacing(/xib:\d+/, with: "xib:N")
    }
  }
}

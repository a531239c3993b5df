import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import Foundation
import Testing

/// Faults that people see and that Xcode does not mark.
@Suite struct UnmarkedFaultTests {
  /// Two texts with equal hugging from one edge of the screen to the other.
  private func competition(hugging: Int = 251) -> AuditDocument {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Name", "label", #"text="Name" horizontalHuggingPriority="\#(hugging)""#,
        frame: (16, 100, 45, 20.5)),
      AuditDocument.view(
        "Value", "label", #"text="Anna Meier" horizontalHuggingPriority="251""#,
        frame: (69, 100, 290, 20.5)),
    ]
    document.place("Name", x: 16, y: 100)
    document.constraints += [
      AuditDocument.constraint("b", "Value", "firstBaseline", "Name"),
      AuditDocument.constraint("v", "Value", "leading", "Name", "trailing", constant: 8),
      AuditDocument.constraint("e", "screen", "trailing", "Value", constant: 16),
    ]
    return document
  }

  @Test(arguments: [(251, 1), (252, 0)])
  func `which of two texts is stretched is open if both hug alike`(
    _ hugging: Int, _ count: Int
  ) throws {
    let found = try competition(hugging: hugging).findings().filter { $0.severity >= .warning }
    #expect(found.map(\.rule) == Array(repeating: .ambiguous, count: count))
  }

  @Test(arguments: [("", Finding.Severity.warning), (#"image="photo""#, .note)])
  func `an image view without an image and a size has no size`(
    _ image: String, _ severity: Finding.Severity
  ) throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view("Photo", "imageView", image, frame: (100, 100, 240, 128))
    ]
    document.place("Photo", x: 100, y: 100)
    #expect(
      try document.findings().filter { $0.rule == .ambiguous }.map(\.severity) == [severity])
  }

  /// A view in a scroll view that fills the screen.
  private func scroll(_ scrollAttributes: String, width: Double, height: Double) -> AuditDocument {
    var document = AuditDocument()
    let edges = ["leading", "trailing", "top", "bottom"]
    document.views = [
      AuditDocument.view(
        "Page", "scrollView", scrollAttributes, frame: (0, 0, 375, 667),
        constraints: edges.map { AuditDocument.constraint("c-\($0)", "Content", $0, "Page") },
        content: "<subviews>"
          + AuditDocument.view(
            "Content", frame: (0, 0, width, height),
            constraints: [
              AuditDocument.constraint("w", "Content", "width", constant: width),
              AuditDocument.constraint("h", "Content", "height", constant: height),
            ]) + "</subviews>")
    ]
    document.constraints = edges.map {
      AuditDocument.constraint("p-\($0)", "Page", $0, "screen")
    }
    return document
  }

  @Test(arguments: [
    ("", 375.0, 900.0, [320...373]), ("", 375, 300, []), ("", 320, 900, []), ("", 800, 900, []),
    (#"pagingEnabled="YES""#, 375, 900, []),
    (#"alwaysBounceHorizontal="YES""#, 375, 900, []),
    (#"maximumZoomScale="4""#, 375, 900, []),
  ])
  func `content that is a little too wide scrolls sideways by accident`(
    _ attributes: String, _ width: Double, _ height: Double, _ widths: [ClosedRange<Int>]
  ) throws {
    let found = try scroll(attributes, width: width, height: height).findings().filter {
      $0.rule == .scrollContent
    }
    #expect(found.map(\.widths) == widths.map { WidthRanges(Array($0)) })
    #expect(
      found.map(\.message)
        == widths.map { _ in
          "the content of Page is 55 pt wider than it, so that it scrolls sideways too"
        })
  }

  /// A text at the left of the screen, and a second one at its leading edge.
  private func sides(_ attribute: String, _ other: String) -> AuditDocument {
    var document = AuditDocument()
    document.views = ["First", "Second"].enumerated().map { index, name in
      AuditDocument.view(
        name, "label", #"text="\#(name)""#, frame: (16, 100 + 40 * Double(index), 60, 20.5))
    }
    document.place("First", x: 16, y: 100)
    document.place("Second", x: 16, y: 140)
    document.constraints = document.constraints.map {
      let attribute = $0.contains(#"id="First-x""#) ? attribute : other
      return $0.replacing("leading", with: attribute)
    }
    return document
  }

  @Test(arguments: [
    ("left", "leading", ["First"]), ("left", "left", []), ("leading", "leading", []),
  ])
  func `a text at the left stays there while others change sides`(
    _ attribute: String, _ other: String, _ names: [String]
  ) throws {
    var audit = Audit()
    audit.directions = [.rightToLeft]
    let found = try sides(attribute, other).findings(audit).filter { $0.rule == .unmirroredEdge }
    #expect(found.map(\.element) == names)
    #expect(
      found.compactMap(\.hint)
        == names.map { "let \($0).left = UIView screen.left + 16 follow the direction of reading" })
    #expect(found.map(\.severity) == names.map { _ in .warning })
    // A document without texts in such a language has a note at most.
    #expect(
      try sides(attribute, other).findings().filter { $0.rule == .unmirroredEdge }.map(\.severity)
        == names.map { _ in .note })
  }

  /// A field above the bottom of the screen, in a scroll view or not.
  private func field(above distance: Double, scrolls: Bool) -> AuditDocument {
    var document = AuditDocument()
    let field = AuditDocument.view(
      "Code", "textField", #"borderStyle="roundedRect""#, frame: (16, 633 - distance, 200, 34))
    let holder = scrolls ? "Page" : "screen"
    let edges = ["leading", "trailing", "top", "bottom"]
    document.views = [
      scrolls
        ? AuditDocument.view(
          "Page", "scrollView", frame: (0, 0, 375, 667), content: "<subviews>\(field)</subviews>")
        : field
    ]
    document.constraints = [
      AuditDocument.constraint("x", "Code", "leading", holder, constant: 16),
      AuditDocument.constraint("w", "Code", "width", constant: 200),
      AuditDocument.constraint("h", "Code", "height", constant: 34),
      AuditDocument.constraint("y", "screen", "bottom", "Code", constant: distance),
    ]
    if scrolls {
      document.constraints += edges.map {
        AuditDocument.constraint("p-\($0)", "Page", $0, "screen")
      }
    }
    return document
  }

  @Test(arguments: [(40.0, false, 1), (400, false, 0), (40, true, 0)])
  func `a field under the keyboard is found unless it scrolls`(
    _ distance: Double, _ scrolls: Bool, _ count: Int
  ) throws {
    var audit = Audit()
    audit.contexts = [.keyboard]
    let found = try field(above: distance, scrolls: scrolls).findings(audit).filter {
      $0.rule == .underKeyboard
    }
    #expect(found.count == count)
    // The highest keyboard, that of an open iPhone Duo held upright, is 350 points high.
    #expect(
      found.map(\.message)
        == Array(
          repeating: "Code lies under the keyboard by 310 pt, and no scroll view moves it",
          count: count))
  }

  @Test(arguments: [393.0, 414, 375.5])
  func `a width that was read off a phone is named first in a conflict`(_ width: Double) throws {
    var document = AuditDocument()
    document.views = [AuditDocument.view("Card", frame: (16, 100, width, 40))]
    document.place("Card", x: 16, y: 100, width: width, height: 40)
    document.constraints.insert(
      AuditDocument.constraint("end", "screen", "trailing", "Card", constant: 16), at: 0)
    let first = try document.findings().first { $0.rule == .conflict }?.participants.first
    #expect((first?.text == "Card.width = \(Int(width))") == (width != 375.5))
  }

  @Test func `a text that the style of a cell places is not cut off`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <device id="retina4_7" orientation="portrait"/>
        <objects><tableViewCell id="cell" style="IBUITableViewCellStyleDefault" textLabel="text">
          <rect key="frame" x="0" y="0" width="375" height="44"/>
          <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews><label opaque="NO" id="text" text="Stretch type" lineBreakMode="tailTruncation">
              <rect key="frame" x="16" y="12" width="98" height="20.5"/>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label></subviews>
          </tableViewCellContentView>
        </tableViewCell></objects>
      </document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Cell.xib")
    let larger = ViewingCondition(textSize: .extraLarge)
    let found = try Audit().report(on: document, andIn: [larger]).findings
    #expect(found.filter { [.clippedText, .tightText].contains($0.rule) } == [])
  }
}

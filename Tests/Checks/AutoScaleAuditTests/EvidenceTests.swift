import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleAudit

/// The evidence that findings rest on: contents of documents that make them false or less certain.
@Suite struct EvidenceTests {
  private func report(_ text: String, path: String = "Cell.xib") throws -> AuditReport {
    Audit().report(on: try InterfaceDocument(data: Data(text.utf8), path: path))
  }

  private func xib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/>\
    <objects>\(objects)</objects></document>
    """
  }

  // MARK: Layouts

  @Test func `the content of a cell fills the cell, whatever width is stored`() throws {
    let label = AuditDocument.view("Title", "label", #"text="Hi""#, frame: (16, 8, 288, 28))
    let constraints = [
      ("x", "Title", "leading", "content", 16.0), ("r", "content", "trailing", "Title", 16),
      ("y", "Title", "top", "content", 8), ("b", "content", "bottom", "Title", 8),
    ].map { AuditDocument.constraint($0, $1, $2, $3, constant: $4) }
    let text = xib(
      """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="729" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews>\(label)</subviews><constraints>\(constraints.joined())</constraints>
      </tableViewCellContentView></tableViewCell>
      """)
    #expect(try report(text).findings.map(\.message) == [])
  }

  @Test func `a stack that aligns baselines does not need its first view at its top`() throws {
    var document = AuditDocument()
    let labels = ["One", "Two"].map {
      AuditDocument.view($0, "label", "text=\"\($0)\"", frame: (0, 8, 40, 20.5))
    }
    document.views = [
      AuditDocument.view(
        "Row", "stackView", #"alignment="firstBaseline""#, frame: (16, 100, 100, 60),
        constraints: [
          AuditDocument.constraint("h", "Row", "height", constant: 60),
          AuditDocument.constraint("y", "One", "top", "Row", constant: 8),
        ], content: "<subviews>\(labels.joined())</subviews>")
    ]
    document.place("Row", x: 16, y: 100)
    #expect(try document.findings().filter { $0.rule == .conflict }.map(\.message) == [])
  }

  @Test func `a child controller of a size of its own is not below the status bar`() throws {
    var document = AuditDocument()
    document.views = [AuditDocument.view("Title", "label", #"text="Hi""#, frame: (16, 0, 20, 20.5))]
    document.place("Title", x: 16, y: 4)
    let text = document.text
      .replacing("width=\"375\" height=\"667\"", with: "width=\"375\" height=\"200\"")
      .replacing(
        "<connections>",
        with: #"<size key="freeformSize" width="375" height="200"/><connections>"#)
    var audit = Audit()
    audit.disabledRules = [.misplaced]
    func findings(_ text: String) throws -> [Finding.Rule] {
      audit.report(on: try InterfaceDocument(data: Data(text.utf8), path: "Page.storyboard"))
        .findings.map(\.rule)
    }
    #expect(try findings(document.text) == [.outsideSafeArea])
    #expect(try findings(text) == [])
  }

  @Test func `a child controller as wide as another phone is as wide as each screen`() throws {
    var document = AuditDocument()
    document.addButton("Buy", x: 16, width: 288)
    let text = document.text
      .replacing("width=\"375\" height=\"667\"", with: "width=\"320\" height=\"440\"")
      .replacing(
        "<connections>",
        with: #"<size key="freeformSize" width="320" height="440"/><connections>"#)
    let findings = try report(text, path: "Page.storyboard").findings
    #expect(findings.filter { $0.rule == .outsideScreen }.map(\.message) == [])
  }

  @Test func `an error on a phone is a warning in a file of pads`() throws {
    var document = AuditDocument()
    document.addButton("Buy", x: 16, width: 340)
    func evidence(_ path: String) throws -> [String?] {
      try report(document.text, path: path).findings.filter { $0.rule == .outsideScreen }
        .map(\.evidence)
    }
    #expect(try evidence("Buy.storyboard") == [nil])
    #expect(
      try evidence("Buy~ipad.storyboard")
        == ["warning, since only pads load this file"])
  }

  @Test func `the header of a table has no margin for the safe area`() throws {
    var document = AuditDocument()
    // The card has room for 20 points within margins of 8, and not for a safe area as well.
    let inner = AuditDocument.view("Inner", frame: (0, 8, 100, 20))
    let constraints = [
      AuditDocument.constraint("t", "Inner", "top", "Header", "topMargin"),
      AuditDocument.constraint("b", "Header", "bottomMargin", "Inner", "bottom"),
      AuditDocument.constraint("h", "Inner", "height", constant: 20),
      AuditDocument.constraint("x", "Inner", "leading", "Header"),
      AuditDocument.constraint("w", "Inner", "width", constant: 100),
    ]
    let header = """
      <view key="tableHeaderView" id="Header" preservesSuperviewLayoutMargins="YES" \
      contentMode="scaleToFill"><rect key="frame" x="0" y="0" width="375" height="36"/>
      <subviews>\(inner)</subviews><constraints>\(constraints.joined())</constraints></view>
      """
    document.views = [
      AuditDocument.view(
        "Table", "tableView", frame: (0, 0, 375, 667), content: header)
    ]
    document.place("Table", x: 0, y: 0)
    document.constraints += [
      AuditDocument.constraint("r", "Table", "trailing", "screen"),
      AuditDocument.constraint("b2", "Table", "bottom", "screen"),
    ]
    #expect(try document.findings().filter { $0.rule == .conflict }.map(\.message) == [])
  }

  @Test func `a button on the frame of a scroll view may lie over scrolled content`() throws {
    // On 568 points of height the button is over the body, which scrolls below it.
    let views = [
      SoundScreen.button("Body", frame: (16, 60, 100, 500)),
      SoundScreen.button("Close", frame: (16, 615, 100, 44)),
    ]
    let constraints = [
      AuditDocument.constraint("b-y", "Body", "top", "content", constant: 60),
      AuditDocument.constraint("b-b", "content", "bottom", "Body", constant: 8),
      AuditDocument.constraint("b-x", "Body", "leading", "content", constant: 16),
      AuditDocument.constraint("b-r", "content", "trailing", "Body", constant: 16),
      AuditDocument.constraint("b-w", "Body", "width", constant: 100),
      AuditDocument.constraint("b-h", "Body", "height", constant: 500),
      AuditDocument.constraint("c-b", "frame", "bottom", "Close", constant: 8),
      AuditDocument.constraint("c-x", "Close", "leading", "frame", constant: 16),
      AuditDocument.constraint("c-w", "Close", "width", constant: 100),
      AuditDocument.constraint("c-h", "Close", "height", constant: 44),
    ]
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Scroll", "scrollView", frame: (0, 0, 375, 667), constraints: constraints,
        content: """
          <subviews>\(views.joined())</subviews>
          <viewLayoutGuide key="contentLayoutGuide" id="content"/>
          <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
          """)
    ]
    document.constraints = ["leading", "top", "trailing", "bottom"].map {
      AuditDocument.constraint("s-\($0)", "Scroll", $0, "screen")
    }
    #expect(try document.findings().filter { $0.rule == .overlap }.map(\.message) == [])
  }

  // MARK: Certainty

  /// A button that passes the edge of a narrow screen.
  private var wideButton: AuditDocument {
    var document = AuditDocument()
    document.addButton("Buy", x: 16, width: 340)
    return document
  }

  @Test func `a placeholder constraint, which code replaces, makes an error a warning`() throws {
    var document = wideButton
    document.constraints.append(
      AuditDocument.constraint(
        "p", "screen", "trailing", "Buy", constant: 19, more: #"placeholder="YES""#))
    #expect(
      try document.findings().map(\.evidence)
        == ["warning, since code replaces a placeholder constraint"])
  }

  @Test func `a runtime attribute of a constraint makes an error a warning`() throws {
    var document = wideButton
    document.constraints = document.constraints.map { text in
      guard text.contains("id=\"Buy-w\"") else { return text }
      let attribute =
        #"<userDefinedRuntimeAttribute type="number" keyPath="phoneWidth"><real key="value" value="280"/></userDefinedRuntimeAttribute>"#
      return text.replacing(
        "/>",
        with:
          "><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></constraint>")
    }
    #expect(
      try document.findings().map(\.evidence)
        == ["warning, since a runtime attribute changes a constraint"])
  }

  @Test func `a runtime attribute that sets a text makes an error a warning`() throws {
    var document = wideButton
    let attribute =
      #"<userDefinedRuntimeAttribute type="string" keyPath="locTitle" value="buy.now"/>"#
    document.views = document.views.map {
      $0.replacing(
        "<state ",
        with: "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes><state ")
    }
    #expect(
      try document.findings().map(\.evidence)
        == ["warning, since a runtime attribute sets the text of Buy"])
  }

  @Test(arguments: [
    ("", ["the x of Buy is ambiguous"]), (#"verifyAmbiguity="off""#, []),
    (#"verifyAmbiguity="ignoreSizes""#, ["the x of Buy is ambiguous"]),
  ])
  func `an open frame is found unless Xcode does not verify it`(
    _ attribute: String, _ expected: [String]
  ) throws {
    var document = AuditDocument()
    document.addButton("Buy", x: 16, width: 100)
    document.constraints.removeAll { $0.contains("Buy-x") }
    document.views = document.views.map {
      $0.replacing(
        "id=\"Buy\"", with: "id=\"Buy\" ambiguous=\"YES\" \(attribute)", maxReplacements: 1)
    }
    let messages = try document.findings().map { $0.message.split(separator: ":")[0] }
    #expect(messages.map(String.init) == expected)
  }

  @Test(arguments: [("width", false), ("x", true)])
  func `a size that Xcode does not verify may be open`(_ removed: String, _ isFound: Bool) throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Box", "view", #"ambiguous="YES" verifyAmbiguity="ignoreSizes""#, frame: (16, 100, 90, 44))
    ]
    document.place("Box", x: 16, y: 100, width: 90, height: 44)
    document.constraints.removeAll { $0.contains("Box-\(removed)") }
    #expect(try document.findings().contains { $0.rule == .ambiguous } == isFound)
  }

  @Test func `a text wider than the stored frames of its font is no evidence`() throws {
    func severities(storedWidth: Double) throws -> [Finding.Severity] {
      var document = AuditDocument()
      let font =
        #"<fontDescription key="fontDescription" name="Unknown-Narrow" family="Unknown" pointSize="17"/>"#
      document.views = [
        AuditDocument.view(
          "Other", "label", #"text="0123456789""#, frame: (16, 300, storedWidth, 20.5),
          content: font),
        AuditDocument.view(
          "Title", "label", #"text="01234567890123456789012345678901""#,
          frame: (16, 100, 343, 20.5), content: font),
      ]
      document.place("Other", x: 16, y: 300)
      document.place("Title", x: 16, y: 100)
      document.constraints.append(
        AuditDocument.constraint("r", "screen", "trailing", "Title", constant: 16))
      return try document.findings().filter { $0.rule == .clippedText }.map(\.severity)
    }
    #expect(try severities(storedWidth: 106) == [.warning])
    #expect(try severities(storedWidth: 70) == [.note])
  }

  // MARK: Words and numbers

  @Test func `a finding in languages that are read from right to left says so`() throws {
    var document = AuditDocument()
    document.addButton("Buy", x: 124, width: 100)
    document.views.append(AuditDocument.view("Logo", frame: (16, 100, 100, 44)))
    document.constraints.removeAll { $0.contains("id=\"Buy-x\"") }
    // Read from right to left, the button begins at the left edge of the logo.
    document.constraints += [
      AuditDocument.constraint("l-x", "Logo", "left", "screen", constant: 16),
      AuditDocument.constraint("l-y", "Logo", "top", "screen", constant: 100),
      AuditDocument.constraint("l-w", "Logo", "width", constant: 100),
      AuditDocument.constraint("l-h", "Logo", "height", constant: 44),
      AuditDocument.constraint("Buy-x", "Buy", "leading", "Logo", "trailing", constant: 8),
    ]
    let finding = try #require(try document.findings().first { $0.rule == .outsideScreen })
    #expect(finding.condition.direction == .rightToLeft)
    #expect(finding.conditionWords == "read from right to left")
    #expect(finding.description.contains("; read from right to left; "))
  }

  @Test func `numbers come from a device, also if a width between is worse`() throws {
    var document = AuditDocument()
    // The button is 2 * width - 320 points wide, and 346 at most.
    document.views = [SoundScreen.button("Buy", frame: (16, 100, 346, 44))]
    document.constraints = [
      AuditDocument.constraint("x", "Buy", "leading", "screen", constant: 16),
      AuditDocument.constraint("y", "Buy", "top", "screen", constant: 100),
      AuditDocument.constraint("h", "Buy", "height", constant: 44),
      AuditDocument.constraint(
        "w", "Buy", "width", "screen", constant: -320, more: #"multiplier="2" priority="999""#),
      AuditDocument.constraint(
        "m", "Buy", "width", constant: 346, more: #"relation="lessThanOrEqual""#),
    ]
    // It passes the edge by 16 points at 320, by 29 at 333, and ends at 362.
    let finding = try #require(try document.findings().first { $0.rule == .outsideScreen })
    #expect(finding.widths.ranges == [320...361])
    #expect(finding.worstWidth == 320)
    #expect(finding.message == "Buy passes the right edge of the screen by 16 pt")
  }
}

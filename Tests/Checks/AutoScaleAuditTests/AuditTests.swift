import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleXcodeCanvas
import Foundation
import Testing

@testable import AutoScaleAudit

@Suite struct AuditTests {
  /// A screen with a button that is placed from the leading edge, and is as wide as is given.
  private func screen(buttonX: Double = 16, buttonWidth: Double = 100) -> AuditDocument {
    var document = AuditDocument()
    document.addButton("Buy", x: buttonX, width: buttonWidth)
    return document
  }

  @Test func `stored frames are compared with the design of a scaled document`() throws {
    for (example, count) in [(MisplacedView().soundExample, 0), (MisplacedView().example, 1)] {
      let document = try example.document()
      let audit = Audit(of: example, by: .misplaced)
      let context = try ScreenContext(width: 440, height: 956)
      for view in document.views { view.adaptScreenWidth(in: context) }
      let constants = document.views.flatMap { $0.subtree.flatMap(\.constraints).map(\.constant) }
      #expect(audit.report(on: document).findings.count == count)
      var scaled = audit
      scaled.scaling = DocumentScaling()
      _ = scaled.report(on: document)
      #expect(
        document.views.flatMap { $0.subtree.flatMap(\.constraints).map(\.constant) } == constants)
    }
  }

  @Test func `a screen that fits has no findings`() throws {
    #expect(try screen().findings() == [])
  }

  @Test func `a button beyond the edge is found on exactly the widths that it passes`() throws {
    // The button ends at 16 + 340 = 356 points, and passes the edge up to 355.
    let findings = try screen(buttonWidth: 340).findings()
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.rule == .outsideScreen)
    #expect(finding.severity == .error)
    #expect(finding.widths.ranges == [320...355])
    #expect(finding.worstWidth == 320)
    #expect(
      finding.devices == [
        "iPhone SE (3rd generation) zoomed", "iPhone 17e zoomed", "Split View third",
      ])
    #expect(
      finding.description
        == "Screen.storyboard:9:11: error: Buy passes the right edge of the screen by 36 pt; "
        + "320…355 pt: iPhone SE (3rd generation) zoomed, iPhone 17e zoomed, Split View third; to fix it, add "
        + "Buy.trailing <= UIView screen.trailing - 16, and give Buy.width = 340 the priority 999 "
        + "[outside-screen]")
  }

  @Test func `a part of a pad's screen is named only where it is so there too`() throws {
    // 560 points below the top the button ends beyond the bottom of a phone, and not of a pad.
    var document = screen(buttonWidth: 340)
    document.place("Low", x: 16, y: 560, width: 100, height: 44)
    document.views.append(
      AuditDocument.view("Low", "button", frame: (16, 560, 100, 44)))
    let low = try #require(try document.findings().first { $0.element == "Low" })
    #expect(low.widths.contains(320) && low.rule == .outsideScreen)
    #expect(low.devices == ["iPhone SE (3rd generation) zoomed"])
    var audit = Audit(on: Screen.phoneSizes)
    audit.widths = 320...354
    #expect(try document.findings(audit).allSatisfy { !$0.devices.contains("Split View third") })
  }

  @Test func `what passes the edge in the design already is a warning`() throws {
    let findings = try screen(buttonX: 340).findings()
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.evidence == "warning, since the drawn document has it too")
  }

  @Test func `a class of the user's own makes a finding a note`() throws {
    var document = screen(buttonWidth: 340)
    document.views = document.views.map {
      $0.replacing("id=\"Buy\"", with: "id=\"Buy\" customClass=\"BuyButton\"", maxReplacements: 1)
    }
    #expect(
      try document.findings().map(\.evidence) == ["note, since the class BuyButton may change it"])
  }

  @Test func `a document that is drawn for a pad is looked at only on pads`() throws {
    var document = screen(buttonWidth: 340)
    document.device = #"<device id="ipad9_7" orientation="portrait"/>"#
    let report = Audit().report(
      on: try InterfaceDocument(data: Data(document.text.utf8), path: "Screen.storyboard"))
    #expect(report.findings == [])
    #expect(report.gaps.count == 1)
    // Its own screen and the 18 of other pads, upright and on their sides, in both directions.
    #expect(report.layoutCount == 38)
  }

  @Test func `constraints that contradict each other are listed with their lines`() throws {
    var document = screen()
    document.constraints.append(
      AuditDocument.constraint("more", "Buy", "width", constant: 120))
    let findings = try document.findings()
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.rule == .conflict)
    #expect(finding.severity == .error)
    #expect(finding.isOnEveryWidth)
    #expect(
      finding.message
        == "2 requirements contradict each other; change Buy.width = 120 first")
    #expect(
      finding.participants.map(\.description) == [
        "Screen.storyboard:21:1: Buy.width = 120 [more]",
        "Screen.storyboard:19:1: Buy.width = 100 [Buy-w]",
      ])
    #expect(finding.line == finding.participants.first?.line)
  }

  @Test func `a constraint that code knows makes an error a warning`() throws {
    var document = screen(buttonWidth: 340)
    #expect(try document.findings().map(\.severity) == [.error])
    document.outlets = [#"<outlet property="buyWidth" destination="Buy-w" id="o"/>"#]
    #expect(
      try document.findings().map(\.evidence)
        == ["warning, since code may change a constraint through the outlet buyWidth"])
    document.constraints.append(AuditDocument.constraint("more", "Buy", "width", constant: 300))
    #expect(try document.findings().filter { $0.rule == .conflict }.map(\.severity) == [.warning])
  }

  @Test func `a constraint of a neighbour that code knows makes an error a warning`() throws {
    var document = screen(buttonWidth: 340)
    document.constraints.removeAll { $0.contains("id=\"Buy-x\"") }
    document.views.append(
      AuditDocument.view("Logo", "view", frame: (16, 20, 44, 44)))
    document.place("Logo", x: 16, y: 20, width: 44, height: 44)
    document.constraints.append(AuditDocument.constraint("tie", "Buy", "leading", "Logo"))
    #expect(try document.findings().map(\.severity) == [.error])
    document.outlets = [#"<outlet property="logoX" destination="Logo-x" id="o"/>"#]
    #expect(
      try document.findings().map(\.evidence)
        == ["warning, since code may change a constraint through the outlet logoX"])
  }

  @Test func `a text of one line ends where it ends, however many lines it may have`() throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Title", "label", #"text="Short" numberOfLines="0""#, frame: (16, 100, 343, 20.5))
    ]
    document.place("Title", x: 16, y: 100, width: 343)
    #expect(try document.findings() == [])
    document.views = document.views.map {
      $0.replacing("Short", with: String(repeating: "Long ", count: 20))
    }
    #expect(try document.findings().map(\.rule) == [.outsideScreen])
  }

  @Test func `a text that needs more lines than it may have says so`() throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Title", "label",
        #"text="Twenty words make more than two lines of text here, on any phone" numberOfLines="2""#,
        frame: (16, 100, 343, 80))
    ]
    document.place("Title", x: 16, y: 100, width: 200, height: 80)
    #expect(
      try document.findings().map(\.message)
        == ["Title needs more than its 2 lines"])
  }

  @Test func `constraints that contradict each other on some widths are found on these`() throws {
    var document = screen()
    // 16 + 100 + 240 = 356 points are needed.
    document.constraints.append(
      AuditDocument.constraint(
        "more", "screen", "trailing", "Buy", constant: 240, more: #"relation="greaterThanOrEqual""#)
    )
    let findings = try document.findings()
    #expect(findings.map(\.rule) == [.conflict])
    #expect(findings.first?.widths.ranges == [320...355])
  }

  @Test func `a view without a position is open, and an error where Xcode says so too`() throws {
    var document = screen()
    document.constraints.removeAll { $0.contains("Buy-x") }
    let findings = try document.findings()
    #expect(findings.map(\.rule) == [.ambiguous])
    #expect(findings.map(\.severity) == [.warning])
    document.views = document.views.map {
      $0.replacing("id=\"Buy\"", with: "id=\"Buy\" ambiguous=\"YES\"", maxReplacements: 1)
    }
    #expect(try document.findings().map(\.severity) == [.error])
    #expect(findings.first?.message.hasPrefix("the x of Buy is ambiguous") == true)
  }

  @Test func `a view that has a place, and that Xcode did not find open, is a note`() throws {
    var document = AuditDocument()
    document.views = [AuditDocument.view("Card"), AuditDocument.view("Line")]
    document.place("Card", x: 16, y: 100, width: 100, height: 40)
    document.place("Line", x: 16, y: 200, height: 1)
    #expect(try document.findings().map(\.severity) == [.note])
    #expect(
      try document.findings().first?.evidence?.hasSuffix("did not mark it as ambiguous") == true)
  }

  @Test func `two texts that share too little room are open where Xcode did not look`() throws {
    var document = AuditDocument()
    let text = "Half of the width"
    document.views = ["One", "Two"].map {
      AuditDocument.view($0, "label", "text=\"\(text)\"", frame: (16, 100, 130, 20.5))
    }
    document.place("One", x: 16, y: 100)
    document.constraints += [
      AuditDocument.constraint("y", "Two", "top", "One"),
      AuditDocument.constraint("r", "screen", "trailing", "Two", constant: 16),
      AuditDocument.constraint(
        "gap", "Two", "leading", "One", "trailing", constant: 60,
        more: #"relation="greaterThanOrEqual""#),
    ]
    let findings = try document.findings().filter { $0.rule == .ambiguous }
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.widths.contains(375) == false)
    #expect(findings.first?.widths.contains(320) == true)
    // Where nothing decides which text is cut off, neither is said to be.
    #expect(
      try document.findings().filter { $0.rule == .clippedText }.allSatisfy { $0.severity == .note }
    )
  }

  @Test func `a text that constraints squeeze which contradict each other is a note`() throws {
    var document = AuditDocument()
    document.views = [AuditDocument.view("Title", "label", #"text="Hello""#)]
    document.place("Title", x: 16, y: 100)
    document.constraints += [
      AuditDocument.constraint("w", "Title", "width", "screen", constant: -310),
      AuditDocument.constraint(
        "l", "Title", "width", constant: 30, more: #"relation="greaterThanOrEqual""#),
    ]
    let findings = try document.findings()
    #expect(Set(findings.map(\.rule)) == [.conflict, .clippedText])
    let clipped = findings.first { $0.rule == .clippedText }
    #expect(clipped?.severity == .note)
    #expect(clipped?.evidence == "note, since constraints conflict on this screen")
  }

  @Test func `a text that is too high for a cell is a note, since a table decides the height`()
    throws
  {
    let line = "This line of text is as long as the screen"
    let label = AuditDocument.view(
      "Title", "label", "text=\"\(line) \(line)\" numberOfLines=\"0\"", frame: (16, 8, 343, 44))
    let constraints = [
      ("x", "Title", "leading", "content", 16.0), ("r", "content", "trailing", "Title", 16),
      ("y", "Title", "top", "content", 8), ("b", "content", "bottom", "Title", 8),
    ].map { AuditDocument.constraint($0, $1, $2, $3, constant: $4) }
    let rect = #"<rect key="frame" x="0" y="0" width="375" height="60"/>"#
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/><objects>
      <tableViewCell id="cell">\(rect)<tableViewCellContentView key="contentView" id="content">\(rect)
      <subviews>\(label)</subviews><constraints>\(constraints.joined())</constraints>
      </tableViewCellContentView></tableViewCell></objects></document>
      """
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Cell.xib")
    let findings = Audit().report(on: document).findings.filter { $0.rule == .clippedText }
    #expect(findings.first?.widths.contains(320) == true)
    #expect(
      findings.map(\.evidence) == [
        "note, since code sets the size of the view around it"
      ])
  }

  @Test(arguments: [("view", Finding.Severity.warning), ("scrollView", .note)])
  func `what the status bar decides is a note in a view that scrolls`(
    element: String, severity: Finding.Severity
  ) throws {
    let inner = AuditDocument.view(
      "Inner", constraints: [AuditDocument.constraint("h", "Inner", "height", constant: 20)])
    // With the margin of 8 points and those of a status bar the card has room for 20 points, and not
    // where the safe area is 44 points high.
    let constraints = [
      AuditDocument.constraint("i-y", "Inner", "top", "Card", "topMargin"),
      AuditDocument.constraint(
        "i-b", "Card", "bottom", "Inner", constant: 4, more: #"relation="greaterThanOrEqual""#),
      AuditDocument.constraint("i-x", "Inner", "leading", "Card"),
      AuditDocument.constraint("i-w", "Inner", "width", "Card"),
      AuditDocument.constraint("c-w", "Card", "width", constant: 100),
      AuditDocument.constraint("c-h", "Card", "height", constant: 60),
    ]
    let card = AuditDocument.view(
      "Card", constraints: constraints, content: "<subviews>\(inner)</subviews>")
    let edges = ["leading", "top", "trailing", "bottom"].map {
      AuditDocument.constraint("card-\($0)", "Card", $0, "Around")
    }
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Around", element, frame: (0, 0, 375, 667),
        constraints: element == "view" ? Array(edges.prefix(2)) : edges,
        content: "<subviews>\(card)</subviews>")
    ]
    document.place("Around", x: 0, y: 0)
    document.constraints += [
      AuditDocument.constraint("r", "Around", "trailing", "screen"),
      AuditDocument.constraint("b", "Around", "bottom", "screen"),
    ]
    let conflicts = try document.findings().filter { $0.rule == .conflict }
    #expect(Set(conflicts.map(\.severity)) == [severity])
  }

  @Test func `two buttons overlap on exactly the widths that are too narrow for both`() throws {
    var document = screen(buttonWidth: 160)
    document.addButtonAtTheRight("Sell")
    // 16 + 160 + 160 + 16 = 352 points are needed.
    let findings = try document.findings()
    #expect(findings.map(\.rule) == [.overlap])
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.widths.ranges == [320...351])
    #expect(findings.first?.message == "Buy and Sell overlap by 32 × 44 pt")
  }

  @Test func `a text that has too little room is a warning, since it was measured`() throws {
    var document = AuditDocument()
    let text = "A sentence that is much too long for a single line of a phone that is narrow"
    document.views = [
      AuditDocument.view("Title", "label", "text=\"\(text)\"", frame: (16, 100, 343, 20.5))
    ]
    document.constraints = [
      AuditDocument.constraint("x", "Title", "leading", "screen", constant: 16),
      AuditDocument.constraint("r", "screen", "trailing", "Title", constant: 16),
      AuditDocument.constraint("y", "Title", "top", "screen", constant: 100),
    ]
    var audit = Audit()
    audit.widths = 320...330
    #expect(try document.findings(audit).map(\.severity) == [.note])
    document.views = [
      AuditDocument.view(
        "Title", "label", "text=\"0123456789012345678901234567890\"",
        frame: (16, 100, 343, 20.5))
    ]
    let findings = try document.findings(audit)
    #expect(findings.map(\.rule) == [.clippedText])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func `a constraint that occurs twice is found once`() throws {
    var document = screen()
    document.constraints.append(
      AuditDocument.constraint("again", "Buy", "leading", "screen", constant: 16))
    let findings = try document.findings()
    #expect(findings.map(\.rule) == [.duplicateConstraint])
    #expect(findings.first?.message == "Buy.leading = UIView screen.leading + 16 occurs twice")
  }

  @Test func `a font below 11 points is found`() throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Legal", "label", #"text="Terms""#, frame: (16, 100, 40, 12),
        content: #"<fontDescription key="fontDescription" type="system" pointSize="9"/>"#)
    ]
    document.place("Legal", x: 16, y: 100)
    #expect(
      try document.findings().map(\.message)
        == ["Legal is in a font of 9 pt; 11 is the least that can be read with ease"])
  }

  @Test func `a small button is found, and one as small as its title is a note`() throws {
    var document = screen(buttonWidth: 20)
    func severities() throws -> [Finding.Severity] {
      try document.findings(without: []).filter { $0.rule == .smallTarget }.map(\.severity)
    }
    #expect(try severities() == [.warning])
    document.constraints.removeAll { $0.contains("Buy-w") || $0.contains("Buy-h") }
    #expect(try severities() == [.note])
  }

  @Test func `a finding keeps its fingerprint when lines move`() throws {
    let document = screen(buttonWidth: 340)
    var moved = document
    moved.device += "\n\n\n"
    let (one, other) = (try document.findings(), try moved.findings())
    #expect(one.map(\.line) != other.map(\.line))
    #expect(one.map(\.fingerprint) == other.map(\.fingerprint))
  }

  @Test func `every rule says what it proves and what it cannot prove`() {
    for rule in Audit.ruleDescriptions {
      #expect(!rule.summary.isEmpty && !rule.proves.isEmpty && !rule.limits.isEmpty, "\(rule.id)")
    }
    #expect(Audit.ruleDescriptions.map(\.id) == Finding.Rule.allCases)
  }
}

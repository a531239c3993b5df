import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation
import Testing

@testable import AutoScaleAudit

/// What single rules find, on widths that are computed by hand.
@Suite struct RuleTests {
  /// The findings of one rule.
  private func findings(
    of rule: Finding.Rule, in document: AuditDocument, _ audit: Audit = Audit()
  ) throws -> [Finding] {
    try document.findings(audit, without: Set(Finding.Rule.allCases).subtracting([rule]))
  }

  @Test(arguments: Finding.Rule.allCases)
  func `a rule finds its example, and not the sound one`(id: Finding.Rule) throws {
    let rule = try #require(Audit.rules.first { $0.about.id == id })
    let faulty = Audit(of: rule.example, by: id).report(on: try rule.example.document())
    #expect(Set(faulty.findings.map(\.rule)) == [id])
    let example = try #require(rule as? any SoundExample, "\(id) has no sound example").soundExample
    let sound = Audit(of: example, by: id).report(on: try example.document())
    #expect(sound.findings == [])
  }

  @Test(arguments: [("", 1), (#"hidden="YES""#, 0), (#"alpha="0""#, 0), (#"alpha="0.5""#, 1)])
  func `an image that nobody sees needs no size`(_ attributes: String, _ count: Int) throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Logo", "imageView", #"image="missing" "# + attributes, frame: (0, 0, 9, 9))
    ]
    document.place("Logo", x: 16, y: 100)
    #expect(try findings(of: .unknownImage, in: document).count == count)
  }

  private func button(_ id: String, x: Double, width: Double = 40) -> String {
    AuditDocument.view(
      id, "button", frame: (x, 100, width, 44), content: #"<state key="normal" title="Go"/>"#)
  }

  @Test func `a title below the notch is found where there is one`() throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view("Title", "label", #"text="Hello""#, frame: (16, 30, 43, 20.5))
    ]
    document.place("Title", x: 16, y: 30)
    let finding = try #require(try findings(of: .outsideSafeArea, in: document).first)
    #expect(finding.severity == .warning)
    #expect(finding.widths.contains(402))
    #expect(!finding.devices.contains("iPhone SE (3rd generation)"))
    #expect(finding.message.hasPrefix("Title passes the top edge of the safe area by "))
  }

  @Test func `buttons that swap sides are found on exactly these widths`() throws {
    var document = AuditDocument()
    document.views = [button("One", x: 250), button("Two", x: 310)]
    document.place("One", x: 250, y: 100, width: 40, height: 44)
    // Two begins at 2 * width - 440, and so ends before 250 up to 325.
    document.constraints += [
      AuditDocument.constraint(
        "c", "Two", "centerX", "screen", constant: -420, more: #"multiplier="4""#),
      AuditDocument.constraint("t-y", "Two", "top", "screen", constant: 100),
      AuditDocument.constraint("t-w", "Two", "width", constant: 40),
      AuditDocument.constraint("t-h", "Two", "height", constant: 44),
    ]
    let findings = try findings(of: .reversedOrder, in: document)
    #expect(findings.map(\.widths.ranges) == [[320...325]])
    #expect(findings.map(\.severity) == [.warning])
    #expect(
      findings.first?.message
        == "One lies on the right of Two, and before it where the document is drawn")
  }

  @Test func `a switch ends where constraints place it, and its frame two points behind`() throws {
    var document = AuditDocument()
    document.views = [AuditDocument.view("On", "switch", frame: (326, 100, 51, 31))]
    document.constraints = [
      AuditDocument.constraint("r", "screen", "trailing", "On"),
      AuditDocument.constraint("y", "On", "top", "screen", constant: 100),
    ]
    #expect(try findings(of: .outsideScreen, in: document) == [])
    document.constraints[0] = AuditDocument.constraint(
      "r", "screen", "trailing", "On", constant: -2)
    let finding = try #require(try findings(of: .outsideScreen, in: document).first)
    #expect(finding.message == "On passes the right edge of the screen by 2 pt")
  }

  @Test func `a ratio that gives way is found where it does not hold`() throws {
    var document = AuditDocument()
    let ratio = AuditDocument.constraint(
      "ratio", "Card", "height", "Card", "width", more: #"multiplier="0.5" priority="999""#)
    document.views = [
      AuditDocument.view(
        "Card", frame: (16, 100, 343, 171.5),
        constraints: [
          ratio,
          AuditDocument.constraint(
            "most", "Card", "height", constant: 175, more: #"relation="lessThanOrEqual""#),
        ])
    ]
    document.constraints = [
      AuditDocument.constraint("x", "Card", "leading", "screen", constant: 16),
      AuditDocument.constraint("r", "screen", "trailing", "Card", constant: 16),
      AuditDocument.constraint("y", "Card", "top", "screen", constant: 100),
    ]
    // Half of the width, less 32, is more than 175 points from 383 on.
    let findings = try findings(of: .brokenAspectRatio, in: document)
    #expect(findings.map(\.widths.ranges) == [[383...440]])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func `an image that is stretched by more than a tenth is found`() throws {
    var document = AuditDocument()
    document.device += #"<resources><image name="hero" width="100" height="50"/></resources>"#
    document.views = [
      AuditDocument.view(
        "Hero", "imageView", #"image="hero""#, frame: (16, 100, 343, 171.5),
        constraints: [AuditDocument.constraint("h", "Hero", "height", constant: 171.5)])
    ]
    document.constraints = [
      AuditDocument.constraint("x", "Hero", "leading", "screen", constant: 16),
      AuditDocument.constraint("r", "screen", "trailing", "Hero", constant: 16),
      AuditDocument.constraint("y", "Hero", "top", "screen", constant: 100),
    ]
    // The ratio 2 is more than a tenth off below 344 and from 410 points on.
    let findings = try findings(of: .stretchedImage, in: document)
    #expect(findings.map(\.widths.ranges) == [[320...343, 410...440]])
    document.device = document.device.replacing(
      "width=\"100\" height=\"50\"", with: "width=\"20\" height=\"10\"")
    #expect(try self.findings(of: .stretchedImage, in: document) == [])
    document.device = document.device.replacing(
      "width=\"20\" height=\"10\"", with: "width=\"100\" height=\"50\"")
    document.views = document.views.map {
      $0.replacing("image=\"hero\"", with: "image=\"hero\" contentMode=\"scaleAspectFit\"")
    }
    #expect(try self.findings(of: .stretchedImage, in: document) == [])
  }

  @Test func `edges that drift apart by less than a point are found`() throws {
    var document = AuditDocument()
    document.views = [button("One", x: 37.5), button("Two", x: 37.5)]
    document.place("One", x: 37.5, y: 100, width: 40, height: 44)
    document.constraints += [
      AuditDocument.constraint(
        "t-x", "Two", "leading", "screen", "trailing", more: #"multiplier="0.1""#),
      AuditDocument.constraint("t-y", "Two", "top", "screen", constant: 200),
      AuditDocument.constraint("t-w", "Two", "width", constant: 40),
      AuditDocument.constraint("t-h", "Two", "height", constant: 44),
    ]
    let findings = try findings(of: .pixelDrift, in: document)
    let left = findings.first { $0.message.hasPrefix("the left edges of One and Two") }
    #expect(left?.widths.contains(380) == true)
    #expect(left?.widths.contains(400) == false)
    #expect(left?.evidence == "note, since no device has these widths")
  }

  @Test func `edges drift apart by a measured text in a note alone`() throws {
    func width(of text: String, pixelsPerPoint: Double) throws -> Double {
      let context = try ScreenContext(
        width: 375, height: 667, pixelsPerPoint: pixelsPerPoint)
      return SystemTextMeasurer().measure(
        text, font: .system(17), width: nil, lines: 1, in: context
      ).size.width
    }
    // With three pixels a point the text ends elsewhere.
    let text = try #require(
      try ["A text", "Text", "More", "Terms"].first {
        try width(of: $0, pixelsPerPoint: 2) - width(of: $0, pixelsPerPoint: 3) > 0.1
      })
    var document = AuditDocument()
    document.views = [
      button("One", x: 0),
      AuditDocument.view("Two", "label", "text=\"\(text)\"", frame: (0, 150, 50, 20.5)),
    ]
    document.place(
      "One", x: 0, y: 100, width: try width(of: text, pixelsPerPoint: 2), height: 44)
    document.place("Two", x: 0, y: 150)
    #expect(try findings(of: .pixelDrift, in: document).map(\.severity) == [.note])
  }

  @Test func `a button drawn elsewhere is a warning where Xcode marked it`() throws {
    var document = AuditDocument()
    document.place("Like", x: 16, y: 100, width: 40, height: 44)
    func severities(_ state: String, _ mark: String = "") throws -> [Finding.Severity] {
      document.views = [
        AuditDocument.view(
          "Like", "button", mark, frame: (16, 102, 40, 42),
          content: "<state key=\"normal\" \(state)/>")
      ]
      return try findings(of: .misplaced, in: document).map(\.severity)
    }
    #expect(try severities(#"title="Like""#, #"misplaced="YES""#) == [.warning])
    #expect(try severities(#"title="Like""#) == [.note])
    #expect(try severities(#"backgroundImage="heart""#) == [.note])
  }

  @Test func `a factor above 1.35 is found where a phone has it`() throws {
    var document = AuditDocument()
    document.views = [button("One", x: 16)]
    document.place("One", x: 16, y: 100, width: 40, height: 44)
    var audit = Audit()
    audit.scaling = DocumentScaling(
      rule: try ScalingRule(referenceWidth: 320), reference: .given)
    // 432 / 320 is 1.35.
    #expect(
      try findings(of: .largeFactor, in: document, audit).map(\.widths.ranges) == [[433...440]])
    #expect(try findings(of: .largeFactor, in: document) == [])
  }

  @Test func `a switch of an older library is found where the document is scaled`() throws {
    var document = AuditDocument()
    let attribute =
      #"<userDefinedRuntimeAttribute type="boolean" keyPath="autoTitle" value="YES"/>"#
    document.views = [
      AuditDocument.view(
        "One", "button", frame: (16, 100, 40, 44),
        content: "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>")
    ]
    document.place("One", x: 16, y: 100, width: 40, height: 44)
    var audit = Audit()
    audit.scaling = DocumentScaling()
    #expect(
      try findings(of: .scaledTwice, in: document, audit).map(\.message)
        == ["One is scaled, and autoTitle scales it too"])
    #expect(try findings(of: .scaledTwice, in: document) == [])
  }

  @Test func `scaled documents have their design's values afterwards`() throws {
    var text = AuditDocument()
    text.views = [button("One", x: 16)]
    text.place("One", x: 16, y: 100, width: 40, height: 44)
    let document = try InterfaceDocument(data: Data(text.text.utf8), path: "Screen.storyboard")
    let constants = { document.views.flatMap(\.subtree).flatMap(\.constraints).map(\.constant) }
    let before = constants()
    var audit = Audit()
    audit.scaling = DocumentScaling()
    audit.condition.textSize = .accessibilityLarge
    _ = audit.report(on: document)
    #expect(constants() == before)
  }

  @Test func `a text that passes its frame by no more than measuring may be wrong is tight`() throws
  {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view("Title", "label", "text=\"\(Self.line)\"", frame: (16, 100, 343, 20.5))
    ]
    document.place("Title", x: 16, y: 100)
    document.constraints.append(
      AuditDocument.constraint("r", "screen", "trailing", "Title", constant: 16))
    let context = try ScreenContext(width: 320, height: 568)
    let measured = SystemTextMeasurer().measure(
      Self.line, font: .system(17), width: nil, lines: 1, in: context)
    // It has room from here on, but for a point, and is clipped where 3 % more are not enough.
    let least = Int((measured.size.width + 31).rounded(.up))
    var audit = Audit()
    audit.widths = (least - 6)...(least + 10)
    audit.directions = [.leftToRight]
    let finding = try #require(try findings(of: .tightText, in: document, audit).first)
    #expect(finding.evidence == "note, since texts are not measured that exactly")
    #expect(finding.widths.ranges == [(least - 6)...(least - 1)])
    #expect(finding.message.hasPrefix("Title may be cut off: it needs "))
    audit.widths = (least - 40)...(least + 10)
    let both = try document.findings(audit, without: [.smallTarget, .misplaced])
    #expect(both.map(\.rule) == [.clippedText])
  }

  @Test func `a text that shrinks is a note while it can be read`() throws {
    func finding(size: Double) throws -> Finding? {
      var document = AuditDocument()
      document.views = [
        AuditDocument.view(
          "Title", "label", "text=\"\(Self.line)\" minimumScaleFactor=\"0.5\"",
          frame: (16, 100, 343, 20.5),
          content: #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#)
      ]
      document.place("Title", x: 16, y: 100)
      document.constraints += [
        AuditDocument.constraint(
          "w", "Title", "width", "screen", constant: size < 17 ? -120 : -32)
      ]
      let found = try document.findings(without: [.smallTarget, .misplaced])
      #expect(found.allSatisfy { $0.rule == .tightText })
      return found.first
    }
    let large = try #require(try finding(size: 17))
    #expect(large.severity == .note)
    #expect(large.evidence?.hasPrefix("note, since its label shrinks it to 1") == true)
    let small = try #require(try finding(size: 12))
    #expect(small.severity == .warning)
    #expect(small.message.contains(" % of its font size"))
  }

  /// A text that is about as long as a phone is wide.
  private static let line = "This line of text is as long as the screen"

  @Test func `longer texts do not fit where those of the document do`() throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Title", "label", #"text="01234567890123456789012345""#, frame: (16, 100, 300, 20.5))
    ]
    document.place("Title", x: 16, y: 100, width: 300)
    var audit = Audit()
    #expect(try findings(of: .clippedText, in: document, audit) == [])
    audit.condition.textLength = 1.35
    #expect(try findings(of: .clippedText, in: document, audit).map(\.isOnEveryWidth) == [true])
  }
}

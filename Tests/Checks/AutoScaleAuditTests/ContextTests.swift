import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleAudit

/// Screens other than upright phones, and views that are no screens.
@Suite struct ContextTests {
  private func report(_ text: String, _ audit: Audit) throws -> AuditReport {
    audit.report(on: try InterfaceDocument(data: Data(text.utf8), path: "Screen.storyboard"))
  }

  /// A screen with a button 400 points below the top.
  private var lowButton: AuditDocument {
    var document = AuditDocument()
    document.views = [SoundScreen.button("Buy", frame: (100, 400, 100, 44))]
    document.place("Buy", x: 100, y: 400, width: 100, height: 44)
    return document
  }

  @Test func `a screen that fits upright phones is cut off in landscape`() throws {
    #expect(try lowButton.findings() == [])
    var audit = Audit()
    audit.contexts = [.portrait, .landscape]
    let finding = try #require(try lowButton.findings(audit).first { $0.rule == .outsideScreen })
    #expect(finding.context == .landscape)
    #expect(finding.severity == .warning)
    #expect(finding.conditionWords == "in landscape")
    #expect(finding.widths.ranges.allSatisfy { $0.lowerBound > 500 })
  }

  @Test func `a fault of upright phones is not said again in landscape`() throws {
    var document = AuditDocument()
    document.addButton("Buy", x: 16, width: 1000)
    var audit = Audit()
    audit.contexts = AuditContext.allCases
    #expect(
      try document.findings(audit).filter { $0.rule == .outsideScreen }.map(\.context)
        == [.portrait])
  }

  @Test func `parts of pads and the keyboard have screens of their own`() throws {
    var document = AuditDocument()
    document.addButton("Buy", x: 16, width: 440)
    document.constraints.append(
      AuditDocument.constraint(
        "t", "screen", "trailing", "Buy", constant: -400, more: #"relation="greaterThanOrEqual""#))
    var audit = Audit()
    audit.contexts = [.pad]
    #expect(try document.findings(audit) == [])
    audit.contexts = [.split]
    let finding = try #require(try document.findings(audit).first { $0.rule == .outsideScreen })
    #expect(finding.conditionWords == "in a part of a pad's screen")
    #expect(finding.devices.first == "Split View third")
  }

  @Test(
    arguments: [
      ("retina4_7", "heightClass=regular", 1), ("ipad9_7", "heightClass=regular", 0),
      ("ipad9_7", "widthClass=regular", 1), ("appleTV", "widthClass=regular", 0),
    ])
  func `a document for pads is not judged on phones unless it varies by the width`(
    _ device: String, _ variation: String, _ count: Int
  ) throws {
    var document = AuditDocument()
    document.device = #"<device id="\#(device)" orientation="portrait"/>"#
    document.views = [
      SoundScreen.button("Low", frame: (16, 500, 100, 44)).replacing(
        "</button>", with: #"<variation key="\#(variation)" misplaced="NO"/></button>"#)
    ]
    document.place("Low", x: 16, y: 500, width: 100, height: 44)
    var audit = Audit()
    audit.contexts = [.landscape]
    #expect(try document.findings(audit).count { $0.rule == .outsideScreen } == count)
    audit.contexts = [.portrait]
    let gaps = try report(document.text, audit).gaps.map(\.reason)
    #expect(gaps == (count == 0 ? [.otherDevice] : []))
  }

  @Test func `a view above the keyboard is found where the keyboard leaves no room`() throws {
    var document = AuditDocument()
    document.views = [SoundScreen.button("Send", frame: (16, 607, 100, 44))]
    document.constraints = [
      AuditDocument.constraint("x", "Send", "leading", "screen", constant: 16),
      AuditDocument.constraint("b", "keyboard", "top", "Send", "bottom", constant: 16),
      AuditDocument.constraint("w", "Send", "width", constant: 100),
      AuditDocument.constraint(
        "y", "Send", "top", "screen", constant: 300, more: #"relation="greaterThanOrEqual""#),
      AuditDocument.constraint("h", "Send", "height", constant: 44),
    ]
    let text = document.text.replacing(
      #"<viewLayoutGuide key="safeArea" id="safe"/>"#,
      with:
        #"<viewLayoutGuide key="safeArea" id="safe"/><viewLayoutGuide key="keyboard" id="keyboard"/>"#
    )
    var audit = Audit()
    audit.disabledRules = [.smallTarget, .misplaced]
    #expect(try report(text, audit).findings.map(\.message) == [])
    audit.contexts = [.portrait, .keyboard]
    #expect(
      try report(text, audit).findings.filter { $0.rule == .conflict }.map(\.conditionWords)
        == ["with the keyboard"])
  }

  @Test func `each phone has its own keyboard`() throws {
    var document = AuditDocument()
    document.views = [SoundScreen.button("Send", frame: (16, 607, 100, 44))]
    document.constraints = [
      AuditDocument.constraint("x", "Send", "leading", "screen", constant: 16),
      AuditDocument.constraint("b", "keyboard", "top", "Send", "bottom", constant: 16),
      AuditDocument.constraint("w", "Send", "width", constant: 100),
      AuditDocument.constraint("h", "Send", "height", constant: 44),
    ]
    let text = document.text.replacing(
      #"<viewLayoutGuide key="safeArea" id="safe"/>"#,
      with:
        #"<viewLayoutGuide key="safeArea" id="safe"/><viewLayoutGuide key="keyboard" id="keyboard"/>"#
    )
    let read = try InterfaceDocument(data: Data(text.utf8), path: "Keyboard.storyboard")
    let phones = try ["iPhone SE (3rd generation)", "iPhone 17 Pro Max"].map(Screen.init(named:))
    var audit = Audit()
    audit.condition.showsKeyboard = true
    let subject = try #require(AuditSubject.subjects(of: read).first)
    let layouts = audit.layouts(of: subject, on: phones[0])
    let distances = try phones.map { phone in
      let frame = try #require(try layouts.layout(on: phone).result.frame(of: "Send"))
      return phone.height - frame.maxY - 16
    }
    // Apple's keyboards are 260 points high with a home button, and 346 on the largest phone without.
    #expect(distances == [260, 346])
  }

  @Test func `views are installed for the size classes of the context`() throws {
    var document = lowButton
    document.views[0] = document.views[0].replacing(
      "</button>", with: #"<variation key="heightClass=compact" misplaced="NO"/></button>"#)
    let screen = document.text.replacing(
      "<viewLayoutGuide key=\"safeArea\"",
      with: """
        <variation key="heightClass=compact"><mask key="subviews"><exclude reference="Buy"/></mask>
        </variation><viewLayoutGuide key="safeArea"
        """)
    var audit = Audit()
    audit.disabledRules = [.smallTarget, .misplaced]
    audit.contexts = [.landscape]
    #expect(try report(document.text, audit).findings.map(\.rule) == [.outsideScreen])
    #expect(try report(screen, audit).findings.map(\.message) == [])
  }

  @Test func `known devices alone have the widths of a version of iOS`() {
    var audit = Audit()
    #expect(Set(AuditScreens(of: audit).entries.map(\.width)) == Set(320...440))
    audit.usesDeviceWidths = true
    audit.minimumSystem = 16
    #expect(
      Set(AuditScreens(of: audit).entries.map(\.width))
        == [320, 375, 390, 393, 402, 414, 420, 428, 430, 440])
    #expect(
      AuditScreens(of: audit).devices.filter { $0.width < 375 }.allSatisfy {
        $0.name.hasSuffix(" zoomed")
      })
    audit.minimumSystem = 15
    #expect(AuditScreens(of: audit).devices.first?.name == "iPod touch (7th generation)")
  }

  @Test func `a fault between the widths of devices is a note`() throws {
    var document = AuditDocument()
    document.addButton("Buy", x: 16, width: 340)
    var audit = Audit()
    audit.widths = 340...440
    #expect(
      try document.findings(audit).map(\.evidence) == ["note, since no device has these widths"])
  }

  // MARK: Views that are no screens

  /// A xib of a cell or a view with a button that ends at 296 points.
  private func xib(_ element: String, width: Int, content: String = "") -> String {
    let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"60\"/>"
    let button = SoundScreen.button("Buy", frame: (16, 8, 280, 44))
    let constraints = [
      AuditDocument.constraint("x", "Buy", "leading", "box", constant: 16),
      AuditDocument.constraint("y", "Buy", "top", "box", constant: 8),
      AuditDocument.constraint("w", "Buy", "width", constant: 320),
      AuditDocument.constraint("h", "Buy", "height", constant: 44),
    ].joined()
    let inner = "\(rect)<subviews>\(button)</subviews><constraints>\(constraints)</constraints>"
    let view =
      element == "tableViewCell"
      ? """
      <tableViewCell id="cell">\(rect)
      <tableViewCellContentView key="contentView" id="box">\(inner)</tableViewCellContentView>
      </tableViewCell>
      """ : "<view userLabel=\"box\" id=\"box\">\(inner)</view>"
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch"><device id="retina6_12" orientation="portrait"/>
      <objects>\(view)</objects></document>
      """
  }

  @Test func `a cell is audited at all widths of its table`() throws {
    var audit = Audit()
    audit.disabledRules = [.smallTarget, .misplaced]
    // It ends at 336 points, and fits where it is drawn.
    let report = try report(xib("tableViewCell", width: 340), audit)
    let finding = try #require(report.findings.first { $0.rule == .outsideScreen })
    #expect(finding.widths.ranges == [320...335])
    #expect(finding.container == .table)
    #expect(finding.summary.contains("; 320…335 pt of the table: "))
    #expect(report.gaps.filter { $0.reason == .ownSize } == [])
  }

  @Test func `a view that is nearly as wide as the screen stays as much narrower`() throws {
    var audit = Audit()
    audit.disabledRules = [.smallTarget, .misplaced]
    // The screen of the design has 393 points.
    let findings = try report(xib("view", width: 363), audit).findings
    let finding = try #require(findings.first { $0.rule == .outsideScreen })
    #expect(finding.container == .widerScreen(by: 30))
    #expect(finding.widths.ranges == [320...365])
    #expect(finding.severity == .warning)
    #expect(finding.summary.contains("; 320…365 pt of a screen 30 pt wider than the view: "))
  }

  @Test func `a cell narrower than any phone keeps its width`() throws {
    let cell = xib("tableViewCell", width: 210)
    #expect(try report(cell, Audit()).gaps.map(\.reason) == [.ownSize])
    #expect(try report(xib("tableViewCell", width: 320), Audit()).gaps == [])
  }

  @Test func `a view much narrower than the screen keeps its size`() throws {
    let report = try report(xib("view", width: 200), Audit())
    let finding = try #require(report.findings.first { $0.rule == .outsideScreen })
    #expect(finding.container == .ownSize)
    #expect(finding.evidence == "note, since code sets the size of the view around it")
    #expect(report.gaps.map(\.reason) == [.ownSize])
  }

  // MARK: Causes

  @Test func `views that one view pushes beyond the screen are one finding`() throws {
    var document = AuditDocument()
    document.views = ["One", "Two", "Three"].enumerated().map {
      SoundScreen.button($1, frame: (300, 100 + 60 * Double($0), 60, 44))
    }
    document.place("One", x: 300, y: 100, width: 60, height: 44)
    for (id, other) in [("Two", "One"), ("Three", "Two")] {
      document.constraints += [
        AuditDocument.constraint("\(id)-x", id, "leading", other),
        AuditDocument.constraint("\(id)-y", id, "top", other, "bottom", constant: 16),
        AuditDocument.constraint("\(id)-w", id, "width", constant: 60),
        AuditDocument.constraint("\(id)-h", id, "height", constant: 44),
      ]
    }
    let findings = try document.findings().filter { $0.rule == .outsideScreen }
    #expect(findings.map { $0.companions.map(\.element) } == [["Two", "Three"]])
    #expect(findings.first?.summary.contains("; likewise 2 more: Two, Three; ") == true)
    document.constraints = document.constraints.map {
      $0.contains("id=\"Three-x\"")
        ? AuditDocument.constraint("Three-x", "Three", "leading", "screen", constant: 300) : $0
    }
    #expect(
      try document.findings().filter { $0.rule == .outsideScreen }.map {
        $0.companions.map(\.element)
      }
        == [["Two"], []])
  }

  @Test func `buttons of one size are one finding`() throws {
    var document = AuditDocument()
    for (index, height) in [20.0, 20, 30].enumerated() {
      let y = 100 + 60 * Double(index)
      document.views.append(SoundScreen.button("B\(index)", frame: (16, y, 100, height)))
      document.place("B\(index)", x: 16, y: y, width: 100, height: height)
    }
    let findings = try document.findings(without: []).filter { $0.rule == .smallTarget }
    #expect(findings.map { $0.companions.map(\.element) } == [["B1"], []])
    #expect(findings.first?.message == "B0 is 20 pt high, less than 28")
  }

  @Test func `conflicts that share a constraint are one finding`() throws {
    var document = AuditDocument()
    document.addButton("Buy", x: 16, width: 100)
    for (index, width) in [120.0, 130, 140].enumerated() {
      document.constraints.append(
        AuditDocument.constraint("more\(index)", "Buy", "width", constant: width))
    }
    #expect(
      try document.findings().filter { $0.rule == .conflict }.map { $0.companions.count } == [2])
  }

  // MARK: The design

  @Test
  func `an overlap on every screen is a warning, unless the stored frames show that it is slight`()
    throws
  {
    func severities(y: Double, storedY: Double) throws -> [Finding.Severity] {
      var document = AuditDocument()
      document.views = [
        SoundScreen.button("One", frame: (16, 100, 100, 44)),
        SoundScreen.button("Two", frame: (16, storedY, 100, 44)),
      ]
      document.place("One", x: 16, y: 100, width: 100, height: 44)
      document.place("Two", x: 16, y: y, width: 100, height: 44)
      return try document.findings().filter { $0.rule == .overlap }.map(\.severity)
    }
    #expect(try severities(y: 138, storedY: 138) == [.note])
    #expect(try severities(y: 120, storedY: 120) == [.warning])
    #expect(try severities(y: 120, storedY: 152) == [.warning])
  }
}

import AutoScale
import AutoScaleEditing
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@testable import AutoScaleAudit

/// What an iPhone Duo shows of screens that were drawn for upright phones.
@Suite struct DuoAuditTests {
  private static var audit: Audit {
    var audit = Audit()
    audit.contexts = [.duo]
    audit.directions = [.leftToRight]
    return audit
  }

  /// A screen with a button at the trailing edge of something.
  private func document(
    trailing item: String, y: Double = 20, constant: Double = 16
  ) -> AuditDocument {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Close", "button", frame: (315, y, 44, 44),
        content: #"<state key="normal" title="X"/>"#)
    ]
    document.constraints = [
      AuditDocument.constraint("right", item, "trailing", "Close", constant: constant),
      AuditDocument.constraint("top", "Close", "top", "safe", constant: y),
      AuditDocument.constraint("width", "Close", "width", constant: 44),
      AuditDocument.constraint("height", "Close", "height", constant: 44),
    ]
    return document
  }

  private func findings(_ document: AuditDocument, _ audit: Audit = audit) throws -> [Finding] {
    try document.findings(audit).filter { $0.severity > .note }
  }

  @Test
  func `a button under the status is an error that names its constraint and the poses`() throws {
    let finding = try #require(try findings(document(trailing: "screen")).first)
    #expect(finding.rule == .underColumn)
    #expect(finding.severity == .error)
    #expect(finding.participants.map(\.identifier) == ["right"])
    #expect(
      finding.devices == ["closed", "closed on its side (camera right)", "open", "right half"])
    #expect(
      finding.summary
        == "Close lies under the column by 44 pt, since UIView screen.trailing = Close.trailing + 16 ignores "
        + "the safe area; on an iPhone Duo, closed, closed on its side (camera right), open, right half; in "
        + "builds with the SDK of iOS 27.1; to fix it, pin UIView screen.trailing = Close.trailing + 16 to the "
        + "safe area in place of the screen")
  }

  @Test func `below the status the column is free, which is a warning`() throws {
    let finding = try #require(try findings(document(trailing: "screen", y: 300)).first)
    #expect(finding.severity == .warning)
    #expect(
      finding.evidence
        == "warning, since this part of the column is free unless code adds items to bars")
  }

  @Test func `what is pinned to the safe area is sound in each pose`() throws {
    for y in [20, 300] {
      #expect(try findings(document(trailing: "safe", y: Double(y))) == [])
    }
  }

  @Test func `the hint pins the constraint to the safe area, and nothing else changes`() throws {
    let text = try DocumentText(
      data: Data(document(trailing: "screen").text.utf8), path: "Screen.storyboard")
    let outcome = try DocumentFix(Self.audit).fix(text)
    #expect(outcome.fixed.map(\.rule) == [.underColumn])
    let lines = outcome.edited.diff.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("-") } == 2 && lines.count { $0.hasPrefix("+") } == 2)
    #expect(lines.contains { $0.contains(#"firstItem="safe" firstAttribute="trailing""#) })
  }

  @Test func `a view without a controller may be a part, less so if it follows a safe area`() throws
  {
    let storyboard = document(trailing: "screen").text
    let view = try #require(
      storyboard.firstMatch(of: /<view key="view"(.|\n)*<\/view>(?=\s*<connections>)/)?.output.0)
    func severities(_ view: String) throws -> [Finding.Severity] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <device id="retina4_7" orientation="portrait"/><objects>\(view)</objects></document>
        """
      var audit = Self.audit
      audit.disabledRules = [.smallTarget, .misplaced]
      return try audit.report(on: InterfaceDocument(data: Data(text.utf8), path: "Card.xib"))
        .findings.filter { $0.rule == .underColumn }.map(\.severity)
    }
    let owned = String(view).replacing(#" key="view""#, with: "")
    #expect(try severities(owned) == [.warning])
    #expect(
      try severities(owned.replacing(#"secondItem="safe""#, with: #"secondItem="screen""#))
        == [.note])
  }

  @Test func `a document without guides gets the one that the hint needs`() throws {
    var document = document(trailing: "screen", y: 300)
    document.guide = ""
    document.constraints[1] = AuditDocument.constraint(
      "top", "Close", "top", "screen", constant: 300)
    #expect(
      try findings(document).first?.hint
        == "turn on the Safe Area Layout Guide of UIView screen, and pin UIView screen.trailing = "
        + "Close.trailing + 16 to the safe area in place of the screen")
    let text = try DocumentText(data: Data(document.text.utf8), path: "Screen.storyboard")
    let outcome = try DocumentFix(Self.audit).fix(text)
    #expect(outcome.fixed.map(\.rule) == [.underColumn])
    let safeArea = try #require(
      try outcome.edited.text.document()["screen"]?.guides.first { $0.kind == .safeArea })
    #expect(safeArea.identifier == DocumentChange.safeAreaID(of: "screen"))
  }

  @Test func `a standard distance to the screen keeps its length at the safe area`() throws {
    var document = document(trailing: "screen", constant: 20)
    document.constraints[0] = document.constraints[0].replacing("/>", with: #"symbolic="YES"/>"#)
    let text = try DocumentText(data: Data(document.text.utf8), path: "Screen.storyboard")
    let outcome = try DocumentFix(Self.audit).fix(text)
    #expect(outcome.fixed.map(\.rule) == [.underColumn])
    #expect(!String(decoding: outcome.edited.text.data, as: UTF8.self).contains("symbolic"))
    let right = try outcome.edited.text.document()["screen"]?.constraints
      .first { $0.identifier == "right" }
    #expect(right?.constant == 20)
  }

  @Test
  func `a screen made in code is pinned to the guide that every view has, and stays as it is`()
    throws
  {
    let (screen, close) = (ViewNode("screen"), ButtonNode("close", title: "X"))
    screen.addChild(close)
    try close.makeConstraints { make in
      make.trailing.equalToSuperview().inset(16)
      make.top.equalToSuperview().inset(300)
      make.width.height.equalTo(44)
    }
    let finding = Audit(on: [Screen(duo: .closed)]).report(on: screen).findings
      .first { $0.rule == .underColumn }
    #expect(
      finding?.hint
        == "pin close.trailing = screen.trailing - 16 to the safe area in place of the screen")
    #expect(screen.guides.isEmpty)
  }

  @Test func `a width and a middle are pinned together, since neither moves the view away`() throws
  {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Title", "textField", #"borderStyle="roundedRect""#, frame: (16, 40, 343, 34))
    ]
    document.constraints = [
      AuditDocument.constraint("width", "Title", "width", "screen", constant: -32),
      AuditDocument.constraint("middle", "Title", "centerX", "screen"),
      AuditDocument.constraint("top", "Title", "top", "safe", constant: 40),
    ]
    #expect(
      try findings(document).first { $0.rule == .underColumn }?.hint
        == "pin Title.width = UIView screen.width - 32 to the safe area in place of the screen, and pin "
        + "Title.centerX = UIView screen.centerX to the safe area in place of the screen")
  }

  @Test func `what is a note from right to left needs no hint of its own`() throws {
    var audit = Self.audit
    audit.directions = InterfaceDirection.allCases
    var document = document(trailing: "screen")
    document.constraints[0] = AuditDocument.constraint(
      "left", "Close", "leading", "screen", constant: 16)
    let finding = try #require(try findings(document, audit).first { $0.rule == .underColumn })
    #expect(finding.devices.contains("closed") && finding.devices.contains("left half"))
    // Both edges are those of one view.
    #expect(finding.companions.map(\.elementID) == ["Close"])
    #expect(!finding.summary.contains("likewise"))
    #expect(
      finding.hint
        == "pin Close.leading = UIView screen.leading + 16 to the safe area in place of the screen")
  }

  @Test func `a fault in poses of other size classes is one finding, with all of its poses`() throws
  {
    var document = document(trailing: "screen")
    // In regular width and height another constraint is off, so that these poses are looked at apart.
    document.constraints[1] = AuditDocument.constraint("top", "Close", "top", "safe", constant: 20)
    let varied = document.text.replacing(
      #"constant="44.0" id="width" />"#,
      with: #"""
        constant="44.0" id="width"><variation key="heightClass=regular-widthClass=regular" constant="48"/></constraint>
        """#)
    #expect(varied != document.text)
    let found = try Self.audit.report(
      on: InterfaceDocument(data: Data(varied.utf8), path: "Screen.storyboard")
    ).findings.filter { $0.rule == .underColumn }
    #expect(
      found.map(\.devices) == [
        ["closed", "closed on its side (camera right)", "open", "right half"]
      ])
  }

  @Test func `a view at both sides of the fold may cross it, and a button may not`() throws {
    func notes(width: Double) throws -> [Finding.Rule] {
      var document = AuditDocument()
      document.views = [
        AuditDocument.view("Name", "textField", frame: (16, 300, width, 34))
      ]
      document.constraints = [
        AuditDocument.constraint("w", "Name", "width", constant: width),
        AuditDocument.constraint("x", "Name", "centerX", "safe"),
        AuditDocument.constraint("y", "Name", "top", "safe", constant: 300),
      ]
      return try document.findings(Self.audit).map(\.rule).filter { $0 == .onTheFold }
    }
    #expect(try notes(width: 100) == [.onTheFold])
    #expect(try notes(width: 300) == [])
  }

  @Test func `beside the detail of a split view controller there is no column, which is open only`()
    throws
  {
    func poses(_ column: String) throws -> [String] {
      let split = """
        <scene sceneID="all"><objects><splitViewController id="split"><connections>
        <segue destination="controller" kind="relationship" relationship="\(column)" id="segue"/>
        </connections></splitViewController></objects></scene></scenes>
        """
      let text = document(trailing: "screen").text.replacing("</scenes>", with: split)
      let document = try InterfaceDocument(data: Data(text.utf8), path: "Split.storyboard")
      return Self.audit.report(on: document).findings.filter { $0.rule == .underColumn }
        .flatMap(\.devices)
    }
    let detail = ["closed", "closed on its side (camera right)", "open", "right half"]
    #expect(try poses("detailViewController") == detail)
    for column in ["masterViewController", "supplementaryViewController"] {
      #expect(try poses(column) == detail.filter { $0 != "open" })
    }
  }

  @Test func `an upright phone and its app find nothing`() throws {
    var audit = Self.audit
    audit.contexts = [.portrait]
    #expect(try findings(document(trailing: "screen"), audit) == [])
  }

  @Test func `an app of upright screens stays upright while closed, and not while open`() {
    var audit = Self.audit
    #expect(audit.screens(in: .duo).count { $0.isLandscape && $0.duoPose?.isClosed == true } == 2)
    audit.contexts = [.portrait, .duo]
    #expect(!audit.screens(in: .duo).contains { $0.isLandscape && $0.duoPose?.isClosed == true })
    #expect(audit.screens(in: .duo).contains { $0.duoPose == .open })
    audit.contexts = [.portrait, .landscape, .duo]
    #expect(audit.screens(in: .duo).contains { $0.duoPose == .closedCameraLeft })
  }

  @Test func `a row in the middle of the screen is named by its middle`() throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Row", frame: (16, 40, 343, 44),
        constraints: [
          AuditDocument.constraint("more-x", "Row", "trailing", "More", constant: 0),
          AuditDocument.constraint("more-y", "More", "top", "Row"),
          AuditDocument.constraint("more-w", "More", "width", constant: 60),
          AuditDocument.constraint("more-h", "More", "height", constant: 44),
        ],
        content: "<subviews>"
          + AuditDocument.view(
            "More", "button", frame: (283, 0, 60, 44),
            content: #"<state key="normal" title="More"/>"#) + "</subviews>")
    ]
    document.constraints = [
      AuditDocument.constraint("row-w", "Row", "width", "safe", constant: -32),
      AuditDocument.constraint("row-x", "Row", "centerX", "screen"),
      AuditDocument.constraint("row-y", "Row", "top", "screen", constant: 40),
      AuditDocument.constraint("row-h", "Row", "height", constant: 44),
    ]
    let all = try document.findings(Self.audit)
    #expect(
      all.first { $0.rule == .underColumn }?.participants.map(\.identifier) == ["row-x"])
    #expect(all.first { $0.rule == .oneSideOnly }?.elementID == "Row")
    #expect(all.first { $0.rule == .oneSideOnly }?.severity == .note)
  }

  @Test func `a card in a content view that fills the screen follows one side too`() throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Content", frame: (0, 0, 375, 667),
        constraints: [
          AuditDocument.constraint("card-l", "Card", "leading", "area", "leading"),
          AuditDocument.constraint("card-t", "Content", "trailing", "Card", "trailing"),
          AuditDocument.constraint("card-y", "Card", "top", "area", constant: 100),
          AuditDocument.constraint("card-h", "Card", "height", constant: 200),
        ],
        content: "<subviews>" + AuditDocument.view("Card", frame: (0, 120, 375, 200))
          + #"</subviews><viewLayoutGuide key="safeArea" id="area"/>"#)
    ]
    document.constraints = ["leading", "trailing", "top", "bottom"].map {
      AuditDocument.constraint("content-\($0)", "Content", $0, "screen", $0)
    }
    let finding = try #require(
      try document.findings(Self.audit).first { $0.rule == .oneSideOnly })
    #expect(finding.participants.map(\.identifier) == ["card-t"])
    #expect(
      finding.hint
        == "pin Content.trailing = Card.trailing to the safe area in place of the screen")
    // The hint of a note is applied only where its rule is asked for.
    let text = try DocumentText(data: Data(document.text.utf8), path: "Screen.storyboard")
    #expect(try DocumentFix(Self.audit).fix(text).edited.diff == "")
    var fix = DocumentFix(Self.audit)
    fix.rules = [.oneSideOnly]
    #expect(try fix.fix(text).fixed.map(\.rule) == [.oneSideOnly])
  }

  @Test func `read from right to left the column stays on its side`() throws {
    var document = document(trailing: "screen")
    document.constraints[0] = AuditDocument.constraint(
      "left", "Close", "leading", "screen", constant: 16)
    var audit = Self.audit
    #expect(try findings(document, audit).allSatisfy { !$0.devices.contains("closed") })
    audit.directions = [.rightToLeft]
    let finding = try #require(try findings(document, audit).first { $0.rule == .underColumn })
    #expect(finding.devices.contains("closed") && !finding.devices.contains("left half"))
  }
}

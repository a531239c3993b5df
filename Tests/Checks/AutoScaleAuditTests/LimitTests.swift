import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleAudit

/// What audits leave out, or say less strictly, because nobody sees it or code decides.
@Suite struct LimitTests {
  private func report(_ text: String, _ audit: Audit = Audit()) throws -> AuditReport {
    var audit = audit
    audit.disabledRules = [.smallTarget, .misplaced]
    return audit.report(on: try InterfaceDocument(data: Data(text.utf8), path: "Screen.storyboard"))
  }

  // MARK: Views that nobody sees

  @Test func `views behind an opaque view do not overlap`() throws {
    var document = AuditDocument()
    document.addButton("Buy", x: 16, width: 160)
    document.addButtonAtTheRight("Sell")
    func rules(coveredIn alpha: String) throws -> Set<Finding.Rule> {
      var document = document
      let color = #"<color key="backgroundColor" white="1" alpha="\#(alpha)"/>"#
      document.views.append(
        AuditDocument.view("Cover", frame: (0, 90, 375, 70), content: color))
      document.constraints += [
        AuditDocument.constraint("c-x", "Cover", "leading", "screen"),
        AuditDocument.constraint("c-r", "screen", "trailing", "Cover"),
        AuditDocument.constraint("c-y", "Cover", "top", "screen", constant: 90),
        AuditDocument.constraint("c-h", "Cover", "height", constant: 70),
      ]
      return Set(try document.findings().map(\.rule))
    }
    #expect(try rules(coveredIn: "1") == [.covered])
    #expect(try rules(coveredIn: "0.5") == [.overlap])
  }

  @Test func `a view that a stack leaves out needs no size`() throws {
    func rules(_ attributes: String) throws -> [Finding.Rule] {
      let views = [
        AuditDocument.view("One", frame: (0, 0, 50, 40)),
        AuditDocument.view("Two", "view", attributes, frame: (50, 0, 0, 40)),
      ]
      var document = AuditDocument()
      document.views = [
        AuditDocument.view(
          "Row", "stackView", frame: (16, 100, 343, 40),
          constraints: [
            AuditDocument.constraint("h", "Row", "height", constant: 40),
            AuditDocument.constraint("w", "Row", "width", constant: 200),
          ], content: "<subviews>\(views.joined())</subviews>")
      ]
      document.place("Row", x: 16, y: 100)
      return try document.findings().map(\.rule)
    }
    #expect(try rules("") == [.ambiguous])
    #expect(try rules(#"hidden="YES""#) == [])
  }

  @Test func `a view that is not installed is not open`() throws {
    func rules(_ variation: String) throws -> [Finding.Rule] {
      var document = AuditDocument()
      let inner = AuditDocument.view(
        "Inner", frame: (0, 0, 40, 21),
        constraints: [
          AuditDocument.constraint("w", "Inner", "width", constant: 40),
          AuditDocument.constraint("h", "Inner", "height", constant: 21),
        ])
      document.views = [
        AuditDocument.view(
          "Card", frame: (16, 100, 100, 40), content: "<subviews>\(inner)</subviews>")
      ]
      document.place("Card", x: 16, y: 100, width: 100, height: 40)
      let text = document.text.replacing(
        "<viewLayoutGuide key=\"safeArea\"",
        with: "\(variation)<viewLayoutGuide key=\"safeArea\"")
      return try report(text).findings.map(\.rule)
    }
    let variation = """
      <variation key="default"><mask key="subviews"><exclude reference="Card"/></mask></variation>
      """
    #expect(try rules("") == [.ambiguous])
    #expect(try rules(variation) == [])
  }

  // MARK: The safe area

  /// A view at the top of the screen, and its findings about the safe area.
  private func safeAreaFindings(
    _ view: String, y: Double, height: Double? = nil, changing change: (String) -> String = { $0 }
  ) throws -> [Finding] {
    var document = AuditDocument()
    document.views = [view]
    document.place("Top", x: 16, y: y, width: 100, height: height)
    return try report(change(document.text)).findings.filter { $0.rule == .outsideSafeArea }
  }

  private let title = AuditDocument.view(
    "Top", "label", #"text="Hello""#, frame: (16, 30, 100, 20.5))

  @Test func `a text below the notch is a note on a launch screen`() throws {
    #expect(try safeAreaFindings(title, y: 30).map(\.evidence) == [nil])
    #expect(
      try safeAreaFindings(title, y: 30) {
        $0.replacing("<document ", with: "<document launchScreen=\"YES\" ")
      }.map(\.evidence) == ["note, since a launch screen is shown for a moment"])
  }

  @Test(arguments: [
    ("", nil), (#"top="YES""#, nil),
    (#"bottom="YES""#, "note, since the controller does not extend under bars"),
  ])
  func `bars that code shows end the view of a controller`(
    edges: String, evidence: String?
  ) throws {
    let list = edges.isEmpty ? "" : "<extendedEdge key=\"edgesForExtendedLayout\" \(edges)/>"
    #expect(
      try safeAreaFindings(title, y: 30) {
        $0.replacing("<connections>", with: "\(list)<connections>")
      }.map(\.evidence) == [evidence])
  }

  @Test func `less than 8 points of a bar are a note`() throws {
    // The largest safe area begins at 68 points.
    #expect(
      try safeAreaFindings(title, y: 62).map(\.evidence) == ["note, since it is less than 8 pt"])
    #expect(try safeAreaFindings(title, y: 50).map(\.evidence) == [nil])
  }

  @Test func `a text drawn under the status bar of a .xib may be below a bar of the app`() throws {
    let view = AuditDocument.view(
      "Top", "label", #"text="Hello""#, frame: (16, 5, 39, 20.5))
    let evidence = try safeAreaFindings(view, y: 5).map(\.evidence)
    #expect(evidence == ["warning, since the drawn document has it too"])
    let owner = #"""
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PageController">
      <connections><outlet property="view" destination="screen" id="o"/></connections></placeholder>
      """#
    let found = try safeAreaFindings(view, y: 5) { text in
      let root = text.firstMatch(of: /<view key="view"(.|\n)*<\/view>(?=\s*<connections>)/)
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <device id="retina4_7" orientation="portrait"/><objects>\(owner)
        \(root.map { String($0.output.0).replacing(#" key="view""#, with: "") } ?? "")
        </objects></document>
        """
    }
    #expect(
      found.map(\.evidence) == ["note, since the drawn document has it too, and states no bars"])
  }

  @Test(arguments: [("", 0), (#"scrollEnabled="NO""#, 1)])
  func `a text view scrolls its text above the home indicator`(
    attributes: String, count: Int
  ) throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Text", "textView", #"text="Hello" \#(attributes)"#, frame: (16, 457, 343, 200))
    ]
    document.constraints = [
      AuditDocument.constraint("l", "Text", "leading", "screen", constant: 16),
      AuditDocument.constraint("r", "screen", "trailing", "Text", constant: 16),
      AuditDocument.constraint("b", "screen", "bottom", "Text", constant: 10),
      AuditDocument.constraint("h", "Text", "height", constant: 200),
    ]
    let found = try report(document.text).findings.filter { $0.rule == .outsideSafeArea }
    #expect(found.count == count)
  }

  @Test func `a text of two lines is in the middle of a high label`() throws {
    func count(height: Double) throws -> Int {
      let label = AuditDocument.view(
        "Top", "label", #"text="Hello, and welcome" numberOfLines="3""#,
        frame: (16, 30, 100, height))
      return try safeAreaFindings(label, y: 30, height: height).count
    }
    #expect(try count(height: 41) == 1)
    #expect(try count(height: 160) == 0)
  }

  @Test func `the title of a button without a background is in the middle of it`() throws {
    func count(height: Double) throws -> Int {
      let button = AuditDocument.view(
        "Top", "button", frame: (16, 30, 100, height), content: #"<state key="normal" title="Go"/>"#
      )
      return try safeAreaFindings(button, y: 30, height: height).count
    }
    #expect(try count(height: 44) == 1)
    #expect(try count(height: 120) == 0)
  }

  @Test func `a text view that reaches the edge of the screen scrolls from under it`() throws {
    func count(y: Double) throws -> Int {
      let view = AuditDocument.view(
        "Top", "textView", #"text="Hello""#, frame: (16, y, 100, 200))
      return try safeAreaFindings(view, y: y, height: 200).count
    }
    #expect(try count(y: 0) == 0)
    #expect(try count(y: 30) == 1)
  }

  // MARK: Directions

  @Test func `a fault from right to left alone is a note without texts in such a language`() throws
  {
    var document = AuditDocument()
    document.addButton("Buy", x: 124, width: 100)
    document.views.append(AuditDocument.view("Logo", frame: (16, 100, 100, 44)))
    document.constraints.removeAll { $0.contains("id=\"Buy-x\"") }
    document.constraints += [
      AuditDocument.constraint("l-x", "Logo", "left", "screen", constant: 16),
      AuditDocument.constraint("l-y", "Logo", "top", "screen", constant: 100),
      AuditDocument.constraint("l-w", "Logo", "width", constant: 100),
      AuditDocument.constraint("l-h", "Logo", "height", constant: 44),
      AuditDocument.constraint("Buy-x", "Buy", "leading", "Logo", "trailing", constant: 8),
    ]
    func evidence(_ audit: Audit) throws -> String? {
      try document.findings(audit).first { $0.rule == .outsideScreen }?.evidence
    }
    var audit = Audit()
    #expect(
      try evidence(audit)
        == "note, since it occurs in right-to-left languages only, and the document has no texts in one"
    )
    audit.directions = [.rightToLeft]
    #expect(
      try evidence(audit) == "warning, since it occurs in right-to-left languages only")
  }

  // MARK: Groups and hints

  @Test func `one fault of copies of a view is one finding`() throws {
    func companions(_ texts: [String]) throws -> [Int] {
      var document = AuditDocument()
      for (index, text) in texts.enumerated() {
        let y = 100 + 60 * Double(index)
        document.views.append(
          AuditDocument.view("L\(index)", "label", "text=\"\(text)\"", frame: (16, y, 300, 20.5))
            .replacing("userLabel=\"L\(index)\"", with: ""))
        document.place("L\(index)", x: 16, y: y, width: 60)
      }
      return try document.findings().filter { $0.rule == .clippedText }.map(\.companions.count)
    }
    #expect(try companions(["0123456789", "0123456789"]) == [1])
    #expect(try companions(["0123456789", "0123456780"]) == [0, 0])
  }

  @Test func `a hint that breaks a screen of another context is not said`() throws {
    var document = AuditDocument()
    document.views = [SoundScreen.button("Buy", frame: (16, 290, 100, 20))]
    document.place("Buy", x: 16, y: 290, width: 100, height: 20)
    // With 44 points there is no room in landscape.
    document.constraints.append(
      AuditDocument.constraint(
        "b", "screen", "bottom", "Buy", more: #"relation="greaterThanOrEqual""#))
    func hints(_ contexts: [AuditContext]) throws -> [String?] {
      var audit = Audit()
      audit.contexts = contexts
      return try document.findings(audit, without: [.misplaced])
        .filter { $0.rule == .smallTarget }.map(\.hint)
    }
    #expect(try hints([.portrait]) == ["give Buy.height = 20 the constant 44"])
    #expect(try hints([.portrait, .landscape]) == [nil])
  }
}

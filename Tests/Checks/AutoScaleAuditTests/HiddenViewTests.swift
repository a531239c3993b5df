import AutoScaleAudit
import AutoScaleTestSupport
import Testing

/// Finds texts and controls that are hidden or too small to touch, and no others.
@Suite struct HiddenViewTests {
  /// A button 340 points below the top, and a blue bar 120 high at the bottom, below it on the screen of the design.
  private func screen() -> AuditDocument {
    var document = AuditDocument()
    let bar = AuditDocument.view(
      "Bar", "view", frame: (0, 547, 375, 120),
      content: #"<color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>"#
    )
    document.views = [
      AuditDocument.view(
        "Buy", "button", frame: (16, 480, 343, 44), content: #"<state key="normal" title="Buy"/>"#),
      bar,
    ]
    document.place("Buy", x: 16, y: 480, width: 200, height: 44)
    document.place("Bar", x: 0, y: 0, width: 200, height: 120)
    document.constraints.removeAll { $0.contains("Bar-y") }
    document.constraints.append(AuditDocument.constraint("b", "screen", "bottom", "Bar"))
    return document
  }

  @Test func `a button wholly behind a bar is an error that names both`() throws {
    let found = try screen().findings().filter { $0.rule == .covered }
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.hasPrefix("Buy is covered by Bar: ") == true)
    // 568 points high, the bar begins at 448; 667 high, at 547.
    #expect(found.first?.devices == ["iPhone SE (3rd generation) zoomed"])
  }

  @Test func `a bar that is seen through covers nothing`() throws {
    var document = screen()
    document.views = document.views.map { $0.replacing(#"alpha="1""#, with: #"alpha="0.5""#) }
    #expect(try document.findings().filter { $0.rule == .covered } == [])
  }

  @Test(arguments: [("", 1), (#"userInteractionEnabled="NO""#, 0)])
  func `a button that takes no touches is no small target`(_ attribute: String, _ count: Int) throws
  {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Go", "button", attribute, frame: (16, 100, 20, 20),
        content: #"<state key="normal" title="Long title"/>"#)
    ]
    document.place("Go", x: 16, y: 100, width: 20, height: 20)
    let found = try document.findings(without: []).filter { $0.rule == .smallTarget }
    #expect(found.count == count)
  }

  @Test func `the warning and the note of a small target have their own widths`() throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Go", "button", frame: (327, 100, 32, 50), content: #"<state key="normal" title="Go"/>"#)
    ]
    document.place("Go", x: 327, y: 100, height: 50)
    document.constraints.append(
      AuditDocument.constraint("r", "screen", "trailing", "Go", constant: 16))
    // The button is 343 points narrower than the screen.
    let found = try document.findings(without: []).filter { $0.rule == .smallTarget }
    #expect(found.map(\.severity) == [.warning, .note])
    #expect(found.map(\.widths.description) == ["344…369", "370…385"])
  }

  @Test func `a view without constraints gets warnings at most, whatever its mask is`() throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        "Go", "button", #"fixedFrame="YES""#, frame: (16, 100, 343, 44),
        content: #"""
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\
          <state key="normal" title="Go"/>
          """#)
    ]
    let found = try document.findings().filter { $0.rule == .outsideScreen }
    #expect(found.map(\.evidence) == ["warning, since no constraint positions it"])
  }

  @Test(arguments: [
    (["Title", "Price"], "label", 200.0, 1), (["Field", "Show"], "button", 30, 0),
  ])
  func `texts on one another are found in the design too, and a button in a control is meant`(
    _ names: [String], _ kind: String, _ width: Double, _ count: Int
  ) throws {
    var document = AuditDocument()
    document.views = [
      AuditDocument.view(
        names[0], kind, #"text="A rather long text""#, frame: (16, 100, 200, 30),
        content: #"<state key="normal" title="A rather long text"/>"#),
      AuditDocument.view(
        names[1], kind, #"text="Another text""#, frame: (20, 100, width, 30),
        content: #"<state key="normal" title="Go"/>"#),
    ]
    document.place(names[0], x: 16, y: 100, width: 200, height: 30)
    document.place(names[1], x: 20, y: 100, width: width, height: 30)
    let found = try document.findings().filter { $0.rule == .overlap && $0.severity > .note }
    #expect(
      found.map(\.evidence)
        == Array(repeating: "warning, since the drawn document has it too", count: count))
  }
}

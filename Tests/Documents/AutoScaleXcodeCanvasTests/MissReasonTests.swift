import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Testing

@testable import AutoScaleXcodeCanvas

/// What is said of a view that is not where it was stored.
@Suite struct MissReasonTests {
  @Test func `a margin of the system is a guess where no stored frame confirms it`() throws {
    let misses = try CanvasDocument.misses(
      [CanvasDocument.box("box", "8 0 10 10")],
      ["box.leading root.leadingMargin", "box.top root.top"])
    #expect(misses.map(\.cause) == [.inset])
    #expect(
      misses.map(\.reason) == [
        "stored x 8, its constraints make it 20; box.leading = root.leadingMargin is off by 12, "
          + "and the margin is a guess"
      ])
  }

  @Test func `a margin that another view keeps is none, and the view is misplaced`() throws {
    let misses = try CanvasDocument.misses(
      [CanvasDocument.box("box", "8 0 10 10"), CanvasDocument.box("other", "20 20 10 10")],
      [
        "box.leading root.leadingMargin", "box.top root.top", "other.leading root.leadingMargin",
        "other.top root.top 20",
      ])
    #expect(misses.map(\.cause) == [.misplaced])
    #expect(
      misses.map(\.reason) == [
        "stored x 8, its constraints make it 20; box.leading = root.leadingMargin is off by 12"
      ])
  }

  /// What is said of the second view of a row, which is stored at a place in its stack.
  private func reasonInRow(_ x: Int, after first: String) throws -> [String] {
    let stack = CanvasDocument.view(
      "stack", "0 0 \(x + 60) 10", as: "stackView",
      "<subviews>\(first)\(CanvasDocument.box("b", "\(x) 0 60 10"))</subviews>"
        + CanvasDocument.list([".height 10"]))
    return try CanvasDocument.misses([stack], ["stack.leading root.leading", "stack.top root.top"])
      .filter { $0.id == "b" }.map(\.reason)
  }

  @Test(arguments: [
    (35, "a and b overlap in stack by 5"), (45, "stack arranges a and b, off by 5"),
  ])
  func `arranged views that overlap are named, and those that are apart`(
    x: Int, what: String
  ) throws {
    #expect(
      try reasonInRow(x, after: CanvasDocument.box("a", "0 0 40 10"))
        == ["stored x \(x), its constraints make it 40; \(what)"])
  }

  @Test func `an arranged view without the attribute of arranged views is named`() throws {
    let plain = """
      <view id="plain"><rect key="frame" x="0" y="0" width="40" height="10"/></view>
      """
    #expect(
      try reasonInRow(45, after: plain) == [
        "stored x 45, its constraints make it 40; stack arranges plain and b, off by 5; "
          + "plain lacks translatesAutoresizingMaskIntoConstraints=\"NO\""
      ])
  }

  @Test func `where a symbol lies its drawing decides, which the document does not state`() throws {
    let symbol = CanvasDocument.view(
      "image", "0 8 20 19", as: #"imageView image="heart" catalog="system""#)
    let misses = try CanvasDocument.misses(
      [symbol], ["image.top root.top", "image.leading root.leading"])
    #expect(misses.map(\.cause) == [.content])
  }

  @Test func `a stored frame that contradicts what must hold is the cause of a content's miss`()
    throws
  {
    let label = CanvasDocument.view("label", "0 0 0 20.5", as: "label text=\"Label\"")
    let misses = try CanvasDocument.misses(
      [
        CanvasDocument.view(
          "box", "0 0 0 20.5",
          "<subviews>\(label)</subviews>"
            + CanvasDocument.list([
              "label.leading box.leading", "label.trailing box.trailing",
              "label.top box.top", "label.bottom box.bottom",
            ]))
      ],
      ["box.leading root.leading 40", "root.trailing box.trailing 40", "box.top root.top"],
      sizes: .measured)
    #expect(misses.map(\.cause) == [.misplaced, .consequence])
  }

  @Test func `a constraint to a baseline is named, and whose text it depends on`() throws {
    let label = CanvasDocument.view(
      "label", "0 0 41.5 20.5", as: #"label text="Label" customClass="Title""#)
    let misses = try CanvasDocument.misses(
      [label, CanvasDocument.box("box", "100 13 7 12")],
      [
        "label.leading root.leading", "label.top root.top", "box.leading root.leading 100",
        "box.bottom label.firstBaseline",
      ])
    #expect(misses.map(\.cause) == [.content])
    #expect(
      misses.map(\.reason) == [
        "stored y 13, its constraints make it 4; "
          + "box.bottom = label.firstBaseline is off by 8.8135; it depends on the code of its class"
      ])
  }

  @Test func `a view that another one stretches follows from that one, however much`()
    throws
  {
    let views = [
      CanvasDocument.view("label", "0 0 54 40", as: #"label text="Label""#),
      CanvasDocument.view(
        "button", "54 0 46 40", as: #"button buttonType="system""#,
        #"<state key="normal" title="Button"/>"#),
    ]
    let stack = CanvasDocument.view(
      "stack", "0 0 100 40", as: "stackView",
      "<subviews>\(views.joined())</subviews>" + CanvasDocument.list([".width 100"]))
    let misses = try CanvasDocument.misses(
      [stack], ["stack.leading root.leading", "stack.top root.top"], sizes: .measured)
    #expect(misses.map(\.cause) == [.consequence, .consequence, .content])
    let cause = "follows from UIButton button: button keeps its content's size, off by 10"
    #expect(misses.dropLast().allSatisfy { $0.reason.hasSuffix(cause) })
  }

  @Test func `a view of which the number that differs most is undecided is open`() throws {
    let label = CanvasDocument.view("label", "200 0 0 20.5", as: #"label text="Label""#)
    let loose = CanvasDocument.view("loose", "20 127 0 10", CanvasDocument.list([".height 10"]))
    let misses = try CanvasDocument.misses(
      [label, loose],
      ["label.leading root.leading 200", "label.top root.top", "loose.width label.width"],
      sizes: .measured)
    #expect(misses.map(\.cause) == [.content, .open])
    #expect(misses.last?.reason == "its x, y are ambiguous")
  }
}

import AutoScaleTestSupport
import AutoScaleXcodeCanvas
import Testing

@testable import AutoScaleXcodeCanvas

/// Which of several violations is named as the cause of a miss.
@Suite struct MissCauseTests {
  @Test func `what is about a view itself goes before what is about another one`() throws {
    let misses = try CanvasDocument.misses(
      [CanvasDocument.box("first", "9.5 0 10 10"), CanvasDocument.box("second", "10 10 10 10")],
      [
        "first.leading root.leading 9", "first.top root.top", "second.leading first.leading",
        "second.top first.bottom",
      ])
    #expect(misses.map(\.id) == ["second"])
    #expect(
      misses.map(\.reason) == [
        "stored x 10, its constraints make it 9; second.leading = first.leading is off by 0.5"
      ])
  }

  @Test func `what differs by the most may follow from another view`() throws {
    let misses = try CanvasDocument.misses(
      [
        CanvasDocument.box("first", "0 0 50 40"),
        CanvasDocument.view("second", "0 40 50 20", CanvasDocument.list([".width 50"])),
      ],
      [
        "first.leading root.leading", "first.top root.top 100", "second.leading first.leading",
        "second.top first.bottom", "second.bottom first.bottom 30",
      ])
    #expect(misses.map(\.cause) == [.misplaced, .misplaced])
    #expect(
      misses.map(\.reason) == [
        "stored y 0, its constraints make it 100; first.top = root.top + 100 is off by 100",
        "stored y 40, height 20, its constraints make them 140, 30; second.bottom = first.bottom + 30 "
          + "is off by 10; and follows from UIView first: first.top = root.top + 100 is off by 100",
      ])
  }

  @Test func `a conflict is named that the stored frames settle in another way`() throws {
    let misses = try CanvasDocument.misses(
      [CanvasDocument.view("box", "0 0 66 66")],
      [
        "box.top root.top", "box.leading root.leading", "root.bottom box.bottom 830",
        "root.trailing box.trailing 349", "box.width 34", "box.width box.height",
      ])
    #expect(misses.map(\.cause) == [.conflict])
    #expect(misses.allSatisfy { $0.reason.contains("box.width = box.height") })
  }

  @Test(arguments: [
    (
      "alignment=\"firstBaseline\"", "label text=\"Label\"", "0 7 41.5 20.5",
      FrameMiss.Cause.content
    ),
    ("alignment=\"top\"", "label text=\"Label\"", "0 7 41.5 20.5", .misplaced),
  ])
  func `a stack that aligns views by their texts rests on where these lie`(
    attributes: String, element: String, frame: String, cause: FrameMiss.Cause
  ) throws {
    let views =
      CanvasDocument.view("label", frame, as: element)
      + CanvasDocument.view(
        "large", "41.5 0 100 48", as: element,
        #"<fontDescription key="fontDescription" type="system" pointSize="40"/>"#)
    let stack = CanvasDocument.view(
      "stack", "0 0 141.5 48", as: "stackView \(attributes)", "<subviews>\(views)</subviews>")
    let misses = try CanvasDocument.misses(
      [stack], ["stack.leading root.leading", "stack.top root.top"])
    #expect(misses.filter { $0.id == "label" }.map(\.cause) == [cause])
  }

  @Test func `the proportions of contents are told from the gaps between them`() throws {
    func causes(_ frames: [String]) throws -> [String: [FrameMiss.Cause]] {
      let views = zip(["a", "b"], frames)
        .map { CanvasDocument.view($0, $1, as: "label text=\"Label\"") }.joined()
      let stack = CanvasDocument.view(
        "stack", "0 0 200 20.5", as: #"stackView distribution="fillProportionally""#,
        "<subviews>\(views)</subviews>" + CanvasDocument.list([".width 200"]))
      let misses = try CanvasDocument.misses(
        [stack], ["stack.leading root.leading", "stack.top root.top"], sizes: .measured)
      return Dictionary(grouping: misses, by: { $0.id ?? "" }).mapValues { $0.map(\.cause) }
    }
    let unequal = try causes(["0 0 80 20.5", "80 0 120 20.5"])
    // The last view takes the rest.
    #expect(unequal == ["a": [.content], "b": [.consequence]])
    #expect(try causes(["0 0 100 20.5", "110 0 100 20.5"])["b"] == [.misplaced])
  }

  @Test func `a wish that gives way in the layout too is a cause where nothing else is`() throws {
    let box = #"""
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="0" width="90" height="10"/>
        <constraints>
          <constraint firstAttribute="width" constant="50" priority="300"/>
          <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="70"/>
          <constraint firstAttribute="height" constant="10"/>
        </constraints>
      </view>
      """#
    let misses = try CanvasDocument.misses(
      [box], ["box.leading root.leading", "box.top root.top"], sizes: .measured)
    #expect(
      misses.map(\.reason) == [
        "stored width 90, its constraints make it 70; box.width = 50 @300 is off by 40"
      ])
  }

  @Test func `a button without a title shows its image, of which nobody knows the size`() throws {
    let button = CanvasDocument.view(
      "button", "0 0 76 58", as: "button", #"<state key="normal" image="burger"/>"#)
    let document = try CanvasDocument.make(
      button, ["button.leading root.leading", "button.top root.top"],
      after: #"<resources><image name="burger" width="38" height="29"/></resources>"#)
    let layout = DocumentLayout(document, options: LayoutOptions(sizes: .measured))
    #expect(FrameComparison(of: layout).misses.map(\.unstated) == [.image])
  }
}

import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleXcodeCanvas

/// What only the canvas of Xcode does, with the frames that it stores.
@Suite struct CanvasTests {
  /// How many of the views that can be compared have the stored frames.
  private struct Agreement: Equatable {
    let agreeing: Int
    let scored: Int
  }

  /// Checks a document whose outermost view has some views in it.
  private func check(
    _ subviews: String, _ constraints: [String] = [], after: String = ""
  ) throws -> Agreement {
    let document = try CanvasDocument.make(subviews, constraints, after: after)
    let comparison = FrameComparison(of: DocumentLayout(document))
    return Agreement(agreeing: comparison.agreeing, scored: comparison.scored)
  }

  @Test func `the safe area is found where it reaches into a view and no constraint is about it`()
    throws
  {
    let label = CanvasDocument.view("label", "8 32 398 100", as: "label text=\"Label\"")
    let agreement = try check(
      CanvasDocument.view("box", "20 20 414 200", "<subviews>\(label)</subviews>"),
      [
        "box.top root.top 20", "box.leading root.leading 20", "box.width root.width",
        "box.height 200", "label.top box.topMargin", "label.leading box.leadingMargin",
        "box.trailingMargin label.trailing", "label.height 100",
      ])
    #expect(agreement == Agreement(agreeing: 2, scored: 2))
  }

  struct SymbolRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let frame: String
    var element = #"imageView image="heart" catalog="system""#
    var constraints: [String] = []
    var configuration = ""
    /// Where the next view begins.
    let bottom: Double
  }

  static let symbolRows = [
    SymbolRow(testDescription: "as high as a line", frame: "0 2.5 21 15", bottom: 20),
    SymbolRow(testDescription: "passing the line", frame: "0 -1 21 22", bottom: 20),
    SymbolRow(
      testDescription: "of a larger size", frame: "0 6 30 23",
      configuration: #"<preferredSymbolConfiguration pointSize="30"/>"#, bottom: 35.5),
    SymbolRow(
      testDescription: "of a stated height", frame: "0 5 39 29",
      constraints: [".width 39", ".height 39"], bottom: 39),
    SymbolRow(
      testDescription: "of stated proportions", frame: "0 1 30 28",
      constraints: [".width 30", "image.width image.height"], bottom: 30),
    SymbolRow(testDescription: "stretched", frame: "0 0 50 50", bottom: 50),
    SymbolRow(
      testDescription: "between the edges of others", frame: "0 2.5 44 39.5",
      constraints: ["image.bottom root.bottom -852"], bottom: 44),
    SymbolRow(
      testDescription: "as high as a part of another", frame: "0 2.5 44 39.5",
      constraints: ["root.height image.height 852"], bottom: 44),
    SymbolRow(
      testDescription: "behind the title of a button", frame: "0 0.5 40 39", element: "button",
      constraints: [".width 40", ".height 40"],
      configuration: #"<state key="normal" backgroundImage="heart" catalog="system"/>"#, bottom: 40),
    SymbolRow(
      testDescription: "behind a title that decides the height", frame: "0 0 60 33",
      element: "button",
      configuration: """
        <state key="normal"><imageReference key="backgroundImage" image="heart" catalog="system"/>
        </state>
        """, bottom: 33),
    SymbolRow(
      testDescription: "beside the title of a button", frame: "0 0 40 40", element: "button",
      constraints: [".height 40"],
      configuration: #"<state key="normal" image="heart" backgroundImage="b" catalog="system"/>"#,
      bottom: 40),
  ]

  @Test(arguments: symbolRows)
  func `a symbol's drawing lies in the middle of what constraints act on`(_ row: SymbolRow) throws {
    let agreement = try check(
      CanvasDocument.view(
        "image", row.frame, as: row.element,
        row.configuration + CanvasDocument.list(row.constraints))
        + CanvasDocument.view(
          "next", "0 \(row.bottom) 10 10", CanvasDocument.list([".width 10", ".height 10"])),
      [
        "image.top root.top", "image.leading root.leading", "next.top image.bottom",
        "next.leading root.leading",
      ])
    #expect(agreement == Agreement(agreeing: 2, scored: 2))
  }

  @Test func `a symbol that fills a row is as high as the row by its alignment rectangle`() throws {
    let symbol = CanvasDocument.view(
      "image", "0 0.5 20 24.5", as: #"imageView image="heart" catalog="system""#)
    let agreement = try check(
      CanvasDocument.view(
        "row", "0 0 20 26", as: "stackView",
        "<subviews>\(symbol)</subviews>" + CanvasDocument.list([".height 26"])),
      ["row.top root.top", "row.leading root.leading"])
    #expect(agreement == Agreement(agreeing: 2, scored: 2))
  }

  private static let disk = #"imageView image="circle" catalog="system""#
  private static let background =
    #"<state key="normal" backgroundImage="circle" catalog="system"/>"#

  @Test(arguments: [
    (disk, "", "0 0.5 20 19", [], 20.0),
    (disk, "", "0 0.5 24 23", [".width 24", ".height 24"], 24),
    ("button", background, "0 0.5 24 23", [".width 24", ".height 24"], 24),
  ])
  func `a symbol that is measured passes what constraints act on by as much as its drawing`(
    element: String, state: String, frame: String, constraints: [String], bottom: Double
  ) throws {
    let document = try CanvasDocument.make(
      CanvasDocument.view("image", frame, as: element, state + CanvasDocument.list(constraints))
        + CanvasDocument.view(
          "next", "0 \(bottom) 10 10", CanvasDocument.list([".width 10", ".height 10"])),
      [
        "image.top root.top", "image.leading root.leading", "next.top image.bottom",
        "next.leading root.leading",
      ],
      after: #"<resources><image name="circle" catalog="system" width="128" height="121"/>"#
        + "</resources>")
    let layout = DocumentLayout(document, options: LayoutOptions(sizes: .measured))
    #expect(FrameComparison(of: layout).misses.map(\.reason) == [])
  }

  /// What the document says of the content of the view `box`.
  private static func designable(_ width: String, _ height: String) -> String {
    """
    <designables><designable name="box">
      <size key="intrinsicContentSize" width="\(width)" height="\(height)"/>
    </designable></designables>
    """
  }

  private static let placeholder = """
     placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="30"
    """

  @Test(arguments: [
    ("", designable("70", "30")), (placeholder, ""), (placeholder, designable("1", "1")),
  ])
  func `a view has the size that the document gives its content`(
    attributes: String, designables: String
  ) throws {
    let agreement = try check(
      CanvasDocument.view("box", "0 0 70 30", as: "view customClass=\"Badge\"" + attributes),
      ["box.top root.top", "box.leading root.leading"],
      after: designables)
    #expect(agreement == Agreement(agreeing: 1, scored: 1))
  }

  @Test func `a view is as large as it is stored, whatever its placeholder says`() throws {
    let agreement = try check(
      CanvasDocument.view("box", "0 0 70 58", as: "view customClass=\"Badge\"" + Self.placeholder)
        + CanvasDocument.view(
          "next", "0 58 10 10", CanvasDocument.list([".width 10", ".height 10"])),
      [
        "box.top root.top", "box.leading root.leading", "next.top box.bottom",
        "next.leading root.leading",
      ],
      after: Self.designable("366", "42"))
    #expect(agreement == Agreement(agreeing: 2, scored: 2))
  }

  @Test(arguments: [("-1", "30", "414 30"), ("70", "-1", "70 896")])
  func `a content without a size in one direction is as large as constraints make it`(
    width: String, height: String, frame: String
  ) throws {
    let agreement = try check(
      CanvasDocument.view("box", "0 0 \(frame)", as: "view customClass=\"Badge\""),
      ["box.top root.top", "box.leading root.leading"]
        + (width == "-1" ? ["box.trailing root.trailing"] : ["box.bottom root.bottom"]),
      after: Self.designable(width, height))
    #expect(agreement == Agreement(agreeing: 1, scored: 1))
  }

  @Test func `a view whose size nothing decides keeps the stored one`() throws {
    let agreement = try check(
      CanvasDocument.view("box", "87 100 240 128"),
      ["box.centerX root.centerX", "box.top root.top 100"])
    #expect(agreement == Agreement(agreeing: 1, scored: 1))
  }

  @Test func `a view that something gives a size has that one`() throws {
    let agreement = try check(
      CanvasDocument.view("box", "0 0 240 30", CanvasDocument.list([".width 100", ".height 30"])),
      ["box.leading root.leading", "box.top root.top"])
    #expect(agreement == Agreement(agreeing: 0, scored: 1))
  }

  @Test func `a view whose size neither constraints nor views in it decide keeps the stored one`()
    throws
  {
    let dot = CanvasDocument.view(
      "dot", "115 59 10 10", CanvasDocument.list([".width 10", ".height 10"]))
    let agreement = try check(
      CanvasDocument.view("box", "87 100 240 128", "<subviews>\(dot)</subviews>"),
      [
        "box.centerX root.centerX", "box.top root.top 100", "dot.centerX box.centerX",
        "dot.centerY box.centerY",
      ])
    #expect(agreement == Agreement(agreeing: 2, scored: 2))
  }

  @Test(arguments: [
    ("pageControl", "160 20 55 37"), ("pickerView", "27 20 320 85"),
    ("datePicker datePickerMode=\"date\"", "27 20 320 216"),
  ])
  func `a control of a width that only Xcode knew keeps the stored one`(
    element: String, frame: String
  ) throws {
    let agreement = try check(
      CanvasDocument.view("control", frame, as: element),
      ["control.top root.top 20", "control.leading root.leading \(frame.split(separator: " ")[0])"])
    #expect(agreement == Agreement(agreeing: 1, scored: 1))
  }

  @Test func `a stack whose size neither constraints nor its views decide keeps the stored one`()
    throws
  {
    let view = CanvasDocument.view("inside", "0 0 200 64")
    let agreement = try check(
      CanvasDocument.view("stack", "8 8 200 64", as: "stackView", "<subviews>\(view)</subviews>"),
      ["stack.leading root.leading 8", "stack.top root.top 8"])
    #expect(agreement == Agreement(agreeing: 2, scored: 2))
  }

  @Test func `an arranged view that follows its autoresizing mask keeps the stored size`() throws {
    let inside = """
      <view id="inside"><rect key="frame" x="0" y="0" width="200" height="70"/></view>
      """
    let label = CanvasDocument.view("label", "0 70 200 30", as: "label text=\"Label\"")
    let agreement = try check(
      CanvasDocument.view(
        "stack", "8 8 200 100", as: "stackView axis=\"vertical\"",
        "<subviews>\(inside)\(label)</subviews>" + CanvasDocument.list([".width 200"])),
      ["stack.leading root.leading 8", "stack.top root.top 8"])
    #expect(agreement == Agreement(agreeing: 2, scored: 2))
  }

  @Test(arguments: [(true, 50.0), (false, 20)])
  func `an indicator that is hidden since it stands takes its space, and another view none`(
    isIndicator: Bool, y: Double
  ) throws {
    let hidden =
      isIndicator
      ? #"activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="medium""#
      : #"view hidden="YES""#
    let views = [
      CanvasDocument.view("first", "0 0 200 20", CanvasDocument.list([".height 20"])),
      CanvasDocument.view("hidden", "0 25 200 20", as: hidden),
      CanvasDocument.view("last", "0 \(y) 200 20", CanvasDocument.list([".height 20"])),
    ]
    let spacing = isIndicator ? 5 : 0
    let agreement = try check(
      CanvasDocument.view(
        "stack", "8 8 200 \(y + 20)", as: "stackView axis=\"vertical\" spacing=\"\(spacing)\"",
        "<subviews>\(views.joined())</subviews>" + CanvasDocument.list([".width 200"])),
      ["stack.leading root.leading 8", "stack.top root.top 8"])
    #expect(agreement == Agreement(agreeing: 3, scored: 3))
  }

  @Test func `where sizes are measured nothing keeps a stored one, and the frame is open`() throws {
    let document = try CanvasDocument.make(
      CanvasDocument.view("box", "87 100 240 128"),
      ["box.centerX root.centerX", "box.top root.top 100"])
    let layout = DocumentLayout(document, options: LayoutOptions(sizes: .measured))
    let box = try #require(DocumentFrames(of: layout).views.last)
    #expect(box.frame.numbers == [207, 100, 0, 0])
    #expect(box.ambiguous)
  }

  @Test func `a layout of a document has the frame of each view`() throws {
    let document = try CanvasDocument.make(
      CanvasDocument.view("box", "87 100 240 128"),
      ["box.centerX root.centerX", "box.top root.top 100"])
    let layout = DocumentLayout(document)
    let box = try #require(layout.document.views.first?.descendant("box"))
    #expect(layout.frames.map(\.view.identifier) == ["root", "box"])
    #expect(layout.frame(of: "box") == layout.frames.last?.frame)
    #expect(layout.frame(of: box) == layout.frame(of: "box"))
    #expect(layout.frame(of: "box")?.numbers == [87, 100, 240, 128])
    #expect(layout.frame(of: "none") == nil)
    #expect("\(layout)" == "\(document.path): 2 views, 0 conflicts")
  }
}

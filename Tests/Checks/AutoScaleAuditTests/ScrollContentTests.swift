import AutoScale
import AutoScaleTestSupport
import Testing

@testable import AutoScaleAudit

/// What decides the length of scrolled content; each case is as in documents that Xcode did not mark.
@Suite struct ScrollContentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The content of the scroll view's content view.
    var views = ""
    /// The constraints of the content view.
    var inner: [String] = []
    /// The constraints of the scroll view, beside those that pin the content to it.
    var outer: [String] = []
  }

  private static func stack(around view: String) -> String {
    AuditDocument.view(
      "Stack", "stackView", #"axis="vertical""#, frame: (0, 0, 375, 400),
      content: "<subviews>\(view)</subviews>")
  }

  /// Constraints that hold a view to all edges of the content view.
  private static func pinned(_ id: String) -> [String] {
    ["leading", "trailing", "top", "bottom"].map {
      AuditDocument.constraint("\(id)-\($0)", id, $0, "Content", constant: 0)
    }
  }

  static let decided = [
    Case(
      testDescription: "the center of the scroll view",
      outer: [AuditDocument.constraint("middle", "Content", "centerY", "Scroll")]),
    Case(
      testDescription: "an optional center of the scroll view",
      outer: [
        AuditDocument.constraint(
          "middle", "Content", "centerY", "Scroll", more: #"priority="250""#)
      ]),
    Case(
      testDescription: "a view whose size is a placeholder",
      views: AuditDocument.view(
        "Filled", "view", #"placeholderIntrinsicWidth="375" placeholderIntrinsicHeight="400""#,
        frame: (0, 0, 375, 400)), inner: pinned("Filled")),
    Case(
      testDescription: "an empty view in a stack, which code fills",
      views: stack(around: AuditDocument.view("Filled", frame: (0, 0, 375, 400))),
      inner: pinned("Stack")),
    Case(
      testDescription: "a container as high as a text in it",
      views: AuditDocument.view(
        "Row", frame: (0, 0, 375, 40),
        constraints: [AuditDocument.constraint("same", "Row", "height", "Text")],
        content: "<subviews>"
          + AuditDocument.view("Text", "label", #"text="Hello""#, frame: (0, 0, 40, 20.5))
          + "</subviews>"), inner: pinned("Row")),
  ]

  static let open = [
    Case(testDescription: "nothing"),
    Case(
      testDescription: "the center of another view",
      views: AuditDocument.view("Text", "label", #"text="Hello""#, frame: (0, 0, 40, 20.5)),
      inner: [AuditDocument.constraint("middle", "Text", "centerY", "Content")]),
  ]

  private func findings(_ content: Case) throws -> [Finding] {
    var document = AuditDocument()
    let view = AuditDocument.view(
      "Content", frame: (0, 0, 375, 400), constraints: content.inner,
      content: "<subviews>\(content.views)</subviews>")
    let edges = ["leading", "trailing", "top", "bottom"].map {
      AuditDocument.constraint("c-\($0)", "Content", $0, "Scroll")
    }
    document.views = [
      AuditDocument.view(
        "Scroll", "scrollView", frame: (0, 20, 375, 400),
        constraints: edges + content.outer
          + [AuditDocument.constraint("c-width", "Content", "width", "Scroll")],
        content: "<subviews>\(view)</subviews>")
    ]
    document.place("Scroll", x: 0, y: 20, width: 375, height: 400)
    return try document.findings(
      without: Set(Finding.Rule.allCases).subtracting([.scrollContent]))
  }

  @Test(arguments: decided)
  func `content has a height that follows from`(_ content: Case) throws {
    #expect(try findings(content).map(\.message) == [])
  }

  @Test(arguments: open)
  func `content has no height that follows from`(_ content: Case) throws {
    #expect(
      try findings(content).map(\.message) == [
        "the content of Scroll has no height"
      ])
  }
}

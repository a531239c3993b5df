import AutoScale
import AutoScaleTestSupport
import AutoScaleTrees
import Foundation
import Testing

@Suite(.quietNotices) struct LayoutConstraintTests {
  private let screen = ViewNode("screen")
  private let button = ButtonNode("button")

  @Test func `a constraint reads as algebra`() {
    let pane = ViewNode()
    pane.customClass = "Pane"
    let rows: [(LayoutConstraint, String)] = [
      (LayoutConstraint(button, .top, to: screen, .top), "button.top = screen.top"),
      (
        LayoutConstraint(button, .leading, to: screen, .leading, constant: 16, priority: 750),
        "button.leading = screen.leading + 16 @750"
      ),
      (
        LayoutConstraint(button, .trailing, to: screen, .trailingMargin, constant: -8.5),
        "button.trailing = screen.trailingMargin - 8.5"
      ),
      (
        LayoutConstraint(
          button, .width, .lessThanOrEqual, to: screen, .width, multiplier: 0.5, constant: 1),
        "button.width <= 0.5 * screen.width + 1"
      ),
      (
        LayoutConstraint(button, .height, .greaterThanOrEqual, constant: 44),
        "button.height >= 44"
      ),
      (
        LayoutConstraint(pane, .bottom, to: screen.guide(.safeArea), .bottom),
        "Pane.bottom = screen.safeArea.bottom"
      ),
      (
        LayoutConstraint(LayoutGuide(identifier: "gap"), .width, constant: 0),
        "?.width = 0"
      ),
    ]
    for (constraint, text) in rows {
      #expect(constraint.description == text)
    }
  }

  @Test func `a custom guide is called by its identifier`() {
    let gap = LayoutGuide(identifier: "gap")
    screen.addGuide(gap)
    #expect(LayoutConstraint(gap, .width, constant: 8).description == "gap.width = 8")
  }

  @Test func `a constraint doesn't keep its items alive`() {
    let constraint = LayoutConstraint(ViewNode("gone"), .top, to: screen, .top)
    #expect(constraint.firstItem == nil)
    #expect(constraint.description == "?.top = screen.top")
  }

  @Test func `constraints and guides that outlive their node belong to none`() {
    var node: ViewNode? = ViewNode("node") { ViewNode("child") }
    let guide = LayoutGuide()
    let constraint = LayoutConstraint(screen, .top, to: guide, .top)
    node?.addGuide(guide)
    node?.addConstraint(constraint)
    #expect(guide.owner === node && constraint.owner === node && constraint.isActive)
    node = nil
    #expect(guide.owner == nil && constraint.owner == nil && !constraint.isActive)
  }

  @Test func `a priority is brought into its range`() {
    let rows: [(Float, Float)] = [
      (0, 1), (-5, 1), (1, 1), (250, 250), (1000, 1000), (1001, 1000), (.infinity, 1000),
      (.nan, 1000),
    ]
    for (given, expected) in rows {
      #expect(LayoutPriority(given).rawValue == expected)
      #expect(LayoutPriority(rawValue: given).rawValue == expected)
    }
  }

  @Test func `a priority outside its range is an error of the line that writes it`() throws {
    let printed = Guarded<[String]>([])
    try DeveloperNotice.$receiver.withValue({ line in printed.withLock { $0 += [line] } }) {
      _ = LayoutPriority(0, fileID: "A.swift", line: 7)
      let height = LayoutConstraint(
        button, .height, constant: 4, source: ConstraintSource(fileID: "A.swift", line: 8))
      height.priority = 2000
      #expect(height.priority == .required)
      height.priority = .low
      height.screenPriority = LayoutPriority.high.screen(.idiom(.pad), is: 0)
      #expect(height.priority == .low && height.screenPriority == nil)
      let width = LayoutConstraint(button, .width, constant: 4, priority: 1001)
      let error = try #require(throws: ConstraintError.self) {
        try width.activate(fileID: "A.swift", line: 9)
      }
      #expect(
        error.description
          == "A.swift:9: error: 'button.width' has the priority 1001; use one from 1 to 1000")
    }
    #expect(
      printed.withLock { $0 } == [
        "A.swift:7: error: the priority is 0; use one from 1 to 1000",
        "A.swift:8: error: 'button.height' has the priority 2000; use one from 1 to 1000",
        "A.swift:8: error: 'button.height' has the priority 0; use one from 1 to 1000",
        "error: 'button.width' has the priority 1001; use one from 1 to 1000",
      ])
  }

  @Test func `a priority outside its range is not decoded`() throws {
    let coded = try JSONEncoder().encode([LayoutPriority.high])
    #expect(try JSONDecoder().decode([LayoutPriority].self, from: coded) == [.high])
    #expect {
      try JSONDecoder().decode([LayoutPriority].self, from: Data("[2000]".utf8))
    } throws: {
      "\($0)".contains("The priority is 2000.0; use one from 1 to 1000.")
    }
  }

  @Test func `a constraint belongs to the node that it was added to last`() {
    let constraint = LayoutConstraint(button, .top, to: screen, .top)
    screen.addConstraint(constraint)
    screen.addConstraint(constraint)
    #expect(screen.constraints.count == 1)
    button.addConstraint(constraint)
    #expect(screen.constraints.isEmpty)
    #expect(constraint.owner === button)
    screen.removeConstraint(constraint)
    #expect(button.constraints.count == 1)
    button.removeConstraint(constraint)
    #expect(constraint.owner == nil)
  }

  @Test func `a guide belongs to one node and is made once`() {
    let safeArea = screen.guide(.safeArea)
    #expect(screen.guide(.safeArea) === safeArea)
    #expect(safeArea.layoutNode === screen)
    button.addGuide(safeArea)
    #expect(screen.guides.isEmpty)
    #expect(safeArea.owner === button)
    button.removeGuide(safeArea)
    #expect(safeArea.owner == nil)
  }
}

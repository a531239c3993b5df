import AutoScale
import AutoScaleTrees
import Testing

@Suite struct CustomSpacingTests {
  let first = ViewNode("first")
  let stack: StackNode

  init() {
    let first = first
    stack = StackNode("stack", axis: .vertical, spacing: 10) {
      first
      ViewNode("second")
    }
  }

  @Test func `a gap behind one view replaces the spacing, zero too`() {
    #expect(stack.spacing(after: first) == 10)
    stack.setCustomSpacing(24, after: first)
    #expect(stack.spacing(after: first) == 24)
    stack.setCustomSpacing(0, after: first)
    #expect(stack.spacing(after: first) == 0)
    stack.setCustomSpacing(nil, after: first)
    #expect(stack.spacing(after: first) == 10)
  }

  @Test func `a gap belongs to the stack that it was set in`() {
    stack.setCustomSpacing(24, after: first)
    stack.insertChild(first, at: 1)
    #expect(stack.spacing(after: first) == 24)
    let other = StackNode("other", axis: .vertical, spacing: 5)
    #expect(other.spacing(after: first) == 5)
    other.setCustomSpacing(7, after: first)
    #expect(stack.spacing(after: first) == 24)
    other.addChild(first)
    #expect(other.spacing(after: first) == 5)
    stack.addChild(first)
    #expect(stack.spacing(after: first) == 10)
  }

  @Test func `a gap ends with its view and is not inherited by a new one`() {
    for _ in 0..<50 {
      let gone = ViewNode()
      stack.addChild(gone)
      stack.setCustomSpacing(99, after: gone)
      gone.removeFromParent()
    }
    for _ in 0..<50 { stack.addChild(ViewNode()) }
    #expect(stack.children.allSatisfy { stack.spacing(after: $0) == 10 })
  }

  @Test func `a gap is scaled with the spacing and brought back`() throws {
    stack.setCustomSpacing(20, after: first)
    let report = stack.adaptScreenWidth(
      type: .spacing, in: try Screens.wide(), options: .fullReport)
    #expect(
      report.changes.map(\.description) == [
        "stack (UIStackView): spacing 10 -> 12",
        "first (UIView): spacing.custom 20 -> 24",
      ])
    #expect(stack.spacing(after: first) == 24)
    stack.adaptScreenWidth(in: try Screens.wide())
    #expect(stack.spacing(after: first) == 24)
    stack.restoreDesign()
    #expect(stack.spacing(after: first) == 20)
  }
}

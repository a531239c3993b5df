import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The layout where a finding is worst, for pictures of it.
///
/// All layouts of a root share its views.
package struct WorstLayout: @unchecked Sendable {
  // Invariant of Sendable: all but the nodes are values, and one task at a time uses a tree.

  /// The layout.
  package let result: LayoutResult

  /// The screen, if it is known.
  package let screen: Screen?

  /// The bars of the view's controller.
  package let bars: ControllerBars?

  /// The indices of the nodes at fault.
  package let marked: [Int]

  private let scaledLengths: AppliedLengths<ViewNode>?

  /// Keeps a layout of a root, with a node at fault.
  init(
    of layout: AuditedLayout, on screen: Screen?, marking node: ViewNode
  ) {
    let subject = layout.tree.subject
    result = layout.result
    scaledLengths = layout.scaledLengths
    self.screen = screen
    bars = subject.bars
    marked = [result.index(of: node)].compactMap(\.self)
  }

  /// Runs a body while the views have the lengths and fonts of the layout.
  package func withLengths<Result>(_ body: () -> Result) -> Result {
    guard let scaledLengths, let root = result.nodes.first else { return body() }
    let present = AppliedLengths(of: root)
    scaledLengths.setAgain()
    defer { present.setAgain() }
    return body()
  }
}

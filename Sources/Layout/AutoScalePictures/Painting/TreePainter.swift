import AutoScaleLayoutEngine
import AutoScaleTrees

/// Walks over the views of a layout and draws each.
struct TreePainter {
  var painter: PicturePainter
  private let result: LayoutResult

  /// The ancestors of the view that is drawn, the outermost first.
  private var open: [OpenView] = []

  private struct OpenView {
    let view: PictureView

    /// Whether the group of the view is open and encloses the groups of its children.
    let isGroupOpen: Bool

    /// The place of the view in the nearest open group.
    let origin: (x: Double, y: Double)
  }

  /// The maximum depth of groups.
  ///
  /// XML parsers refuse documents deeper than 256.
  private static let depthLimit = 100

  /// Prepares to draw a layout.
  init(_ result: LayoutResult, bars: ControllerBars? = nil, options: PictureOptions) {
    self.result = result
    painter = PicturePainter(result, bars: bars, options: options)
  }

  /// Draws a view and its subviews, from back to front and without recursion.
  ///
  /// - Complexity: O(*n*) in the views and the length of their texts.
  mutating func drawView(at root: Int) {
    var pending: [Step] = [.enter(root)]
    while let step = pending.popLast() {
      switch step {
      case .leave: leave()
      case .enter(let index):
        guard result.nodes[index].isShown else { continue }
        enter(index)
        pending.append(.leave)
        // Backwards, because the stack draws the last one first.
        for child in painter.tree.children[index].reversed() { pending.append(.enter(child)) }
      }
    }
  }

  private enum Step {
    case enter(Int)
    case leave
  }

  private mutating func enter(_ index: Int) {
    let frame = result.frames[index]
    // A view whose parent's group is closed is drawn at its place in the nearest open one.
    let start = open.last.flatMap { $0.isGroupOpen ? nil : $0.origin } ?? (x: 0, y: 0)
    let origin = (x: start.x + frame.x, y: start.y + frame.y)
    let view = PictureView(index, of: result, tint: painter.tree.tints[index])
    let isGroupOpen = open.count < Self.depthLimit
    painter.open(view, at: origin)
    painter.draw(view)
    if isGroupOpen {
      painter.openContent(of: view)
    } else {
      painter.drawing.append(.close)
    }
    open.append(OpenView(view: view, isGroupOpen: isGroupOpen, origin: origin))
  }

  private mutating func leave() {
    guard let left = open.popLast(), left.isGroupOpen else { return }
    painter.closeContent(of: left.view)
    painter.drawing.append(.close)
  }
}

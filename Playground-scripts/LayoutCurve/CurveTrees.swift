import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// A way to lay out any number of views.
struct Curve: Sendable {
  /// The name of the column.
  let name: String

  /// The color in the plot.
  let color: String

  /// Makes a layout, ready to be timed.
  let layout: @Sendable (_ count: Int) -> () -> Void

  /// The curves, in the order of the columns.
  static let all = [
    Curve(name: "frames", color: "#777777", layout: frames),
    Curve(name: "independent", color: "#15803d", layout: independent),
    Curve(name: "flat", color: "#0a66c2", layout: flat),
    Curve(name: "nested", color: "#c2410c", layout: nested),
  ]

  /// Frames that a program sets itself.
  private static func frames(_ count: Int) -> () -> Void {
    let nodes = (0..<count).map { _ in ViewNode() }
    return {
      for (index, node) in nodes.enumerated() {
        node.frame = LayoutRect(x: Double(index), y: Double(index), width: 50, height: 20)
      }
    }
  }

  /// Views side by side in one view, each with four constraints to it.
  private static func independent(_ count: Int) -> () -> Void {
    let root = ViewNode("root")
    for index in 0..<count {
      let view = ViewNode()
      root.addChild(view)
      pin(view, to: root, inset: Double(index % 100))
    }
    return layout(root)
  }

  /// Views side by side in one view, each with four constraints to the one before.
  private static func flat(_ count: Int) -> () -> Void {
    chain(count) { root, _ in root }
  }

  /// Views each in the one before, with four constraints to it.
  private static func nested(_ count: Int) -> () -> Void {
    chain(count) { _, previous in previous }
  }

  /// Views with four constraints to the one before, each in the parent that a closure chooses.
  private static func chain(
    _ count: Int, parent: (_ root: ViewNode, _ previous: ViewNode) -> ViewNode
  ) -> () -> Void {
    let root = ViewNode("root")
    var previous = root
    for _ in 0..<count {
      let view = ViewNode()
      parent(root, previous).addChild(view)
      pin(view, to: previous, inset: 0.1)
      previous = view
    }
    return layout(root)
  }

  private static func pin(_ view: ViewNode, to other: ViewNode, inset: Double) {
    let owner = other.contains(view) ? other : view.parent
    owner?.addConstraints([
      LayoutConstraint(view, .left, to: other, .left, constant: inset),
      LayoutConstraint(view, .top, to: other, .top, constant: inset),
      LayoutConstraint(view, .right, to: other, .right, constant: -inset),
      LayoutConstraint(view, .bottom, to: other, .bottom, constant: -inset),
    ])
  }

  /// A layout by a new engine, which knows nothing from one before.
  private static func layout(_ root: ViewNode) -> () -> Void {
    { LayoutEngine().layout(root, in: context).apply() }
  }
}

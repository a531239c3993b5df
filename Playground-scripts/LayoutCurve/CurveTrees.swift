import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The layouts of the curve, each ready to be timed.
enum CurveTrees {
  /// Frames that a program sets itself.
  static func byHand(_ count: Int) -> () -> Void {
    let nodes = (0..<count).map { _ in ViewNode() }
    return {
      for (index, node) in nodes.enumerated() {
        node.frame = LayoutRect(x: Double(index), y: Double(index), width: 50, height: 20)
      }
    }
  }

  /// Views side by side in one view, each with four constraints to it.
  static func flat(_ count: Int) -> () -> Void {
    let root = ViewNode("root")
    for index in 0..<count {
      let view = ViewNode()
      root.addChild(view)
      pin(view, to: root, inset: Double(index % 100))
    }
    return layout(root)
  }

  /// Views each in the one before, with four constraints to it.
  static func nested(_ count: Int) -> () -> Void {
    let root = ViewNode("root")
    var parent = root
    for _ in 0..<count {
      let view = ViewNode()
      parent.addChild(view)
      pin(view, to: parent, inset: 0.1)
      parent = view
    }
    return layout(root)
  }

  private static func pin(_ view: ViewNode, to parent: ViewNode, inset: Double) {
    parent.addConstraints([
      LayoutConstraint(view, .left, to: parent, .left, constant: inset),
      LayoutConstraint(view, .top, to: parent, .top, constant: inset),
      LayoutConstraint(view, .right, to: parent, .right, constant: -inset),
      LayoutConstraint(view, .bottom, to: parent, .bottom, constant: -inset),
    ])
  }

  /// A layout that knows nothing from one before.
  private static func layout(_ root: ViewNode) -> () -> Void {
    { LayoutEngine().layout(root, in: context).apply() }
  }
}

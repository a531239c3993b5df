import AutoScale
import AutoScaleTrees

/// The trees with which the cost of layouts is usually measured.
enum LayoutTrees {
  /// Views side by side in one view, each with four constraints to it.
  static func flat(_ count: Int) -> ViewNode {
    let root = ViewNode("root")
    for index in 0..<count {
      let view = ViewNode()
      root.addChild(view)
      root.addConstraints([
        LayoutConstraint(view, .left, to: root, .left, constant: Double(index % 100)),
        LayoutConstraint(view, .top, to: root, .top, constant: Double(index % 50)),
        LayoutConstraint(view, .right, to: root, .right, constant: -10),
        LayoutConstraint(view, .height, constant: 20),
      ])
    }
    return root
  }

  /// Rows between the sides of one view, each below the one before.
  static func column(_ count: Int) -> ViewNode {
    let root = ViewNode("root")
    var above: (node: ViewNode, edge: LayoutAttribute) = (root, .top)
    for index in 0..<count {
      let row = ViewNode()
      root.addChild(row)
      root.addConstraints([
        LayoutConstraint(row, .left, to: root, .left, constant: Double(index % 100)),
        LayoutConstraint(row, .right, to: root, .right, constant: -10),
        LayoutConstraint(row, .top, to: above.node, above.edge, constant: 4),
        LayoutConstraint(row, .height, constant: 20),
      ])
      above = (row, .bottom)
    }
    return root
  }

  /// Views each in the one before, with four constraints to it.
  static func nested(_ count: Int) -> ViewNode {
    let root = ViewNode("root")
    var parent = root
    // All insets fit on a screen, or the views would have no width.
    let inset = min(0.01, 100 / Double(count))
    for _ in 0..<count {
      let view = ViewNode()
      parent.addChild(view)
      parent.addConstraints([
        LayoutConstraint(view, .left, to: parent, .left, constant: inset),
        LayoutConstraint(view, .top, to: parent, .top, constant: inset),
        LayoutConstraint(view, .right, to: parent, .right, constant: -inset),
        LayoutConstraint(view, .bottom, to: parent, .bottom, constant: -inset),
      ])
      parent = view
    }
    return root
  }

  /// A column of rows that scrolls and is in the middle of its scroll view, with centred texts that
  /// wrap.
  static func feed(_ count: Int) -> ViewNode {
    let (scroll, column) = (ScrollNode("scroll"), ViewNode("column"))
    let root = ViewNode("root") { scroll }
    scroll.addChild(column)
    for edge in [LayoutAttribute.left, .right, .top, .bottom] {
      root.addConstraint(LayoutConstraint(scroll, edge, to: root, edge))
      scroll.addConstraint(LayoutConstraint(column, edge, to: scroll, edge))
    }
    scroll.addConstraint(LayoutConstraint(column, .width, to: scroll, .width))
    scroll.addConstraint(LayoutConstraint(column, .centerY, to: scroll, .centerY, priority: .low))
    var above: (node: ViewNode, edge: LayoutAttribute) = (column, .top)
    for index in 0..<count {
      let row = addRow(index, to: column)
      column.addConstraint(LayoutConstraint(row, .top, to: above.node, above.edge))
      above = (row, .bottom)
    }
    column.addConstraint(LayoutConstraint(column, .bottom, to: above.node, above.edge))
    return root
  }

  private static func addRow(_ index: Int, to column: ViewNode) -> ViewNode {
    let text = String(repeating: "Words that wrap ", count: 2 + index % 7) + "in row \(index)"
    let label = LabelNode(text: text)
    label.numberOfLines = 0
    let row = ViewNode { label }
    column.addChild(row)
    column.addConstraints([
      LayoutConstraint(row, .left, to: column, .left),
      LayoutConstraint(row, .right, to: column, .right),
    ])
    row.addConstraints([
      LayoutConstraint(label, .centerX, to: row, .centerX),
      LayoutConstraint(label, .left, .greaterThanOrEqual, to: row, .left, constant: 16),
      LayoutConstraint(label, .top, to: row, .top, constant: 8),
      LayoutConstraint(label, .bottom, to: row, .bottom, constant: -8),
    ])
    return row
  }

  /// Labels in a stack from the left to the right of a screen.
  static func row(
    _ distribution: StackNode.Distribution, _ count: Int, spacing: Double = 1
  ) -> ViewNode {
    let stack = StackNode(axis: .horizontal, spacing: spacing, distribution: distribution)
    for index in 0..<count {
      stack.addChild(LabelNode(text: String(repeating: "x", count: 1 + index % 5)))
    }
    let root = ViewNode("root") { stack }
    for edge in [LayoutAttribute.left, .right, .top] {
      root.addConstraint(LayoutConstraint(stack, edge, to: root, edge))
    }
    return root
  }

  /// The least that a layout can do: a rectangle for each node.
  static func setFrames(of nodes: [ViewNode], in context: ScreenContext) -> Double {
    var sum = 0.0
    for (index, node) in nodes.enumerated() {
      let x = Double(index % 100)
      node.frame = LayoutRect(x: x, y: x / 2, width: context.width - x - 10, height: 20)
      sum += node.frame.width
    }
    return sum
  }
}

import ConstraintSolver
import ViewTree

/// The rows of a layout, read at the frames that the nodes have at present.
///
/// A layout does not look at the frames of nodes that constraints place. Where somebody else
/// computed these frames, this tells where they disagree with the constraints.
package struct PresentLayout {
  let result: LayoutResult
  /// The values that the variables have if the nodes are where their frames say.
  let values: [Double]
  /// The rows that mention each rectangle, in their order.
  private var mentions: [[Int32]]

  var rows: RowList { result.store.rows }

  /// Reads the present frames of the nodes of a layout.
  ///
  /// - Complexity: O(*n*) in the rows of the layout.
  package init(of result: LayoutResult) {
    self.result = result
    values = Self.values(of: result)
    mentions = Array(repeating: [], count: values.count / 4)
    for row in result.store.rows.rows.indices {
      for rectangle in rectangles(of: Int32(row)) where mentions[rectangle].last != Int32(row) {
        mentions[rectangle].append(Int32(row))
      }
    }
  }

  /// The rows that mention a rectangle, in their order.
  func rows(of rectangle: Int) -> [Int32] { mentions[rectangle] }

  /// The rectangles that a row mentions, some of them twice.
  func rectangles(of row: Int32) -> [Int] { rows.terms(of: Int(row)).map { Int($0.variable) / 4 } }
}

extension PresentLayout {
  /// The present values: those of nodes from their frames, and those of the rectangles of guides and
  /// contents, which have no frames, from the rows about them.
  private static func values(of result: LayoutResult) -> [Double] {
    let model = result.model
    var values: [Double] = []
    values.reserveCapacity(model.tree.variableCount)
    var origins: [(x: Double, y: Double)] = []
    origins.reserveCapacity(model.tree.nodes.count)
    for (position, node) in model.tree.nodes.enumerated() {
      let parent = Int(model.tree.parents[position])
      let origin = parent < 0 ? (x: -node.frame.x, y: -node.frame.y) : origins[parent]
      let frame = node.frame.offset(x: origin.x, y: origin.y)
      origins.append((x: frame.x, y: frame.y))
      let outsets = model.content(of: position)?.alignmentOutsets ?? .zero
      values += [
        frame.x + outsets.left, frame.y + outsets.top, frame.width - outsets.horizontal,
        frame.height - outsets.vertical,
      ]
    }
    guard values.count < model.tree.variableCount else { return values }
    let known = values.count
    values += result.solution.values[known...]
    var local = LocalSystem(variables: known..<values.count)
    let rows = result.store.rows
    for row in rows.rows.indices where rows.terms(of: row).contains(where: { $0.variable >= known })
    {
      local.add(row, of: rows, priority: min(rows.rows[row].priority, 999.999), values: values)
    }
    values.replaceSubrange(known..., with: local.solve(startingAt: Array(values[known...])))
    return values
  }
}

extension LayoutRect {
  fileprivate func offset(x: Double, y: Double) -> LayoutRect {
    LayoutRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}

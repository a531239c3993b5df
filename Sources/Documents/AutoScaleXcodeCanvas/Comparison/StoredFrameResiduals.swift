import AutoScaleLayoutEngine
import AutoScaleSolver
import AutoScaleTrees

/// The rows of a layout, evaluated at the stored frames of the nodes.
///
/// A layout ignores the frames of constrained nodes. If another program computed them, this finds their
/// disagreements with the constraints.
struct StoredFrameResiduals {
  let rows: LayoutRows
  /// The values of the variables at the stored frames.
  let values: [Double]
  /// The rows that mention each rectangle, in their order.
  private(set) var mentions: [[Int]]

  /// The nodes of the layout.
  var nodes: [ViewNode] { rows.result.nodes }

  /// Reads the stored frames of the nodes of a layout.
  ///
  /// - Complexity: O(*n*) in the rows of the layout.
  init(of result: LayoutResult) {
    rows = result.rows
    values = Self.values(of: rows)
    mentions = Array(repeating: [], count: values.count / RectVariables.count)
    for row in rows.indices {
      for rectangle in rectangles(of: row) where mentions[rectangle].last != row {
        mentions[rectangle].append(row)
      }
    }
  }

  /// Returns the rows that mention a rectangle, in their order.
  func rows(of rectangle: Int) -> [Int] { mentions[rectangle] }

  /// Returns the rectangles that a row mentions, some of them twice.
  func rectangles(of row: Int) -> [Int] {
    var rectangles: [Int] = []
    rows.forEachTerm(of: row) { variable, _ in
      rectangles.append(RectVariables(containing: variable).position)
    }
    return rectangles
  }
}

extension StoredFrameResiduals {
  /// Returns the overlap of two views at their frames, in points; 0 for more or fewer views.
  func overlap(of views: [ViewNode]) -> Double {
    let rects = views.compactMap { rows.position(of: $0) }.map {
      RectVariables(at: $0).rect(in: values)
    }
    guard rects.count == 2, let first = rects.first, let last = rects.last else { return 0 }
    let width = min(first.maxX, last.maxX) - max(first.x, last.x)
    let height = min(first.maxY, last.maxY) - max(first.y, last.y)
    return max(0, min(width, height))
  }

  /// Returns the stored values of nodes, and the best values of guides and contents, which have no
  /// frames, by the rows about them.
  private static func values(of rows: LayoutRows) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(rows.variableCount)
    var origins: [(x: Double, y: Double)] = []
    origins.reserveCapacity(rows.result.nodes.count)
    for (position, node) in rows.result.nodes.enumerated() {
      let origin =
        rows.parent(of: position).map { origins[$0] } ?? (x: -node.frame.x, y: -node.frame.y)
      let frame = node.frame.offset(x: origin.x, y: origin.y)
      origins.append((x: frame.x, y: frame.y))
      let outsets = rows.content(of: position)?.alignmentOutsets ?? .zero
      values += [
        frame.x + outsets.left, frame.y + outsets.top, frame.width - outsets.horizontal,
        frame.height - outsets.vertical,
      ]
    }
    guard values.count < rows.variableCount else { return values }
    let known = values.count
    values += rows.values[known...]
    var local = LocalSystem(variables: known..<values.count)
    for row in rows.indices {
      var isAboutUnknown = false
      rows.forEachTerm(of: row) { variable, _ in if variable >= known { isAboutUnknown = true } }
      guard isAboutUnknown else { continue }
      // Stored frames are given here, so that a required row may be violated too.
      local.add(row, of: rows, priority: min(rows.priority(of: row), 999.999), values: values)
    }
    values.replaceSubrange(known..., with: local.solve(startingAt: Array(values[known...])))
    return values
  }
}

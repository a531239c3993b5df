import AutoScale

/// What a layout found in one pass and needs in the next, where rules are not linear.
///
/// Texts wrap at the width that was found, and the safe area and the parent's margins reach into a
/// node as far as its place lets them.
struct Geometry {
  /// The widths at which the texts of nodes wrap, in points.
  var wrapWidths: [Int: Double] = [:]

  /// The insets of the nodes whose safe area or margins somebody asked for.
  var insets: [Int: NodeInsets] = [:]
}

/// How far the safe area and the margins of a node are inside its edges, in points.
struct NodeInsets {
  var safeArea = EdgeInsets.zero
  var margins = EdgeInsets.zero

  /// Whether two insets are the same but for rounding.
  func isClose(to other: NodeInsets) -> Bool {
    safeArea.isClose(to: other.safeArea) && margins.isClose(to: other.margins)
  }
}

extension EdgeInsets {
  /// These insets, each at least as large as in the others.
  func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// What is left of these insets inside a rectangle that lies at distances from the edges.
  ///
  /// Where there is no inset, none is left, even if the rectangle passes the edge.
  func remaining(behind distances: EdgeInsets) -> EdgeInsets {
    func rest(_ edge: KeyPath<EdgeInsets, Double>) -> Double {
      let inset = self[keyPath: edge]
      return inset > 0 ? max(0, inset - distances[keyPath: edge]) : 0
    }
    return EdgeInsets(
      top: rest(\.top), left: rest(\.left), bottom: rest(\.bottom), right: rest(\.right))
  }

  static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  fileprivate func isClose(to other: EdgeInsets) -> Bool {
    let differences = [
      top - other.top, left - other.left, bottom - other.bottom, right - other.right,
    ]
    return differences.allSatisfy { $0.magnitude < 1e-6 }
  }
}

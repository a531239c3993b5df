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
  var safeArea = LayoutInsets.zero
  var margins = LayoutInsets.zero
  /// The height of the keyboard in the node, or of the safe area below it where that is more.
  var keyboard = 0.0

  /// Whether two insets are the same but for rounding.
  func isClose(to other: NodeInsets) -> Bool {
    safeArea.isClose(to: other.safeArea) && margins.isClose(to: other.margins)
      && (keyboard - other.keyboard).magnitude < 1e-6
  }
}

extension LayoutInsets {
  /// These insets, each at least as large as in the others.
  func union(_ other: LayoutInsets) -> LayoutInsets { LayoutInsets { max(self[$0], other[$0]) } }

  /// What is left of these insets inside a rectangle that lies at distances from the edges.
  ///
  /// Where there is no inset, none is left, even if the rectangle passes the edge.
  func remaining(behind distances: LayoutInsets) -> LayoutInsets {
    LayoutInsets { self[$0] > 0 ? max(0, self[$0] - distances[$0]) : 0 }
  }

  static func + (one: LayoutInsets, other: LayoutInsets) -> LayoutInsets {
    LayoutInsets { one[$0] + other[$0] }
  }

  fileprivate func isClose(to other: LayoutInsets) -> Bool {
    Edge.allCases.allSatisfy { (self[$0] - other[$0]).magnitude < 1e-6 }
  }
}

import AutoScale
import AutoScaleTrees

/// An edge of a node with a margin: a distance to its neighbour that is positive outwards.
extension LayoutInsets.Edge {
  /// The edges in the order of a profile's margins.
  static let inMarginOrder: [LayoutInsets.Edge] = [.left, .right, .top, .bottom]

  /// The key of the margin in a profile.
  var marginKey: StandardKey {
    switch self {
    case .left: .marginLeft
    case .right: .marginRight
    case .top: .marginTop
    case .bottom: .marginBottom
    }
  }

  /// The attributes of constraints on this edge; designs are drawn left to right.
  var attributes: [LayoutAttribute] {
    switch self {
    case .left: [.left, .leading]
    case .right: [.right, .trailing]
    case .top: [.top]
    case .bottom: [.bottom]
    }
  }

  /// The sign of the margin in a constraint with the node on its left side.
  ///
  /// A margin is positive outwards, a constant to the right and down.
  var marginSign: Double { isFar ? -1 : 1 }

  /// The key of the size along the same axis.
  var sizeKey: StandardKey { axis == .horizontal ? .width : .height }
}

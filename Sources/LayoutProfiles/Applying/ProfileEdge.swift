import ViewTree

/// An edge of a node with a margin: a distance to its neighbour that is positive outwards.
enum ProfileEdge: CaseIterable {
  case left, right, top, bottom

  var key: StandardKey {
    switch self {
    case .left: .marginLeft
    case .right: .marginRight
    case .top: .marginTop
    case .bottom: .marginBottom
    }
  }

  /// The attribute of constraints that are made.
  var attribute: LayoutAttribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    }
  }

  /// The attributes of constraints that hold the edge already; designs are drawn left to right.
  var attributes: [LayoutAttribute] {
    switch self {
    case .left: [.left, .leading]
    case .right: [.right, .trailing]
    case .top: [.top]
    case .bottom: [.bottom]
    }
  }

  /// The size along the same axis.
  var size: StandardKey { self == .left || self == .right ? .width : .height }

  /// Whether the edge is the second one of its axis.
  var isFar: Bool { self == .right || self == .bottom }

  /// The margin's sign in a constraint with the node on its left side.
  var sign: Double { isFar ? -1 : 1 }
}

import AutoScaleTrees

/// A constraint in the order in which code states it: from the inner view to the outer one.
struct PlainConstraint {
  /// One side of a constraint.
  struct Side {
    let item: any LayoutItem
    let attribute: LayoutAttribute
  }

  let first: Side
  let relation: LayoutRelation
  let second: Side?
  let multiplier: Double
  let constant: Double
  let priority: LayoutPriority
  let scales: Bool

  /// Reads a constraint, or returns `nil` for one with an item that is gone.
  init?(_ constraint: LayoutConstraint) {
    guard let firstItem = constraint.firstItem else { return nil }
    let first = Side(item: firstItem, attribute: constraint.firstAttribute)
    let second = constraint.secondItem.flatMap { item in
      constraint.secondAttribute.map { Side(item: item, attribute: $0) }
    }
    if (second == nil) != (constraint.secondAttribute == nil) { return nil }
    let turns = second.map { Self.isOuter(first, of: $0) } ?? false && constraint.multiplier == 1
    self.first = turns ? second ?? first : first
    self.second = turns ? first : second
    relation = turns ? constraint.relation.turned : constraint.relation
    multiplier = constraint.multiplier
    constant = turns && constraint.constant != 0 ? -constraint.constant : constraint.constant
    priority = constraint.priority
    scales = constraint.adapterScreen != false
  }

  /// Whether the first side's view holds the second one's, or is the same with a guide of its own.
  private static func isOuter(_ first: Side, of second: Side) -> Bool {
    guard let outer = first.item.layoutNode, let inner = second.item.layoutNode else {
      return false
    }
    if outer === inner { return first.item.layoutGuide != nil && second.item.layoutGuide == nil }
    return outer.contains(inner)
  }
}

extension LayoutRelation {
  fileprivate var turned: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is a width or a height.
  var isDimension: Bool { self == .width || self == .height }
}

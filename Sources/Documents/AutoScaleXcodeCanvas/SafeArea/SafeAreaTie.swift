import AutoScaleTrees

/// A constraint `node.attribute = item.attribute + constant`, or an inequality of this form.
struct SafeAreaTie {
  let node: ViewNode
  let attribute: LayoutAttribute
  let item: any LayoutItem
  let itemAttribute: LayoutAttribute
  let constant: Double
  let isRequired: Bool

  /// Whether the item is the vertical middle of the safe area or of the margins.
  var isAboutMiddle: Bool {
    switch (item.layoutGuide?.kind, itemAttribute) {
    case (.safeArea, .centerY), (.layoutMargins, .centerY), (nil, .centerYWithinMargins): true
    default: false
    }
  }

  /// Returns a constraint without a factor as a tie of each of its nodes to a guide or to margins.
  static func ties(of constraint: LayoutConstraint) -> [SafeAreaTie] {
    guard constraint.multiplier == 1, let first = constraint.firstItem,
      let second = constraint.secondItem, let secondAttribute = constraint.secondAttribute
    else { return [] }
    let sides = [
      (first, constraint.firstAttribute, second, secondAttribute, constraint.constant),
      (second, secondAttribute, first, constraint.firstAttribute, -constraint.constant),
    ]
    return sides.compactMap { item, attribute, other, otherAttribute, constant in
      guard let node = item as? ViewNode,
        other.layoutGuide != nil || otherAttribute.isWithinMargins
      else { return nil }
      return SafeAreaTie(
        node: node, attribute: attribute, item: other, itemAttribute: otherAttribute,
        constant: constant, isRequired: constraint.priority == .required)
    }
  }
}

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

  /// Returns a constraint without a factor as a tie of each of its nodes.
  static func ties(of constraint: LayoutConstraint) -> [SafeAreaTie] {
    guard constraint.multiplier == 1, let first = constraint.firstItem,
      let second = constraint.secondItem, let secondAttribute = constraint.secondAttribute
    else { return [] }
    let isRequired = constraint.priority == .required
    var ties: [SafeAreaTie] = []
    if let node = first as? ViewNode {
      ties.append(
        SafeAreaTie(
          node: node, attribute: constraint.firstAttribute, item: second,
          itemAttribute: secondAttribute, constant: constraint.constant, isRequired: isRequired))
    }
    if let node = second as? ViewNode {
      ties.append(
        SafeAreaTie(
          node: node, attribute: secondAttribute, item: first,
          itemAttribute: constraint.firstAttribute, constant: -constraint.constant,
          isRequired: isRequired))
    }
    return ties
  }
}

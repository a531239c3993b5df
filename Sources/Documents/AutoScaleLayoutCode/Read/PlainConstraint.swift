import AutoScaleInterfaceBuilder
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
    // Turning a constraint with a multiplier would print its reciprocal, which is not in the document.
    let turns = second.map { Self.isOuter(first, of: $0) } ?? false && constraint.multiplier == 1
    self.first = turns ? second ?? first : first
    self.second = turns ? first : second
    relation = turns ? constraint.relation.turned : constraint.relation
    multiplier = constraint.multiplier
    // The negative of zero would be written with its sign.
    constant = turns && constraint.constant != 0 ? -constraint.constant : constraint.constant
    priority = constraint.priority
    scales = constraint.adapterScreen != false
  }

  /// Whether the first side's view holds the second one's, or is the same with a guide of its own.
  private static func isOuter(_ first: Side, of second: Side) -> Bool {
    guard let outer = first.item.layoutNode, let inner = second.item.layoutNode else {
      return false
    }
    // A view inside its own guide reads as one inside another view.
    if outer === inner { return first.item.layoutGuide != nil && second.item.layoutGuide == nil }
    return outer.contains(inner)
  }
}

extension PlainConstraint {
  /// Whether both sides are the same attribute, so that the second one needs no name.
  var isSameAttribute: Bool { second?.attribute == first.attribute }

  /// The distance inwards from the second side, for edges, or the constant.
  var inset: Double {
    switch first.attribute {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: -constant
    default: constant
    }
  }

  /// Whether a style has code for the constraint.
  func isExpressible(in style: CodeStyle) -> Bool {
    guard style == .anchors else {
      guard first.isNamed(in: style) else { return false }
      guard let second else { return first.attribute.isLength }
      let isBarEdge = style == .snapkit && second.isBarEdge
      return isBarEdge || second.isNamed(in: style)
    }
    guard first.anchor != nil else { return false }
    guard let second else { return first.attribute.isLength }
    // Anchors of positions have no multiplier, so that the full form has to name the items.
    let isFull = multiplier != 1 && !first.attribute.isLength
    return second.anchor != nil
      && (!isFull || first.isNamed(in: style) && second.isNamed(in: style))
  }
}

extension PlainConstraint.Side {
  /// The anchor in UIKit, after the expression of its view, or `nil` if there is none.
  var anchor: String? {
    let plain = attribute.marginLess
    let name = (plain ?? attribute).rawValue + "Anchor"
    // The margins of a view whose margins follow the readable width are those of the readable guide.
    let isReadable = item.layoutNode?.layoutMarginsFollowReadableWidth ?? false
    let margins = isReadable ? "readableContentGuide." : "layoutMarginsGuide."
    guard let guide = item.layoutGuide else { return (plain == nil ? "" : margins) + name }
    switch (guide.kind, attribute) {
    // The guides of bars are deprecated since iOS 11, whose safe area has their inner edges.
    case (.topBars, .bottom): return "safeAreaLayoutGuide.topAnchor"
    case (.bottomBars, .top): return "safeAreaLayoutGuide.bottomAnchor"
    case (.topBars, .top), (.bottomBars, .bottom): return name
    case (.layoutMargins, _): return margins + name
    default: return guide.kind.uiKitName.map { "\($0).\(name)" }
    }
  }

  /// Whether the item is an old guide of bars, at one of its edges.
  fileprivate var isBarEdge: Bool {
    let kind = item.layoutGuide?.kind
    return (kind == .topBars || kind == .bottomBars) && (attribute == .top || attribute == .bottom)
  }

  /// Whether a style can name the item.
  fileprivate func isNamed(in style: CodeStyle) -> Bool {
    guard let guide = item.layoutGuide else { return true }
    return style == .autoscale ? guide.kind != .custom : guide.kind.uiKitName != nil
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

  /// The name of the relation in anchors and chains, such as `lessThanOrEqualTo`.
  var functionName: String { rawValue + "To" }
}

extension LayoutAttribute {
  /// Whether the attribute is an edge.
  var isEdge: Bool { isPlain && !isLength && self != .centerX && self != .centerY }

  /// The attribute without margins, or `nil` for one that has none.
  var marginLess: LayoutAttribute? {
    isWithinMargins ? Self.allCases.first { $0 != self && $0.withinMargins == self } : nil
  }
}

extension LayoutGuide.Kind {
  /// The property of a view in UIKit that returns the guide, or `nil` if none does.
  var uiKitName: String? {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .layoutMargins: "layoutMarginsGuide"
    case .readableContent: "readableContentGuide"
    case .content: "contentLayoutGuide"
    case .frame: "frameLayoutGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .topBars, .bottomBars, .custom: nil
    }
  }
}

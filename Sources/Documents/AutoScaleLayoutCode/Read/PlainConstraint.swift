import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// A constraint in the order in which code states it: from the inner view to the outer one.
struct PlainConstraint {
  /// One side of a constraint, in the words of a style.
  struct Side {
    let item: any LayoutItem
    /// The guide that code names; `nil` for the view itself.
    let guide: LayoutGuide.Kind?
    let attribute: LayoutAttribute

    init(_ item: any LayoutItem, _ attribute: LayoutAttribute, in style: CodeStyle) {
      self.item = item
      let plain = attribute.marginLess ?? attribute
      // The margins of a view whose margins follow the readable width are those of the readable guide.
      let isReadable =
        style.isUIKit && item.layoutNode?.layoutMarginsFollowReadableWidth ?? false
      (guide, self.attribute) =
        switch (item.layoutGuide?.kind, attribute) {
        case (let kind, _) where style == .autoscale: (kind, attribute)
        // The guides of bars are deprecated since iOS 11, whose safe area has their inner edges.
        case (.topBars, .bottom): (.safeArea, .top)
        case (.bottomBars, .top): (.safeArea, .bottom)
        case (.topBars, .top), (.bottomBars, .bottom): (nil, attribute)
        // Only SnapKit, and the maker of a container, have attributes within margins.
        case (nil, _) where plain != attribute && (style == .anchors || isReadable),
          (.layoutMargins, _):
          (isReadable ? .readableContent : .layoutMargins, plain)
        case (nil, _): (nil, attribute)
        case (let kind, _): (kind, plain)
        }
    }
  }

  let first: Side
  let relation: LayoutRelation
  let second: Side?
  let multiplier: Double
  let constant: Double
  let priority: LayoutPriority
  let scales: Bool

  /// Reads a constraint, or returns `nil` for one with an item that is gone.
  init?(_ constraint: LayoutConstraint, in style: CodeStyle) {
    guard let firstItem = constraint.firstItem else { return nil }
    let first = Side(firstItem, constraint.firstAttribute, in: style)
    let second = constraint.secondItem.flatMap { item in
      constraint.secondAttribute.map { Side(item, $0, in: style) }
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

  /// Whether a style can name the items, and knows what a length is related to.
  func isExpressible(in style: CodeStyle) -> Bool {
    [first, second].allSatisfy { $0?.isNamed(in: style) ?? true }
      && (second != nil || first.attribute.isLength)
  }
}

extension PlainConstraint.Side {
  fileprivate func isNamed(in style: CodeStyle) -> Bool {
    guard let guide else { return true }
    return style == .autoscale ? guide != .custom : guide.uiKitName != nil
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

import AutoScaleTrees

/// Writes constraints with UIKit's anchors.
struct AnchorWriter {
  let options: CodeOptions
  /// The expressions of views.
  let expression: (ViewNode) -> String?

  /// Returns the expression of a constraint without its priority, or `nil` if it cannot be expressed.
  func expression(for constraint: PlainConstraint) -> Expression? {
    guard let first = anchor(constraint.first) else { return nil }
    let relation = constraint.relation.functionName
    let isScaled = constraint.isScaled(options)
    let isDimension = constraint.first.attribute.isDimension
    let number = Expression.text(constraint.constant.literal)
    guard let side = constraint.second else {
      guard isDimension else { return nil }
      return .call(
        "\(first).constraint",
        [.init("\(relation)\(isScaled ? "AutoConstant" : "Constant")", number)])
    }
    guard let second = anchor(side) else { return nil }
    if constraint.multiplier != 1, !isDimension { return fullForm(of: constraint) }
    var arguments = [Expression.Argument(relation, .text(second))]
    if constraint.multiplier != 1 {
      arguments.append(.init("multiplier", .text(constraint.multiplier.exactLiteral)))
    }
    if constraint.constant != 0 {
      arguments.append(.init(isScaled ? "autoConstant" : "constant", number))
    }
    return .call("\(first).constraint", arguments)
  }

  /// The expression of an anchor.
  private func anchor(_ side: PlainConstraint.Side) -> String? {
    guard let node = side.item.layoutNode, let name = expression(node) else { return nil }
    let owner = Property.beginning(name)
    if let guide = side.item.layoutGuide {
      return guideAnchor(guide, side.attribute, of: node).map { owner + $0 }
    }
    if let plain = side.attribute.marginLess {
      return "\(owner)\(node.marginGuide).\(plain.rawValue)Anchor"
    }
    return "\(owner)\(side.attribute.rawValue)Anchor"
  }

  private func guideAnchor(
    _ guide: LayoutGuide, _ attribute: LayoutAttribute, of node: ViewNode
  ) -> String? {
    let plain = attribute.marginLess ?? attribute
    switch (guide.kind, attribute) {
    case (.topBars, .bottom): return "safeAreaLayoutGuide.topAnchor"
    case (.bottomBars, .top): return "safeAreaLayoutGuide.bottomAnchor"
    case (.topBars, .top): return "topAnchor"
    case (.bottomBars, .bottom): return "bottomAnchor"
    case (.topBars, _), (.bottomBars, _), (.custom, _): return nil
    case (.layoutMargins, _): return "\(node.marginGuide).\(plain.rawValue)Anchor"
    default: return guide.kind.uiKitName.map { "\($0).\(plain.rawValue)Anchor" }
    }
  }

  /// A constraint that no anchor can express, such as half of another position.
  private func fullForm(of constraint: PlainConstraint) -> Expression? {
    guard let second = constraint.second, let firstItem = item(constraint.first.item),
      let secondItem = item(second.item)
    else { return nil }
    return .call(
      "NSLayoutConstraint",
      [
        .init("item", .text(firstItem)),
        .init("attribute", .text(".\(constraint.first.attribute.rawValue)")),
        .init("relatedBy", .text(".\(constraint.relation.rawValue)")),
        .init("toItem", .text(secondItem)),
        .init("attribute", .text(".\(second.attribute.rawValue)")),
        .init("multiplier", .text(constraint.multiplier.exactLiteral)),
        .init("constant", constraint.length(constraint.constant, options)),
      ])
  }

  private func item(_ item: any LayoutItem) -> String? {
    guard let node = item.layoutNode, let name = expression(node) else { return nil }
    guard let guide = item.layoutGuide else { return name }
    return guide.kind.uiKitName.map { Property.beginning(name) + $0 }
  }
}

extension ViewNode {
  /// The guide of the view's margins in UIKit.
  ///
  /// It is the readable one for a view whose margins follow the readable width.
  var marginGuide: String {
    layoutMarginsFollowReadableWidth ? "readableContentGuide" : "layoutMarginsGuide"
  }
}

import AutoScaleTrees

/// Writes constraints with UIKit's anchors.
struct AnchorWriter {
  let options: CodeOptions
  /// The expressions of views.
  let expression: (ViewNode) -> String?

  /// Returns the expression of a constraint without its priority, or `nil` if it cannot be said.
  func statement(for constraint: PlainConstraint) -> Statement? {
    guard let first = anchor(constraint.first) else { return nil }
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    guard let side = constraint.second else {
      guard constraint.first.attribute.isDimension else { return nil }
      let word = scales(constraint) ? "AutoConstant" : "Constant"
      return .call("\(first).constraint", ["\(relation)\(word): \(constraint.constant.literal)"])
    }
    let isDimension = constraint.first.attribute.isDimension
    guard let second = anchor(side) else { return nil }
    if constraint.multiplier != 1, !isDimension { return fullForm(of: constraint) }
    var arguments = ["\(relation): \(second)"]
    if constraint.multiplier != 1 {
      arguments.append("multiplier: \(constraint.multiplier.exactLiteral)")
    }
    if constraint.constant != 0 {
      let word = scales(constraint) ? "autoConstant" : "constant"
      arguments.append("\(word): \(constraint.constant.literal)")
    }
    return .call("\(first).constraint", arguments)
  }

  private func scales(_ constraint: PlainConstraint) -> Bool {
    options.scalesLengths && constraint.scales && constraint.constant.magnitude > 1
  }

  /// The expression of an anchor.
  private func anchor(_ side: PlainConstraint.Side) -> String? {
    guard let node = side.item.layoutNode, let name = expression(node) else { return nil }
    let owner = name == "self" ? "" : name + "."
    if let guide = side.item.layoutGuide {
      return guideAnchor(guide, side.attribute).map { owner + $0 }
    }
    if let plain = side.attribute.marginLess {
      return "\(owner)layoutMarginsGuide.\(plain.rawValue)Anchor"
    }
    return "\(owner)\(side.attribute.rawValue)Anchor"
  }

  private func guideAnchor(_ guide: LayoutGuide, _ attribute: LayoutAttribute) -> String? {
    switch (guide.kind, attribute) {
    case (.topBars, .bottom): return "safeAreaLayoutGuide.topAnchor"
    case (.bottomBars, .top): return "safeAreaLayoutGuide.bottomAnchor"
    case (.topBars, .top): return "topAnchor"
    case (.bottomBars, .bottom): return "bottomAnchor"
    case (.topBars, _), (.bottomBars, _), (.custom, _): return nil
    default:
      return guide.kind.uiKitName.map {
        "\($0).\((attribute.marginLess ?? attribute).rawValue)Anchor"
      }
    }
  }

  /// A constraint as no anchor can say it, such as half of another position.
  private func fullForm(of constraint: PlainConstraint) -> Statement? {
    guard let second = constraint.second, let firstItem = item(constraint.first.item),
      let secondItem = item(second.item)
    else { return nil }
    return .call(
      "NSLayoutConstraint",
      [
        "item: \(firstItem)", "attribute: .\(constraint.first.attribute.rawValue)",
        "relatedBy: .\(constraint.relation.rawValue)", "toItem: \(secondItem)",
        "attribute: .\(second.attribute.rawValue)",
        "multiplier: \(constraint.multiplier.exactLiteral)",
        "constant: \(constraint.constant.length(in: options, scales: constraint.scales))",
      ])
  }

  private func item(_ item: any LayoutItem) -> String? {
    guard let node = item.layoutNode, let name = expression(node) else { return nil }
    guard let guide = item.layoutGuide else { return name }
    return guide.kind.uiKitName.map { (name == "self" ? "" : name + ".") + $0 }
  }
}

extension LayoutGuide.Kind {
  /// The property of UIKit's views, or `nil` for a guide that is none.
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

extension LayoutAttribute {
  /// The attribute of the guide that the margins are, or `nil` for one that is no margin.
  var marginLess: LayoutAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

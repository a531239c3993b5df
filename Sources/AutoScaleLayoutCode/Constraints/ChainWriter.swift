import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes constraints as chains of a maker: SnapKit's, or that of this package.
struct ChainWriter {
  let options: CodeOptions
  /// The expressions of views.
  let expression: (ViewNode) -> String?

  /// Returns the statements of one view's or guide's constraints, all with the same first item.
  func statement(for constraints: [PlainConstraint]) -> Statement? {
    guard let item = constraints.first?.first.item, let name = self.item(item) else { return nil }
    let body = constraints.compactMap(chain)
    guard !body.isEmpty else { return nil }
    if options.style == .snapkit {
      return .block("\(name == "self" ? "" : name + ".")snp.makeConstraints { make in", body)
    }
    return .block("try \(name == "self" ? "" : name + ".")makeConstraints {", body)
  }

  /// Whether a chain can state a constraint.
  func canSay(_ constraint: PlainConstraint) -> Bool { chain(constraint) != nil }

  private func chain(_ constraint: PlainConstraint) -> Statement? {
    let maker = options.style == .snapkit ? "make" : "$0"
    guard let target = target(of: constraint) else { return nil }
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    var links: [String] = []
    if constraint.second != nil {
      if constraint.multiplier != 1 {
        links.append(".multipliedBy(\(constraint.multiplier.exactLiteral))")
      }
      if constraint.constant != 0 { links.append(".offset(\(length(constraint)))") }
    }
    if constraint.priority != .required {
      links.append(".priority(\(Double(constraint.priority.rawValue).literal))")
    }
    return .chain("\(maker).\(constraint.first.attribute.rawValue).\(relation)(\(target))", links)
  }

  private func target(of constraint: PlainConstraint) -> String? {
    guard let second = constraint.second else {
      return constraint.first.attribute.isDimension ? length(constraint) : nil
    }
    let snapkit = options.style == .snapkit ? "snp." : ""
    if options.style == .snapkit, let edge = barEdge(second) { return edge }
    guard let name = item(second.item) else { return nil }
    let owner = name == "self" && snapkit.isEmpty ? "" : name + "."
    return owner + snapkit + second.attribute.rawValue
  }

  /// The edge of the safe area that an old guide of bars is.
  private func barEdge(_ side: PlainConstraint.Side) -> String? {
    guard let node = side.item.layoutNode, let name = expression(node) else { return nil }
    let owner = name == "self" ? "" : name + "."
    return switch (side.item.layoutGuide?.kind, side.attribute) {
    case (.topBars, .bottom): "\(owner)safeAreaLayoutGuide.snp.top"
    case (.bottomBars, .top): "\(owner)safeAreaLayoutGuide.snp.bottom"
    default: nil
    }
  }

  private func length(_ constraint: PlainConstraint) -> String {
    let scales = options.scalesLengths && constraint.scales && constraint.constant.magnitude > 1
    guard scales else { return constraint.constant.literal }
    if options.style == .autoscale { return "auto: \(constraint.constant.literal)" }
    return constraint.constant.length(in: options)
  }

  /// The expression of a view or a guide.
  private func item(_ item: any LayoutItem) -> String? {
    guard let node = item.layoutNode, let name = expression(node) else { return nil }
    guard let guide = item.layoutGuide else { return name }
    let owner = name == "self" ? "" : name + "."
    if options.style == .snapkit { return guide.kind.uiKitName.map { owner + $0 } }
    return guide.kind == .custom ? nil : "\(owner)guide(.\(guide.kind.rawValue))"
  }
}

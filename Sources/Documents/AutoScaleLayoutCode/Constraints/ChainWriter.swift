import AutoScaleTrees

/// Writes constraints as chains of a maker: SnapKit's, or that of this package.
struct ChainWriter {
  /// A constraint with what else its chain states.
  struct Link {
    let constraint: PlainConstraint
    /// The identifier that the user gave.
    var identifier: String?
    /// The property that keeps the constraint.
    var property: String?

    fileprivate var isPlain: Bool { identifier == nil && property == nil }
  }

  let options: CodeOptions
  /// The expressions of views.
  let expression: (ViewNode) -> String?

  private var isSnapKit: Bool { options.style == .snapkit }
  private var maker: String { isSnapKit ? "make" : "$0" }

  /// The expression of a view or a guide whose constraints follow, or `nil` for an unknown one.
  func owner(of item: any LayoutItem) -> String? { self.item(item) }

  /// Whether a chain can state a constraint.
  func canSay(_ constraint: PlainConstraint) -> Bool {
    item(constraint.first.item) != nil && target(of: constraint, isSame: false) != nil
  }

  /// Returns the chains of one view's or guide's constraints; those with equal ends share one.
  func chains(for links: [Link]) -> [Statement] {
    let groups = links.enumerated().groups { index, link in
      // A chain that cannot be shared is a group of its own.
      (link.isPlain ? sharedEnd(of: link.constraint) : nil) ?? "\(index)"
    }
    return sized(groups.map { $0.members.map(\.element) }).compactMap(chain)
  }

  /// Puts a width and a height that are different numbers into one chain.
  private func sized(_ groups: [[Link]]) -> [[Link]] {
    func number(_ group: [Link], _ attribute: LayoutAttribute) -> PlainConstraint? {
      guard group.count == 1, group[0].isPlain, group[0].constraint.second == nil,
        group[0].constraint.first.attribute == attribute
      else { return nil }
      return group[0].constraint
    }
    guard let width = groups.firstIndex(where: { number($0, .width) != nil }),
      let height = groups.firstIndex(where: { number($0, .height) != nil }),
      let first = number(groups[width], .width), let second = number(groups[height], .height),
      first.relation == .equal, second.relation == .equal, first.priority == second.priority,
      first.isScaled(options) == second.isScaled(options)
    else { return groups }
    var result = groups
    result[min(width, height)] = groups[width] + groups[height]
    result.remove(at: max(width, height))
    return result
  }

  /// The end of a chain that constraints of several attributes may share, or `nil` for another one.
  private func sharedEnd(of constraint: PlainConstraint) -> String? {
    guard constraint.multiplier == 1 else { return nil }
    if constraint.second == nil {
      return constraint.first.attribute.isDimension
        ? "\(constraint.relation) \(constraint.constant) \(constraint.priority)" : nil
    }
    guard constraint.isSameAttribute, let target = target(of: constraint, isSame: true) else {
      return nil
    }
    let isEdge = constraint.first.attribute.isEdge
    guard isEdge || constraint.constant == 0 else { return nil }
    return
      "\(constraint.relation) \(target) \(constraint.inset) \(constraint.priority) \(constraint.scales)"
  }
}

extension ChainWriter {
  private func chain(_ links: [Link]) -> Statement? {
    guard let link = links.first else { return nil }
    let constraint = link.constraint
    let names = attributes(links.map(\.constraint.first.attribute))
    guard let target = size(of: links) ?? target(of: constraint, isSame: constraint.isSameAttribute)
    else { return nil }
    let relation = constraint.relation.functionName
    let call =
      target.isEmpty ? "\(relation.dropLast(2))ToSuperview()" : "\(relation)(\(target))"
    var ends = ends(of: constraint)
    if let identifier = link.identifier { ends.append(".labeled(\(identifier.literal))") }
    let head = "\(maker).\(names).\(call)"
    guard let property = link.property else { return .chain(head, ends) }
    return .chain("\(property) = \(head)", ends + [".constraint"])
  }

  private func ends(of constraint: PlainConstraint) -> [String] {
    var ends: [String] = []
    if constraint.second != nil {
      if constraint.multiplier != 1 {
        ends.append(".multipliedBy(\(constraint.multiplier.exactLiteral))")
      }
      if constraint.constant != 0 {
        let isInset =
          constraint.isSameAttribute && constraint.first.attribute.isEdge && constraint.inset > 0
          && constraint.multiplier == 1
        ends.append(
          isInset
            ? ".inset(\(length(constraint.inset, constraint)))"
            : ".offset(\(length(constraint.constant, constraint)))")
      }
    }
    if constraint.priority != .required { ends.append(".priority(\(priority(constraint)))") }
    return ends
  }

  private func priority(_ constraint: PlainConstraint) -> String {
    switch (isSnapKit, constraint.priority) {
    case (true, .high): ".high"
    case (true, LayoutPriority(250)): ".low"
    default: Double(constraint.priority.rawValue).literal
    }
  }

  /// The attributes in a chain, those of all edges under their name.
  private func attributes(_ attributes: [LayoutAttribute]) -> String {
    switch Set(attributes) {
    case [.leading, .trailing, .top, .bottom], [.left, .right, .top, .bottom]: "edges"
    case [.centerX, .centerY]: "center"
    case [.width, .height]: "size"
    default: attributes.map(\.rawValue).joined(separator: ".")
    }
  }

  /// The size of a view with another width than height, or `nil` for other chains.
  private func size(of links: [Link]) -> String? {
    let constraints = links.map(\.constraint)
    guard constraints.count == 2, constraints.allSatisfy({ $0.second == nil }),
      let width = constraints.first(where: { $0.first.attribute == .width }),
      let height = constraints.first(where: { $0.first.attribute == .height }),
      width.constant != height.constant
    else { return nil }
    let isScaled = width.isScaled(options)
    if isSnapKit {
      let lengths = [width, height].map {
        isScaled ? $0.constant.designLiteral : $0.constant.literal
      }
      return "CGSize(width: \(lengths[0]), height: \(lengths[1]))"
    }
    let size = "LayoutSize(width: \(width.constant.literal), height: \(height.constant.literal))"
    return isScaled ? "auto: \(size)" : size
  }

  /// The target of a constraint: empty for the superview, `nil` if it cannot be expressed.
  private func target(of constraint: PlainConstraint, isSame: Bool) -> String? {
    guard let second = constraint.second else {
      return constraint.first.attribute.isDimension ? length(constraint.constant, constraint) : nil
    }
    if isSnapKit, let edge = barEdge(second) { return edge }
    if isSnapKit, let guide = readableGuide(second, constraint.first.attribute) { return guide }
    if isSame, second.item.layoutGuide == nil, let node = second.item.layoutNode,
      constraint.first.item.layoutGuide == nil, constraint.first.item.layoutNode?.parent === node
    {
      return ""
    }
    guard let name = item(second.item) else { return nil }
    if isSame { return name }
    let owner = name == "self" ? "" : name + "."
    return owner + (isSnapKit ? "snp." : "") + second.attribute.rawValue
  }

  /// The edge of the safe area that an old guide of bars is.
  private func barEdge(_ side: PlainConstraint.Side) -> String? {
    guard let node = side.item.layoutNode, let name = expression(node) else { return nil }
    let owner = Property.beginning(name)
    return switch (side.item.layoutGuide?.kind, side.attribute) {
    case (.topBars, .bottom): "\(owner)safeAreaLayoutGuide.snp.top"
    case (.bottomBars, .top): "\(owner)safeAreaLayoutGuide.snp.bottom"
    case (.topBars, .top): "\(owner)snp.top"
    case (.bottomBars, .bottom): "\(owner)snp.bottom"
    default: nil
    }
  }

  /// The guide of a readable width, if the margins of a view have one.
  private func readableGuide(
    _ side: PlainConstraint.Side, _ attribute: LayoutAttribute
  ) -> String? {
    guard let node = side.item.layoutNode, node.layoutMarginsFollowReadableWidth,
      side.item.layoutGuide == nil, let plain = side.attribute.marginLess,
      let name = expression(node)
    else { return nil }
    let guide = Property.beginning(name) + "readableContentGuide"
    return plain == attribute ? guide : "\(guide).snp.\(plain.rawValue)"
  }

  private func length(_ length: Double, _ constraint: PlainConstraint) -> String {
    guard constraint.isScaled(options) else { return length.literal }
    return isSnapKit ? length.designLiteral : "auto: \(length.literal)"
  }

  /// The expression of a view or a guide.
  private func item(_ item: any LayoutItem) -> String? {
    guard let node = item.layoutNode, let name = expression(node) else { return nil }
    guard let guide = item.layoutGuide else { return name }
    let owner = Property.beginning(name)
    if isSnapKit { return guide.kind.uiKitName.map { owner + $0 } }
    return guide.kind == .custom ? nil : "\(owner)guide(.\(guide.kind.rawValue))"
  }
}

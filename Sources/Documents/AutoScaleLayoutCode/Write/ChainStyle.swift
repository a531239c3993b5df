import AutoScaleTrees

/// Constraints as chains of a maker: SnapKit's, or that of this package's nodes.
struct ChainStyle: ConstraintStyle {
  private let model: ClassModel?
  private let names: ItemNames
  /// The outermost view of a container of SwiftUI.
  private let container: ViewNode?

  init(_ model: ClassModel, _ options: CodeOptions) {
    (self.model, names, container) = (model, ItemNames(model, options), nil)
  }

  /// Makes the style of the views in a container of SwiftUI, which have names in place of properties.
  init(names: [String: String], in container: ViewNode, _ options: CodeOptions) {
    model = nil
    self.names = ItemNames(names, options)
    self.container = container
  }

  private var isSnapKit: Bool { names.options.style == .snapkit }
  private var maker: String { names.options.style == .autoscale ? "$0" : "make" }

  var codes: [ConstraintCode] {
    // Constraints of one view or guide share a call.
    var groups: [[ConstraintModel]] = []
    for constraint in model?.constraints ?? [] where constraint.facts.isInstalled {
      if let last = groups.last?.first, last.condition == constraint.condition,
        last.plain.first.item === constraint.plain.first.item
      {
        groups[groups.count - 1].append(constraint)
      } else {
        groups.append([constraint])
      }
    }
    return groups.map { group in
      let (first, condition) = (group[0].plain.first, group[0].condition)
      let owner = Property.beginning(names.item(first))
      let head =
        isSnapKit
        ? condition == nil
          ? "\(owner)snp.makeConstraints { make in"
          // `makeConstraints` would activate them whatever the size class is.
          : "constraints += \(owner)snp.prepareConstraints { make in"
        : "try \(owner)makeConstraints {"
      return .init(
        view: group[0].view, statements: [.block(head, chains(for: group))], condition: condition)
    }
  }

  func change(_ constraint: ConstraintModel, to constant: Double) -> Statement {
    let length = names.length(constant, of: constraint.plain)
    return .call("\(constraint.name ?? "")?.update", ["offset": length])
  }

  func declaration(of constraint: ConstraintModel) -> Statement {
    let access = constraint.facts.isOutlet ? "private(set)" : "private"
    let name = constraint.name ?? ""
    // The chain assigns it; only one that its owner activates is made by its declaration.
    guard !constraint.facts.isInstalled else {
      return .expression(.text("\(access) var \(name): SnapKit.Constraint?"))
    }
    let owner = Property.beginning(names.item(constraint.plain.first))
    let body = chain([constraint], property: nil)
    return .assignment(
      "private(set) lazy var \(name)",
      .call(
        "\(owner)snp.prepareConstraints",
        ["_": .closure("make in", [.expression(.text(body.flat ?? ""))])], tail: ".first"))
  }
}

/// Which constraints share a chain.
extension ChainStyle {
  /// The chains of one view's or guide's constraints; those with equal ends share one.
  func chains(for constraints: [ConstraintModel]) -> [Statement] {
    let groups = constraints.enumerated().groups { index, constraint in
      // A chain that cannot be shared is a group of its own.
      (constraint.isPlain ? sharedEnd(of: constraint.plain) : nil) ?? "\(index)"
    }
    return sized(groups.map { $0.members.map(\.element) }).map { group in
      chain(group, property: group[0].isMember ? group[0].name : nil)
    }
  }

  /// Puts a width and a height that are different numbers into one chain.
  private func sized(_ groups: [[ConstraintModel]]) -> [[ConstraintModel]] {
    func index(_ attribute: LayoutAttribute) -> Int? {
      groups.firstIndex { group in
        group.count == 1 && group[0].isPlain && group[0].plain.second == nil
          && group[0].plain.first.attribute == attribute
      }
    }
    // A maker takes two lengths of a view as one size.
    guard let width = index(.width), let height = index(.height) else { return groups }
    let (first, second) = (groups[width][0].plain, groups[height][0].plain)
    guard first.relation == .equal, second.relation == .equal, first.priority == second.priority,
      names.isScaled(first) == names.isScaled(second)
    else { return groups }
    var result = groups
    result[min(width, height)] = groups[width] + groups[height]
    result.remove(at: max(width, height))
    return result
  }

  /// The end of a chain that constraints of several attributes may share, or `nil` for another one.
  private func sharedEnd(of constraint: PlainConstraint) -> String? {
    guard constraint.multiplier == 1 else { return nil }
    let end = "\(constraint.relation) \(constraint.priority)"
    guard constraint.second != nil else {
      return constraint.first.attribute.isLength ? "\(end) \(constraint.constant)" : nil
    }
    // The inset of an edge means inwards at each one; an offset of a center or a size goes one way.
    guard constraint.isSameAttribute,
      constraint.first.attribute.isEdge || constraint.constant == 0
    else { return nil }
    // Zero has no sign here: the inset at a far edge is the negative of a constant.
    return "\(end) \(target(of: constraint)) \(constraint.inset + 0) \(constraint.scales)"
  }
}

/// Chains.
extension ChainStyle {
  private func chain(_ constraints: [ConstraintModel], property: String?) -> Statement {
    let constraint = constraints[0]
    let plain = constraint.plain
    let target = size(constraints.map(\.plain)) ?? target(of: plain)
    let relation = plain.relation.functionName
    // SnapKit and this package have a word for the superview.
    let call = target.isEmpty ? "\(relation.dropLast(2))ToSuperview()" : "\(relation)(\(target))"
    var ends = ends(of: plain)
    if let identifier = constraint.identifier { ends.append(".labeled(\(identifier.literal))") }
    let head = "\(maker).\(Self.words(constraints.map(\.plain.first.attribute))).\(call)"
    guard let property else { return .chain(head, ends) }
    return .chain("\(property) = \(head)", ends + [".constraint"])
  }

  private func ends(of constraint: PlainConstraint) -> [String] {
    var ends: [String] = []
    if constraint.second != nil, constraint.multiplier != 1 {
      ends.append(".multipliedBy(\(constraint.multiplier.exactLiteral))")
    }
    if constraint.second != nil, constraint.constant != 0 {
      let isInset =
        // A negative inset would read as one outwards, and a share of an edge has no inside.
        constraint.isSameAttribute && constraint.first.attribute.isEdge && constraint.inset > 0
        && constraint.multiplier == 1
      let length = length(isInset ? constraint.inset : constraint.constant, of: constraint)
      ends.append(isInset ? ".inset(\(length))" : ".offset(\(length))")
    }
    if constraint.priority != .required { ends.append(".priority(\(priority(constraint)))") }
    return ends
  }

  private func priority(_ constraint: PlainConstraint) -> String {
    // SnapKit names 750 and 250; its medium priority, 500, is none of UIKit's.
    switch (isSnapKit, constraint.priority) {
    case (true, .high): ".high"
    case (true, LayoutPriority(250)): ".low"
    default: Double(constraint.priority.rawValue).literal
    }
  }

  /// The attributes in a chain, those of all edges under their name.
  private static func words(_ attributes: [LayoutAttribute]) -> String {
    switch Set(attributes) {
    case [.leading, .trailing, .top, .bottom], [.left, .right, .top, .bottom]: "edges"
    case [.centerX, .centerY]: "center"
    case [.width, .height]: "size"
    default: attributes.map(\.rawValue).joined(separator: ".")
    }
  }

  /// The size of a view with another width than height, or `nil` for other chains.
  private func size(_ constraints: [PlainConstraint]) -> String? {
    guard constraints.count == 2, constraints.allSatisfy({ $0.second == nil }),
      let width = constraints.first(where: { $0.first.attribute == .width }),
      let height = constraints.first(where: { $0.first.attribute == .height }),
      width.constant != height.constant
    else { return nil }
    let isScaled = names.isScaled(width)
    let lengths = [width.constant, height.constant].map {
      isScaled && isSnapKit ? $0.designLiteral : $0.literal
    }
    let size = "(width: \(lengths[0]), height: \(lengths[1]))"
    if isSnapKit { return "CGSize" + size }
    return (isScaled ? "auto: " : "") + "LayoutSize" + size
  }

  /// The target of a constraint: empty for the superview.
  private func target(of constraint: PlainConstraint) -> String {
    guard let second = constraint.second else { return length(constraint.constant, of: constraint) }
    if let container { return target(second, of: constraint, in: container) }
    let isSame = constraint.isSameAttribute
    if isSame, second.guide == nil, constraint.first.guide == nil,
      let parent = second.item.layoutNode, constraint.first.item.layoutNode?.parent === parent
    {
      return ""
    }
    let name = names.item(second)
    if isSame { return name }
    return Property.beginning(name) + (isSnapKit ? "snp." : "") + second.attribute.rawValue
  }

  /// The target in a container of SwiftUI: a name and an attribute where it is another one.
  private func target(
    _ second: PlainConstraint.Side, of constraint: PlainConstraint, in container: ViewNode
  ) -> String {
    // Views in the container have no margins of their own there.
    let attribute = second.attribute.marginLess ?? second.attribute
    var name = names.item(second).literal
    if second.item.layoutNode === container || !names.has(second.item) {
      let guide = second.guide ?? (attribute == second.attribute ? nil : .layoutMargins)
      let isKnown = [.safeArea, .layoutMargins, .readableContent].contains(guide)
      name = guide.flatMap { isKnown ? ".\($0.rawValue)" : nil } ?? ".superview"
    }
    if attribute == constraint.first.attribute { return name == ".superview" ? "" : name }
    return "\(name), .\(attribute.rawValue)"
  }

  private func length(_ length: Double, of constraint: PlainConstraint) -> String {
    guard names.isScaled(constraint) else { return length.literal }
    return isSnapKit ? length.designLiteral : "auto: \(length.literal)"
  }
}

extension ConstraintModel {
  /// Whether a chain states nothing else than the constraint.
  fileprivate var isPlain: Bool { identifier == nil && !isMember }
}

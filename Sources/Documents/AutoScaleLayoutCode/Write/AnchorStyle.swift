import AutoScaleTrees

/// Constraints with UIKit's anchors.
struct AnchorStyle: ConstraintStyle {
  private let model: ClassModel
  private let names: ItemNames

  init(_ model: ClassModel, _ options: CodeOptions) {
    (self.model, names) = (model, ItemNames(model, options))
  }

  var codes: [ConstraintCode] {
    model.constraints.flatMap { constraint in
      var codes: [ConstraintCode] = []
      // Also a constraint of a size class: its variable has to be set before it is activated.
      let statements = statements(about: constraint)
      if !statements.isEmpty { codes.append(.init(view: constraint.view, statements: statements)) }
      guard constraint.facts.isInstalled else { return codes }
      let listed = constraint.name.map { .text($0) } ?? expression(constraint.plain)
      codes.append(
        .init(view: constraint.view, listed: listed, condition: constraint.condition))
      return codes
    }
  }

  private func statements(about constraint: ConstraintModel) -> [Statement] {
    guard let name = constraint.name else { return [] }
    var statements = constraint.isMember ? [] : [declaration(of: constraint)]
    // A constraint that is active cannot become required, nor stop to be it.
    if constraint.plain.priority != .required {
      let priority = CodeOptions.priority(constraint.plain.priority)
      statements.append(.assignment("\(name).priority", priority))
    }
    if let identifier = constraint.identifier {
      statements.append(.assignment("\(name).identifier", .literal(identifier)))
    }
    return statements
  }

  func declaration(of constraint: ConstraintModel) -> Statement {
    let access = constraint.facts.isOutlet ? "" : "private "
    let word = constraint.isMember ? "\(access)lazy var" : "let"
    return .assignment("\(word) \(constraint.name ?? "")", expression(constraint.plain))
  }

  func change(_ constraint: ConstraintModel, to constant: Double) -> Statement {
    .assignment("\(constraint.name ?? "").constant", names.length(constant, of: constraint.plain))
  }

  /// The expression of a constraint without its priority.
  private func expression(_ constraint: PlainConstraint) -> Expression {
    let relation = constraint.relation.functionName
    let first = anchor(constraint.first) + ".constraint"
    let isScaled = names.isScaled(constraint)
    let number = Expression.number(constraint.constant)
    guard let second = constraint.second else {
      return .call(first, ["\(relation)\(isScaled ? "AutoConstant" : "Constant")": number])
    }
    let isDimension = constraint.first.attribute.isLength
    if constraint.multiplier != 1, !isDimension { return fullForm(constraint, second) }
    let constant = isScaled ? "autoConstant" : "constant"
    return .call(
      first,
      [
        relation: .text(anchor(second)),
        "multiplier": constraint.multiplier == 1 ? nil : .text(constraint.multiplier.exactLiteral),
        constant: constraint.constant == 0 ? nil : number,
      ])
  }

  private func anchor(_ side: PlainConstraint.Side) -> String {
    Property.beginning(names.item(side)) + side.attribute.rawValue + "Anchor"
  }

  /// A constraint that no anchor can express, such as half of another position.
  private func fullForm(
    _ constraint: PlainConstraint, _ second: PlainConstraint.Side
  ) -> Expression {
    .call(
      "NSLayoutConstraint",
      [
        "item": .text(names.item(constraint.first)),
        "attribute": ".\(constraint.first.attribute.rawValue)",
        "relatedBy": ".\(constraint.relation.rawValue)", "toItem": .text(names.item(second)),
        "attribute": ".\(second.attribute.rawValue)",
        "multiplier": .text(constraint.multiplier.exactLiteral),
        "constant": names.length(constraint.constant, of: constraint),
      ])
  }
}

/// The expressions of views and guides of a class, and of lengths between them.
struct ItemNames {
  let options: CodeOptions
  /// The expressions of views by their ids.
  private var views: [String: String] = [:]

  init(_ model: ClassModel, _ options: CodeOptions) {
    self.options = options
    for view in model.views {
      if let id = view.node?.identifier { views[id] = view.expression }
    }
  }

  /// Makes names of views by their ids.
  init(_ views: [String: String], _ options: CodeOptions) {
    (self.views, self.options) = (views, options)
  }

  /// Whether the view of an item has a name.
  func has(_ item: any LayoutItem) -> Bool {
    item.layoutNode?.identifier.map { views[$0] != nil } ?? false
  }

  /// The expression of a view or a guide.
  func item(_ side: PlainConstraint.Side) -> String {
    let view = side.item.layoutNode?.identifier.flatMap { views[$0] } ?? "self"
    guard let guide = side.guide else { return view }
    return Property.beginning(view)
      + (options.style.isUIKit ? guide.uiKitName ?? "" : "guide(.\(guide.rawValue))")
  }

  /// Whether the constant of a constraint is a design value; hairlines are not.
  func isScaled(_ constraint: PlainConstraint) -> Bool {
    options.scalesLengths && constraint.scales && constraint.constant.magnitude > 1
  }

  /// A constant of a constraint as a number, or as a design value.
  func length(_ constant: Double, of constraint: PlainConstraint) -> Expression {
    .text(
      options.scalesLengths && constraint.scales ? constant.designLiteral : constant.literal)
  }
}

import AutoScaleTrees

extension ClassWriter {
  private var isSnapKit: Bool { options.style == .snapkit }

  /// The sets of constraints, in the order of their names.
  private var sets: [(condition: SizeClassCondition, codes: [ConstraintCode])] {
    codes.groups(by: \.condition).compactMap { key, codes in key.map { ($0, codes) } }
      .sorted { $0.condition.name < $1.condition.name }
  }

  /// The functions that follow size classes: the sets of constraints, the update, and what calls it when traits change.
  var sizeClassFunctions: [Function] {
    let changes = self.changes
    if sets.isEmpty, changes.isEmpty { return [] }
    let didChange = Declaration.function(
      "override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)", [],
      [
        "super.traitCollectionDidChange(previousTraitCollection)",
        .block("if #unavailable(iOS 17) {", ["updateForSizeClasses()"]),
      ])
    // Since iOS 17 the registration replaces the override, which is deprecated then.
    return sets.map { .init(declaration: make($0.condition, $0.codes)) } + [
      called("updateForSizeClasses", update(changes)), called("followSizeClasses", follow),
      .init(declaration: didChange),
    ]
  }

  private func make(_ condition: SizeClassCondition, _ codes: [ConstraintCode]) -> Declaration {
    let type = isSnapKit ? "SnapKit.Constraint" : "NSLayoutConstraint"
    var body = codes.flatMap(\.statements)
    if isSnapKit {
      body = ["var constraints: [SnapKit.Constraint] = []"] + body + ["return constraints"]
    } else {
      let list = codes.list ?? "[]"
      body.append(body.isEmpty ? .expression(list) : .returned(list))
    }
    let name = "make\(condition.name.capitalizedFirst)Constraints"
    return .function("private func \(name)() -> [\(type)]", [], body)
  }

  private func update(_ changes: [Change]) -> [Statement] {
    let conditions = sets.map(\.condition) + changes.flatMap(\.conditions)
    let classes = [
      ("hasRegularWidth", "horizontal", "regular"), ("hasCompactHeight", "vertical", "compact"),
    ]
    var body = classes.compactMap { name, axis, value -> Statement? in
      conditions.contains { $0.expression.contains(name) }
        ? .expression(.text("let \(name) = traitCollection.\(axis)SizeClass == .\(value)")) : nil
    }
    if !sets.isEmpty {
      let list = sets.map { set in
        Expression.call("", texts: ["\(set.condition.name)Constraints", set.condition.expression])
      }
      body.append(.assignment("let sets", .column(list)))
      // Constraints of two sets may contradict each other.
      for (isActive, verb) in [("!isActive", "deactivate"), ("isActive", "activate")] {
        body.append(
          .block(
            "for (constraints, isActive) in sets where \(isActive) {",
            [
              isSnapKit
                ? .block("for constraint in constraints {", ["constraint.\(verb)()"])
                : .expression(.text("NSLayoutConstraint.\(verb)(constraints)"))
            ]))
      }
    }
    return body + changes.map(\.statement)
  }

  private var follow: [Statement] {
    let head =
      "registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {"
    return [
      .block(
        "if #available(iOS 17, *) {",
        [.block(head, ["(view: Self, _) in view.updateForSizeClasses()"])])
    ]
  }
}

/// Values that depend on size classes.
extension ClassWriter {
  private struct Change {
    let conditions: [SizeClassCondition]
    let statement: Statement
  }

  /// The changes of constants, then those of views.
  private var changes: [Change] {
    model.constraints.compactMap { constraint in
      change(constraint.facts.constants) { style.change(constraint, to: $0) }
    }
      + model.views.flatMap { view in
        view.facts.look.variations.compactMap { property, values in
          change(values) { .assignment(view.dot + property, $0) }
        }
      }
  }

  /// The change of a value, given in each state in the order of the states, or `nil` for one that stays.
  private func change<Value: Hashable>(
    _ values: [Value], _ assign: (Value) -> Statement
  ) -> Change? {
    var distinct = zip(values, SizeClassState.allCases).groups(by: \.0).map { value, members in
      (value: value, condition: SizeClassCondition(states: Set(members.map(\.1))))
    }
    guard distinct.count > 1 else { return nil }
    // The last value, which is most common, needs no condition.
    distinct.sort { first, second in
      let ranks = [first, second].map { _, condition in
        (condition.states.count, condition.expression.hasPrefix("!") ? 1 : 0)
      }
      return ranks[0] < ranks[1]
    }
    let conditions = distinct.dropLast().map(\.condition)
    let bodies = distinct.map { assign($0.value) }
    if bodies.count == 2, case .assignment(let name, let first) = bodies[0],
      case .assignment(_, let second) = bodies[1]
    {
      let choice = Expression.choice(conditions[0].expression, first, second)
      return Change(conditions: conditions, statement: .assignment(name, choice))
    }
    let heads = conditions.enumerated().map { index, condition in
      (index == 0 ? "if " : "} else if ") + condition.expression + " {"
    }
    return Change(
      conditions: conditions,
      statement: .blocks(
        zip(heads + ["} else {"], bodies).map { Statement.Block(head: $0, body: [$1]) }))
  }
}

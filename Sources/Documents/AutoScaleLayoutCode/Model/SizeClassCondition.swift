/// A condition of the size classes of a view.
struct SizeClassCondition: Hashable {
  /// A constant that conditions are made of.
  enum Part: String, CaseIterable, Hashable {
    case hasRegularWidth, hasCompactHeight

    /// The declaration of the constant.
    var declaration: Statement {
      switch self {
      case .hasRegularWidth:
        "let hasRegularWidth = traitCollection.horizontalSizeClass == .regular"
      case .hasCompactHeight:
        "let hasCompactHeight = traitCollection.verticalSizeClass == .compact"
      }
    }
  }

  /// The combinations of size classes in which the condition is true.
  let states: Set<SizeClassState>

  /// The condition that is true where this one is false.
  var opposite: SizeClassCondition {
    SizeClassCondition(states: Set(SizeClassState.allCases).subtracting(states))
  }

  /// The expression.
  var expression: String { Self.forms[states]?.expression ?? "true" }

  /// The words of the condition in names, such as `regularWidth`.
  var name: String { Self.forms[states]?.name ?? "all" }

  /// The constants in the expression.
  var parts: Set<Part> { Set(Part.allCases.filter { expression.contains($0.rawValue) }) }

  private static let forms: [Set<SizeClassState>: (expression: String, name: String)] = [
    [.regularWidthRegularHeight, .regularWidthCompactHeight]: ("hasRegularWidth", "regularWidth"),
    [.compactWidthRegularHeight, .compactWidthCompactHeight]: ("!hasRegularWidth", "compactWidth"),
    [.compactWidthCompactHeight, .regularWidthCompactHeight]: ("hasCompactHeight", "compactHeight"),
    [.compactWidthRegularHeight, .regularWidthRegularHeight]: (
      "!hasCompactHeight", "regularHeight"
    ),
    [.regularWidthRegularHeight]: (
      "hasRegularWidth && !hasCompactHeight", "regularWidthRegularHeight"
    ),
    [.regularWidthCompactHeight]: (
      "hasRegularWidth && hasCompactHeight", "regularWidthCompactHeight"
    ),
    [.compactWidthRegularHeight]: (
      "!hasRegularWidth && !hasCompactHeight", "compactWidthRegularHeight"
    ),
    [.compactWidthCompactHeight]: (
      "!hasRegularWidth && hasCompactHeight", "compactWidthCompactHeight"
    ),
    [.compactWidthRegularHeight, .compactWidthCompactHeight, .regularWidthCompactHeight]: (
      "!hasRegularWidth || hasCompactHeight", "compactWidthOrHeight"
    ),
    [.compactWidthRegularHeight, .compactWidthCompactHeight, .regularWidthRegularHeight]: (
      "!hasRegularWidth || !hasCompactHeight", "compactWidthOrRegularHeight"
    ),
    [.regularWidthRegularHeight, .regularWidthCompactHeight, .compactWidthCompactHeight]: (
      "hasRegularWidth || hasCompactHeight", "regularWidthOrCompactHeight"
    ),
    [.regularWidthRegularHeight, .regularWidthCompactHeight, .compactWidthRegularHeight]: (
      "hasRegularWidth || !hasCompactHeight", "regularWidthOrHeight"
    ),
    [.compactWidthRegularHeight, .regularWidthCompactHeight]: (
      "hasRegularWidth == hasCompactHeight", "mixedSizeClass"
    ),
    [.compactWidthCompactHeight, .regularWidthRegularHeight]: (
      "hasRegularWidth != hasCompactHeight", "equalSizeClass"
    ),
    []: ("false", "no"),
  ]
}

extension SizeClassCode {
  /// Sets a value that depends on size classes.
  ///
  /// - Parameters:
  ///   - values: The value in each state, in the order of the states.
  ///   - assign: The statement that sets it.
  mutating func set<Value: Hashable>(
    _ values: [Value], assign: (Value) -> Statement
  ) {
    var distinct = zip(values, SizeClassState.allCases).groups(by: \.0).map { value, members in
      (value: value, condition: SizeClassCondition(states: Set(members.map(\.1))))
    }
    guard distinct.count > 1 else { return }
    // The last value, which is most common, needs no condition.
    distinct.sort { first, second in
      let ranks = [first, second].map { _, condition in
        (condition.states.count, condition.expression.hasPrefix("!") ? 1 : 0)
      }
      return ranks[0] < ranks[1]
    }
    let conditions = distinct.dropLast().map(\.condition)
    self.conditions.formUnion(conditions.flatMap(\.parts))
    let bodies = distinct.map { assign($0.value) }
    if distinct.count == 2, case .assignment(let name, let first) = bodies[0],
      case .assignment(_, let second) = bodies[1]
    {
      statements.append(.assignment(name, .choice(conditions[0].expression, first, second)))
      return
    }
    let heads = conditions.enumerated().map { index, condition in
      (index == 0 ? "if " : "} else if ") + condition.expression + " {"
    }
    statements.append(
      .blocks(
        zip(heads + ["} else {"], bodies).map { Statement.Block(head: $0, body: [$1]) }))
  }
}

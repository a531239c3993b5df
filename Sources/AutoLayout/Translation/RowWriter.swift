import ConstraintSolver

/// What a row comes from, in the number that the solver keeps with it.
struct RowTag: Hashable {
  let rawValue: Int32

  init(rawValue: Int32) { self.rawValue = rawValue }

  /// A constraint of the user, by its position in the model's list.
  static func constraint(_ index: Int) -> RowTag { RowTag(rawValue: Int32(index)) }

  /// What the layout itself says about the node to whose section the row belongs.
  static func rule(_ rule: LayoutRule) -> RowTag { RowTag(rawValue: ~Int32(rule.rawValue)) }

  /// The position of the user's constraint; nil for a rule.
  var constraintIndex: Int? { rawValue >= 0 ? Int(rawValue) : nil }

  /// The rule; nil for a constraint of the user.
  var rule: LayoutRule? { rawValue < 0 ? LayoutRule(rawValue: UInt8(~rawValue)) : nil }
}

/// Writes rows between lines of rectangles into a solver, in one section for each node.
struct RowWriter {
  private(set) var solver: SectionedSolver
  /// The left side of the row that is being written.
  private var terms: [Term] = []
  /// What the operands of that row add to its left side.
  private var offset = 0.0

  /// Makes a writer into a solver with the variables of a number of rectangles.
  init(rectangleCount: Int) {
    solver = SectionedSolver(variableCount: RectVariables.count * rectangleCount) {
      RectVariables.isLength($0) ? 0 : nil
    }
  }

  /// Begins with the section of the first node.
  mutating func begin() { solver.beginWriting() }

  /// Keeps the last rows of the section, those of constraints, if there are no others left of it.
  ///
  /// - Returns: Whether that was so; otherwise they must be written.
  mutating func keepRows(of constraints: ArraySlice<ResolvedConstraint?>) -> Bool {
    guard solver.remainingRowCount == constraints.count else { return false }
    for constraint in constraints {
      solver.keepRow(withConstant: constraint?.numbers.constant ?? 0)
    }
    return true
  }

  /// Ends the section of a node.
  mutating func endSection() { solver.endSection() }

  /// Ends with the last section.
  mutating func end() { solver.endWriting() }

  /// Finds the values of all variables.
  mutating func solve() -> Solution { solver.solve() }

  /// Adds a multiple of an operand to the left side of the row that is being written.
  mutating func add(_ operand: Operand, times factor: Double = 1) {
    let (variables, axis) = (operand.box.variables, operand.line.axis)
    switch operand.line {
    case .edge(let edge):
      add(variables.origin(of: axis), times: factor)
      if edge.isFar { add(variables.length(of: axis), times: factor) }
    case .center:
      add(variables.origin(of: axis), times: factor)
      add(variables.length(of: axis), times: factor / 2)
    case .length: add(variables.length(of: axis), times: factor)
    }
    offset += factor * (operand.box.insets.shift(of: operand.line) + operand.offset)
  }

  /// Ends the row that is being written: what was added, in a relation to a constant.
  mutating func endRow(
    _ relation: Relation, _ constant: Double, priority: Priority = .required, from tag: RowTag
  ) {
    solver.add(terms, relation, constant - offset, priority: priority, tag: tag.rawValue)
    terms.removeAll(keepingCapacity: true)
    offset = 0
  }

  /// Adds the row `first relation second + constant`.
  mutating func add(
    _ first: Operand, _ relation: Relation, _ second: Operand, plus constant: Double = 0,
    priority: Priority = .required, from tag: RowTag
  ) {
    add(first)
    add(second, times: -1)
    endRow(relation, constant, priority: priority, from: tag)
  }

  private mutating func add(_ variable: Int32, times coefficient: Double) {
    terms.append(Term(Variable(index: Int(variable)), coefficient))
  }
}

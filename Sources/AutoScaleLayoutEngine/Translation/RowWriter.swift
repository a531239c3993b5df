import AutoScaleSolver
import AutoScaleTrees

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
  /// What the operands of the row that is being written add to its left side.
  private var offset = 0.0

  /// Makes a writer into a solver with the variables of a number of rectangles.
  ///
  /// - Parameters:
  ///   - rectangleCount: The number of rectangles.
  ///   - rowCount: About how many rows will be written.
  ///   - termCount: About how many terms they will have.
  init(rectangleCount: Int, rowCount: Int = 0, termCount: Int = 0) {
    var lowerBounds: [Double] = []
    lowerBounds.reserveCapacity(RectVariables.count * rectangleCount)
    for variable in 0..<RectVariables.count * rectangleCount {
      lowerBounds.append(RectVariables.isLength(variable) ? 0 : -.infinity)
    }
    solver = SectionedSolver(lowerBounds: lowerBounds, rowCount: rowCount, termCount: termCount)
  }

  /// Begins with the section of the first node.
  mutating func begin() { solver.beginWriting() }

  /// Keeps the last rows of the section, those of constraints, if there are no others left of it.
  ///
  /// - Parameters:
  ///   - constraints: The constraints.
  ///   - areSame: Whether their constants are those that the rows have.
  /// - Returns: Whether that was so; otherwise they must be written.
  mutating func keepRows(of constraints: ArraySlice<ResolvedConstraint?>, areSame: Bool) -> Bool {
    if areSame { return solver.keepRows(constraints.count) }
    return solver.keepRows(constraints.count) { index in
      constraints[constraints.startIndex + index]?.numbers.constant ?? 0
    }
  }

  /// Ends the section of a node.
  mutating func endSection() { solver.endSection() }

  /// Ends with the last section.
  mutating func end() { solver.endWriting() }

  /// Finds the values of all variables.
  mutating func solve() -> Solution { solver.solve() }

  /// Adds a multiple of an operand to the left side of the row that is being written.
  mutating func add(_ operand: Operand, times factor: Double = 1) {
    add(operand.line, of: operand.box.variables, times: factor)
    offset += factor * (operand.box.insets.shift(of: operand.line) + operand.offset)
  }

  /// Adds a multiple of a line of a rectangle to the left side of the row that is being written.
  mutating func add(_ line: RectLine, of variables: RectVariables, times factor: Double) {
    switch line {
    case .edge(.left): add(variables.x, times: factor)
    case .edge(.top): add(variables.y, times: factor)
    case .edge(.right):
      add(variables.x, times: factor)
      add(variables.width, times: factor)
    case .edge(.bottom):
      add(variables.y, times: factor)
      add(variables.height, times: factor)
    case .center(let axis):
      add(variables.origin(of: axis), times: factor)
      add(variables.length(of: axis), times: factor / 2)
    case .length(let axis): add(variables.length(of: axis), times: factor)
    }
  }

  /// Ends the row that is being written: what was added, in a relation to a constant.
  mutating func endRow(
    _ relation: Relation, _ constant: Double, priority: Priority = .required, from tag: RowTag
  ) {
    solver.endRow(relation, constant - offset, priority: priority, tag: tag.rawValue)
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
    solver.append(Term(Variable(index: Int(variable)), coefficient))
  }
}

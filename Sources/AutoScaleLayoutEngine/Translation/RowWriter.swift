import AutoScale
import AutoScaleSolver
import AutoScaleTrees

/// Writes rows between lines of rectangles into a solver, in one section for each node.
struct RowWriter {
  var solver: SectionedSolver
  /// The offset of the current row's operands on its left side.
  private var offset = 0.0

  /// Makes a writer into a solver with the variables of a number of rectangles.
  ///
  /// - Parameters:
  ///   - rectangleCount: The number of rectangles.
  ///   - rowCount: The approximate number of rows.
  ///   - termCount: The approximate number of terms.
  init(rectangleCount: Int, rowCount: Int = 0, termCount: Int = 0) {
    var lowerBounds: [Double] = []
    lowerBounds.reserveCapacity(RectVariables.count * rectangleCount)
    for variable in 0..<RectVariables.count * rectangleCount {
      lowerBounds.append(RectVariables.isLength(variable) ? 0 : -.infinity)
    }
    solver = SectionedSolver(lowerBounds: lowerBounds, rowCount: rowCount, termCount: termCount)
  }

  /// Keeps the last rows of the section, those of constraints, with the constants that these have now.
  ///
  /// - Returns: Whether the section has no other rows left; otherwise the rows must be written.
  mutating func keepRows(of constraints: ArraySlice<ResolvedConstraint?>) -> Bool {
    solver.keepRows(constraints.count) { index in
      constraints[constraints.startIndex + index]?.numbers.constant ?? 0
    }
  }

  /// Adds a multiple of an operand to the left side of the current row.
  mutating func add(_ operand: Operand, times factor: Double = 1) {
    add(operand.line, of: operand.box.variables, times: factor)
    offset += factor * (operand.box.insets.shift(of: operand.line) + operand.offset)
  }

  /// Adds a multiple of a rectangle's line to the left side of the current row.
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

  /// Ends the current row with a relation to a constant.
  mutating func endRow(
    _ relation: Relation, _ constant: Double, priority: Priority = .required, from tag: RowTag
  ) {
    solver.endRow(relation, constant - offset, priority: priority, tag: tag.rawValue)
    offset = 0
  }

  /// Adds the row `first relation second`.
  mutating func add(
    _ first: Operand, _ relation: Relation, _ second: Operand, priority: Priority = .required,
    from tag: RowTag
  ) {
    add(first)
    add(second, times: -1)
    endRow(relation, 0, priority: priority, from: tag)
  }

  private mutating func add(_ variable: Int32, times coefficient: Double) {
    solver.append(Term(Variable(index: Int(variable)), coefficient))
  }
}

/// A rectangle as variables, with its edges moved in by insets.
struct Box {
  var variables: RectVariables
  var insets = LayoutInsets.zero
}

/// A line of a rectangle, moved by a number of points.
struct Operand {
  var box: Box
  var line: RectLine
  var offset = 0.0
}

extension Box {
  func callAsFunction(_ line: RectLine) -> Operand { Operand(box: self, line: line) }
}

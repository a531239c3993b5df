import AutoScaleSolver
import AutoScaleTrees

/// The rows of a layout, `terms relation constant`, for comparing it with frames from elsewhere.
///
/// The variables are the left, top, width and height of rectangles, four each, as seen from the root:
/// first those of ``LayoutResult/nodes``, in their order, then those of guides and contents.
package struct LayoutRows {
  /// The layout.
  package let result: LayoutResult

  private var solver: SectionedSolver { result.solver }

  init(of result: LayoutResult) { self.result = result }

  /// The positions of all rows.
  package var indices: Range<Int> { 0..<solver.rowCount }

  /// Calls a function with each variable of a row and its coefficient.
  package func forEachTerm(
    of row: Int, _ body: (_ variable: Int, _ coefficient: Double) -> Void
  ) {
    for term in solver.terms(of: row) { body(term.variable.index, term.coefficient) }
  }

  /// Returns the relation between the terms of a row and its constant.
  package func relation(of row: Int) -> Relation { solver.relation(of: row) }

  /// Returns the constant with which the terms of a row are compared, in points.
  package func constant(of row: Int) -> Double { solver.constant(of: row) }

  /// Returns the priority of a row.
  package func priority(of row: Int) -> Priority { solver.priority(of: row) }

  /// Returns whether a row only chooses among frames that the constraints leave open.
  package func isPreference(_ row: Int) -> Bool {
    switch rule(of: row) {
    // A weak row makes the content of a scroll view as large as its frame where nothing else does.
    case .scrollContent: !priority(of: row).isRequired
    case .stack: priority(of: row) == .anyText
    default: false
    }
  }

  /// Returns whether a row is one of the layout's weakest rules, such as those of stacks.
  package func isFaint(_ row: Int) -> Bool {
    // Rows of stacks at 51, 49 and 25 only make gaps and views no larger than they need to be.
    isPreference(row) || rule(of: row) == .stack && priority(of: row) < 100
  }

  /// Returns the constraint or the rule from which a row comes.
  package func member(of row: Int) -> LayoutConflict.Member {
    result.model.member(solver.label(of: row))
  }

  private func rule(of row: Int) -> LayoutRule? { LayoutRule(tag: solver.tag(of: row)) }
}

extension LayoutRows {
  /// The number of variables: four for each node and each further rectangle.
  package var variableCount: Int { result.model.tree.variableCount }

  /// The values of the variables before snapping to pixels.
  package var values: [Double] { result.solution.values }

  /// Returns the values that the layout would find with other constants in some rows, in points.
  ///
  /// - Complexity: A solve.
  package func values(withConstants constants: [Int: Double]) -> [Double] {
    var solver = solver.solver(withConstants: constants)
    return solver.solve().values
  }

  /// Returns the position of a node, if it is in the tree.
  package func position(of node: ViewNode) -> Int? { result.model.tree.position(of: node) }

  /// Returns the position of a node's parent; the root has none.
  package func parent(of position: Int) -> Int? {
    let parent = Int(result.model.tree.parents[position])
    return parent < 0 ? nil : parent
  }

  /// Returns whether a node is in another one, at any depth.
  package func contains(_ inner: Int, in outer: Int) -> Bool {
    result.tree.contains(inner, in: outer)
  }

  /// Returns whether constraints place a node, not its frame.
  package func isConstrained(_ position: Int) -> Bool { result.model.isConstrained[position] }

  /// Returns the content of a node, if it has any.
  package func content(of position: Int) -> IntrinsicContentSize? {
    result.model.contentSizes[position]
  }
}

extension LayoutResult {
  /// The rows that were solved.
  package var rows: LayoutRows { LayoutRows(of: self) }

  /// Returns the nodes whose position or size only the weakest rules of stacks decide.
  ///
  /// - Complexity: A solve.
  package func barelyPlacedNodes() -> [ViewNode] {
    var solver = solver.solver(without: rows.isFaint)
    let free = solver.ambiguity()?.freeVariables ?? []
    // Guides and contents are not nodes.
    let positions = Set(free.map { RectVariables(containing: $0.index).position }).sorted()
    return positions.filter(nodes.indices.contains).map { nodes[$0] }
  }
}

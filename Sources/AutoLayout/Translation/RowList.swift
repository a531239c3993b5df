import ConstraintSolver

/// Where a row comes from.
enum RowOrigin: Hashable {
  /// A constraint of the user, by its position in the translation's list.
  case constraint(Int32)
  /// What the layout itself says about a node, by its position in the tree.
  case system(SystemRule, Int32)
}

/// What a layout says about a node without being asked by a constraint.
enum SystemRule: UInt8, Hashable {
  case rootSize, autoresizingMask, intrinsicSize, scrollContent, guide, stack
  /// What the layout chooses where the constraints leave it open; a diagnosis does without.
  case preference
}

/// The rows of a layout in flat buffers, in one section for each node: `terms relation constant`.
struct RowList {
  struct Term: Equatable {
    var variable: Int32
    var coefficient: Double
  }

  struct Row {
    var termEnd: Int32
    var relation: Relation
    var priority: Priority
    var constant: Double
    var origin: RowOrigin

    /// Whether the row only chooses where the constraints leave something open.
    var isPreference: Bool {
      if case .system(.preference, _) = origin { true } else { false }
    }

    /// Whether the row is the layout's own and among its weakest, as stacks have them.
    var isFaint: Bool {
      switch origin {
      case .constraint: false
      case .system(.stack, _): priority < 100
      case .system(let rule, _): rule == .preference
      }
    }
  }

  private(set) var terms: [Term] = []
  private(set) var rows: [Row] = []
  /// The position after the last row of each section.
  private(set) var sectionEnds: [Int32] = []
  /// What the operands of the row that is being written add to its left side.
  private var offset = 0.0

  /// The terms of a row.
  func terms(of row: Int) -> ArraySlice<Term> {
    terms[(row == 0 ? 0 : Int(rows[row - 1].termEnd))..<Int(rows[row].termEnd)]
  }

  /// The rows of a section.
  func section(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(sectionEnds[index - 1]))..<Int(sectionEnds[index])
  }

  /// Whether two rows differ in nothing but the constant and the origin.
  static func sameShape(_ first: RowList, _ row: Int, _ second: RowList, _ other: Int) -> Bool {
    let (one, two) = (first.rows[row], second.rows[other])
    return one.relation == two.relation && one.priority == two.priority
      && first.terms(of: row) == second.terms(of: other)
  }

  mutating func reserve(sections: Int) {
    sectionEnds.reserveCapacity(sections)
    rows.reserveCapacity(sections * 6)
    terms.reserveCapacity(sections * 14)
  }

  /// Ends the section of a node.
  mutating func endSection() { sectionEnds.append(Int32(rows.count)) }

  /// Adds a multiple of a variable to the left side of the row that is being written.
  mutating func add(_ variable: Int32, times coefficient: Double = 1) {
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

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
    _ relation: Relation, _ constant: Double, priority: Priority = .required, from origin: RowOrigin
  ) {
    rows.append(
      Row(
        termEnd: Int32(terms.count), relation: relation, priority: priority,
        constant: constant - offset, origin: origin))
    offset = 0
  }

  /// Adds the row `first relation second + constant`.
  mutating func add(
    _ first: Operand, _ relation: Relation, _ second: Operand, plus constant: Double = 0,
    priority: Priority = .required, from origin: RowOrigin
  ) {
    add(first)
    add(second, times: -1)
    endRow(relation, constant, priority: priority, from: origin)
  }
}

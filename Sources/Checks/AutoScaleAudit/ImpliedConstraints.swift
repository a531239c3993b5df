import AutoScaleLayoutEngine
import AutoScaleSolver
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The constraints of a layout that others imply.
struct ImpliedConstraints {
  /// A constraint with its causes.
  struct Implied {
    /// The constraint.
    let constraint: LayoutConstraint

    /// The fewest constraints and rules of stacks that decide it.
    let causes: [LayoutConflict.Member]

    /// Whether it holds; otherwise it gives way to them.
    let holds: Bool

    /// The constraints among the causes.
    var causingConstraints: [LayoutConstraint] {
      causes.compactMap { if case .constraint(let constraint) = $0 { constraint } else { nil } }
    }
  }

  /// The implied constraints, in the order of the layout's rows.
  private(set) var found: [Implied] = []

  private let rows: LayoutRows
  private var equations: LinearEquations

  /// Looks for constraints that follow from required equations of the user and of stacks, and for
  /// inequalities that a stricter one implies.
  ///
  /// Sizes of screens, texts and frames do not matter.
  ///
  /// - Complexity: O(*n*) in the rows where each is about a few variables, as in trees of views.
  init(in rows: LayoutRows) {
    self.rows = rows
    var occurrences: [Int: Int] = [:]
    for row in rows.indices {
      rows.forEachTerm(of: row) { variable, _ in occurrences[variable, default: 0] += 1 }
    }
    equations = LinearEquations(occurrences: occurrences)
    let constrained = rows.indices.filter { row in
      guard case .constraint = rows.member(of: row) else { return false }
      return !self.form(of: row).terms.isEmpty
    }
    let isEquation = { (row: Int) in
      rows.relation(of: row) == .equal && rows.priority(of: row).isRequired
    }
    // Stacks first: of a stack and a constraint that say the same, the constraint can go.
    for row in rows.indices where isEquation(row) {
      if case .rule(.stack, _) = rows.member(of: row) { addEquation(row) }
    }
    var implied = constrained.filter(isEquation).flatMap { addEquation($0) }
    let others = constrained.filter { !isEquation($0) }
    implied += others.compactMap { decided($0) } + weaker(of: others)
    found = implied.sorted { $0.row < $1.row }.map(\.implied)
  }

  private typealias Found = (row: Int, implied: Implied)

  /// Returns the form that a row compares with 0.
  private func form(of row: Int) -> LinearEquations.Form {
    var form = LinearEquations.Form(constant: -rows.constant(of: row))
    rows.forEachTerm(of: row) { form.add($0, times: $1) }
    return form
  }

  /// Adds a row, or returns it if earlier rows imply it.
  @discardableResult private mutating func addEquation(_ row: Int) -> [Found] {
    let rest = equations.rest(of: form(of: row))
    if equations.add(rest, label: row) || !rest.form.isZero { return [] }
    return [implied(row, by: equations.labels(of: rest.uses))].compactMap(\.self)
  }

  /// Returns a constraint whose value others decide, unless it is part of a conflict.
  private func decided(_ row: Int) -> Found? {
    let rest = equations.rest(of: form(of: row))
    guard rest.form.terms.isEmpty else { return nil }
    let holds = rows.relation(of: row).isTrue(of: rest.form.constant)
    // A required one that cannot hold is a conflict, which has a rule of its own.
    guard holds || !rows.priority(of: row).isRequired else { return nil }
    return implied(row, by: equations.labels(of: rest.uses), holds: holds)
  }

  /// Returns the inequalities that a required one of the same variables implies.
  private func weaker(of others: [Int]) -> [Found] {
    let bounds = others.compactMap { Bound(of: $0, rows, equations.rest(of: form(of: $0))) }
    return Dictionary(grouping: bounds, by: \.subject).values.flatMap { bounds -> [Found] in
      let required = bounds.filter { rows.priority(of: $0.row).isRequired }
      // Of equal bounds the first row stays.
      guard let strictest = required.max(by: { ($0.value, $1.row) < ($1.value, $0.row) }) else {
        return []
      }
      return bounds.filter { $0.row != strictest.row && $0.value <= strictest.value }.compactMap {
        var uses = $0.uses
        uses.merge(strictest.uses.mapValues(-)) { $0 + $1 }
        return implied($0.row, by: equations.labels(of: uses) + [strictest.row])
      }
    }
  }

  /// Returns the facts about an implied row, unless it equals another one.
  private func implied(_ row: Int, by causes: [Int], holds: Bool = true) -> Found? {
    guard case .constraint(let constraint) = rows.member(of: row) else { return nil }
    var seen: Set<MemberIdentity> = []
    let implied = Implied(
      constraint: constraint,
      causes: causes.map(rows.member).filter { seen.insert(MemberIdentity($0)).inserted },
      holds: holds)
    // Equal constraints are duplicates, which have a rule of their own.
    let isSaidTwice =
      implied.causes.count == 1
      && implied.causingConstraints.contains {
        ConstraintMeaning($0) == ConstraintMeaning(constraint)
      }
    return implied.causes.isEmpty || isSaidTwice ? nil : (row, implied)
  }
}

/// The least value of a sum of variables that an inequality permits.
private struct Bound {
  /// The sum.
  struct Subject: Hashable {
    let variables: [Int]
    /// The coefficients in millionths.
    let coefficients: [Double]
  }

  let row: Int
  let subject: Subject
  let value: Double

  /// The equations that were subtracted from the row, by their factors.
  let uses: [Int: Double]

  /// Reads the inequality that equations leave of a row, if it is one.
  init?(of row: Int, _ rows: LayoutRows, _ rest: LinearEquations.Rest) {
    let relation = rows.relation(of: row)
    guard relation != .equal, let first = rest.form.terms.min(by: { $0.key < $1.key })?.value else {
      return nil
    }
    // As `first + … ≥ value`, so that inequalities of the same variables can be compared.
    var rest = rest
    rest.scale(by: (relation == .greaterThanOrEqual ? 1 : -1) / first.magnitude)
    // Rounded, so that calculation errors do not make two subjects of one.
    let terms = rest.form.terms.sorted { $0.key < $1.key }
    self.row = row
    subject = Subject(
      variables: terms.map(\.key), coefficients: terms.map { ($0.value * 1e6).rounded() })
    value = -rest.form.constant
    uses = rest.uses
  }
}

extension Relation {
  /// Returns whether a number is in this relation to 0.
  fileprivate func isTrue(of number: Double) -> Bool {
    switch self {
    case .equal: number.magnitude <= LinearEquations.Form.epsilon
    case .lessThanOrEqual: number <= LinearEquations.Form.epsilon
    case .greaterThanOrEqual: number >= -LinearEquations.Form.epsilon
    }
  }
}

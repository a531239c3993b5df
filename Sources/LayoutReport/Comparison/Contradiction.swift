import AutoLayout
import ViewTree

/// A constraint or a rule of the layout that the stored frames do not obey.
struct Contradiction {
  /// What does not hold.
  let member: LayoutConflict.Member

  /// Its rows that do not hold, and those about the same variables.
  let rows: [Int]

  /// By how much it does not hold at most, in points.
  let error: Double

  /// The nodes that it is about: those of a constraint's items, or the one that a rule is about.
  var nodes: [ViewNode] {
    switch member {
    case .constraint(let constraint):
      [constraint.firstItem, constraint.secondItem].compactMap { $0?.layoutNode }
    case .rule(_, let node): [node]
    }
  }

  /// The node whose content has another size than measured; nil where something else is wrong.
  var content: ViewNode? {
    guard case .rule(.intrinsicSize, let node) = member else { return nil }
    return node
  }

  /// Whether the size of a content or the place of its text is what does not hold, and so the
  /// measuring may be wrong and not the frame.
  var isAboutContent: Bool { member.isAboutContent }
}

extension LayoutConflict.Member {
  /// Whether the size of a content or the place of its text is meant.
  var isAboutContent: Bool {
    switch self {
    case .rule(let rule, _): rule == .intrinsicSize
    case .constraint(let constraint):
      [constraint.firstAttribute, constraint.secondAttribute].contains {
        $0 == .firstBaseline || $0 == .lastBaseline
      }
    }
  }
}

extension PresentLayout {
  /// What the stored frames obey less than the solved ones do, by more than a number of points, in
  /// the order of the layout's rows.
  ///
  /// - Complexity: O(*n*) in the rows of the layout.
  func contradictions(tolerance: Double) -> [Contradiction] {
    var rowsByMember: [MemberIdentity: [Int]] = [:]
    var order: [MemberIdentity] = []
    for row in rows.indices where !rows.isFaint(row) && !rows.isPreference(row) {
      let stored = error(of: row, at: values)
      guard stored > tolerance, stored > error(of: row, at: rows.values) + tolerance else {
        continue
      }
      let identity = MemberIdentity(rows.member(of: row))
      if rowsByMember[identity] == nil { order.append(identity) }
      rowsByMember[identity, default: []].append(row)
    }
    return order.compactMap { identity in
      guard let broken = rowsByMember[identity], let first = broken.first else { return nil }
      return Contradiction(
        member: rows.member(of: first), rows: broken.flatMap { twins(of: $0, in: identity) },
        error: broken.map { error(of: $0, at: values) }.max() ?? 0)
    }
  }

  /// The rows of a member about the same variables as one of its rows, that one included: a size has
  /// one row that keeps it from being smaller and one that keeps it from being larger.
  private func twins(of row: Int, in identity: MemberIdentity) -> [Int] {
    let variables = variables(of: row)
    return rows(of: RectVariables(containing: variables.first ?? 0).position).filter {
      MemberIdentity(rows.member(of: $0)) == identity && self.variables(of: $0) == variables
    }
  }

  private func variables(of row: Int) -> [Int] {
    var variables: [Int] = []
    rows.forEachTerm(of: row) { variable, _ in variables.append(variable) }
    return variables
  }

  /// What the terms of a row come to at the stored frames: the constant with which the row holds.
  func heldConstant(of row: Int) -> Double {
    var sum = 0.0
    rows.forEachTerm(of: row) { variable, coefficient in sum += coefficient * values[variable] }
    return sum
  }
}

import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// A constraint, or a part of a layout rule, that the stored frames violate.
package struct Violation {
  /// The violated member.
  package let member: LayoutConflict.Member

  /// Its rows about the same variables.
  let rows: [Int]

  /// The largest error, in points.
  package let error: Double

  /// The nodes of a constraint's items, the stack and the views of a stack's rule, or the node of another
  /// rule.
  let nodes: [ViewNode]

  /// The axes of its positions and lengths.
  let axes: Set<LayoutAxis>

  /// Whether it is only about lengths, and not about positions.
  let isAboutLengths: Bool

  /// The view of a symbol whose position may be the violated part.
  let symbol: ViewNode?

  /// Whether it is required, and depends on no measurement.
  let isFirm: Bool

  /// Whether the layout obeys it, so that it decides frames, or it involves the unknown content of a
  /// custom class.
  let isDecisive: Bool

  /// Whether it is an optional constraint of the user.
  var isOptional: Bool {
    guard case .constraint(let constraint) = member else { return false }
    return constraint.priority < .required
  }

  /// The node whose content differs from the measured one in size or text position, if the content is
  /// violated.
  var content: ViewNode? {
    switch member {
    case .rule(.intrinsicSize, let node): node
    case .rule: symbol
    case .constraint(let constraint): constraint.nodeOfBaseline ?? symbol
    }
  }

  /// Whether the violated part is a content's size or text position, so the measurement may be wrong
  /// instead of the frame.
  var isAboutContent: Bool {
    member.isAboutContent || symbol != nil || isAboutArrangedTexts || isAboutProportions
  }

  /// Whether a stack aligns its views by their texts.
  private var isAboutArrangedTexts: Bool {
    guard let stack = arranging, !axes.contains(stack.axis) else { return false }
    return stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
  }

  /// Whether a stack sizes its views in proportion to their contents.
  var isAboutProportions: Bool {
    guard let stack = arranging, axes.contains(stack.axis) else { return false }
    return isAboutLengths && stack.distribution == .fillProportionally
  }

  /// The stack of the rule, if it is a rule of a stack.
  private var arranging: StackNode? {
    guard case .rule(.stack, let node) = member, nodes.count > 1 else { return nil }
    return node.role.stack
  }
}

extension LayoutConflict.Member {
  /// Whether it is about a content's size or text position.
  package var isAboutContent: Bool {
    switch self {
    case .rule(let rule, _): rule == .intrinsicSize
    case .constraint: isAboutBaseline
    }
  }

  /// Whether it is a constraint to the position of a text.
  var isAboutBaseline: Bool {
    guard case .constraint(let constraint) = self else { return false }
    return constraint.nodeOfBaseline != nil
  }
}

extension LayoutConstraint {
  /// The node of a constraint's baseline, preferably the one with a custom class.
  fileprivate var nodeOfBaseline: ViewNode? {
    let nodes = [(firstItem, firstAttribute), (secondItem, secondAttribute)]
      .filter { $1 == .firstBaseline || $1 == .lastBaseline }.compactMap { $0.0?.layoutNode }
    return nodes.first { $0.customClass != nil } ?? nodes.first
  }
}

extension StoredFrameResiduals {
  /// Returns the members that the stored frames violate more than the solved ones, by more than a
  /// tolerance in points, in the order of the layout's rows.
  ///
  /// - Complexity: O(*n*) in the rows of the layout.
  func violations(tolerance: Double) -> [Violation] {
    var rowsBySubject: [Subject: [Int]] = [:]
    var order: [Subject] = []
    // Faint rows and preferences give way in any layout, and contradict nothing.
    for row in rows.indices where !rows.isFaint(row) && !rows.isPreference(row) {
      let stored = error(of: row, at: values)
      // A row that the layout violates as much is not where the two differ.
      guard stored > tolerance, stored > error(of: row, at: rows.values) + tolerance else {
        continue
      }
      let subject = Subject(
        member: MemberIdentity(rows.member(of: row)), variables: variables(of: row))
      if rowsBySubject[subject] == nil { order.append(subject) }
      rowsBySubject[subject, default: []].append(row)
    }
    return order.compactMap { subject in
      rowsBySubject[subject].flatMap { violation(of: $0, about: subject) }
    }
  }

  /// The identity of a part of a rule: a size has one row that keeps it from being smaller and one that
  /// keeps it from being larger, and a stack has rows for each of its views.
  private struct Subject: Hashable {
    let member: MemberIdentity
    let variables: [Int]
  }

  private func violation(of broken: [Int], about subject: Subject) -> Violation? {
    guard let first = broken.first else { return nil }
    let member = rows.member(of: first)
    var nodes = member.nodes
    if case .rule(.stack, let stack) = member {
      let arranged = Set(rectangles(of: first)).sorted().filter(self.nodes.indices.contains)
      nodes += arranged.map { self.nodes[$0] }.filter { $0 !== stack }
    }
    let twins = twins(of: first, in: subject)
    let axes = Set(subject.variables.map(RectVariables.axis))
    return Violation(
      member: member, rows: twins, error: broken.map { error(of: $0, at: values) }.max() ?? 0,
      nodes: nodes, axes: axes,
      isAboutLengths: subject.variables.allSatisfy(RectVariables.isLength),
      // The place of a symbol in its view follows from its drawing, which a document does not
      // store.
      symbol: axes.contains(.vertical) ? nodes.first(where: showsSymbol) : nil,
      isFirm: twins.allSatisfy { rows.priority(of: $0).isRequired },
      isDecisive: broken.contains { error(of: $0, at: rows.values) <= Self.satisfactionTolerance }
        || member.isAboutContent && nodes.contains { $0.customClass != nil })
  }

  /// Returns whether a view shows a symbol, whose alignment rectangle is not stored.
  ///
  /// A button has such a rectangle only for a symbol as its background.
  private func showsSymbol(_ node: ViewNode) -> Bool {
    if case .button = node.role, let position = rows.position(of: node) {
      return rows.content(of: position)?.alignmentOutsets.vertical ?? 0 != 0
    }
    return node.role.showsSymbol
  }

  /// Returns all rows of a subject, one of which is given.
  private func twins(of row: Int, in subject: Subject) -> [Int] {
    rows(of: RectVariables(containing: subject.variables.first ?? 0).position).filter {
      MemberIdentity(rows.member(of: $0)) == subject.member
        && variables(of: $0) == subject.variables
    }
  }

  private func variables(of row: Int) -> [Int] {
    var variables: [Int] = []
    rows.forEachTerm(of: row) { variable, _ in variables.append(variable) }
    return variables
  }

  /// Returns the sum of a row's terms at the stored frames, which is the constant that satisfies the row.
  func storedConstant(of row: Int) -> Double {
    var sum = 0.0
    rows.forEachTerm(of: row) { variable, coefficient in sum += coefficient * values[variable] }
    return sum
  }
}

extension LayoutResult {
  /// The constraints that hold in this layout and that the stored frames of the views violate.
  ///
  /// Of constraints that contradict each other they are those that Xcode left out.
  ///
  /// - Complexity: O(*n*) in the rows of the layout.
  package var constraintsViolatedByStoredFrames: [LayoutConstraint] {
    StoredFrameResiduals(of: self).violations(tolerance: Self.tolerance).compactMap {
      if case .constraint(let constraint) = $0.member { constraint } else { nil }
    }
  }
}

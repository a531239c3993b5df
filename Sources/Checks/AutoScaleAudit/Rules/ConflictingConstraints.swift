import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Finds required constraints that contradict each other.
struct ConflictingConstraints: AuditRule {
  let about = AuditRuleDescription(
    id: .conflict,
    summary: "Required constraints contradict each other.",
    proves: "No frames satisfy all named constraints, whatever the texts are; without any one of "
      + "them the others can hold.",
    limits: "UIKit chooses which one it leaves out. Code may remove a constraint before the screen "
      + "is shown.",
    severity: .error, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 120)
    example.constrain("Buy", "width", plus: 200)
    return example
  }

  func observations(in layout: AuditedLayout) -> [Observation] {
    layout.result.conflicts.compactMap { conflict in
      guard let node = subject(of: conflict) else { return nil }
      let (name, first) = (layout.tree.subject.name, conflict.firstToChange(in: layout.tree))
      let advice = first.map { "; change \($0.algebra(naming: name)) first" } ?? ""
      return Observation(
        node: node, related: related(to: conflict, in: layout),
        constraints: [first].compactMap(\.self) + conflict.constraints.filter { $0 !== first },
        members: conflict.members.beginning(with: first), isAboutConstraint: first != nil,
        cap: cap(of: conflict), axes: axes(of: conflict),
        message: "\(conflict.members.count) requirements contradict each other\(advice)")
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    let conflict = layout.result.conflicts.first {
      related(to: $0, in: layout) == observation.related
    }
    let first = conflict?.firstToChange(in: layout.tree)
    let others = conflict?.constraints.filter { $0 !== first } ?? []
    // A constraint that is violated even with a lower priority can go.
    return ([first].compactMap(\.self) + others).flatMap {
      [AuditRemedy(steps: [.prioritize($0, 999)]), AuditRemedy(steps: [.remove($0)])]
    }
  }

  /// Returns the identity of a conflict: the ids of its constraints, or else its members in words.
  private func related(to conflict: LayoutConflict, in layout: AuditedLayout) -> String {
    // Sorted: a solve may name the members of one conflict in another order.
    let ids = conflict.constraints.compactMap(\.identifier).sorted()
    return ids.isEmpty
      ? conflict.members.map { $0.text(naming: layout.tree.subject.name) }.joined(separator: " ")
      : ids.joined(separator: " ")
  }

  /// Returns the view of the member that is left out, or else of the first member.
  private func subject(of conflict: LayoutConflict) -> ViewNode? {
    let members = [conflict.omitted].compactMap(\.self) + conflict.members
    return members.lazy.compactMap { member in
      switch member {
      case .constraint(let constraint): constraint.innerNode
      case .rule(_, let node): node
      }
    }.first
  }

  private func cap(of conflict: LayoutConflict) -> SeverityCap? {
    for case .rule(.intrinsicSize, let node) in conflict.members {
      // The app may have the image in another size than the document lists.
      if case .image = node.role { return .imageSize }
    }
    if conflict.members.contains(where: \.isAboutContent) { return .measuredText }
    for case .rule(.stack, let node) in conflict.members {
      // Interface Builder has no switch for a stack's margins, so that code may turn them off.
      if node.layoutMargins != nil { return .stackMargins }
      // How UIKit rounds proportional lengths is not known: stored frames with odd totals differ.
      if node.role.stack?.distribution == .fillProportionally { return .proportionalStack }
    }
    return nil
  }

  /// Returns the axes along which the outermost view's size, or a fixed frame, takes part.
  private func axes(of conflict: LayoutConflict) -> Set<LayoutAxis> {
    let isAboutFrames = conflict.members.contains { member in
      if case .rule(.rootSize, _) = member { return true }
      if case .rule(.autoresizingMask, _) = member { return true }
      return false
    }
    return isAboutFrames ? Set(conflict.constraints.map(\.firstAttribute.axis)) : []
  }
}

extension LayoutConstraint {
  /// The view of the two that the other one does not contain.
  var innerNode: ViewNode? {
    guard let first = firstItem?.layoutNode, let second = secondItem?.layoutNode else {
      return firstItem?.layoutNode
    }
    return first.contains(second) ? second : first
  }
}

extension LayoutConflict {
  /// Returns the constraint to change first: a width that was read off a phone, or else the one that Xcode or the
  /// layout left out, or the first one.
  fileprivate func firstToChange(in tree: AuditedTree) -> LayoutConstraint? {
    if let measured = constraints.first(where: \.isWidthOfPhone) { return measured }
    // The views are drawn as the others demand, so that a fix keeps them there.
    let leftOut = constraints.first {
      $0.identifier.map(tree.constraintsLeftOut.contains) ?? false
    }
    if let leftOut { return leftOut }
    if case .constraint(let constraint) = omitted { return constraint }
    return constraints.first
  }
}

extension LayoutConstraint {
  private static let widthsOfPhones = Set(Screen.phones.map(\.width))

  /// Whether the constraint is a width of a number of points that a phone has, such as 393 or 414.
  fileprivate var isWidthOfPhone: Bool {
    secondItem == nil && firstAttribute == .width && relation == .equal
      && Self.widthsOfPhones.contains(constant)
  }
}

extension [LayoutConflict.Member] {
  /// Returns the members with a constraint at the beginning.
  fileprivate func beginning(with constraint: LayoutConstraint?) -> [LayoutConflict.Member] {
    guard let constraint else { return self }
    let others = filter { member in
      if case .constraint(let other) = member { other !== constraint } else { true }
    }
    return [.constraint(constraint)] + others
  }
}

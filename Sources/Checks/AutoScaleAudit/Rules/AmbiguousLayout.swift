import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Finds views whose position or size the constraints leave open.
struct AmbiguousLayout: AuditRule {
  let about = AuditRuleDescription(
    id: .ambiguous,
    summary: "The constraints leave the position or the size of a view open.",
    proves: "Two different frames satisfy all constraints equally well.",
    limits: "Constraints that code adds are unknown, and so are the sizes of custom views and of "
      + "missing images. Excluded are hidden views in stacks, views that a conflict leaves open, and what "
      + "Ambiguity in Xcode's inspector says is not to be verified. The finding is an error if Xcode marked the view as ambiguous too. It is a "
      + "note if Xcode did not, although the drawn frame is open, unless no constraint positions "
      + "the view at all.",
    severity: .error, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .button, "Buy", x: 120, width: 120, without: ["leading"],
      attributes: #"ambiguous="YES""#)
    return example
  }

  /// At half their size, texts fit and do not compete for space.
  var textShares: [Double] { [0.5, 0.9, 1.1] }

  /// Open frames need a second solve, a quarter of an audit's time.
  var isSeenOnDevices: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let document = layout.tree.subject.document
    let causes = layout.diagnosis.rootCauses.filter { open in
      open.isVisible && !open.node.isTakenOutOfStack
        && document?.isInstalled(open.node) ?? true
    }
    guard !causes.isEmpty else { return [] }
    // Where a conflict leaves a constraint out, the views that it placed are open only for that
    // reason.
    let conflicts = ConflictReach(in: layout)
    return causes.filter { !conflicts.explain($0) }.compactMap { ambiguous in
      let name = layout.tree.subject.name(of: ambiguous.node)
      let verified = layout.tree.subject.verifiedAmbiguity(of: ambiguous.node)
      let open = AmbiguousNode.Part.allCases.filter {
        ambiguous.parts.contains($0) && $0.isVerified(by: verified)
      }
      if open.isEmpty { return nil }
      let parts = open.map(\.rawValue)
      let isCompetition = open.contains { $0.isLength } && ambiguous.isAmongTexts
      return Observation(
        node: ambiguous.node, related: isCompetition ? Self.competition : "",
        cap: cap(of: ambiguous, in: layout), axes: Set(open.map(\.axis)),
        message: "the \(parts.joined(separator: ", ")) of \(name) "
          + "\(parts.count == 1 ? "is" : "are") ambiguous: \(ambiguous.frame) or \(ambiguous.otherFrame)"
      )
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    let causes = layout.diagnosis.rootCauses
    let open = causes.first { $0.node === observation.node }
    return open.flatMap { MissingEdges(of: $0, in: layout) }?.remedies ?? []
  }

  /// Limits the fault of a view whose frame was open for Xcode too, unless no constraint places it or texts
  /// of equal priority compete for its length.
  func cap(ofDrawn observation: Observation, in tree: AuditedTree) -> SeverityCap? {
    // Which of two texts is stretched or cut off is left to chance, whatever the drawing shows.
    guard observation.cap == .unmarked, !observation.related.contains(Self.competition) else {
      return nil
    }
    return tree.constraints.hasPlace(observation) ? .unmarkedDrawing : nil
  }

  /// The mark of faults of texts that compete for space.
  private static let competition = "competition"

  private func cap(of ambiguous: AmbiguousNode, in layout: AuditedLayout) -> SeverityCap? {
    let subject = layout.tree.subject
    let nodes = [ambiguous.node] + ambiguous.dependents
    for node in nodes {
      if let name = node.customClass { return .customClass(name) }
      // Interface Builder removes placeholder sizes from the app: code decides the real ones.
      if subject.hasPlaceholderSize(node) {
        return .note("the size of \(subject.name(of: node)) is a placeholder")
      }
      // An empty stack has no size yet, whatever the constraints around it are.
      if let stack = node.role.stack, stack.children.allSatisfy(\.isHidden) {
        return .note("code fills \(subject.name(of: node))")
      }
      if case .image(let image) = node.role, image.imageSize == nil {
        // An image view that never had an image has no size at all until code gives it one.
        return image.imageName == nil
          ? .warning("code sets the image of \(subject.name(of: node))")
          : .note("the image of \(subject.name(of: node)) is missing")
      }
    }
    return subject.isMarkedAmbiguous(nodes) ? nil : .unmarked
  }
}

/// The views whose frames conflicts leave open, because one of the constraints is left out.
private struct ConflictReach {
  private let tree: AuditedTree

  /// The views that constraints tie to those of conflicts, by axis.
  private var reached: [LayoutAxis: Set<ObjectIdentifier>] = [:]

  /// Follows constraints from the views of a layout's conflicts.
  ///
  /// - Complexity: O(*n*) in views and constraints, for a layout with conflicts.
  init(in layout: AuditedLayout) {
    tree = layout.tree
    for axis in LayoutAxis.allCases {
      let starts = layout.result.conflicts.filter { $0.isAbout(axis) }.flatMap(\.nodes)
        .filter { $0 !== tree.subject.root }
      if !starts.isEmpty { reached[axis] = views(tiedTo: starts, along: axis) }
    }
  }

  /// Returns whether conflicts along all open axes explain an open frame.
  func explain(_ open: AmbiguousNode) -> Bool {
    Set(open.parts.map(\.axis)).allSatisfy {
      reached[$0]?.contains(ObjectIdentifier(open.node)) ?? false
    }
  }

  private func views(
    tiedTo starts: [ViewNode], along axis: LayoutAxis
  ) -> Set<ObjectIdentifier> {
    var reached = Set(starts.map { ObjectIdentifier($0) })
    var pending = starts
    while let next = pending.popLast() {
      let tied = tree.constraints.constraints(about: next, along: [axis]).flatMap { constraint in
        [constraint.firstItem, constraint.secondItem].compactMap { $0?.layoutNode }
      }
      // A stack ties its views to each other without a constraint.
      let arranged =
        (next.role.stack?.children ?? [])
        + [next.parent].compactMap { $0 }
        .filter { $0.role.stack != nil }
      for view in tied + arranged where view !== tree.subject.root {
        if reached.insert(ObjectIdentifier(view)).inserted { pending.append(view) }
      }
    }
    return reached
  }
}

extension LayoutConflict {
  /// Returns whether constraints along an axis take part.
  fileprivate func isAbout(_ axis: LayoutAxis) -> Bool {
    constraints.contains { $0.firstAttribute.axis == axis }
  }
}

extension ViewNode {
  /// Whether a stack gives the view, or one around it, no place, because it is hidden.
  fileprivate var isTakenOutOfStack: Bool {
    sequence(first: self, next: \.parent).contains { $0.isHidden && $0.parent?.role.stack != nil }
  }
}

extension AmbiguousNode.Part {
  /// The axis along which a part of a frame is measured.
  fileprivate var axis: LayoutAxis { self == .x || self == .width ? .horizontal : .vertical }

  /// Whether the part is a length, and not a position.
  fileprivate var isLength: Bool { self == .width || self == .height }

  /// Returns whether Xcode reports the part where it is open.
  fileprivate func isVerified(by verified: InterfaceElement.VerifiedAmbiguity) -> Bool {
    switch verified {
    case .positionAndSize: true
    case .position: self == .x || self == .y
    case .nothing: false
    }
  }
}

extension AmbiguousNode {
  /// Whether only texts or controls have the open frame.
  fileprivate var isAmongTexts: Bool {
    ([node] + dependents).allSatisfy { [.text, .control].contains(AuditedTree.Content($0)) }
  }

  /// Whether the two frames differ by more than rounding to pixels explains.
  fileprivate var isVisible: Bool {
    zip(frame.numbers, otherFrame.numbers).contains {
      ($0 - $1).magnitude >= AuditedLayout.tolerance
    }
  }
}

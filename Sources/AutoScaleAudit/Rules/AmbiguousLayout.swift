import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Finds views whose place or size the constraints leave open.
struct AmbiguousLayout: AuditRule {
  let about = AuditRuleDescription(
    id: .ambiguous,
    summary: "The constraints leave the place or the size of a view open.",
    proves: "Two different frames satisfy all constraints equally well.",
    limits: "Constraints that code adds are not known, nor the size of a view of the user's own "
      + "class or of a missing image. It is an error where Xcode marked the view as ambiguous too, and "
      + "a note where Xcode did not, though it is so where the document is drawn, unless the view "
      + "has no constraint to a place at all.",
    severity: .error, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .button, "Buy", x: 120, width: 120, without: ["leading"],
      attributes: #"ambiguous="YES""#)
    return example
  }

  /// With half of their sizes texts have room, and do not compete for it.
  var textShares: [Double] { [0.5, 0.9, 1.1] }

  func observations(in layout: AuditedLayout) -> [Observation] {
    layout.result.diagnose().rootCauses.filter(\.isVisible).map { ambiguous in
      let name = layout.tree.subject.name(of: ambiguous.node)
      let parts = AmbiguousNode.Part.allCases.filter(ambiguous.parts.contains).map(\.rawValue)
      return Observation(
        node: ambiguous.node, doubt: doubt(about: ambiguous, in: layout),
        axes: Set(ambiguous.parts.map(\.axis)),
        message: "nothing decides the \(parts.joined(separator: ", ")) of \(name): "
          + "\(ambiguous.frame) or \(ambiguous.otherFrame)")
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    let node = observation.node
    let causes = layout.result.diagnose().rootCauses
    guard let ambiguous = causes.first(where: { $0.node === node }), let parent = node.parent else {
      return []
    }
    let frame = ambiguous.frame
    let constraints = AmbiguousNode.Part.allCases.filter(ambiguous.parts.contains).map { part in
      switch part {
      case .x: LayoutConstraint(node, .leading, to: parent, .leading, constant: frame.x)
      case .y: LayoutConstraint(node, .top, to: parent, .top, constant: frame.y)
      case .width: LayoutConstraint(node, .width, constant: frame.width)
      case .height: LayoutConstraint(node, .height, constant: frame.height)
      }
    }
    // Where a place and a length are open, one of them may decide the other.
    return constraints.map { AuditRemedy(steps: [.add($0)]) }
      + [AuditRemedy(steps: constraints.map { .add($0) })]
  }

  /// What lacks any constraint to a place was open for Xcode too, if it has looked since.
  func doubt(aboutDrawn observation: Observation) -> Doubt? {
    observation.doubt == .unmarked && observation.hasPlace ? .unmarkedDrawing : nil
  }

  private func doubt(about ambiguous: AmbiguousNode, in layout: AuditedLayout) -> Doubt? {
    let subject = layout.tree.subject
    let nodes = [ambiguous.node] + ambiguous.dependents
    for node in nodes {
      if let name = node.customClass { return .customClass(name) }
      if subject.hasPlaceholderSize(node) {
        return .note("the size of \(subject.name(of: node)) is a placeholder")
      }
      if let stack = node.role.stack, stack.children.allSatisfy(\.isHidden) {
        return .note("code fills \(subject.name(of: node))")
      }
      if case .image(let image) = node.role, image.imageSize == nil {
        return .note("the image of \(subject.name(of: node)) is missing")
      }
    }
    return subject.isMarkedAmbiguous(nodes) ? nil : .unmarked
  }
}

extension AmbiguousNode.Part {
  /// The axis along which a part of a frame is measured.
  fileprivate var axis: LayoutAxis { self == .x || self == .width ? .horizontal : .vertical }
}

extension AmbiguousNode {
  /// Whether the two frames differ by more than rounding to pixels explains.
  fileprivate var isVisible: Bool {
    zip(frame.numbers, otherFrame.numbers).contains {
      ($0 - $1).magnitude >= AuditedLayout.tolerance
    }
  }
}

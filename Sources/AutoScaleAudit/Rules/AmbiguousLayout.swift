import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Finds views whose position or size the constraints leave open.
struct AmbiguousLayout: AuditRule {
  let about = AuditRuleDescription(
    id: .ambiguous,
    summary: "The constraints leave the position or the size of a view open.",
    proves: "Two different frames satisfy all constraints equally well.",
    limits: "Constraints that code adds are unknown, and so are the sizes of custom views and of "
      + "missing images. The finding is an error if Xcode marked the view as ambiguous too. It is a "
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

  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 120, width: 120)
    return example
  }

  /// At half their size, texts fit and do not compete for space.
  var textShares: [Double] { [0.5, 0.9, 1.1] }

  func observations(in layout: AuditedLayout) -> [Observation] {
    layout.result.diagnose().rootCauses.filter(\.isVisible).map { ambiguous in
      let name = layout.tree.subject.name(of: ambiguous.node)
      let parts = AmbiguousNode.Part.allCases.filter(ambiguous.parts.contains).map(\.rawValue)
      return Observation(
        node: ambiguous.node, cap: cap(of: ambiguous, in: layout),
        axes: Set(ambiguous.parts.map(\.axis)),
        message: "nothing decides the \(parts.joined(separator: ", ")) of \(name): "
          + "\(ambiguous.frame) or \(ambiguous.otherFrame)")
    }
  }

  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] {
    let causes = layout.result.diagnose().rootCauses
    let open = causes.first { $0.node === observation.node }
    return open.flatMap { MissingEdges(of: $0, in: layout) }?.remedies ?? []
  }

  /// A view without any constraint for its position was open for Xcode too.
  func cap(ofDrawn observation: Observation, in tree: AuditedTree) -> SeverityCap? {
    observation.cap == .unmarked && tree.constraints.hasPlace(observation) ? .unmarkedDrawing : nil
  }

  private func cap(of ambiguous: AmbiguousNode, in layout: AuditedLayout) -> SeverityCap? {
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

import AutoScale
import AutoScaleFrameComparison
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Finds views whose stored frames contradict their constraints.
struct MisplacedView: AuditRule {
  let about = AuditRuleDescription(
    id: .misplaced,
    summary: "The stored frame of a view contradicts its constraints.",
    proves:
      "The stored frame violates the view's own constraints on the document's device, and the "
      + "constraints put the view elsewhere, whatever its text is.",
    limits:
      "Excluded are frames that a measured text, an unconfirmed margin or an unconfirmed safe area "
      + "may explain, and frames that follow from another view.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 120, without: ["leading"])
    example.constrain("Buy", "leading", to: "screen", plus: 160)
    return example
  }

  var soundExample: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 160, width: 120, without: ["leading"])
    example.constrain("Buy", "leading", to: "screen", plus: 160)
    return example
  }

  /// Layouts have no stored frames.
  func observations(in layout: AuditedLayout) -> [Observation] { [] }

  func observations(
    ofDrawing subject: AuditSubject, fonts: FontLibrary
  ) throws(InvalidParameterError) -> [Observation] {
    guard let document = subject.document else { return [] }
    var options = LayoutOptions()
    options.fonts = fonts
    let canvas = DesignCanvas(document, options: options)
    let result = try canvas.layout(subject.root)
    return canvas.movedViews(in: result) { !canvas.isAmbiguous($0) }.compactMap { view in
      guard let cause = view.ownCause, cause.error > AuditedLayout.tolerance else { return nil }
      return Observation(
        node: view.node, cap: cap(of: view, because: cause),
        message: "\(subject.name(of: view.node)) is drawn elsewhere: \(view.miss.reason)")
    }
  }

  private func cap(of view: MovedNode, because cause: Contradiction) -> SeverityCap? {
    if view.isMarked { return nil }
    if let name = view.node.customClass { return .customClass(name) }
    if case .button(let button) = view.node.role, button.backgroundImageName != nil {
      return .note("its background image may have an alignment rectangle of its own")
    }
    if case .rule = cause.member {
      return .note("a stack arranges it, and the document does not mark it as misplaced")
    }
    return nil
  }
}

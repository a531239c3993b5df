import AutoScale
import AutoScaleFrameComparison
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// Finds views that Xcode draws elsewhere than their constraints put them.
struct MisplacedView: AuditRule {
  let about = AuditRuleDescription(
    id: .misplaced,
    summary: "A view is drawn elsewhere than its constraints put it.",
    proves:
      "The stored frame breaks the view's own constraints on the device of the document, and the "
      + "constraints put the view elsewhere there, whatever its text is.",
    limits:
      "Left out is what a measured text, or a margin or a safe area that no frame confirms, may "
      + "explain, and what only follows from another view.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(.button, "Buy", x: 16, width: 120, without: ["leading"])
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
    return canvas.misplacedViews(in: result).compactMap { view in
      guard view.cause.error > AuditedLayout.tolerance else { return nil }
      return Observation(
        node: view.node, doubt: doubt(about: view),
        message: "\(subject.name(of: view.node)) is drawn elsewhere: \(view.reason)")
    }
  }

  private func doubt(about view: MisplacedNode) -> Doubt? {
    if view.isMarked { return nil }
    if let name = view.node.customClass { return .customClass(name) }
    if case .button(let button) = view.node.role, button.backgroundImageName != nil {
      return .note("its background image may have an alignment rectangle of its own")
    }
    if case .rule = view.cause.member {
      return .note("a stack arranges it, and the document does not mark it as misplaced")
    }
    return nil
  }
}

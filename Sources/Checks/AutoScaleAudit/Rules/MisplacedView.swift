import AutoScale
import AutoScaleEditing
import AutoScaleInterfaceBuilder
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
      + "may explain, and frames that follow from another view. A frame that Xcode did not mark as "
      + "misplaced gets a note.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .button, "Buy", x: 16, width: 120, without: ["leading"], attributes: #"misplaced="YES""#)
    example.constrain("Buy", "leading", to: "screen", plus: 160)
    return example
  }

  var isOneFindingForRoot: Bool { true }

  /// Returns nothing, because layouts have no stored frames.
  func observations(in layout: AuditedLayout) -> [Observation] { [] }

  func observations(
    ofDrawing subject: AuditSubject, fonts: FontLibrary
  ) throws(InvalidParameterError) -> [Observation] {
    guard let document = subject.document, var canvas = subject.canvas else { return [] }
    var options = LayoutOptions()
    options.fonts = fonts
    canvas = canvas.with(options)
    // Stored frames are those of the design, and not of a scaled document.
    let movedViews = try subject.root.withDesign { () throws(InvalidParameterError) in
      canvas.movedViews(in: try canvas.layout(subject.root)) { !canvas.isAmbiguous($0) }
    }
    let moved = movedViews.compactMap { view in
      view.ownCause.flatMap {
        $0.error > AuditedLayout.tolerance ? (view, cap(of: view, because: $0)) : nil
      }
    }
    // Frames that the user's class or a stack may explain are not updated.
    let isUpdated = { (cap: SeverityCap?) in cap == nil || cap == .unmarkedFrame }
    let marked = Set(moved.filter { $0.0.isMarked }.compactMap { $0.0.node.identifier })
    let changes =
      moved.contains { isUpdated($0.1) }
      ? updates(of: subject, document, measuring: marked, fonts) : []
    return moved.map { view, cap in
      Observation(
        node: view.node, cap: cap, hint: isUpdated(cap) ? hint(for: view, changes) : nil,
        message: "\(subject.name(of: view.node)) is drawn elsewhere: \(view.miss.reason)")
    }
  }

  /// Returns the changes that bring the frames under a root up to date.
  ///
  /// The stored size of a view that Xcode marked is out of date too, so that its text is measured.
  private func updates(
    of subject: AuditSubject, _ document: InterfaceDocument, measuring marked: Set<String>,
    _ fonts: FontLibrary
  ) -> [DocumentChange] {
    let ids = Set(subject.root.subtree.compactMap(\.identifier))
    do {
      let text = try DocumentText(data: document.data, path: document.path)
      var measuring = FrameUpdate(measuresContents: true)
      measuring.fonts = fonts
      let measured = marked.isEmpty ? [] : try measuring.update(text).changes
      return try FrameUpdate().update(text).changes.filter {
        ids.contains($0.element) && !marked.contains($0.element)
      } + measured.filter { marked.contains($0.element) }
    } catch {
      return []  // the finding has no hint then
    }
  }

  private func hint(for view: MovedNode, _ changes: [DocumentChange]) -> Hint? {
    let frames = changes.filter { if case .setFrame = $0 { true } else { false } }
    guard let id = view.node.identifier, frames.contains(where: { $0.element == id }) else {
      return nil
    }
    let others = frames.count - 1
    let rest =
      others == 0 ? "" : " and those of \(others) other \(others == 1 ? "view" : "views")"
    return Hint(steps: ["update its frame\(rest)"], changes: changes)
  }

  private func cap(of view: MovedNode, because cause: Violation) -> SeverityCap? {
    if view.isMarked { return nil }
    if let name = view.node.customClass { return .customClass(name) }
    // A symbol as a background image has an alignment rectangle that is not known.
    if case .button(let button) = view.node.role, button.backgroundImageName != nil {
      return .note("its background image may have its own alignment rectangle")
    }
    if case .rule = cause.member {
      return .note("a stack positions it, and Xcode did not mark it as misplaced")
    }
    return .unmarkedFrame
  }
}

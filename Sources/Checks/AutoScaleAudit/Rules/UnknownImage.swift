import AutoScale
import AutoScaleTrees

/// Finds images without a known size that decide a layout.
struct UnknownImage: AuditRule {
  let about = AuditRuleDescription(
    id: .unknownImage,
    summary: "The size of an image decides a layout, and the document does not state it.",
    proves:
      "The document lists no size of the image, and no constraints decide the width or the height "
      + "of its view.",
    limits: "The image may be in the app all the same. Other findings near the view are uncertain.",
    severity: .warning, comparesWithDesign: false)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .image, "Logo", x: 16, y: 20, width: 100, height: 86, without: ["width"],
      attributes: #"image="missing""#)
    return example
  }

  var isAboutConstraintsAlone: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    let images = zip(tree.nodes, tree.isVisible).filter { node, isVisible in
      guard isVisible, case .image(let image) = node.role else { return false }
      return image.imageName != nil && image.imageSize == nil
    }.map(\.0)
    // Open frames are found by a second solve, which most documents can be spared.
    guard !images.isEmpty else { return [] }
    return layout.diagnosis.ambiguousNodes.compactMap { open in
      guard images.contains(where: { $0 === open.node }) else { return nil }
      let lengths = [
        ("width", open.parts.contains(.width)), ("height", open.parts.contains(.height)),
      ]
      .filter(\.1).map(\.0)
      guard !lengths.isEmpty else { return nil }
      return Observation(
        node: open.node, cap: tree.subject.cap(ofImageOf: open.node),
        message: "only its image decides the \(lengths.joined(separator: " and ")) of "
          + "\(tree.subject.name(of: open.node)), and the document does not state the image's size")
    }
  }
}

extension AuditSubject {
  /// Returns a note for a view with an outlet, by which code may set another image.
  fileprivate func cap(ofImageOf node: ViewNode) -> SeverityCap? {
    if let name = node.customClass { return .customClass(name) }
    return outletName(of: node).map { .note("code may set another image through the outlet \($0)") }
  }
}

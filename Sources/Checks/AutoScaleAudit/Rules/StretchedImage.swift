import AutoScale
import AutoScaleTrees

/// Finds images that are drawn in a wrong aspect ratio.
struct StretchedImage: AuditRule {
  let about = AuditRuleDescription(
    id: .stretchedImage,
    summary: "An image is stretched.",
    proves:
      "The image fills its view, whose ratio differs from the image's by more than a tenth on "
      + "these widths, and by less where the document is drawn.",
    limits:
      "Excluded are images without a size in the document, other content modes, lines and shadows. "
      + "Other images that are made for stretching are unknown.",
    severity: .warning, comparesWithDesign: true)

  var example: ExampleDocument {
    var example = ExampleDocument()
    example.add(
      .image, "Photo", x: 16, y: 20, width: 343, height: 86, without: ["width"],
      attributes: #"image="photo""#)
    example.constrain("screen", "trailing", to: "Photo", plus: 16)
    return example
  }

  /// The length in points below which an image is a line or a shadow, which are made for stretching.
  private static let leastLength = 12.0

  /// The relative difference of ratios that is invisible.
  private static let slight = 0.1

  var isSeenInFrames: Bool { true }

  func observations(in layout: AuditedLayout) -> [Observation] {
    let tree = layout.tree
    return tree.nodes.indices.compactMap { position in
      let node = tree.nodes[position]
      let rect = layout.rects[position]
      guard tree.isVisible[position], rect.area > 0, case .image(let image) = node.role,
        node.appearance.contentMode == .scaleToFill, let size = image.imageSize,
        min(size.width, size.height) >= Self.leastLength
      else { return nil }
      let stretch = (rect.width / rect.height) / (size.width / size.height)
      guard max(stretch, 1 / stretch) > 1 + Self.slight else { return nil }
      let word = stretch > 1 ? "wide" : "high"
      let percent = ((max(stretch, 1 / stretch) - 1) * 100).rounded()
      return Observation(
        node: node, amount: percent,
        message: "\(tree.name(of: position)) stretches its image of \(size.width.text) × "
          + "\(size.height.text) pt to \(rect.width.text) × \(rect.height.text), "
          + "\(percent.text) % too \(word)")
    }
  }
}

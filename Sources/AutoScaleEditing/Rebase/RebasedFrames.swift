import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The frames of a document's views on a device of another width.
struct RebasedFrames {
  private var frames: [Int: LayoutRect] = [:]

  /// Lays out a document with new lengths and old frames.
  ///
  /// - Parameters:
  ///   - text: The document with the new lengths and the new device.
  ///   - old: The original document, with the same elements.
  ///   - device: The new device.
  ///   - textScale: The factors of fonts, by the index of the view's element.
  /// - Throws: `InterfaceBuilderError` for an invalid document, and `InvalidParameterError` for a
  ///   root without a screen.
  init(
    of text: DocumentText, replacing old: InterfaceDocument, on device: InterfaceDevice,
    textScale: [Int: Double]
  ) throws {
    let document = try text.document()
    let nodes = document.views.flatMap(\.subtree)
    for node in nodes {
      guard let element = document.elementIndex(of: node), let factor = textScale[element],
        node.translatesAutoresizingMaskIntoConstraints == false
      else { continue }
      node.frame.width *= factor
      node.frame.height *= factor
    }
    let oldCanvas = DesignCanvas(old)
    let isSameKind =
      (old.device?.screen.safeArea?.bottom == 0) == (device.screen.safeArea?.bottom == 0)
    for (root, oldRoot) in zip(document.views, old.views) {
      let options = LayoutOptions(
        safeArea: isSameKind ? .given(oldCanvas.safeArea(of: oldRoot)) : .device)
      let canvas = DesignCanvas(document, options: options)
      let size = LayoutSize(
        width: oldCanvas.fillsWidth(oldRoot) ? device.width : oldRoot.frame.width,
        height: oldCanvas.height(of: oldRoot, on: device.screen))
      let result = try canvas.layout(root, size: size)
      frames[document.elementIndex(of: root) ?? 0] = LayoutRect(
        x: root.frame.x, y: root.frame.y, width: size.width, height: size.height)
      for (node, frame) in zip(result.nodes, result.frames).dropFirst() {
        guard let element = document.elementIndex(of: node),
          document.element(of: node)?.storedFrame != nil, document.isInstalled(node)
        else { continue }
        frames[element] = frame.withoutNoise(pixelsPerPoint: device.pixelsPerPoint)
      }
    }
  }

  /// The edits of lengths and of stored frames.
  func edits(besides editor: DocumentEditor) -> [DocumentEdit] {
    var editor = editor
    for (element, frame) in frames.sorted(by: { $0.key < $1.key })
    where editor.text.child("rect", key: "frame", of: element) != nil {
      editor.setFrame(frame, of: element)
    }
    return editor.edits
  }
}

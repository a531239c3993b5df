import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The pixels by which stored frames miss their layout, although they agree up to rounding.
///
/// Xcode and a layout may round halves of a pixel to different sides. A rebased frame keeps the
/// pixels, so that the way back restores the stored frame.
struct PixelDeviations {
  private var pixels: [Int: LayoutRect] = [:]

  /// Compares the stored frames of views with constraints with a layout of a document.
  ///
  /// - Throws: `InvalidParameterError` for a root without a screen.
  /// - Complexity: A layout of the document.
  init(of document: InterfaceDocument) throws(InvalidParameterError) {
    let canvas = DesignCanvas(document)
    let scale = document.device?.pixelsPerPoint ?? 2
    for root in document.views {
      let result = try canvas.layout(root)
      for (node, solved) in zip(result.nodes, result.frames).dropFirst()
      where node.translatesAutoresizingMaskIntoConstraints == false {
        guard let element = document.elementIndex(of: node),
          document.element(of: node)?.storedFrame != nil,
          solved.isClose(to: node.frame, tolerance: LayoutRect.roundingError)
        else { continue }
        let deviation = node.frame.combined(with: solved) { (($0 - $1) * scale).rounded() }
        if deviation != .zero { pixels[element] = deviation }
      }
    }
  }

  /// The frame of a view of the same document on another device, with the deviation of its stored frame.
  func applied(to frame: LayoutRect, of element: Int, pixelsPerPoint: Double) -> LayoutRect {
    guard let pixels = pixels[element] else { return frame }
    return frame.combined(with: pixels) { $0 + $1 / pixelsPerPoint }
  }
}

extension LayoutRect {
  /// The rectangle of a function of both rectangles' numbers.
  fileprivate func combined(
    with other: LayoutRect, _ combine: (Double, Double) -> Double
  ) -> LayoutRect {
    LayoutRect(
      x: combine(x, other.x), y: combine(y, other.y), width: combine(width, other.width),
      height: combine(height, other.height))
  }
}

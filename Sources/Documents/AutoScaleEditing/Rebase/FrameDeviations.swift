import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The differences of stored frames from those of a layout.
///
/// A rebased frame keeps them, so that a misplaced view stays misplaced by the scaled amount, and the
/// way back restores the stored frame.
struct FrameDeviations {
  /// The differences of the numbers, in points, by the index of the view's element.
  private var frames: [Int: [Double]] = [:]
  private var dropped: Set<Int> = []
  private let oldScale: Double

  /// Compares the stored frames of a document with a layout of its canvas.
  ///
  /// - Throws: `InvalidParameterError` for a root without a screen.
  /// - Complexity: A layout of the document.
  init(
    of document: InterfaceDocument, _ grid: SolvedFrames.Grid
  ) throws(InvalidParameterError) {
    let canvas = DesignCanvas(document)
    oldScale = document.device?.pixelsPerPoint ?? 2
    for root in document.views {
      let solvedFrames = SolvedFrames(of: try canvas.layout(root), grid)
      for (position, node) in solvedFrames.nodes.enumerated().dropFirst()
      where document.isInstalled(node) && !node.isHiddenInStack {
        guard let element = document.elementIndex(of: node),
          document.element(of: node)?.storedFrame != nil
        else { continue }
        let solved = solvedFrames.frame(at: position)
        let deviations = LayoutRect.numbers.map {
          node.frame[keyPath: $0] - solved[keyPath: $0]
        }
        if deviations.contains(where: { $0.magnitude > 1e-6 }) { frames[element] = deviations }
      }
    }
  }

  /// Returns the deviations without those of some views.
  func without(_ elements: Set<Int>) -> FrameDeviations {
    var rest = self
    rest.frames = frames.filter { !elements.contains($0.key) }
    rest.dropped.formUnion(elements)
    return rest
  }

  /// The views that deviate.
  var elements: Set<Int> { Set(frames.keys) }

  /// Returns whether Xcode's mark of a misplaced view holds as before.
  func hasMark(_ element: Int) -> Bool { !dropped.contains(element) }

  /// Returns the frame of a view in another layout, with the deviation of its stored frame.
  func applied(to frame: LayoutRect, of element: Int, _ plan: RebasePlan) -> LayoutRect {
    guard let deviations = frames[element] else { return frame }
    var frame = frame
    let factor = plan.scalesFrame(at: element) ? plan.scaling.factor : 1
    for (number, deviation) in zip(LayoutRect.numbers, deviations) {
      // A pixel that rounding explains stays one, as Xcode and a layout may round halves to different sides.
      frame[keyPath: number] +=
        deviation.magnitude <= LayoutRect.roundingError
        ? deviation * oldScale / plan.device.pixelsPerPoint : deviation * factor
    }
    return frame
  }
}

extension LayoutRect {
  /// The numbers of a rectangle.
  fileprivate static var numbers: [WritableKeyPath<LayoutRect, Double>] {
    [\.x, \.y, \.width, \.height]
  }
}

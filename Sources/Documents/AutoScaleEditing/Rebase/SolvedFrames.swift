import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The frames of a layout that a document stores.
struct SolvedFrames {
  /// Where frames lie.
  enum Grid {
    /// On the pixels of the device, as Xcode stores them.
    case pixels
    /// On pixels, but for those that nothing but a scaled frame decides: rounded, the frame of a cell would
    /// contradict required lengths of the views in it by less than a pixel.
    case exact
  }

  private let grid: Grid
  private let result: LayoutResult
  private let rects: [LayoutRect]
  private var isExact: [(horizontal: Bool, vertical: Bool)] = []

  init(of result: LayoutResult, _ grid: Grid) {
    (self.result, self.grid) = (result, grid)
    rects = result.alignmentRects
    for (position, node) in result.nodes.enumerated() {
      guard let parent = result.rows.parent(of: position) else {
        isExact.append((true, true))
        continue
      }
      let isPlacedByFrame = node.translatesAutoresizingMaskIntoConstraints != false
      let around = isExact[parent]
      let (horizontal, vertical) = node.hasFixedFrame
      isExact.append(
        (
          isPlacedByFrame && (horizontal || around.horizontal),
          isPlacedByFrame && (vertical || around.vertical)
        ))
    }
  }

  /// The views, in the order of their positions.
  var nodes: [ViewNode] { result.nodes }

  /// Returns the frame of a view in its superview.
  func frame(at position: Int) -> LayoutRect {
    var frame = result.frames[position]
    guard grid == .exact, let parent = result.rows.parent(of: position) else { return frame }
    let outsets = result.rows.content(of: position)?.alignmentOutsets ?? .zero
    let (rect, around) = (rects[position], rects[parent])
    if isExact[position].horizontal {
      frame.x = rect.x - outsets.left - around.x
      frame.width = rect.width + outsets.horizontal
    }
    if isExact[position].vertical {
      frame.y = rect.y - outsets.top - around.y
      frame.height = rect.height + outsets.vertical
    }
    return frame
  }
}

extension ViewNode {
  /// Whether the frame does not change with the size of the superview, in both directions.
  fileprivate var hasFixedFrame: (horizontal: Bool, vertical: Bool) {
    // A cell fits its content view into itself, whatever its mask.
    if case .contentView = role { return (false, false) }
    // A table makes its rows as wide as itself.
    if case .table = parent?.role { return (false, true) }
    return (
      autoresizingMask.isDisjoint(with: [.flexibleLeftMargin, .flexibleWidth]),
      autoresizingMask.isDisjoint(with: [.flexibleTopMargin, .flexibleHeight])
    )
  }
}

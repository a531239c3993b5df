import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The size and the length of texts relative to those of the document.
struct TextVariation: Hashable {
  /// The size; what follows from the height of a line differs with it.
  var scale = 1.0
  var length = 1.0

  /// The texts of the document.
  static let none = TextVariation()
}

/// A size, a safe area and a length of texts in which a document and its code are compared.
struct SampleScreen {
  /// The size of the outermost view, in points.
  let size: LayoutSize
  /// The insets of the bars of the system, in points.
  let safeArea: LayoutInsets
  let texts: TextVariation
  /// Whether the size has a height that is offered to the view; otherwise its content decides.
  var proposesHeight = true
  private let sizing: any IntrinsicSizing
  let context: ScreenContext
  let settings: LayoutSettings

  /// Makes a screen that a view fills, or the room of one that is a part of another screen.
  init(
    _ size: LayoutSize, safeArea: LayoutInsets = .zero, texts: TextVariation = .none,
    on screen: LayoutSize? = nil
  ) throws(InvalidParameterError) {
    (self.size, self.safeArea, self.texts) = (size, safeArea, texts)
    context = try ScreenContext(
      width: screen?.width ?? size.width, height: screen?.height ?? size.height, pixelsPerPoint: 3,
      safeArea: safeArea)
    var settings = LayoutSettings()
    // Rounded frames would hide which lengths stay the same.
    settings.snapsToPixels = false
    self.settings = settings.measuringTexts(times: texts.scale, length: texts.length)
    sizing = self.settings.sizing
  }

  /// Makes the room of a view that is a part of a usual phone's screen.
  static func part(_ width: Double, _ height: Double, _ texts: TextVariation)
    throws(InvalidParameterError) -> SampleScreen
  {
    try SampleScreen(
      LayoutSize(width: width, height: height), texts: texts,
      on: LayoutSize(width: 375, height: 812))
  }

  /// The part of a view that fills the screen inside the safe area.
  func room(in frame: LayoutRect) -> LayoutRect { frame.inset(by: safeArea) }

  /// The part of a frame that no bar covers, or `nil` if none covers it.
  func inset(of frame: LayoutRect) -> LayoutRect? {
    let top = max(frame.y, safeArea.top)
    let bottom = min(frame.maxY, size.height - safeArea.bottom)
    guard top > frame.y || bottom < frame.maxY, bottom > top else { return nil }
    return LayoutRect(x: frame.x, y: top, width: frame.width, height: bottom - top)
  }

  /// The room with the parts of the screen beyond the safe area at some edges.
  func extended(_ room: LayoutRect, at edges: Set<LayoutInsets.Edge>) -> LayoutRect {
    var room = room
    if edges.contains(.top) {
      room.y -= safeArea.top
      room.height += safeArea.top
    }
    if edges.contains(.bottom) { room.height += safeArea.bottom }
    return room
  }

  /// The room between the margins of the screen.
  func insideMargins(_ room: LayoutRect) -> LayoutRect {
    room.inset(margin, 0)
  }

  /// The margin at the sides of the screen, in points.
  var margin: Double { settings.margins.screenMargin(width: context.width) }

  /// The size of a view's content in UIKit, its text wrapped in a width; `nil` for a view without content.
  func contentSize(of node: ViewNode, width: Double? = nil) -> LayoutSize? {
    let size = sizing.intrinsicContentSize(of: node, width: width, in: context)
    guard size.width != nil || size.height != nil else { return nil }
    return LayoutSize(
      width: size.width ?? .nan, height: size.height ?? .nan)
  }

  /// The part of a view's frame that constraints place; a switch draws a little outside it.
  func alignmentFrame(of node: ViewNode, _ frame: LayoutRect) -> LayoutRect {
    // The other controls draw inside their frames.
    guard node is SwitchNode || node is SliderNode || node is SegmentedControlNode else {
      return frame
    }
    return frame.inset(by: sizing.intrinsicContentSize(of: node, in: context).alignmentOutsets)
  }

  /// The size that a leaf takes when it is offered one.
  func size(of leaf: SwiftUILeaf, _ proposal: ProposedSize) -> LayoutSize {
    let ideal = leaf.node.flatMap { contentSize(of: $0) }
    switch leaf.sizing {
    case .flexible:
      return LayoutSize(
        width: proposal.width ?? ideal?.width.known ?? Self.shapeLength,
        height: proposal.height ?? ideal?.height.known ?? Self.shapeLength)
    case .fillsWidth:
      return LayoutSize(
        width: proposal.width ?? ideal?.width.known ?? Self.shapeLength,
        height: ideal?.height.known ?? 0)
    case .fixed: return LayoutSize(width: ideal?.width.known ?? 0, height: ideal?.height.known ?? 0)
    case .text: return textSize(of: leaf, ideal ?? .zero, proposal)
    }
  }

  /// The ideal length of a shape or a color, in points.
  private static let shapeLength = 10.0

  private func textSize(
    of leaf: SwiftUILeaf, _ ideal: LayoutSize, _ proposal: ProposedSize
  ) -> LayoutSize {
    guard let node = leaf.node, let width = proposal.width, width < ideal.width else {
      return ideal
    }
    guard case .label(let label) = node.role, label.numberOfLines != 1,
      let wrapped = contentSize(of: node, width: width)
    else { return LayoutSize(width: width, height: ideal.height) }
    let height = proposal.height.map { max(ideal.height, min($0, wrapped.height)) }
    return LayoutSize(width: min(width, wrapped.width), height: height ?? wrapped.height)
  }
}

extension Double {
  /// The number, or `nil` for NaN.
  var known: Double? { isNaN ? nil : self }
}

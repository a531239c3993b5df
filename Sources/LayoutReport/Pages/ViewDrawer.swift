import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// Draws single views of a tree that was laid out, without the views in them.
struct ViewDrawer {
  private var painter: PicturePainter
  private let result: LayoutResult
  private let tints: [ViewColor]

  /// What ids begin with until the page puts the prefix of a picture in their place.
  static let idPrefix = "\u{10FFFD}"

  init(
    _ result: LayoutResult, structure: TreeStructure, bars: ControllerBars?,
    options: PictureOptions
  ) {
    var options = options
    options.idPrefix = Self.idPrefix
    self.result = result
    painter = PicturePainter(result, structure: structure, bars: bars, options: options)
    painter.sharesTexts = true
    tints = structure.tints
  }

  /// By how much each view moves what is in it, in points.
  var contentShifts: [Double] { painter.tree.contentShifts }

  /// What the drawing of a view depends on, besides the view itself.
  struct Key: Hashable {
    let size: LayoutSize

    /// Whether something in the view passes its edges.
    let overflows: Bool

    /// How far the safe area moves what is in the view, in points.
    let shift: Double

    /// Whether cells touch the view above and below, where it is one of an inset group.
    let hasCellAbove, hasCellBelow: Bool

    /// How far the content of a view that scrolls reaches.
    let content: LayoutRect?
  }

  func key(of index: Int) -> Key {
    let view = view(index)
    let tree = painter.tree
    let isRow = (view.node as? TableCellNode)?.isInInsetGroup ?? false
    let (above, below) = isRow ? tree.neighbors(ofCell: index) : (false, false)
    return Key(
      size: view.size, overflows: tree.overflows(view), shift: tree.contentShifts[index],
      hasCellAbove: above, hasCellBelow: below,
      content: view.node.role.scrollView == nil ? nil : tree.extents[index])
  }

  /// Draws a view: what comes before the views in it, a `{}`, and what comes after them.
  mutating func parts(of index: Int) -> MarkupParts {
    let view = view(index)
    painter.svg = SVGWriter()
    // Each drawing has its own filters, since it may be shown without the others.
    painter.filters = []
    painter.draw(view)
    painter.openContent(of: view)
    let head = painter.svg.text
    painter.svg = SVGWriter()
    painter.closeContent(of: view)
    return MarkupParts(head: head, tail: painter.svg.text)
  }

  /// Draws what is behind and over all views: the font, the screen's shape and its background.
  mutating func canvasParts(on screen: Screen?) -> MarkupParts {
    painter.svg = SVGWriter()
    painter.openFontGroup()
    let shape = screen.map { ScreenShape(of: $0, size: painter.screenSize) }
    shape.map { painter.openScreen($0) }
    painter.fill(
      LayoutRect(width: painter.screenSize.width, height: painter.screenSize.height),
      with: .systemBackground)
    let head = painter.svg.text
    painter.svg = SVGWriter()
    painter.filters = []
    painter.drawControllerBars()
    shape.map { painter.closeScreen($0) }
    painter.svg.close("g")
    return MarkupParts(head: head, tail: painter.svg.text)
  }

  private func view(_ index: Int) -> PictureView {
    PictureView(index, of: result, tint: tints[index])
  }
}

extension MarkupParts {
  /// Takes a drawing apart that stands around others; one with nothing behind them has no `{}`.
  init(head: String, tail: String) {
    self.init(head)
    guard !tail.isEmpty else { return }
    let rest = MarkupParts(tail)
    self.init(skeleton: skeleton + "\u{0}" + rest.skeleton, numbers: numbers + rest.numbers)
  }

  private init(skeleton: String, numbers: [Int]) {
    self.skeleton = skeleton
    self.numbers = numbers
  }
}

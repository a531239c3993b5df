import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// Walks over a tree that was laid out, and lets a painter draw each view.
struct PictureRenderer {
  private(set) var painter: PicturePainter
  private let result: LayoutResult
  private let screen: Screen?
  private let options: PictureOptions

  /// The views whose descendants are drawn at present, the outermost first.
  private var open: [OpenView] = []

  /// A view that is drawn, and what is left to do about it.
  private struct OpenView {
    let view: PictureView
    /// Whether its element is still open, so that those of its children go into it.
    let isElementOpen: Bool
    /// Its place in the nearest element that is open.
    let origin: (x: Double, y: Double)
  }

  /// Elements are nested so deep at most: readers of XML refuse more than 256 levels.
  private static let depthLimit = 100

  init(
    _ result: LayoutResult, screen: Screen?, bars: ControllerBars? = nil, options: PictureOptions
  ) {
    self.result = result
    self.screen = screen
    self.options = options
    painter = PicturePainter(result, bars: bars, options: options)
  }

  /// Draws the whole document.
  mutating func drawPicture(description: String) {
    let size = painter.screenSize
    painter.svg.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(size.width),
        "height": .number(size.height),
        "viewBox": .text(PathData.viewBox(size)), "role": "img",
        "aria-label": .text(description), "xml:space": "preserve",
      ])
    painter.openFontGroup()
    let shape = options.showsScreen ? ScreenShape(of: screen, size: size) : nil
    shape.map { painter.openScreen($0) }
    painter.fill(LayoutRect(width: size.width, height: size.height), with: .systemBackground)
    drawView(at: 0)
    painter.drawControllerBars()
    var overlays = PictureOverlays(painter, result)
    overlays.draw()
    painter = overlays.painter
    if options.showsKeyboard { painter.drawKeyboard() }
    shape.map { painter.closeScreen($0) }
    painter.svg.close("g")
    painter.svg.close("svg")
  }

  /// Draws a view and all in it, from back to front and without recursion.
  mutating func drawView(at root: Int) {
    var pending: [Step] = [.enter(root)]
    while let step = pending.popLast() {
      switch step {
      case .leave: leave()
      case .enter(let index):
        guard result.nodes[index].isSeen else { continue }
        enter(index)
        pending.append(.leave)
        for child in painter.tree.children(of: index).reversed() { pending.append(.enter(child)) }
      }
    }
  }

  private enum Step {
    case enter(Int)
    case leave
  }

  private mutating func enter(_ index: Int) {
    let frame = result.frames[index]
    let parent = open.last
    let start = parent.flatMap { $0.isElementOpen ? nil : $0.origin } ?? (x: 0, y: 0)
    let origin = (x: start.x + frame.x, y: start.y + frame.y)
    let tint = result.nodes[index].appearance.tintColor ?? parent?.view.tint ?? .systemBlue
    let view = PictureView(index, of: result, tint: tint)
    let isElementOpen = open.count < Self.depthLimit
    painter.open(view, at: origin)
    painter.draw(view)
    if isElementOpen {
      painter.openContent(of: view)
    } else {
      painter.close(view)
    }
    open.append(OpenView(view: view, isElementOpen: isElementOpen, origin: origin))
  }

  private mutating func leave() {
    guard let left = open.popLast(), left.isElementOpen else { return }
    painter.closeContent(of: left.view)
    painter.close(left.view)
  }
}

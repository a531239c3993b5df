import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleTrees

/// The drawings of an outermost view and its subviews, on all screens and at all widths.
struct RowDrawings {
  private var options: PictureOptions

  private let bars: ControllerBars?

  /// The drawings of the canvas, then those of each view.
  private var fitters: [TemplateFitter]

  /// The look of the system in the next drawings.
  var look = SystemLook.iOS18

  /// Draws the views of the latest layout.
  private var drawer: ViewDrawer?

  /// The outermost view of the latest layout.
  private var root: ViewNode?

  /// How far each view scrolls its content in the latest layout, in points.
  var contentShifts: [Double] { drawer?.contentShifts ?? [] }

  /// The known drawings of each view by their keys.
  private var known: [[Key: Int]]

  private struct Key: Hashable {
    let drawing: ViewDrawer.Key
    let pixelsPerPoint: Double
    let look: SystemLook
  }

  init(
    viewCount: Int, under bars: ControllerBars? = nil, assets: DocumentAssets? = nil,
    in condition: ViewingCondition = ViewingCondition()
  ) {
    self.bars = bars
    options = PictureOptions(images: assets)
    options.condition = condition
    fitters = Array(repeating: TemplateFitter(), count: viewCount + 1)
    known = Array(repeating: [:], count: viewCount + 1)
  }

  /// Forgets the known drawings, which change with the values of the views.
  mutating func forget() { known = Array(repeating: [:], count: known.count) }

  /// Draws the views of a layout that are not known yet.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - visible: The indices of the visible views.
  ///   - shape: The shape of the screen, if it is drawn.
  /// - Returns: The numbers of the drawings of the canvas and of each view; -1 stands for a hidden view.
  mutating func add(_ result: LayoutResult, visible: [Int], in shape: ScreenShape?) -> [Int] {
    // Other size classes have a tree of their own, with other drawings.
    if root !== result.nodes[0] {
      forget()
      drawer = nil
      root = result.nodes[0]
    }
    // Taken, so that the drawer has one owner and is changed in place.
    var drawer = drawer.take() ?? ViewDrawer(result, bars: bars, options: options)
    drawer.show(result, in: look)
    defer { self.drawer = drawer }
    var drawings = Array(repeating: -1, count: fitters.count)
    drawings[0] = addCanvas(of: result, &drawer, in: shape)
    for index in visible {
      // A key is cheap, and a drawing is made only if it is new.
      let key = Key(
        drawing: drawer.key(of: index), pixelsPerPoint: result.context.pixelsPerPoint, look: look)
      if let drawing = known[index + 1][key] {
        drawings[index + 1] = drawing
        continue
      }
      let drawing = fitters[index + 1].add(
        drawer.drawing(of: index), at: result.drawnSize(of: index),
        pixelsPerPoint: key.pixelsPerPoint)
      known[index + 1][key] = drawing
      drawings[index + 1] = drawing
    }
    return drawings
  }

  private mutating func addCanvas(
    of result: LayoutResult, _ drawer: inout ViewDrawer, in shape: ScreenShape?
  ) -> Int {
    fitters[0].add(
      drawer.canvas(in: shape), at: result.drawnSize(of: 0),
      pixelsPerPoint: result.context.pixelsPerPoint)
  }

  /// Fits the drawings of the canvas and of each view.
  func fitted() -> [FittedDrawings] { fitters.map { $0.fitted() } }
}

extension LayoutResult {
  /// Returns the sizes on which the drawing of a view may depend.
  func drawnSize(of index: Int) -> DrawnSize {
    DrawnSize(
      width: frames[index].width, height: frames[index].height, screen: context.width)
  }
}

import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// The drawings of one outermost view and of those in it, on all screens and at all widths, in one
/// appearance.
struct RowDrawings {
  private let options: PictureOptions

  private let bars: ControllerBars?

  /// One for the canvas, and one for each view.
  private var fitters: [TemplateFitter]

  /// What the tree of the views is like.
  private var structure: TreeStructure?

  /// By how much each view moves what is in it, in the layout that was added last, in points.
  private(set) var contentShifts: [Double] = []

  /// The drawings that are known for a view, by what they depend on.
  private var known: [[Key: Int]]

  private struct Key: Hashable {
    let drawing: ViewDrawer.Key
    let pixelsPerPoint: Double
  }

  init(
    viewCount: Int, under bars: ControllerBars? = nil, appearance: PictureOptions.Appearance,
    assets: DocumentAssets? = nil
  ) {
    self.bars = bars
    var options = PictureOptions(appearance: appearance, images: assets)
    options.pageAssets = assets
    self.options = options
    fitters = Array(repeating: TemplateFitter(), count: viewCount + 1)
    known = Array(repeating: [:], count: viewCount + 1)
  }

  /// Forgets which drawings are known, since the views have other values now.
  mutating func forget() { known = Array(repeating: [:], count: known.count) }

  /// Draws what is new in a layout.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - visible: The indices of the views that are seen.
  ///   - screen: The screen whose shape is drawn; nil for a plain one.
  /// - Returns: The numbers of the drawings of the canvas and of each view, -1 for one that is not
  ///   seen.
  mutating func add(_ result: LayoutResult, visible: [Int], on screen: Screen?) -> [Int] {
    let structure = structure ?? TreeStructure(result.nodes)
    self.structure = structure
    var drawer = ViewDrawer(result, structure: structure, bars: bars, options: options)
    contentShifts = drawer.contentShifts
    var drawings = Array(repeating: -1, count: fitters.count)
    drawings[0] = addCanvas(of: result, &drawer, on: screen)
    for index in visible {
      let key = Key(drawing: drawer.key(of: index), pixelsPerPoint: result.context.pixelsPerPoint)
      if let drawing = known[index + 1][key] {
        drawings[index + 1] = drawing
        continue
      }
      let drawing = fitters[index + 1].add(
        drawer.parts(of: index), at: result.drawnSize(of: index),
        pixelsPerPoint: key.pixelsPerPoint)
      known[index + 1][key] = drawing
      drawings[index + 1] = drawing
    }
    return drawings
  }

  private mutating func addCanvas(
    of result: LayoutResult, _ drawer: inout ViewDrawer, on screen: Screen?
  ) -> Int {
    fitters[0].add(
      drawer.canvasParts(on: screen), at: result.drawnSize(of: 0),
      pixelsPerPoint: result.context.pixelsPerPoint)
  }

  /// The drawings of the canvas and of each view, by their numbers.
  func drawings() -> [[FittedDrawing]] { fitters.map { $0.drawings() } }
}

extension LayoutResult {
  /// Where a view is drawn.
  func drawnSize(of index: Int) -> DrawnSize {
    DrawnSize(
      width: frames[index].width, height: frames[index].height, screen: context.width)
  }
}

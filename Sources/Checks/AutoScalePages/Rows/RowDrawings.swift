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

  /// The known drawings of each view by their keys.
  private var known: [[Key: Int]]

  struct Key: Hashable {
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

  /// A layout to draw.
  struct Stage {
    let result: LayoutResult

    /// The indices of the visible views.
    let visible: [Int]

    /// The shape of the screen, if it is drawn.
    let shape: ScreenShape?
  }

  /// What is drawn of a layout.
  struct Drawn {
    /// The numbers of the drawings of the canvas and of each view; -1 stands for a hidden view.
    var drawings: [Int]

    /// How far each view scrolls its content, in points.
    var contentShifts: [Double]
  }

  /// Draws the views of a layout that are not known yet.
  mutating func add(_ stage: Stage) -> Drawn { add([stage])[0] }

  /// Draws the views of layouts of one tree at one width after the other.
  ///
  /// - Complexity: A key for each view and layout; drawings only where they do not follow from their neighbors.
  mutating func add(_ stages: [Stage]) -> [Drawn] {
    guard let first = stages.first else { return [] }
    // Other size classes have a tree of their own, with other drawings.
    if root !== first.result.nodes[0] {
      forget()
      drawer = nil
      root = first.result.nodes[0]
    }
    // Taken, so that the drawer has one owner and is changed in place.
    let drawer = drawer.take() ?? ViewDrawer(first.result, bars: bars, options: options)
    var strips = DrawingStrips(stages, in: look, by: drawer)
    strips.draw { place, key in known[place][key] != nil }
    self.drawer = strips.drawer
    var drawn = strips.contentShifts.map {
      Drawn(drawings: Array(repeating: -1, count: fitters.count), contentShifts: $0)
    }
    for strip in strips.strips {
      let place = strip.place
      for (index, first) in strip.first.enumerated() {
        drawn[index].drawings[place] =
          first < index
          ? drawn[first].drawings[place] : number(of: strip, at: index, in: stages[index].result)
      }
    }
    return drawn
  }

  /// Returns the number of a drawing, which is added if it is new.
  private mutating func number(
    of strip: DrawingStrips.Strip, at index: Int, in result: LayoutResult
  ) -> Int {
    let (place, key) = (strip.place, strip.key(at: index))
    if let key, let number = known[place][key] { return number }
    guard let drawing = strip.drawings[index] else { return -1 }
    let number = fitters[place].add(
      drawing, at: result.drawnSize(of: max(place - 1, 0)),
      pixelsPerPoint: result.context.pixelsPerPoint)
    if let key { known[place][key] = number }
    return number
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

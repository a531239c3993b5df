import AutoScale
import AutoScaleLayoutEngine
import AutoScalePictures
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// An outermost view at every whole width of a screen.
struct WidthSweep {
  /// The widths in points, from the narrowest phone to the widest pad in landscape.
  static let widths = 320...1366

  /// The pixels per point of the screens.
  ///
  /// Two, as on the canvas of most documents: 956 of 1,982 have retina4_7, and 746 retina6_1.
  static let pixelsPerPoint = 2.0

  /// The edges of each view: left, top, right, bottom.
  private(set) var edges: [[EdgeFunction]] = []

  /// The numbers of the drawings, by width.
  private(set) var drawings: [[Int]] = []

  /// The safe area and the margins as the page stores them, by width.
  private var guides: [[Double]] = []

  /// The lists of constraints that are not installed, by width; `nil` if size classes change none.
  private var missing: [[Int]?] = []

  /// The height of the screens, in points.
  private let height: Double

  /// Whether the root has a place on the screens.
  private var hasPlace = false

  /// A canvas with the screens for which it has the variations.
  struct Part {
    let screens: Set<Screen>
    let canvas: DesignCanvas
  }

  /// A layout of the view on a screen.
  struct Step {
    let result: LayoutResult

    /// The place of the view on the screen, which is drawn around it.
    var place: ControllerPlace?

    /// The indices of constraints that the screen does not install.
    var missing: [Int]?
  }

  /// Returns the screens of all widths; a width or height without a screen has none.
  static func screens(height: Double) -> [Screen] {
    widths.compactMap { width in
      do throws(InvalidParameterError) {
        return try Screen(width: Double(width), height: height, pixelsPerPoint: pixelsPerPoint)
      } catch {
        return nil  // the layout of the view reports an invalid height
      }
    }
  }

  /// The constants, fonts and other values of the views.
  enum Values {
    /// The values are the same at all widths, so known drawings stay valid.
    case fixed

    /// The values change with the width.
    case scaled
  }

  /// Lays the view out at each width, and draws the views that changed.
  ///
  /// - Parameters:
  ///   - screens: The screen of each width.
  ///   - row: The drawings.
  ///   - values: Whether the values of the views change with the width.
  ///   - line: Computes layouts between others. When it is nil, each width is solved.
  ///   - layout: Lays the view out on a screen. One engine for all screens with the same tree is fastest.
  /// - Throws: The error of a layout.
  /// - Complexity: An incremental layout for each width at which a number begins to grow in another way.
  init(
    of screens: [Screen], drawing row: inout RowDrawings, values: Values = .fixed,
    between line: SweepLayouts.Between? = nil, _ layout: SweepLayouts.Layout
  ) throws(InvalidParameterError) {
    height = screens.first?.height ?? 0
    var track = EdgeTrack()
    var tree: TreeFacts?
    var waiting: [Step] = []
    // Scaled values of the views are those of one width only.
    let count = values == .fixed ? Self.strip : 1
    var layouts = SweepLayouts(on: screens, between: values == .fixed ? line : nil)
    for index in screens.indices {
      let step = try layouts.next(at: index, layout)
      if tree?.root !== step.result.nodes[0] {
        draw(&waiting, tree, &row)
        tree = TreeFacts(of: step.result)
      }
      hasPlace = step.place != nil
      track.add(step.result, at: step.place?.frame ?? LayoutRect())
      missing.append(step.missing)
      waiting.append(step)
      // Scaled values change a drawing without changing the size of its view.
      if values == .scaled { row.forget() }
      if waiting.count == count { draw(&waiting, tree, &row) }
    }
    draw(&waiting, tree, &row)
    edges = track.edges(from: Self.widths.lowerBound)
  }

  /// The number of widths that are drawn together: their layouts are in memory at once.
  static let strip = 64

  /// Draws layouts of one tree, and empties their list.
  private mutating func draw(
    _ steps: inout [Step], _ facts: TreeFacts?, _ row: inout RowDrawings
  ) {
    guard let facts, !steps.isEmpty else { return }
    let drawn = row.add(
      steps.map {
        RowDrawings.Stage(
          result: $0.result, visible: facts.visible,
          shape: $0.place.map(ScreenShape.init(around:)))
      })
    for (step, drawn) in zip(steps, drawn) {
      drawings.append(drawn.drawings)
      guides.append(
        step.result.guides(ofNodesAt: facts.withMargins, contentShifts: drawn.contentShifts))
    }
    steps = []
  }

  /// What is the same in all layouts of a tree; size classes may show other views of a tree of their own.
  private struct TreeFacts {
    let root: ViewNode
    let visible, withMargins: [Int]

    init(of result: LayoutResult) {
      root = result.nodes[0]
      (visible, withMargins) = (result.tree.visibleIndices, result.indicesOfMargins)
    }
  }
}

extension WidthSweep {
  /// Returns the sweep as a page stores it.
  func record(_ fitted: PlacedDrawings, in tables: inout PageTables) -> PageData.Sweep {
    let guides = guides.map { tables.place(of: $0) }
    let edges = edges.map { $0.map { PageData.Edge($0, in: &tables) } }
    return PageData.Sweep(
      height: height, scale: Self.pixelsPerPoint, o: hasPlace ? true : nil, e: edges,
      t: (0..<fitted.viewCount).map { view in
        Self.runs(of: drawings.map { fitted.template(ofView: view, $0[view]) })
      },
      p: (0..<fitted.viewCount).map { view in
        Self.changes(of: drawings.map { fitted.parameters(ofView: view, $0[view]) })
          .map { PageData.Changes($0, in: &tables) }
      },
      g: Self.runs(of: guides),
      n: missing.contains { $0 != nil }
        ? Self.runs(of: missing.map { tables.place(of: ($0 ?? []).map(Double.init)) }) : nil)
  }

  /// Returns a constant value as a single number, or each value with its first width.
  private static func runs(of values: [Int]) -> [Int] {
    var runs: [Int] = []
    for (index, value) in values.enumerated() where runs.last != value {
      runs += [widths.lowerBound + index, value]
    }
    return runs.count == 2 ? [runs[1]] : runs
  }

  /// Returns the changes of each parameter.
  ///
  /// A parameter keeps its value at widths without it.
  private static func changes(of parameters: [[Int]]) -> [ChangeList] {
    (0..<(parameters.lazy.map(\.count).max() ?? 0)).map { place in
      var changes: [Int] = []
      var (last, count) = (0, 0)
      for numbers in parameters {
        let number = place < numbers.count ? numbers[place] : last
        changes.append(number - last)
        if number != last { count = changes.count }
        last = number
      }
      return ChangeList(Array(changes.prefix(count)))
    }
  }
}

/// The edges of all views at each width, in pixels from the edges of the root.
private struct EdgeTrack {
  private var solved: [[Double]] = []
  private var snapped: [[Double]] = []

  /// Adds a layout of the same tree, whose root has a place on the screen.
  mutating func add(_ result: LayoutResult, at place: LayoutRect) {
    let (rows, frames) = (result.rows, result.frames)
    let values = rows.values
    let scale = result.context.pixelsPerPoint
    var edges: [Double] = []
    var places: [Double] = []
    edges.reserveCapacity(4 * frames.count)
    places.reserveCapacity(4 * frames.count)
    for (index, frame) in frames.enumerated() {
      let (left, top) =
        result.tree.parent(of: index).map { (edges[4 * $0], edges[4 * $0 + 1]) }
        // Pixels add up from the root, as frames in superviews are rounded one by one.
        ?? ((place.x * scale).rounded(), (place.y * scale).rounded())
      let (x, y) = (left + (frame.x * scale).rounded(), top + (frame.y * scale).rounded())
      edges.append(x)
      edges.append(y)
      edges.append(x + (frame.width * scale).rounded())
      edges.append(y + (frame.height * scale).rounded())
      let outsets = rows.content(of: index)?.alignmentOutsets ?? .zero
      let (solvedX, solvedY) = (values[4 * index] + place.x, values[4 * index + 1] + place.y)
      places.append((solvedX - outsets.left) * scale)
      places.append((solvedY - outsets.top) * scale)
      places.append((solvedX + values[4 * index + 2] + outsets.right) * scale)
      places.append((solvedY + values[4 * index + 3] + outsets.bottom) * scale)
    }
    snapped.append(edges)
    solved.append(places)
  }

  /// Returns the edges of each view as functions of the width.
  func edges(from first: Int) -> [[EdgeFunction]] {
    guard let count = snapped.first?.count else { return [] }
    let functions = (0..<count).map { edge in
      EdgeFunction(
        solved: solved.map { $0[edge] }, snapped: snapped.map { $0[edge] }, from: first)
    }
    return stride(from: 0, to: count, by: 4).map { Array(functions[$0..<$0 + 4]) }
  }
}

extension LayoutResult {
  /// Returns the safe area, the margins of nodes and the distances by which nodes scroll their content,
  /// see ``PageData/Sweep/g``.
  func guides(ofNodesAt indices: [Int], contentShifts: [Double]) -> [Double] {
    func numbers(_ insets: LayoutInsets) -> [Double] {
      [insets.top, insets.left, insets.bottom, insets.right].map { $0.rounded(toDecimals: 3) }
    }
    var guides = numbers(context.safeArea) + [Double(indices.count)]
    for (index, margins) in zip(indices, margins(ofNodesAt: indices)) {
      guides += [Double(index)] + numbers(margins)
    }
    for (index, shift) in contentShifts.enumerated() where shift > 0 {
      guides += [Double(index), shift.rounded(toDecimals: 3)]
    }
    return guides
  }
}

extension LayoutRect {
  /// Returns x, y, width and height in whole pixels.
  func pixels(perPoint scale: Double) -> [Double] {
    // Adding 0 makes 0 of -0.
    [x, y, width, height].map { ($0 * scale).rounded() + 0 }
  }
}

import AutoScale
import AutoScaleSolver
import AutoScaleTrees

/// The frames of a layout and its conflicts.
///
/// A result may go to another task. Its ``nodes`` are still one tree, which one task at a time may use:
/// read frames and solve for a diagnosis while no other task changes the tree.
public struct LayoutResult: @unchecked Sendable {
  // Invariant of Sendable: all but the nodes are values, and one task at a time uses a tree.

  /// The nodes of the tree, each before the nodes in it.
  public var nodes: [ViewNode] { model.tree.nodes }

  /// The frame of each of ``nodes`` in its parent, in points.
  ///
  /// The root's frame begins at 0. Edges lie on whole pixels in the root, so that nodes that touch keep
  /// touching.
  public let frames: [LayoutRect]

  /// The required constraints that contradict each other, and those that were left out.
  public let conflicts: [LayoutConflict]

  /// The ignored constraints, which have no place in the tree.
  public let ignored: [IgnoredConstraint]

  /// The nodes and their parents.
  package var tree: FlatTree { model.tree.list }

  let model: LayoutModel
  let solver: SectionedSolver
  let solution: Solution

  init(model: LayoutModel, solver: SectionedSolver, solution: Solution) {
    self.model = model
    self.solver = solver
    self.solution = solution
    frames = model.frames(at: solution.values)
    // Labels cost a look at each row, and most layouts have no conflict.
    let labels = solution.conflicts.isEmpty ? [:] : solver.labels()
    // Required content is a row just below required, which constraints may break. UIKit reports
    // that as a conflict.
    conflicts =
      solution.conflicts.map { LayoutConflict($0, model: model, labels: labels) }
      + Self.contentConflicts(model, solver, solution)
    ignored = model.ignored
  }

  /// Returns the required content sizes that do not hold, each with its contradicting constraints.
  private static func contentConflicts(
    _ model: LayoutModel, _ solver: SectionedSolver, _ solution: Solution
  ) -> [LayoutConflict] {
    // Most trees have no required content, and the rest looks at every row.
    guard model.contentSizes.hasRequired else { return [] }
    var required = (0..<solver.rowCount).filter { solver.priority(of: $0) == .requiredContent }
    // Broken ones come last, so that they are left out.
    let firstBroken = required.partition {
      solver.error(of: $0, at: solution.values) > contentTolerance
    }
    guard firstBroken < required.count else { return [] }
    // A second solve, in which these rows are required as their authors meant them.
    let (conflicts, labels) = solver.conflicts(requiring: required)
    return conflicts.map { LayoutConflict($0, model: model, labels: labels) }
  }

  /// The largest excess of a content without conflict, in points.
  private static let contentTolerance = 1e-3

  /// The screen of the layout.
  package var context: ScreenContext { model.context }

  /// The settings of the layout.
  package var settings: LayoutSettings { model.settings }

  /// The measurer of texts.
  package var measurer: any TextMeasurer { model.settings.sizing.measurer }

  /// Returns the baselines of a node's text, if it has any.
  package func baselines(ofNodeAt index: Int) -> TextBaselines? {
    model.contentSizes[index]?.baselines
  }

  /// Returns the frame of a node in its parent, in points, if the node was in the tree.
  ///
  /// - Complexity: O(1), until another layout saw the node; then O(*n*) in the nodes.
  public func frame(of node: ViewNode) -> LayoutRect? { index(of: node).map { frames[$0] } }

  /// Returns the frame of the first node with an identifier in its parent, in points, or `nil` if
  /// there is none.
  ///
  ///     result.frame(of: "title")  // (16, 83, 343, 20.5)
  ///
  /// - Complexity: O(*n*) in the nodes.
  public func frame(of identifier: String) -> LayoutRect? {
    nodes.firstIndex { $0.identifier == identifier }.map { frames[$0] }
  }

  /// Returns the index of a node in ``nodes``, if the node was in the tree.
  package func index(of node: ViewNode) -> Int? {
    tree.position(of: node)
  }

  /// Writes the frames into the nodes; the root's frame keeps its origin and takes the size.
  public func apply() {
    // The root's origin is its place in a window, which a layout does not know.
    for (node, frame) in zip(nodes, frames).dropFirst() { node.frame = frame }
    guard let root = nodes.first, let size = frames.first else { return }
    root.frame.width = size.width
    root.frame.height = size.height
  }
}

// MARK: - Frames

extension LayoutModel {
  /// Returns the frame of each node in the coordinates of its parent, in points, at values of all
  /// variables.
  ///
  /// Edges snap to whole pixels in the root, and sizes follow: separately rounded sizes would open gaps
  /// between nodes that touch.
  func frames(at values: [Double]) -> [LayoutRect] {
    let scale = settings.snapsToPixels ? context.pixelsPerPoint : 1
    var frames: [LayoutRect] = []
    frames.reserveCapacity(tree.nodes.count)
    for position in tree.nodes.indices { frames.append(frame(of: position, at: values, scale)) }
    // Backwards, so that the frame of a node's parent is still relative to the root.
    for position in frames.indices.reversed() {
      let parent = Int(tree.parents[position])
      let (originX, originY) = parent < 0 ? (0, 0) : (frames[parent].x, frames[parent].y)
      let own = frames[position]
      // Edges are whole pixels until here, so that equal ones have equal quotients.
      frames[position] = LayoutRect(
        x: (own.x - originX) / scale, y: (own.y - originY) / scale, width: own.width / scale,
        height: own.height / scale)
    }
    return frames
  }

  /// Returns the frame of a node in the root, in pixels, or in points without snapping.
  @inline(__always) private func frame(of position: Int, at values: [Double], _ scale: Double)
    -> LayoutRect
  {
    let outsets = contentSizes.alignmentOutsets(of: position)
    let rect = RectVariables(at: position).rect(in: values)
    // The screen shows the frame, so its edges snap, and not those of the alignment rectangle.
    let (left, top) = (snapped(rect.x - outsets.left, scale), snapped(rect.y - outsets.top, scale))
    let right = snapped(rect.x + rect.width + outsets.right, scale)
    let bottom = snapped(rect.y + rect.height + outsets.bottom, scale)
    // Numbers of the size of 1e20 leave errors of some points in sizes.
    return LayoutRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  @inline(__always) private func snapped(_ length: Double, _ scale: Double) -> Double {
    guard settings.snapsToPixels else { return length.asCoordinate }
    let pixels = length * scale
    // The solver's error must not decide the side to which half a pixel rounds.
    return (pixels + (pixels < 0 ? -1e-3 : 1e-3)).nearestWhole
  }
}

extension Double {
  /// The nearest whole number, halves away from zero, in the range of ``asCoordinate``.
  ///
  /// `rounded()` calls the system's library on some processors, which takes half of the time of reading
  /// frames.
  @inline(__always) fileprivate var nearestWhole: Double {
    // From 2⁵² on numbers have no fraction; this is below, and within an Int64.
    guard magnitude < 0x1p51 else { return rounded().asCoordinate }
    let whole = Double(Int64(self))
    let rest = self - whole
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// The nearest number with which frames stay finite; NaN and negative zero become 0.
  fileprivate var asCoordinate: Double {
    // A quarter, so that the sum of an origin, a size and an outset stays finite.
    let limit = Double.greatestFiniteMagnitude / 4
    // Adding zero makes -0 a zero without sign, which prints and compares as one expects.
    return isNaN ? 0 : min(max(self, -limit), limit) + 0
  }
}

extension LayoutResult: CustomStringConvertible {
  /// The frame of each node in its parent, one line each, indented by depth, and then the problems.
  ///
  ///     screen (0, 0, 390, 844)
  ///       title (16, 83, 343, 20.5)
  ///
  /// The problems are those that need no second solve: unusable values, ignored constraints and
  /// conflicts.
  public var description: String {
    var depths: [Int] = []
    for position in nodes.indices {
      depths.append(tree.parent(of: position).map { depths[$0] + 1 } ?? 0)
    }
    let lines = nodes.indices.map { position in
      ViewNode.indentation(at: depths[position])
        + "\(nodes[position].layoutName) \(frames[position])"
    }
    let problems: [any CustomStringConvertible] = unusableValues + ignored + conflicts
    return (lines + problems.map(\.description)).joined(separator: "\n")
  }
}

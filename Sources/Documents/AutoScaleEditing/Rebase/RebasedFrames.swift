import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The frames of a document's views on a device of another width.
///
/// Frames of views without constraints are lengths, and scale: those of cells, headers and other views
/// that nothing else places. Then autoresizing masks fit them into roots that fill the device.
struct RebasedFrames {
  /// The frames by the index of the view's element.
  private(set) var frames: [Int: LayoutRect] = [:]

  /// The constants of placeholders, by the index of the constraint's element.
  private(set) var placeholders: [Int: Double]

  /// The views that were marked as misplaced and get the frames of the layout.
  private(set) var unmarked: Set<Int> = []

  /// The frames and safe areas of the roots.
  let roots: [RootPlacement]

  private let plan: RebasePlan
  private let grid: SolvedFrames.Grid
  private let deviations: FrameDeviations

  /// Lays out a document with new lengths and old frames.
  ///
  /// - Parameters:
  ///   - plan: The old document and its lengths.
  ///   - text: The document with the new lengths and the new device.
  ///   - deviations: The differences of the old frames from their layout.
  ///   - grid: Where the new frames lie.
  /// - Throws: `InterfaceBuilderError` for an invalid document, and `InvalidParameterError` for a
  ///   root without a screen.
  init(
    _ plan: RebasePlan, of text: DocumentText, _ deviations: FrameDeviations,
    _ grid: SolvedFrames.Grid
  ) throws {
    (self.plan, self.deviations, self.grid) = (plan, deviations, grid)
    let (old, new) = (plan.document, try text.document())
    placeholders = plan.lengths.placeholders
    let oldCanvas = DesignCanvas(old)
    roots = old.views.map {
      oldCanvas.placement(of: $0, on: plan.device, scale: plan.frameScaling.scaled)
    }
    let sizes = RebasedSizes(of: old, becoming: new, on: plan.device)
    var naturalLengths: [[RebasedSizes.NaturalLength]] = []
    for (index, (oldRoot, newRoot)) in zip(old.views, new.views).enumerated() {
      let pairs = Array(zip(oldRoot.subtree, newRoot.subtree))
      for (old, new) in pairs { new.frame = plan.scaledFrame(of: old, in: new.parent) }
      let newNodes = Dictionary(uniqueKeysWithValues: pairs.map { (ObjectIdentifier($0), $1) })
      naturalLengths.append(
        try sizes.apply(to: newNodes, in: oldRoot, becoming: roots[index].frame))
    }
    var options = LayoutOptions()
    options.hasFramesOfOtherDevice = true
    let canvas = DesignCanvas(new, options: options)
    for (index, root) in new.views.enumerated() {
      let result = try layout(root, at: roots[index], naturalLengths[index], canvas)
      add(result, at: roots[index].frame, of: new)
    }
  }

  /// Returns the frames of another layout, from those that a text has.
  func laidOutAgain(_ text: DocumentText) throws -> RebasedFrames {
    var new = self
    let document = try text.document()
    let canvas = DesignCanvas(document)
    for (root, placement) in zip(document.views, roots) {
      new.add(try canvas.layout(root, placed: placement), at: placement.frame, of: document)
    }
    return new
  }

  /// Returns the differences from other frames, in points, by the view's element.
  func moves(from other: RebasedFrames) -> [Int: Double] {
    frames.reduce(into: [:]) { moves, view in
      let distance = view.value.distance(to: other.frames[view.key] ?? .zero)
      if distance >= Self.noise { moves[view.key] = distance }
    }
  }

  /// Numbers that differ by less, in points, are equal.
  private static let noise = 1e-6

  private mutating func add(
    _ result: LayoutResult, at frame: LayoutRect, of document: InterfaceDocument
  ) {
    let solvedFrames = SolvedFrames(of: result, grid)
    for (position, node) in result.nodes.enumerated() {
      guard let element = document.elementIndex(of: node),
        let facts = document.element(of: node), facts.storedFrame != nil
      else { continue }
      var found = position == 0 ? frame : solvedFrames.frame(at: position)
      // A layout has no place for such a view.
      if !document.isInstalled(node) || node.isHiddenInStack { found = node.frame }
      found = deviations.applied(to: found, of: element, plan)
      let scale = plan.device.pixelsPerPoint
      frames[element] =
        grid == .exact
        ? found.withoutNoise(pixelsPerPoint: scale) : found.onGrid(scale)
      if facts.isMisplaced, !deviations.hasMark(element) { unmarked.insert(element) }
    }
  }
}

extension RebasedFrames {
  /// Lays out a root; placeholders that would stretch contents give way, and get the distances that
  /// are left.
  private mutating func layout(
    _ root: ViewNode, at placement: RootPlacement,
    _ naturalLengths: [RebasedSizes.NaturalLength], _ canvas: DesignCanvas
  ) throws(InvalidParameterError) -> LayoutResult {
    let result = try canvas.layout(root, placed: placement)
    let stretch = result.stretch(of: naturalLengths)
    let required = root.subtree.flatMap(\.constraints).filter {
      $0.isPlaceholder && $0.priority == .required
    }
    guard !required.isEmpty, stretch > Self.tolerance else { return result }
    for constraint in required { constraint.priority = Self.weakPriority }
    let relaxed = try canvas.layout(root, placed: placement)
    guard relaxed.stretch(of: naturalLengths) < stretch - Self.tolerance else { return result }
    setPlaceholders(relaxed, of: canvas.document)
    return relaxed
  }

  private mutating func setPlaceholders(_ result: LayoutResult, of document: InterfaceDocument) {
    let rows = result.rows
    for row in rows.indices {
      guard case .constraint(let constraint) = rows.member(of: row),
        constraint.priority == Self.weakPriority, constraint.isPlaceholder,
        let element = document.elementIndex(of: constraint), placeholders[element] != nil
      else { continue }
      let miss = rows.miss(of: row)
      if miss.magnitude > Self.tolerance {
        placeholders[element] = ((constraint.constant + miss) * 1e6).rounded() / 1e6
      }
    }
  }

  /// The largest stretch that rounding explains, in points.
  private static let tolerance = 1.0

  /// A priority below that of any content.
  private static let weakPriority: LayoutPriority = 50
}

extension RebasePlan {
  /// Returns the text with new lengths and frames.
  func text(with frames: RebasedFrames) throws(EditingError) -> DocumentText {
    try text.applying(edits(frames)).text
  }

  /// Returns the edits of the text for new lengths and frames.
  func edits(_ frames: RebasedFrames) -> [DocumentEdit] {
    var editor = DocumentEditor(text)
    for (element, frame) in frames.frames.sorted(by: { $0.key < $1.key }) {
      let rects = text.frameRects(of: element)
      // The reader took this frame for the old device; the others are those of other size classes.
      let applied = rects.first { text.rect(of: $0) == oldFrames[element] } ?? rects.first
      for rect in rects {
        if rect == applied {
          editor.setRect(frame, of: rect)
        } else if scalesFrame(at: element) {
          editor.setRect(
            text.rect(of: rect).map(frameScaling.scaled).onGrid(device.pixelsPerPoint), of: rect)
        }
      }
    }
    for element in frames.unmarked.sorted() { editor.remove("misplaced", of: element) }
    return deviceEdits + lengths.edits(placeholders: frames.placeholders) + editor.edits
  }
}

extension DocumentText {
  /// Returns the rectangles of a view's frame: its own, and those of its variations for size
  /// classes.
  fileprivate func frameRects(of element: Int) -> [Int] {
    ([element] + variations(of: element)).compactMap { child("rect", key: "frame", of: $0) }
  }
}

extension LayoutResult {
  /// Returns the number of points by which lengths differ from those of their contents, in total.
  fileprivate func stretch(of lengths: [RebasedSizes.NaturalLength]) -> Double {
    lengths.reduce(0) { total, length in
      let found = frame(of: length.node)?[keyPath: length.axis] ?? length.length
      return total + (found - length.length).magnitude
    }
  }
}

extension LayoutRows {
  /// Returns the number of points by which the left side of a row differs from its constant; 0 for
  /// an inequality that holds.
  fileprivate func miss(of row: Int) -> Double {
    var difference = -constant(of: row)
    forEachTerm(of: row) { variable, coefficient in difference += coefficient * values[variable] }
    return switch relation(of: row) {
    case .equal: difference
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: min(0, difference)
    }
  }
}

extension LayoutRect {
  /// Returns the rectangle with its numbers on the pixels of a device.
  fileprivate func onGrid(_ pixelsPerPoint: Double) -> LayoutRect {
    map { ($0 * pixelsPerPoint).rounded() / pixelsPerPoint }
  }

  /// Returns the largest difference of a number.
  fileprivate func distance(to other: LayoutRect) -> Double {
    max(
      (x - other.x).magnitude, (y - other.y).magnitude, (width - other.width).magnitude,
      (height - other.height).magnitude)
  }
}

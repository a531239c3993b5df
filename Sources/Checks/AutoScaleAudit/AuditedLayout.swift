import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// A layout on one screen, for rules to examine.
struct AuditedLayout {
  /// The views.
  let tree: AuditedTree

  /// The frames, and the conflicts of the constraints.
  let result: LayoutResult

  /// The scale factor of the views; 1 for views as drawn.
  let factor: Double

  /// The insets of the safe area, in points.
  let safeArea: LayoutInsets

  /// The parts of the screen that the system takes.
  private(set) var regions: [ScreenRegion] = []

  /// The pose of an iPhone Duo.
  private(set) var pose: DuoPose?

  /// The top edge of the keyboard, if it is shown.
  var keyboardTop: Double?

  /// The round corners of the screen, where they are known.
  private(set) var cornerRadii: [ScreenCorner] = []

  /// The frame of each view in the coordinates of the root, in points.
  let rects: [LayoutRect]

  /// The occupied area of each view: the text of a label, the alignment rectangle of a control, and the frame
  /// of any other view.
  let marks: [LayoutRect]

  /// The heights of the visible texts, by view.
  private let textHeights: [ObjectIdentifier: Double]

  /// The diagnosis, which is solved once for all rules.
  private let diagnoses: Diagnoses

  /// The visible texts, and the space for them, but for those that the style of a cell places: the cell gives
  /// them the size that they need.
  let texts: [TextRoom]

  /// The scaled lengths of the views, if the layout is kept until they have others.
  private(set) var scaledLengths: AppliedLengths<ViewNode>?

  /// This layout with the present scaled lengths of its views.
  var keepingLengths: AuditedLayout {
    var kept = self
    kept.scaledLengths = tree.nodes.first.map { AppliedLengths(of: $0) }
    return kept
  }

  /// Examines a layout.
  init(_ result: LayoutResult, of tree: AuditedTree, factor: Double = 1) {
    self.init(
      result, of: tree, frames: result.frames, safeArea: result.context.safeArea, factor: factor)
  }

  /// The same layout on a screen, whose parts the rules look at.
  func shown(on screen: Screen) -> AuditedLayout {
    guard screen.duoPose != nil, tree.subject.coversScreen else { return self }
    let screen = screen.shown(under: tree.subject.bars)
    var layout = self
    (layout.regions, layout.cornerRadii) = (screen.regions, screen.corners)
    layout.pose = screen.duoPose
    return layout
  }

  /// Examines other frames of a layout's views, in their superviews, with their own safe area.
  init(
    _ result: LayoutResult, of tree: AuditedTree, frames: [LayoutRect], safeArea: LayoutInsets,
    factor: Double = 1
  ) {
    self.tree = tree
    self.factor = factor
    self.result = result
    self.safeArea = safeArea
    diagnoses = Diagnoses(of: result)
    let styled = Set(tree.styleTexts.map { ObjectIdentifier(tree.nodes[$0]) })
    let rooms = result.textRooms
    texts = styled.isEmpty ? rooms : rooms.filter { !styled.contains(ObjectIdentifier($0.node)) }
    rects = tree.list.rects(of: frames)
    textHeights = Dictionary(
      rooms.map { (ObjectIdentifier($0.node), $0.needed.height) }, uniquingKeysWith: max)
    var marks = rects
    for position in tree.essentials {
      let node = tree.nodes[position]
      guard let content = result.rows.content(of: position) else { continue }
      marks[position] = rects[position].inset(by: content.alignmentOutsets)
      guard case .label(let label) = node.role else { continue }
      // UIKit draws a text that does not fill its label in the middle of the height.
      let isNatural =
        label.numberOfLines == 1 || content.width ?? .infinity <= rects[position].width
      marks[position] = rects[position].part(
        width: isNatural ? content.width : nil,
        height: isNatural ? content.height : textHeights[ObjectIdentifier(node)],
        after: label.appearance.textAlignment.shareBefore(in: result.context.layoutDirection))
    }
    self.marks = marks
  }

  /// The largest difference between frames that rounding to pixels explains, in points.
  static let tolerance = LayoutResult.tolerance

  /// Differences up to this, in points, do not extend the widths of a larger fault: more than a pixel.
  ///
  /// A pixel of most phones is a third of a point.
  static let accuracy = 0.4

  /// Returns the edges of an outer view that a view passes, and the distances: for each axis the edge that it
  /// passes most.
  func passedEdges(
    of position: Int, in outer: Int
  ) -> [(edge: LayoutInsets.Edge, distance: Double)] {
    marks[position].passedEdges(of: rects[outer], tolerance: AuditedLayout.accuracy)
  }

  /// The views with open frames, and the conflicts.
  var diagnosis: LayoutDiagnosis { diagnoses.diagnosis }

  /// Returns the area of a view in which something is seen: the title or the content of a button without a
  /// background, or else the occupied area.
  func visibleArea(of position: Int) -> LayoutRect {
    let mark = marks[position]
    guard case .button(let button) = tree.nodes[position].role, !button.hasBackground,
      let content = result.rows.content(of: position)
    else { return mark }
    let title = button.imageName == nil ? textHeights[ObjectIdentifier(button)] : nil
    return mark.part(
      width: content.width, height: title ?? content.height,
      after: button.contentHorizontalAlignment.shareBefore(in: result.context.layoutDirection))
  }

  /// Returns whether opaque views in front cover all of a view that is on the screen.
  ///
  /// - Complexity: O(*n*) in the opaque views.
  func isCovered(_ position: Int) -> Bool {
    let mark = marks[position].intersection(rects[0])
    return mark.width > 0 && mark.height > 0
      && tree.opaqueViews.contains { other in
        // A view after the whole subtree in the order of the tree lies in front of it.
        other >= tree.list.ends[position] && rects[other].intersection(mark) == mark
      }
  }

  /// Returns whether a view, or one around it other than the root, takes part in a conflict.
  func isInConflict(_ node: ViewNode) -> Bool {
    result.conflicts.contains { conflict in
      conflict.nodes.contains { $0 !== tree.subject.root && ($0 === node || $0.contains(node)) }
    }
  }

  /// Returns changes that may keep a view inside an outer one along some axes.
  func remedies(
    keeping node: ViewNode, in outer: Int, along axes: Set<LayoutAxis>
  ) -> [AuditRemedy] {
    guard let position = result.index(of: node) else { return [] }
    return passedEdges(of: position, in: outer).filter { axes.contains($0.edge.axis) }.flatMap {
      AuditRemedy.keeping(
        node, in: tree.nodes[outer], at: $0.edge, direction: result.context.layoutDirection)
    }
  }

  /// The name of the outermost view in messages.
  var rootName: String { tree.subject.fillsWidth ? "the screen" : tree.name(of: 0) }
}

/// The diagnosis of a layout, solved when it is first needed.
private final class Diagnoses {
  private let result: LayoutResult
  lazy var diagnosis = result.diagnose()

  init(of result: LayoutResult) { self.result = result }
}

extension ButtonNode {
  /// Whether something is drawn behind the title and the image.
  fileprivate var hasBackground: Bool {
    backgroundImageName != nil || borderWidth > 0 || (appearance.backgroundColor ?? .clear).isSeen
      || style == .configured
        && (configuration != .plain || (configurationColor ?? .clear).isSeen)
  }
}

extension ControlNode.HorizontalAlignment {
  /// Returns the share of the remaining space that is on the left of the content.
  fileprivate func shareBefore(in direction: InterfaceDirection) -> Double {
    switch self {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: direction == .rightToLeft ? 1 : 0
    case .trailing: direction == .rightToLeft ? 0 : 1
    }
  }
}

extension ViewAppearance.TextAlignment {
  /// Returns the share of the remaining space that is on the left of the text.
  fileprivate func shareBefore(in direction: InterfaceDirection) -> Double {
    switch self {
    case .left: 0
    case .right: 1
    case .center: 0.5
    case .natural, .justified: direction == .rightToLeft ? 1 : 0
    }
  }
}

extension ViewColor {
  /// Whether the color is not fully transparent.
  fileprivate var isSeen: Bool { light.alpha > 0 || dark.alpha > 0 }
}

extension LayoutRect {
  /// Returns the area of a content of some size in a view, in the middle of its height and after a share of
  /// the remaining width.
  fileprivate func part(width: Double?, height: Double?, after share: Double) -> LayoutRect {
    var part = self
    part.width = min(self.width, width ?? self.width)
    part.height = min(self.height, height ?? self.height)
    part.x += share * (self.width - part.width)
    part.y += (self.height - part.height) / 2
    return part
  }
}

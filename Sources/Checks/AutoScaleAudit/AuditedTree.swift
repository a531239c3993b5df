import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// The facts about the views under a root that do not depend on frames.
final class AuditedTree {
  /// The kind of content that a view shows.
  enum Content {
    /// A text.
    case text
    /// A control.
    case control
    /// A picture.
    case image
  }

  /// The root with its document.
  let subject: AuditSubject

  /// The views and their parents.
  let list: FlatTree

  /// The views, each before those in it.
  var nodes: [ViewNode] { list.nodes }

  /// The constraints by the views that they are about.
  let constraints: ConstraintIndex

  /// Whether each view is visible.
  let isVisible: [Bool]

  /// The content of each view, or `nil` for a container.
  let contents: [Content?]

  /// The position of the nearest scroll view that moves each view; -1 for none.
  let scrollers: [Int]

  /// The positions of the nearest clipping views around views, unless a scroll view is nearer.
  let clippers: [Int: Int]

  /// The positions of visible views with texts and controls, except for those that a cell's style places.
  let essentials: [Int]

  /// The positions of visible texts that a cell's style places.
  let styleTexts: [Int]

  /// The positions of visible views with an opaque background.
  let opaqueViews: [Int]

  /// The drawn frame of each view in the coordinates of the root, in points.
  ///
  /// They are `nil` for a document without a known device.
  let drawnRects: [LayoutRect]?

  /// The object ids of the constraints that Xcode left out where the document is drawn, because others contradict
  /// them.
  let constraintsLeftOut: Set<String>

  /// The essential siblings in the design, each with the next one along an axis.
  let drawnNeighbors: [LayoutAxis: [(first: Int, second: Int)]]

  /// Reads the tree of a layout.
  init(_ tree: FlatTree, of subject: AuditSubject, drawn: LayoutResult? = nil) {
    let nodes = tree.nodes
    var clippers: [Int: Int] = [:]
    for position in nodes.indices {
      // Scrolling shows what a scroll view cuts off.
      guard let parent = tree.parent(of: position), nodes[parent].role.scrollView == nil else {
        continue
      }
      clippers[position] = nodes[parent].clips ? parent : clippers[parent]
    }
    let isVisible = tree.visibility()
    let contents = nodes.map { Content($0) }
    let drawnRects = drawn.map { tree.rects(of: $0.frames) }
    self.subject = subject
    list = tree
    constraints = ConstraintIndex(of: tree)
    self.isVisible = isVisible
    scrollers = tree.scrollers()
    self.clippers = clippers
    self.contents = contents
    let essentials = nodes.indices.filter {
      isVisible[$0] && (contents[$0] == .text || contents[$0] == .control)
        && !subject.isPlacedByCell(nodes[$0])
    }
    self.essentials = essentials
    styleTexts = nodes.indices.filter {
      isVisible[$0] && contents[$0] == .text && subject.isPlacedByCell(nodes[$0])
    }
    opaqueViews = nodes.indices.filter { isVisible[$0] && nodes[$0].isOpaque }
    self.drawnRects = drawnRects
    constraintsLeftOut =
      drawn.map { drawn in
        drawn.conflicts.isEmpty
          ? [] : Set(drawn.constraintsViolatedByStoredFrames.compactMap(\.identifier))
      } ?? []
    drawnNeighbors =
      drawnRects.map { rects in
        Dictionary(
          uniqueKeysWithValues: LayoutAxis.allCases.map { axis in
            (axis, tree.neighbors(among: essentials, along: axis, in: rects))
          })
      } ?? [:]
  }

  /// Returns the name of a view in messages.
  func name(of position: Int) -> String { subject.name(of: nodes[position]) }

  /// Returns whether a view, or one around it below the root, has a frame instead of constraints.
  ///
  /// Code places such views: of 32 errors about the documents of one team 31 were about them.
  func isPlacedByFrame(_ node: ViewNode) -> Bool {
    sequence(first: node, next: \.parent).prefix { $0 !== nodes[0] }.contains {
      // Interface Builder writes the mask of content views too, and a cell or a stack places its own views.
      $0.translatesAutoresizingMaskIntoConstraints == true && !$0.isPlacedByParent
    }
  }

  /// Returns whether a view is in a bar, which decides its size.
  func isInBar(_ position: Int) -> Bool {
    sequence(first: nodes[position], next: \.parent).contains { node in
      switch node.role {
      case .navigationBar, .toolbar, .tabBar: true
      default: false
      }
    }
  }
}

extension AuditedTree.Content {
  /// Returns the content of a view, or `nil` if it has none that matters.
  init?(_ node: ViewNode) {
    switch node.role {
    case .label(let label):
      // Code fills empty labels before they are shown.
      if (label.text ?? "").allSatisfy(\.isWhitespace) { return nil }
      self = .text
    case .button, .textField, .textView, .searchBar, .switch, .slider, .stepper,
      .segmentedControl, .datePicker, .picker:
      self = .control
    case .image: self = .image
    case .view, .control, .pageControl, .progress, .activityIndicator, .visualEffect, .web, .map,
      .stack, .scroll, .table, .tableCell, .tableHeaderFooter,
      .contentView, .collection, .collectionReusable, .collectionCell, .navigationBar, .tabBar,
      .toolbar:
      return nil
    }
  }
}

extension ViewNode {
  /// Whether the view around it decides the frame, and not its mask.
  fileprivate var isPlacedByParent: Bool {
    switch role {
    case .contentView, .tableCell, .tableHeaderFooter, .collectionCell, .collectionReusable: true
    default: parent?.role.stack != nil
    }
  }

  /// Whether nothing is seen through the view.
  fileprivate var isOpaque: Bool {
    guard let color = appearance.backgroundColor else { return false }
    // The color may be transparent in one of the two appearances.
    let isSolid = min(color.light.alpha, color.dark.alpha) >= 1
    return isSolid && cornerRadius == 0
      && sequence(first: self, next: \.parent).allSatisfy { $0.appearance.alpha >= 1 }
  }
}

import AutoScaleLayoutEngine
import AutoScaleTrees

/// What an audit knows of the views under a root, whatever their frames are.
struct AuditedTree {
  /// What people lose when a view cannot be seen or used.
  enum Content {
    /// A text that can be read.
    case text
    /// Something that can be operated.
    case control
    /// A picture.
    case image
  }

  /// What is known of the views besides their tree.
  let subject: AuditSubject

  /// The views and their parents.
  let list: FlatTree

  /// The views, each before those in it.
  var nodes: [ViewNode] { list.nodes }

  /// Whether each view can be seen.
  let isVisible: [Bool]

  /// What is in each view itself; nil for a container.
  let contents: [Content?]

  /// The position of the nearest view around each view that scrolls; -1 for none.
  let scrollers: [Int]

  /// The positions of the nearest views around views that cut off what is in them, unless something
  /// that scrolls is nearer.
  let clippers: [Int: Int]

  /// The positions of visible views with texts and controls.
  let essentials: [Int]

  /// The frame of each view as seen from the root where the document is drawn, in points; nil where
  /// that is on no known device.
  let drawnRects: [LayoutRect]?

  /// Reads the tree of a layout.
  init(_ tree: FlatTree, of subject: AuditSubject, drawn: LayoutResult? = nil) {
    let nodes = tree.nodes
    var scrollers: [Int] = []
    var clippers: [Int: Int] = [:]
    for position in nodes.indices {
      guard let parent = tree.parent(of: position) else {
        scrollers.append(-1)
        continue
      }
      let isScrolled = nodes[parent].role.scrollView != nil
      scrollers.append(isScrolled ? parent : scrollers[parent])
      if isScrolled { continue }
      clippers[position] = nodes[parent].clips ? parent : clippers[parent]
    }
    let isVisible = tree.visibility()
    let contents = nodes.map { Content($0) }
    drawnRects = drawn.map { tree.rects(of: $0.frames) }
    self.subject = subject
    list = tree
    self.isVisible = isVisible
    self.scrollers = scrollers
    self.clippers = clippers
    self.contents = contents
    essentials = nodes.indices.filter {
      isVisible[$0] && (contents[$0] == .text || contents[$0] == .control)
        && !subject.isPlacedByCell(nodes[$0])
    }
  }

  /// What messages call a view.
  func name(of position: Int) -> String { subject.name(of: nodes[position]) }

  /// Whether a bar is around a view, and gives it its size.
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
  /// What a view shows by itself; nil for nothing that would be missed.
  fileprivate init?(_ node: ViewNode) {
    switch node.role {
    case .label(let label):
      if (label.text ?? "").allSatisfy(\.isWhitespace) { return nil }
      self = .text
    case .button, .textField, .searchBar, .switch, .slider, .stepper, .segmentedControl,
      .datePicker:
      self = .control
    case .image: self = .image
    case .view, .textView, .control, .pageControl, .progress, .activityIndicator, .picker,
      .visualEffect, .web, .map, .stack, .scroll, .table, .tableCell, .tableHeaderFooter,
      .contentView, .collection, .collectionReusable, .collectionCell, .navigationBar, .tabBar,
      .toolbar:
      return nil
    }
  }
}

import AutoLayout
import ViewTree

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

  /// The views, each before those in it.
  let nodes: [ViewNode]

  /// The position of the view around each view; -1 for the root.
  let parents: [Int]

  /// Whether each view is shown: neither it nor a view around it is hidden.
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

  /// Reads a tree in the order of a layout.
  init(_ nodes: [ViewNode], of subject: AuditSubject, drawn: LayoutResult? = nil) {
    var positions: [ObjectIdentifier: Int] = [:]
    var (parents, scrollers): ([Int], [Int]) = ([], [])
    var isVisible: [Bool] = []
    var clippers: [Int: Int] = [:]
    for (position, node) in nodes.enumerated() {
      positions[ObjectIdentifier(node)] = position
      let parent = node.parent.flatMap { positions[ObjectIdentifier($0)] } ?? -1
      parents.append(parent)
      isVisible.append(
        !node.isHidden && node.appearance.alpha > 0 && (parent < 0 || isVisible[parent]))
      scrollers.append(
        parent < 0 ? -1 : nodes[parent].role.scrollView == nil ? scrollers[parent] : parent)
    }
    for position in nodes.indices.dropFirst() {
      let parent = parents[position]
      if nodes[parent].cutsOff {
        clippers[position] = parent
      } else if scrollers[position] != parent {
        clippers[position] = clippers[parent]
      }
    }
    let contents = nodes.map { Content($0) }
    drawnRects = drawn.map { LayoutRect.rects(of: $0.frames, parents: parents) }
    self.subject = subject
    self.nodes = nodes
    self.parents = parents
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

  /// The views that two views are, or are in, and that are beside each other in one view.
  func branches(of first: Int, _ second: Int) -> (Int, Int) {
    var (one, other) = (first, second)
    // A parent's position is smaller than its child's, so the larger one climbs.
    while parents[one] != parents[other], min(one, other) > 0 {
      if one > other { one = parents[one] } else { other = parents[other] }
    }
    return (one, other)
  }

  /// Whether a bar is around a view, and gives it its size.
  func isInBar(_ position: Int) -> Bool {
    sequence(first: nodes[position], next: \.parent).contains { node in
      switch node.role {
      case .navigationBar, .toolbar, .tabBar: true
      default: false
      }
    }
  }

  /// Whether a view is in another one, at any depth.
  func contains(_ inner: Int, in outer: Int) -> Bool {
    var position = inner
    while position > outer { position = parents[position] }
    return position == outer && inner != outer
  }
}

extension LayoutRect {
  /// Frames as seen from the first one, of which each is in the coordinates of its parent.
  static func rects(of frames: [LayoutRect], parents: [Int]) -> [LayoutRect] {
    var rects: [LayoutRect] = []
    rects.reserveCapacity(frames.count)
    for (position, frame) in frames.enumerated() {
      let origin = parents[position] < 0 ? LayoutRect.zero : rects[parents[position]]
      rects.append(
        LayoutRect(
          x: frame.x + origin.x, y: frame.y + origin.y, width: frame.width, height: frame.height))
    }
    return rects
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

extension ViewNode {
  /// Whether the view cuts off what is in it, and does not scroll.
  fileprivate var cutsOff: Bool {
    if role.scrollView != nil { return false }
    if appearance.clipsToBounds == true { return true }
    if case .tableCell = role { return true }
    return false
  }
}

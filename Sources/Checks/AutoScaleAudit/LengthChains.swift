import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// The lines of views along an axis, joined where constraints or contents decide their distance.
///
/// The content of a scroll view or a cell has a length if its two edges are joined by way of its views.
struct LengthChains {
  /// A line of a view.
  private enum Line: Int {
    case near, far, middle
  }

  private let tree: AuditedTree
  private let axis: LayoutAxis

  /// The parent of each line in a forest of joined lines.
  private var parents: [Int]

  /// Pairs of positions whose views have lengths in terms of each other, the container first.
  private var tiedLengths: [(container: Int, part: Int)] = []

  /// Joins the lines of a layout's views.
  ///
  /// - Complexity: O(*n* · *d*) in views and constraints, and in the lengths that follow from each other.
  init(_ layout: AuditedLayout, along axis: LayoutAxis) {
    tree = layout.tree
    self.axis = axis
    // The frame of a scroll view has its own lines.
    parents = Array(0..<6 * layout.tree.nodes.count)
    for position in tree.nodes.indices {
      if hasLength(position, in: layout) { joinAll(of: position) }
      if let stack = tree.nodes[position].role.stack { joinArranged(of: stack, at: position) }
      for constraint in tree.nodes[position].constraints { join(constraint) }
    }
    joinDecidedLengths()
  }

  /// Returns whether the two edges of a view's content are joined.
  mutating func joinsEdges(of position: Int) -> Bool {
    root(of: index(.near, of: position)) == root(of: index(.far, of: position))
  }

  /// Returns whether a constraint ties a view to an edge of the view around it.
  mutating func touchesEdges(of position: Int) -> Bool {
    let edges = [index(.near, of: position), index(.far, of: position)].map { root(of: $0) }
    return tree.nodes[position].children.compactMap(tree.list.position).contains { child in
      [Line.near, .far, .middle].contains { edges.contains(root(of: frameIndex($0, of: child))) }
    }
  }

  /// Returns whether something besides the neighbors decides the length of a view.
  private func hasLength(_ position: Int, in layout: AuditedLayout) -> Bool {
    let node = tree.nodes[position]
    if node.hasUnknownContent || tree.subject.hasPlaceholderSize(node) { return true }
    if node.role.scrollView == nil, let content = layout.result.rows.content(of: position),
      (axis == .horizontal ? content.width : content.height) != nil
    {
      return true
    }
    // Whether the content of a cell has a length is the question.
    if case .contentView = node.role { return false }
    return !layout.result.rows.isConstrained(position) && node.parent?.role.stack == nil
  }

  private mutating func join(_ constraint: LayoutConstraint) {
    guard !constraint.isPlaceholder, constraint.firstAttribute.axis == axis,
      let first = constraint.firstItem
    else { return }
    if constraint.firstAttribute.isLength {
      joinLengths(of: [first, constraint.secondItem].compactMap { $0 as? ViewNode })
      return
    }
    guard let second = constraint.secondItem, let attribute = constraint.secondAttribute,
      let one = line(of: first, constraint.firstAttribute, with: second),
      let other = line(of: second, attribute, with: first)
    else { return }
    join(one, other)
  }

  /// Joins the lines of views whose lengths follow from a constraint.
  ///
  /// A length in terms of another one counts as known. That of a container of the other view is known once
  /// the other one is.
  private mutating func joinLengths(of views: [ViewNode]) {
    for view in views {
      guard let position = tree.list.position(of: view) else { continue }
      let part = views.first { $0 !== view && view.contains($0) }
      if let part = part.flatMap(tree.list.position) {
        tiedLengths.append((position, part))
      } else {
        joinAll(of: position)
      }
    }
  }

  /// Joins the lines of views two of whose lines are joined, and of views whose length follows from one of
  /// those, until nothing is new.
  private mutating func joinDecidedLengths() {
    var isNew = true
    while isNew {
      isNew = false
      for position in tree.nodes.indices where !isJoined(position) {
        // The middle is between the edges, so that two of the three lines decide the third.
        let roots = [Line.near, .far, .middle].map { root(of: frameIndex($0, of: position)) }
        guard Set(roots).count < roots.count else { continue }
        joinAll(of: position)
        isNew = true
      }
      for (container, part) in tiedLengths where isJoined(part) && !isJoined(container) {
        joinAll(of: container)
        isNew = true
      }
    }
  }

  /// Returns whether all lines of a view's frame are joined.
  private mutating func isJoined(_ position: Int) -> Bool {
    let near = root(of: frameIndex(.near, of: position))
    let far = root(of: frameIndex(.far, of: position))
    return near == far && near == root(of: frameIndex(.middle, of: position))
  }

  /// Returns the index of the line of an item in a constraint with another item.
  private func line(
    of item: any LayoutItem, _ attribute: LayoutAttribute, with other: any LayoutItem
  ) -> Int? {
    guard let node = item.layoutNode, let position = tree.list.position(of: node) else {
      return nil
    }
    let line: Line =
      switch attribute.withinPlainEdges {
      case .left, .leading, .top, .firstBaseline: .near
      case .right, .trailing, .bottom, .lastBaseline: .far
      default: .middle
      }
    // From outside, and by the frame guide, the edges of a scroll view are those of its frame.
    let isInside = other.layoutNode.map { node.contains($0) && $0 !== node } ?? false
    let isFrame =
      node.role.scrollView != nil && item.layoutGuide?.kind != .content
      && (!isInside || item.layoutGuide?.kind == .frame)
    if isFrame { return frameIndex(line, of: position) }
    // The center of a scroll view is half its frame's length from where the content begins.
    let isCenter = node.role.scrollView != nil && item.layoutGuide == nil && line == .middle
    return index(isCenter ? .near : line, of: position)
  }

  private mutating func joinArranged(of stack: StackNode, at position: Int) {
    let views = stack.children.filter { !$0.isHidden }.compactMap(tree.list.position)
    guard let first = views.first, let last = views.last else { return }
    // Spacings are constants, so along the axis the views form one chain.
    if stack.axis == axis {
      join(index(.near, of: position), frameIndex(.near, of: first))
      join(index(.far, of: position), frameIndex(.far, of: last))
      for (view, next) in zip(views, views.dropFirst()) {
        join(frameIndex(.far, of: view), frameIndex(.near, of: next))
      }
    } else {
      for view in views {
        join(index(.near, of: position), frameIndex(.near, of: view))
        join(index(.far, of: position), frameIndex(.far, of: view))
      }
    }
  }

  private mutating func joinAll(of position: Int) {
    join(frameIndex(.near, of: position), frameIndex(.far, of: position))
    join(frameIndex(.near, of: position), frameIndex(.middle, of: position))
  }

  /// Returns the index of a line of a view's frame, which is not that of the content of a scroll
  /// view.
  private func frameIndex(_ line: Line, of position: Int) -> Int {
    index(line, of: position) + (tree.nodes[position].role.scrollView == nil ? 0 : 3)
  }

  private func index(_ line: Line, of position: Int) -> Int { 6 * position + line.rawValue }

  private mutating func join(_ first: Int, _ second: Int) {
    parents[root(of: first)] = root(of: second)
  }

  private mutating func root(of line: Int) -> Int {
    var line = line
    while parents[line] != line {
      parents[line] = parents[parents[line]]
      line = parents[line]
    }
    return line
  }
}

extension LayoutAttribute {
  /// The edge or the center that an attribute within margins stands for.
  fileprivate var withinPlainEdges: LayoutAttribute {
    switch self {
    case .leftMargin, .leadingMargin: .leading
    case .rightMargin, .trailingMargin: .trailing
    case .topMargin: .top
    case .bottomMargin: .bottom
    default: self
    }
  }
}

extension ViewNode {
  /// Whether the view is an empty view in a stack, which takes the remaining space or is filled by code.
  private var isEmptyInStack: Bool { parent?.role.stack != nil && children.isEmpty }

  /// Whether a view may have a size that the layout does not know, or know only once it has a width.
  fileprivate var hasUnknownContent: Bool {
    switch role {
    case .image, .control, .label, .button: true
    case .textView(let text): !text.isScrollEnabled
    case .view: customClass != nil || isEmptyInStack
    case .stack: customClass != nil || role.stack?.children.isEmpty == true
    default: false
    }
  }
}

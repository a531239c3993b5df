import AutoScale
import AutoScaleTrees

/// Finds how far safe area and margins are inside the edges of nodes.
struct InsetResolver {
  let model: LayoutModel

  /// The values of all variables in the pass before; nil in the first.
  let values: [Double]?

  private(set) var found: [Int: NodeInsets] = [:]

  init(model: LayoutModel, values: [Double]? = nil) {
    self.model = model
    self.values = values
  }

  /// The insets of a node, from those of the nodes around it as far as they have a say.
  mutating func insets(of position: Int) -> NodeInsets {
    var waiting: [Int] = []
    var next = position
    while found[next] == nil {
      waiting.append(next)
      guard preserves(next) else { break }
      next = Int(model.tree.parents[next])
    }
    for position in waiting.reversed() { found[position] = compute(position) }
    return found[position] ?? NodeInsets()
  }

  private func compute(_ position: Int) -> NodeInsets {
    let node = model.tree.nodes[position]
    let safeArea = remaining(model.safeArea, in: position)
    var margins = defaultMargins(of: position)
    if let stated = node.layoutMargins {
      margins = hasMinimum(position) ? margins.union(stated) : stated
    }
    if node.layoutMarginsFollowReadableWidth {
      let side = (width(of: position) - model.settings.margins.readableWidth) / 2
      margins = margins.union(LayoutInsets(left: side, right: side))
    }
    if preserves(position) {
      let parent = Int(model.tree.parents[position])
      // What reaches beyond the view around it, as what scrolls does, has no larger margins for it.
      let rest = (found[parent]?.margins ?? .zero).remaining(
        behind: LayoutInsets.zero.union(distances(of: position, from: parent)))
      margins = margins.union(rest)
    }
    if node.insetsLayoutMarginsFromSafeArea { margins = margins + safeArea }
    let keyboard = remaining(LayoutInsets(bottom: model.keyboardHeight), in: position).bottom
    return NodeInsets(
      safeArea: safeArea, margins: margins, keyboard: max(safeArea.bottom, keyboard))
  }

  /// Whether a node cannot have smaller margins than those of a screen's view.
  ///
  /// A view controller's view is such a node, but no stack or cell that is laid out by itself; and
  /// the content of a cell that preserves margins does not go below those of its table.
  private func hasMinimum(_ position: Int) -> Bool {
    let node = model.tree.nodes[position]
    guard model.settings.margins.respectsSystemMinimum else { return false }
    let role = MarginRole(node.role)
    if role == .content { return position > 0 && node.preservesSuperviewLayoutMargins }
    return position == 0 && role.hasMinimum
  }

  /// Whether the margins of the node around a node have a say; those of a collection have none in
  /// its cells, and cells of tables know the margins of theirs.
  private func preserves(_ position: Int) -> Bool {
    let node = model.tree.nodes[position]
    return position > 0 && node.preservesSuperviewLayoutMargins
      && MarginRole(node.role).canPreserve
  }

  /// What is left in a node of what covers the edges of the root.
  private func remaining(_ insets: LayoutInsets, in position: Int) -> LayoutInsets {
    if position == 0 || insets == .zero { return insets }
    // Before the first pass nobody knows where the node is: as if it were well inside.
    guard values != nil else { return .zero }
    return insets.remaining(behind: distances(of: position, from: 0))
  }

  private func defaultMargins(of position: Int) -> LayoutInsets {
    let rules = model.settings.margins
    let node = model.tree.nodes[position]
    let role = MarginRole(node.role)
    if position == 0, role != .tableCell {
      return rules.screen(width: model.rootWidth)
    }
    if position > 0, role == .content, let cell = node.parent?.role.tableCell {
      return rules.content(
        of: cell, in: place(ofCell: Int(model.tree.parents[position])), model.context,
        node.preservesSuperviewLayoutMargins ? .preservedTableMargins : [])
    }
    if role == .stack { return .zero }
    return LayoutInsets(
      top: rules.other, left: rules.other, bottom: rules.other, right: rules.other)
  }

  /// Where a cell is: in the table around it, or by itself.
  private func place(ofCell position: Int) -> CellMargins.Place {
    guard position > 0, case .table = model.tree.nodes[position].parent?.role else {
      return .alone(width: width(of: position))
    }
    let table = Int(model.tree.parents[position])
    return .table(width: width(of: table), isRoot: table == 0)
  }

  /// The width of a node; before the first pass that of its frame.
  private func width(of position: Int) -> Double {
    if position == 0 { return model.rootWidth }
    return values.map { RectVariables(at: position).rect(in: $0).width }
      ?? model.tree.nodes[position].frame.width
  }

  /// The distances of a node's edges from those of a node around it; none before the first pass.
  private func distances(of position: Int, from outer: Int) -> LayoutInsets {
    guard let values else { return .zero }
    let inside = RectVariables(at: position).rect(in: values)
    let around = RectVariables(at: outer).rect(in: values)
    return LayoutInsets(
      top: inside.y - around.y, left: inside.x - around.x, bottom: around.maxY - inside.maxY,
      right: around.maxX - inside.maxX)
  }
}

/// What matters of a node's role for its margins.
private enum MarginRole {
  case ordinary, stack, tableCell, content, reusable

  init(_ role: ViewNode.Role) {
    self =
      switch role {
      case .stack: .stack
      case .tableCell: .tableCell
      case .contentView: .content
      case .collectionReusable, .collectionCell: .reusable
      case .view, .label, .textField, .textView, .searchBar, .control, .button, .switch, .slider,
        .stepper, .segmentedControl, .pageControl, .datePicker, .image, .progress,
        .activityIndicator, .picker, .visualEffect, .web, .map, .scroll, .table,
        .tableHeaderFooter, .collection, .navigationBar, .tabBar, .toolbar:
        .ordinary
      }
  }

  /// Whether the node cannot have smaller margins than those of a screen's view.
  var hasMinimum: Bool { self == .ordinary || self == .reusable }

  /// Whether the margins of the node around it can have a say.
  var canPreserve: Bool { self != .tableCell && self != .reusable }
}

import AutoScale
import AutoScaleTrees

/// Finds the distances of safe area and margins from the edges of nodes.
struct InsetResolver {
  let model: LayoutModel

  /// The values of all variables in the last pass, or `nil` before the first one.
  let values: [Double]?

  private(set) var found: [Int: NodeInsets] = [:]

  init(model: LayoutModel, values: [Double]? = nil) {
    self.model = model
    self.values = values
  }

  /// Returns the insets of a node, including inherited insets.
  mutating func insets(of position: Int) -> NodeInsets {
    var waiting: [Int] = []
    var next = position
    // A loop in place of recursion: trees may have any depth.
    while found[next] == nil {
      waiting.append(next)
      guard preserves(next) else { break }
      next = Int(model.tree.parents[next])
    }
    // Outermost first: each needs the insets of its parent.
    for position in waiting.reversed() { found[position] = compute(position) }
    return found[position] ?? NodeInsets()
  }

  private func compute(_ position: Int) -> NodeInsets {
    let node = model.tree.nodes[position]
    var safeArea = remaining(model.safeArea, in: position)
    // The content inset of a table or a collection keeps its content out of the bars.
    if safeArea != .zero, isInAdjustedList(position) { (safeArea.top, safeArea.bottom) = (0, 0) }
    var margins = defaultMargins(of: position)
    // `viewRespectsSystemMinimumLayoutMargins`: stated margins may only add to the system's.
    if let stated = node.layoutMargins {
      margins = hasMinimum(position) ? margins.union(stated) : stated
    }
    // The readable column is at most 672 points wide; margins never shrink because of it.
    if node.layoutMarginsFollowReadableWidth {
      let side = (width(of: position) - model.settings.margins.readableWidth) / 2
      margins = margins.union(LayoutInsets(left: side, right: side))
    }
    if marginsIncludeSafeArea(of: node) { margins = margins + safeArea }
    if preserves(position) {
      let parent = Int(model.tree.parents[position])
      // A view that exceeds its parent, such as scrolled content, has no larger margins because of it.
      let rest = inheritedMargins(from: parent).remaining(
        behind: LayoutInsets.zero.union(distances(of: position, from: parent)))
      margins = margins.union(rest)
    }
    let keyboard = remaining(LayoutInsets(bottom: model.keyboardHeight), in: position).bottom
    // The keyboard's guide of UIKit is as high as the bottom safe area while the keyboard is
    // hidden.
    return NodeInsets(
      safeArea: safeArea, margins: margins, keyboard: max(safeArea.bottom, keyboard))
  }

  /// Returns whether the safe area is part of the margins of a node.
  private func marginsIncludeSafeArea(of node: ViewNode) -> Bool {
    node.insetsLayoutMarginsFromSafeArea && model.settings.margins.includeSafeArea
  }

  /// Returns the margins of a node that views in it inherit.
  ///
  /// The content of a table or a collection begins within the safe area, to which its margins need not add.
  private func inheritedMargins(from parent: Int) -> LayoutInsets {
    guard let insets = found[parent] else { return .zero }
    var margins = insets.margins
    let node = model.tree.nodes[parent]
    if node.role.isAdjustedList, marginsIncludeSafeArea(of: node) {
      margins.top -= insets.safeArea.top
      margins.bottom -= insets.safeArea.bottom
    }
    return margins
  }

  /// Returns whether a node's margins are at least those of a screen's view.
  ///
  /// This holds for a view controller's view, but not for a top-level stack or cell, and for the content
  /// of a cell that preserves the margins of its table.
  private func hasMinimum(_ position: Int) -> Bool {
    let node = model.tree.nodes[position]
    // Canvases of tools before 13000 used stated margins as they were.
    guard model.settings.margins.respectsSystemMinimum else { return false }
    let role = MarginRole(node.role)
    if role == .content { return position > 0 && node.preservesSuperviewLayoutMargins }
    return isScreen(position) && role.hasMinimum
  }

  /// Whether a node is the root of a layout, and not a view that is measured apart from those around it.
  private func isScreen(_ position: Int) -> Bool {
    position == 0 && (model.tree.nodes[0].parent == nil || !model.rootSize.isFitting)
  }

  /// Returns whether a node inherits the margins of its parent.
  ///
  /// Cells of collections do not; cells of tables get those of their tables elsewhere.
  private func preserves(_ position: Int) -> Bool {
    let node = model.tree.nodes[position]
    return position > 0 && node.preservesSuperviewLayoutMargins
      && MarginRole(node.role).canPreserve
  }

  /// Returns the part of the root's insets that remains in a node.
  private func remaining(_ insets: LayoutInsets, in position: Int) -> LayoutInsets {
    if position == 0 || insets == .zero { return insets }
    // Before the first pass the node counts as far from the edges.
    guard values != nil else { return .zero }
    return insets.remaining(behind: distances(of: position, from: 0))
  }

  /// Returns whether a node is in a table or a collection whose content begins within the safe
  /// area.
  private func isInAdjustedList(_ position: Int) -> Bool {
    // The list itself begins at its frame; only its content is kept out of the bars.
    sequence(first: model.tree.nodes[position], next: \.parent).dropFirst()
      .contains(where: \.role.isAdjustedList)
  }

  private func defaultMargins(of position: Int) -> LayoutInsets {
    let rules = model.settings.margins
    let node = model.tree.nodes[position]
    let role = MarginRole(node.role)
    // A top-level cell of a .xib has no margins of a screen: stored frames.
    if isScreen(position), role != .tableCell {
      return rules.screen(
        width: model.rootWidth, beside: rules.includeSafeArea ? model.safeArea : .zero)
    }
    // Separators are at most a point high: contents of 1,777 cells of the corpus end 0, ⅓, ½ or 1
    // point above the end of their cell.
    if position > 0, role == .content, let cell = node.parent?.role.tableCell {
      let parent = Int(model.tree.parents[position])
      return rules.content(
        of: cell, in: place(ofCell: parent), model.context,
        node.preservesSuperviewLayoutMargins ? .preservedTableMargins : [],
        above: min(1, max(0, distances(of: position, from: parent).bottom)))
    }
    // Stored frames of stacks with margins that none states begin at their edges.
    if role == .stack { return .zero }
    return LayoutInsets(
      top: rules.other, left: rules.other, bottom: rules.other, right: rules.other)
  }

  /// Returns the place of a cell: in its table, or by itself.
  private func place(ofCell position: Int) -> CellMargins.Place {
    guard position > 0, case .table = model.tree.nodes[position].parent?.role else {
      return .alone(width: width(of: position))
    }
    let table = Int(model.tree.parents[position])
    return .table(width: width(of: table), isRoot: table == 0)
  }

  /// Returns the width of a node; before the first pass, the width of its frame.
  private func width(of position: Int) -> Double {
    if position == 0 { return model.rootWidth }
    return values.map { RectVariables(at: position).rect(in: $0).width }
      ?? model.tree.nodes[position].frame.width
  }

  /// Returns the distances of a node's edges from an ancestor's; zero before the first pass.
  private func distances(of position: Int, from outer: Int) -> LayoutInsets {
    guard let values else { return .zero }
    let inside = RectVariables(at: position).rect(in: values)
    let around = RectVariables(at: outer).rect(in: values)
    return LayoutInsets(
      top: inside.y - around.y, left: inside.x - around.x, bottom: around.maxY - inside.maxY,
      right: around.maxX - inside.maxX)
  }
}

/// The kind of a node's role in respect of margins.
private enum MarginRole {
  case ordinary, stack, tableCell, content, reusable

  init(_ role: ViewNode.Role) {
    // Listed instead of `default`, so that a new role must say whether it inherits margins.
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

  /// Whether the node's margins are at least those of a screen's view.
  var hasMinimum: Bool { self == .ordinary || self == .reusable }

  /// Whether the node can inherit margins.
  var canPreserve: Bool { self != .tableCell && self != .reusable }
}

extension ViewNode.Role {
  /// Whether the view is a table or a collection that keeps its content within the safe area.
  fileprivate var isAdjustedList: Bool {
    switch self {
    case .table, .collection: scrollView?.adjustsContentInset ?? false
    default: false
    }
  }
}

import AutoScale
import ViewTree

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
    let safeArea = safeArea(of: position)
    var margins = defaultMargins(of: position)
    if let stated = node.layoutMargins {
      margins = hasMinimum(position) ? margins.union(stated) : stated
    }
    if preserves(position) {
      let parent = Int(model.tree.parents[position])
      let rest = (found[parent]?.margins ?? .zero).remaining(
        behind: distances(of: position, from: parent))
      margins = margins.union(rest)
    }
    if node.insetsLayoutMarginsFromSafeArea { margins = margins + safeArea }
    return NodeInsets(safeArea: safeArea, margins: margins)
  }

  /// Whether a node cannot have smaller margins than those of a screen's view.
  ///
  /// A view controller's view is such a node, but no stack or cell that is laid out by itself.
  private func hasMinimum(_ position: Int) -> Bool {
    let node = model.tree.nodes[position]
    return position == 0 && model.settings.margins.respectsSystemMinimum
      && !(node is StackNode || node is TableCellNode || node is ContentViewNode)
  }

  /// Whether the margins of the node around a node have a say; those of a collection have none in
  /// its cells, and cells of tables know the margins of theirs.
  private func preserves(_ position: Int) -> Bool {
    let node = model.tree.nodes[position]
    guard position > 0, node.preservesSuperviewLayoutMargins else { return false }
    return !(node is CollectionReusableNode) && !(node is TableCellNode)
  }

  private func safeArea(of position: Int) -> EdgeInsets {
    let safeArea = model.context.safeArea
    if position == 0 || safeArea == .zero { return safeArea }
    // Before the first pass nobody knows where the node is: as if it were well inside.
    guard values != nil else { return .zero }
    return safeArea.remaining(behind: distances(of: position, from: 0))
  }

  private func defaultMargins(of position: Int) -> EdgeInsets {
    let rules = model.settings.margins
    let (width, idiom) = (model.rootSize.width, model.context.idiom)
    if position == 0 { return rules.screen(width: width, idiom: idiom) }
    let node = model.tree.nodes[position]
    if node is ContentViewNode, let cell = node.parent as? TableCellNode {
      // A table knows the screen, even where it fills a part of it; a cell alone knows itself.
      let screenWidth = model.context.width
      return rules.cell(
        width: cell.parent is TableNode ? screenWidth : min(width, screenWidth), idiom: idiom,
        hasAccessory: cell.hasAccessory,
        preservesTable: node.preservesSuperviewLayoutMargins)
    }
    if node is StackNode { return .zero }
    return EdgeInsets(top: rules.other, left: rules.other, bottom: rules.other, right: rules.other)
  }

  /// The distances of a node's edges from those of a node around it; none before the first pass.
  private func distances(of position: Int, from outer: Int) -> EdgeInsets {
    guard let values else { return .zero }
    let (inner, outer) = (4 * position, 4 * outer)
    return EdgeInsets(
      top: values[inner + 1] - values[outer + 1],
      left: values[inner] - values[outer],
      bottom: values[outer + 1] + values[outer + 3] - values[inner + 1] - values[inner + 3],
      right: values[outer] + values[outer + 2] - values[inner] - values[inner + 2])
  }
}

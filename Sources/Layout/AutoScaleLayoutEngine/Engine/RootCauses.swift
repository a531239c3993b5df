import AutoScale
import AutoScaleTrees

/// The causes among open rectangles, and the rectangles that follow from them.
///
/// Rectangles that share a row form a group: fixing one fixes the others. The cause of a group is the
/// rectangle that the fewest rows mention, and the first of several.
struct RootCauses {
  /// A rectangle along an axis.
  private struct Item: Hashable {
    let rectangle: Int
    let axis: LayoutAxis

    init(variable: Int) {
      rectangle = RectVariables(containing: variable).position
      axis = RectVariables.axis(of: variable)
    }

    /// Returns whether an item precedes another one: by tree order, then the horizontal axis first.
    static func precedes(_ first: Item, _ second: Item) -> Bool {
      first.rectangle != second.rectangle
        ? first.rectangle < second.rectangle
        : first.axis == .horizontal && second.axis == .vertical
    }
  }

  private var axes: [Int: Set<LayoutAxis>] = [:]
  private var dependents: [Int: Set<Int>] = [:]

  /// Groups the open variables.
  ///
  /// - Complexity: O(*n*) in the rows.
  init(freeVariables: [Int], rows: LayoutRows) {
    var parents: [Item: Item] = [:]
    var mentions: [Item: Int] = [:]
    for variable in freeVariables { parents[Item(variable: variable)] = Item(variable: variable) }
    func group(of item: Item) -> Item {
      var item = item
      while let parent = parents[item], parent != item {
        // Halving the path keeps later searches short.
        parents[item] = parents[parent]
        item = parent
      }
      return item
    }
    // A preference ties rectangles together only where constraints do not.
    for row in rows.indices where !rows.isPreference(row) {
      var open: Set<Item> = []
      rows.forEachTerm(of: row) { variable, _ in
        let item = Item(variable: variable)
        if parents[item] != nil { open.insert(item) }
      }
      // A row about one open rectangle joins nothing, but counts as a mention.
      for item in open { mentions[item, default: 0] += 1 }
      guard let first = open.first else { continue }
      for other in open.dropFirst() { parents[group(of: other)] = group(of: first) }
    }
    let nodes = rows.result.nodes.indices
    // A guide has no node to name as a cause.
    let open = parents.keys.filter { nodes.contains($0.rectangle) }
    for members in Dictionary(grouping: open, by: group).values {
      add(members.sorted(by: Item.precedes), mentions)
    }
  }

  /// Returns the axes along which a node is a cause.
  func axes(of position: Int) -> Set<LayoutAxis> { axes[position] ?? [] }

  /// Returns the nodes that follow from a cause, in the order of the tree.
  func dependents(of position: Int) -> [Int] { (dependents[position] ?? []).sorted() }

  private mutating func add(_ members: [Item], _ mentions: [Item: Int]) {
    // The member with the fewest mentions lacks a constraint. `min` takes the first of several, and
    // members are in the order of the tree.
    guard let cause = members.min(by: { (mentions[$0] ?? 0) < (mentions[$1] ?? 0) }) else { return }
    axes[cause.rectangle, default: []].insert(cause.axis)
    // A node may follow from itself along the other axis, which is no news.
    let others = members.map(\.rectangle).filter { $0 != cause.rectangle }
    dependents[cause.rectangle, default: []].formUnion(others)
  }
}

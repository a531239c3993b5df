import ViewTree

/// What a tree is like, wherever its nodes are: the same for all its layouts.
struct TreeStructure {
  /// The index of the node around each node; nil for the root.
  private(set) var parents: [Int?] = []

  /// The indices of the nodes in each node, from back to front.
  private(set) var children: [[Int]]

  /// Whether UIKit draws each node, where it draws those around it.
  let isSeen: [Bool]

  /// Whether what passes the edges of each node is cut off.
  let clips: [Bool]

  /// The tint color of each node, or of the nearest one around it that has one.
  private(set) var tints: [ViewColor] = []

  /// Looks at the nodes of a tree, each of which comes before the nodes in it.
  ///
  /// - Complexity: O(*n*) in the nodes.
  init(_ nodes: [ViewNode]) {
    isSeen = nodes.map(\.isSeen)
    clips = nodes.map(\.clips)
    children = Array(repeating: [], count: nodes.count)
    var positions: [ObjectIdentifier: Int] = [:]
    for (index, node) in nodes.enumerated() {
      positions[ObjectIdentifier(node)] = index
      let parent = index > 0 ? node.parent.flatMap { positions[ObjectIdentifier($0)] } : nil
      parents.append(parent)
      if let parent { children[parent].append(index) }
      tints.append(node.appearance.tintColor ?? parent.map { tints[$0] } ?? .systemBlue)
    }
  }
}

import AutoScaleTrees

extension LayoutResult: CustomStringConvertible {
  /// The frame of each node in its parent, one line each, indented by depth, and then the problems.
  ///
  ///     screen (0, 0, 390, 844)
  ///       title (16, 83, 343, 20.5)
  ///
  /// The problems are those that need no second solve: unusable values, ignored constraints and
  /// conflicts.
  public var description: String {
    var depths: [Int] = []
    for position in nodes.indices {
      depths.append(tree.parent(of: position).map { depths[$0] + 1 } ?? 0)
    }
    let lines = nodes.indices.map { position in
      ViewNode.indentation(at: depths[position])
        + "\(nodes[position].layoutName) \(frames[position])"
    }
    let problems: [any CustomStringConvertible] = unusableValues + ignored + conflicts
    return (lines + problems.map(\.description)).joined(separator: "\n")
  }
}

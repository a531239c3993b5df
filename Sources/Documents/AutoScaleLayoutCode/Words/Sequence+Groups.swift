extension Sequence {
  /// The elements with equal keys, in the order in which the keys come first.
  ///
  ///     [3, 1, 5].groups { $0 % 3 }  // [(0, [3]), (1, [1]), (2, [5])]
  ///
  /// - Complexity: O(*n*).
  func groups<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, members: [Element])] {
    var groups: [(key: Key, members: [Element])] = []
    var indices: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let index = indices[key] {
        groups[index].members.append(element)
      } else {
        indices[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}

extension Sequence {
  /// A dictionary of pairs; of those with the same key, the first one counts.
  func byKey<Key: Hashable, Item>() -> [Key: Item] where Element == (Key, Item) {
    Dictionary(self) { first, _ in first }
  }
}

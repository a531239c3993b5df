/// The longest sequence that two orders share.
enum CommonOrder {
  /// Returns the elements of a list that leave the order of another list.
  ///
  /// The others are a longest common subsequence; an element is in each list at most once.
  ///
  /// - Complexity: O(*n* log *n*) in the elements.
  static func moved(_ new: [String], since old: [String]) -> Set<String> {
    let places = Dictionary(old.enumerated().map { ($1, $0) }) { first, _ in first }
    let common = new.filter { places[$0] != nil }
    let values = common.compactMap { places[$0] }
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      let rank = rank(of: value) {
        values[tails[$0]]
      } in: {
        tails.count
      }
      previous[index] = rank > 0 ? tails[rank - 1] : nil
      if rank == tails.count { tails.append(index) } else { tails[rank] = index }
    }
    var kept: Set<Int> = []
    var next = tails.last
    while let index = next {
      kept.insert(index)
      next = previous[index]
    }
    return Set(common.indices.filter { !kept.contains($0) }.map { common[$0] })
  }

  /// Returns the number of ascending values that are less than a value.
  private static func rank(
    of value: Int, _ values: (Int) -> Int, in count: () -> Int
  ) -> Int {
    var (low, high) = (0, count())
    while low < high {
      let middle = (low + high) / 2
      if values(middle) < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

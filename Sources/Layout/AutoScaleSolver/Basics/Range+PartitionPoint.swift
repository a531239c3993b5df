extension Range<Int> {
  /// The first number for which a condition holds, or the end; the condition holds for all numbers after it.
  ///
  /// - Complexity: O(log *n*) in the numbers.
  func partitionPoint(where isBehind: (Int) -> Bool) -> Int {
    var range = self
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isBehind(middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}

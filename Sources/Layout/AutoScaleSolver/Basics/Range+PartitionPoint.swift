extension Range<Int> {
  /// The first number for which a condition holds, or the end, if the condition also holds for all larger ones.
  ///
  /// - Complexity: O(log *n*) in the numbers.
  func partitionPoint(where condition: (Int) -> Bool) -> Int {
    var range = self
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = condition(middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}

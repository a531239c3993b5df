extension Range<Int> {
  /// The first number for which a condition holds that holds for all after it, too; the end if there is none.
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

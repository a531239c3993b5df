/// Sorts numbers by small keys, in linear time; equal keys keep their order.
///
/// Source: H. Seward, "Information Sorting in the Application of Electronic Digital Computers to Business
/// Operations", 1954.
struct CountingSort: ~Copyable {
  /// The start of each key in the items that were sorted last, and the end.
  private(set) var starts = Buffer<Int32>()
  private var sorted = Buffer<Int32>()

  /// Sorts items by the keys that belong to them.
  ///
  /// - Parameters:
  ///   - items: The numbers to sort, which are positions in `keys`.
  ///   - keys: The key of each item.
  ///   - keyCount: More than the largest key; the smallest is 0.
  mutating func sort(
    _ items: inout Buffer<Int32>, by keys: borrowing Buffer<Int32>, keyCount: Int
  ) {
    // A key's count is stored two places after its start. Adding up turns it into the start, one place after
    // its own, and placing the items advances that to the start of the next key. No second array is needed.
    starts.fill(0, count: keyCount + 2)
    for index in 0..<items.count { starts[keys[items[unchecked: index]] + 2] += 1 }
    starts.addUp()
    sorted.fill(0, count: items.count)
    // From the first item on, so that equal keys keep their order, on which a second sort by another key relies.
    for index in 0..<items.count {
      let item = items[unchecked: index]
      let next = Int(keys[unchecked: Int(item)]) + 1
      sorted[starts[next]] = item
      starts[unchecked: next] += 1
    }
    swap(&items, &sorted)
  }
}

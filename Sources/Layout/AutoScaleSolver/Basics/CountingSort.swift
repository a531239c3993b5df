/// Sorts numbers by small keys, in linear time; equal keys keep their order.
struct CountingSort: ~Copyable {
  /// The start of each key in the last sorted items, and one more for the end.
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
    // While the items are counted, a key's count stands two places behind its start. Adding up makes
    // it the start, one place behind; and placing the items moves it on to the start of the next key.
    starts.fill(0, count: keyCount + 2)
    for index in 0..<items.count { starts[keys[items[unchecked: index]] + 2] += 1 }
    starts.addUp()
    sorted.fill(0, count: items.count)
    for index in 0..<items.count {
      let item = items[unchecked: index]
      let next = Int(keys[unchecked: Int(item)]) + 1
      sorted[starts[next]] = item
      starts[unchecked: next] += 1
    }
    swap(&items, &sorted)
  }
}

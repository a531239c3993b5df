/// Items by a small count, so that those with the least are found at once.
struct CountBuckets: ~Copyable {
  // A doubly linked list of items for each count.
  private var first = Buffer<Int32>()
  private var next = Buffer<Int32>()
  private var previous = Buffer<Int32>()
  private var counts = Buffer<Int32>()

  /// Starts with items that are in no bucket, with counts up to their number.
  mutating func reset(itemCount: Int) {
    first.fill(-1, count: itemCount + 1)
    next.fill(-1, count: itemCount)
    previous.fill(-1, count: itemCount)
    counts.fill(-1, count: itemCount)
  }

  /// The first item with a count, or a negative number.
  @inline(__always) func first(of count: Int) -> Int32 { first[count] }

  /// The item after another one with the same count, or a negative number.
  @inline(__always) func next(after item: Int32) -> Int32 { next[item] }

  /// Puts an item into the bucket of a count, and takes it out of its former one.
  @inline(__always) mutating func move(_ item: Int32, to count: Int32) {
    remove(item)
    counts[item] = count
    previous[item] = -1
    next[item] = first[count]
    if first[count] >= 0 { previous[first[count]] = item }
    first[count] = item
  }

  @inline(__always) mutating func remove(_ item: Int32) {
    guard counts[item] >= 0 else { return }
    let (before, after) = (previous[item], next[item])
    if before >= 0 { next[before] = after } else { first[counts[item]] = after }
    if after >= 0 { previous[after] = before }
    counts[item] = -1
  }
}

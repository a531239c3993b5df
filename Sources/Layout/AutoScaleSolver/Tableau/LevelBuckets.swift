/// Items sorted by level, for few or many levels.
///
/// Lists instead of a sort of the items: a component has far more penalties than levels.
struct LevelBuckets: ~Copyable {
  /// The levels with items, after `sort` the strongest first.
  private(set) var levels = Buffer<Int32>()
  // The items of a level are a circular linked list; `last` is indexed by level and `next` by item. The last item
  // points at the first, so that appending and starting need only one number for each level.
  private var last = Buffer<Int32>()
  private var next = Buffer<Int32>()

  mutating func reset(levelCount: Int, itemCount: Int) {
    // Only the levels in use: a component has penalties at few levels of the system.
    for index in 0..<levels.count { last[levels[index]] = -1 }
    levels.clear()
    if last.count < levelCount { last.fill(-1, count: levelCount) }
    next.fill(-1, count: itemCount)
  }

  @inline(__always) mutating func insert(_ item: Int, level: Int32) {
    let previous = last[level]
    if previous < 0 {
      levels.append(level)
      next[item] = Int32(item)
    } else {
      next[item] = next[previous]
      next[previous] = Int32(item)
    }
    last[level] = Int32(item)
  }

  mutating func sort() { levels.sort(0..<levels.count, by: <) }

  /// A position in the items of a level.
  struct Cursor {
    fileprivate var item: Int32
    fileprivate let last: Int32
  }

  @inline(__always) func cursor(_ level: Int32) -> Cursor {
    Cursor(item: -1, last: last[level])
  }

  /// Returns the next item of a level in the order of insertion, or `nil` after the last.
  @inline(__always) func next(_ cursor: inout Cursor) -> Int? {
    guard cursor.last >= 0 && cursor.item != cursor.last else { return nil }
    cursor.item = next[cursor.item < 0 ? cursor.last : cursor.item]
    return Int(cursor.item)
  }
}

/// Rows or columns of a sparse matrix, to which entries are added and from which they are taken.
struct GrowingLines: ~Copyable {
  private var starts = Buffer<Int32>()
  private(set) var counts = Buffer<Int32>()
  private var capacities = Buffer<Int32>()
  /// The other index of each entry.
  private(set) var indices = Buffer<Int32>()
  private(set) var values = Buffer<Double>()

  /// The entries of a line.
  @inline(__always) subscript(line: Int32) -> Range<Int> {
    let start = Int(starts[line])
    return start..<start + Int(counts[line])
  }

  mutating func clear() {
    starts.clear()
    counts.clear()
    capacities.clear()
    indices.clear()
    values.clear()
  }

  /// Adds a line without entries, and with room for some.
  mutating func addLine(capacity: Int32 = 0) {
    starts.append(Int32(indices.count))
    counts.append(0)
    capacities.append(capacity)
    indices.append(repeating: 0, count: Int(capacity))
    values.append(repeating: 0, count: Int(capacity))
  }

  /// Adds an entry to a line, which moves to the end of the memory when it has no room left.
  @inline(__always) mutating func append(_ index: Int32, _ value: Double, to line: Int32) {
    if counts[line] == capacities[line] { enlarge(line) }
    let place = starts[line] + counts[line]
    counts[line] += 1
    indices[place] = index
    values[place] = value
  }

  private mutating func enlarge(_ line: Int32) {
    let entries = self[line]
    let capacity = Int32(max(4, 2 * entries.count))
    let isLast = entries.upperBound == indices.count
    if !isLast {
      starts[line] = Int32(indices.count)
      for entry in entries {
        indices.append(indices[entry])
        values.append(values[entry])
      }
    }
    indices.append(repeating: 0, count: Int(capacity) - entries.count)
    values.append(repeating: 0, count: Int(capacity) - entries.count)
    capacities[line] = capacity
  }

  @inline(__always) mutating func set(_ value: Double, at entry: Int) { values[entry] = value }

  /// Takes an entry out of a line; the line's last entry takes its place.
  @inline(__always) mutating func remove(at entry: Int, from line: Int32) {
    counts[line] -= 1
    let last = starts[line] + counts[line]
    indices[entry] = indices[last]
    values[entry] = values[last]
  }

  /// Takes all entries out of a line.
  mutating func removeAll(from line: Int32) { counts[line] = 0 }
}

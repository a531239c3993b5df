/// The distinct rows over several roots that remain after substitution, found by their contents.
///
/// A grid states the same row for each of its cells, and the table keeps it once: 120,000 constraints become 200
/// rows. Rows also count as equal if they differ so little that all are satisfied where one is.
struct RowTable: ~Copyable {
  /// After this many comparisons with rows of the same roots, a row counts as new.
  private static let mostAlike = 32

  private(set) var starts = Buffer<Int32>()
  private(set) var roots = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()
  private var hashes = Buffer<UInt64>()
  /// Whether rows counted as equal that differ by more than rounding errors.
  private(set) var mergesUnequal = false
  /// Row numbers by hash, with linear probing, or -1 for an empty slot.
  private var slots = Buffer<Int32>()

  @inline(__always) var count: Int { hashes.count }

  @inline(__always) func range(of row: Int) -> Range<Int> {
    Int(starts[row])..<Int(starts[row + 1])
  }

  mutating func clear() {
    starts.clear()
    starts.append(0)
    roots.clear()
    coefficients.clear()
    hashes.clear()
    mergesUnequal = false
    slots.fill(-1, count: 64)
  }

  /// Returns the number of a normalised row, which is added if it is new.
  @inline(__always) mutating func index(of row: borrowing ReducedRow) -> Int {
    // Linear probing becomes slow beyond a load of about two thirds.
    if 2 * count >= slots.count { enlarge() }
    let hash = Self.hash(of: row)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    var alike = 0
    while slots[slot] >= 0 {
      let candidate = Int(slots[slot])
      if hashes[candidate] == hash {
        if isEqual(candidate, row) { return candidate }
        alike += 1
        // Many rows of the same roots have the same hash. From here on they are elsewhere, so that the search does
        // not visit all of them, which would take quadratic time.
        if alike == Self.mostAlike { slot = Int(truncatingIfNeeded: count &* 0x9E37_79B9) & mask }
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(count)
    return add(row, hash)
  }

  private mutating func add(_ row: borrowing ReducedRow, _ hash: UInt64) -> Int {
    hashes.append(hash)
    for index in 0..<row.count {
      roots.append(row[index].root)
      coefficients.append(row[index].coefficient)
    }
    starts.append(Int32(roots.count))
    return count - 1
  }

  @inline(__always)
  private mutating func isEqual(_ candidate: Int, _ row: borrowing ReducedRow) -> Bool {
    let range = range(of: candidate)
    guard range.count == row.count else { return false }
    var isSame = true
    for (index, own) in range.enumerated() {
      let difference = abs(coefficients[own] - row[index].coefficient)
      guard roots[own] == row[index].root,
        difference <= Tolerance.cancelled * abs(coefficients[own])
      else { return false }
      if difference > Tolerance.rounding * abs(coefficients[own]) { isSame = false }
    }
    if !isSame { mergesUnequal = true }
    return true
  }

  /// Mixes the roots.
  @inline(__always) private static func hash(of row: borrowing ReducedRow) -> UInt64 {
    // Not the coefficients, in which equal rows may differ by rounding errors. Not `Hasher`, which Swift seeds for
    // each process: the order of collisions would differ between launches.
    var hash: UInt64 = 0
    for index in 0..<row.count {
      hash ^= UInt64(truncatingIfNeeded: row[index].root)
      hash = (hash ^ (hash >> 32)) &* 0x9E37_79B9_7F4A_7C15
    }
    return hash ^ (hash >> 32)
  }

  private mutating func enlarge() {
    slots.fill(-1, count: 2 * slots.count)
    let mask = slots.count - 1
    for row in 0..<count {
      var slot = Int(truncatingIfNeeded: hashes[row]) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(row)
    }
  }
}

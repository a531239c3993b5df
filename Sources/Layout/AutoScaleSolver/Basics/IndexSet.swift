/// A set of small numbers that can be listed, in no particular order.
///
/// Clearing takes time in proportion to the members, not to the limit.
///
/// Source: P. Briggs, L. Torczon, "An Efficient Representation for Sparse Sets", 1993.
struct IndexSet: ~Copyable {
  /// The members.
  private(set) var members = Buffer<Int32>()
  /// The position of each number among the members, or -1.
  private var places = Buffer<Int32>()

  @inline(__always) var count: Int { members.count }

  /// Starts an empty set of numbers below a limit.
  mutating func reset(limit: Int) {
    removeAll()
    places.extend(by: -1, to: limit)
  }

  @inline(__always) mutating func insert(_ number: Int32) {
    if places[number] >= 0 { return }
    places[unchecked: Int(number)] = Int32(truncatingIfNeeded: members.count)
    members.append(number)
  }

  mutating func removeAll() {
    for index in 0..<members.count { places[members[index]] = -1 }
    members.clear()
  }

  mutating func remove(_ number: Int32) {
    let place = places[number]
    guard place >= 0, let last = members.popLast() else { return }
    places[number] = -1
    // The last member takes the free position, so that the list has no holes.
    guard last != number else { return }
    members[place] = last
    places[last] = place
  }
}

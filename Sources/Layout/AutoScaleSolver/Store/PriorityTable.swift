/// The priorities of the constraints, each with a number that it keeps as long as a constraint has it.
///
/// Rows store the number, which is compared and used as an index more quickly than a `Float`.
struct PriorityTable: Sendable {
  /// The priorities by number; the first is required.
  ///
  /// A priority that is no longer in use stays until another one takes its number.
  private(set) var all: [Priority] = [.required]
  /// How many constraints have each priority; required is not counted.
  private var uses: [Int32] = [0]
  /// The numbers of the priorities in use, except required, the weakest first.
  private(set) var ascending: [Int32] = []
  private var free: [Int32] = []
  /// Numbers that were found before, by a hash of the priority: a layout has few priorities.
  private var recent: [Int32] = Array(repeating: 0, count: 16)

  subscript(number: Int32) -> Priority { all[Int(number)] }

  /// Forgets all priorities but required.
  mutating func removeAll() {
    all.removeSubrange(1...)
    uses.removeSubrange(1...)
    ascending.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    for slot in recent.indices { recent[slot] = 0 }
  }

  /// The number of the priority of a new constraint.
  @inline(__always) mutating func retain(_ priority: Priority) -> Int32 {
    if priority.isRequired { return 0 }
    // 2^32 divided by the golden ratio; D. Knuth, "The Art of Computer Programming", volume 3, 6.4.
    let slot = Int(truncatingIfNeeded: (priority.rawValue.bitPattern &* 0x9E37_79B9) >> 28)
    let known = recent[slot]
    // A number that is free again may still be in the slot, with its old priority.
    if all[Int(known)] == priority && uses[Int(known)] > 0 {
      uses[Int(known)] += 1
      return known
    }
    recent[slot] = find(priority)
    uses[Int(recent[slot])] += 1
    return recent[slot]
  }

  /// Counts a constraint less with a priority, and forgets the priority after the last one.
  mutating func release(_ number: Int32) {
    if number == 0 { return }
    uses[Int(number)] -= 1
    guard uses[Int(number)] == 0 else { return }
    ascending.remove(at: place(of: self[number]))
    free.append(number)
  }

  @inline(never) private mutating func find(_ priority: Priority) -> Int32 {
    let place = place(of: priority)
    if place < ascending.count && self[ascending[place]] == priority { return ascending[place] }
    let number = free.popLast() ?? Int32(all.count)
    if Int(number) == all.count {
      all.append(priority)
      uses.append(0)
    } else {
      all[Int(number)] = priority
    }
    ascending.insert(number, at: place)
    return number
  }

  /// The first position among the ascending numbers whose priority is not weaker than another one.
  private func place(of priority: Priority) -> Int {
    ascending.indices.partitionPoint { self[ascending[$0]] >= priority }
  }
}

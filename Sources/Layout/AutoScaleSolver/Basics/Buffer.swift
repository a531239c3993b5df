/// A growable list of plain values with one owner, which keeps its memory from one solve to the next.
///
/// The solver's inner loops use no other collection. Bounds are checked at each access, as in `Array`, but
/// a type that cannot be copied needs no check of uniqueness.
///
/// The element's type must not be private, for which Swift 6.0 stops with an internal error.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  // Invariant: only this buffer owns `memory`, and its first `count` elements are initialised. An empty
  // buffer may own no memory at all.
  private var memory = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private(set) var count = 0
  // The compiler copies a struct of plain values to the stack for each call that borrows it. With dozens of
  // buffers that takes longer than most of the calls. A struct with a weak reference is passed by address.
  private weak var anchor: AnyObject?

  deinit { memory.deallocate() }

  @inline(__always) var isEmpty: Bool { count == 0 }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      check(index)
      return memory[index]
    }
    set {
      check(index)
      memory[index] = newValue
    }
  }

  /// Stops at an invalid index, in release builds too, before foreign memory is touched.
  @inline(__always) private func check(_ index: Int) {
    // One comparison: as an unsigned number, a negative index is larger than any count.
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
  }

  /// The element at a position that is valid by construction; only a debug build checks it.
  ///
  /// Valid positions are those of a range of this buffer, the number of a variable or row of the store, and
  /// the number of a column of a component.
  @inline(__always) subscript(unchecked index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return memory[index]
    }
    set {
      assert(index >= 0 && index < count)
      memory[index] = newValue
    }
  }

  @inline(__always) subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    set { self[Int(index)] = newValue }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == memory.count { grow(to: count + 1) }
    memory[count] = element
    count += 1
  }

  /// Appends the elements of an array, and passes each to a closure.
  @inline(__always)
  mutating func append(contentsOf elements: [Element], _ body: (Element) -> Void = { _ in }) {
    elements.withUnsafeBufferPointer { append(contentsOf: $0, body) }
  }

  /// Appends elements, and passes each to a closure.
  @inline(__always)
  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>, _ body: (Element) -> Void)
  {
    let end = count + elements.count
    if end > memory.count { grow(to: end) }
    var place = count
    for element in elements {
      memory[place] = element
      place &+= 1  // at most `end`, which did not overflow
      body(element)
    }
    count = end
  }

  /// Appends copies of one element.
  mutating func append(repeating element: Element, count added: Int) {
    grow(to: count + added)
    memory[count..<count + added].initialize(repeating: element)
    count += added
  }

  @inline(__always) mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return memory[count]
  }

  /// Forgets all elements and keeps the memory.
  @inline(__always) mutating func clear() { count = 0 }

  /// Replaces the elements by copies of one.
  mutating func fill(_ element: Element, count newCount: Int) {
    clear()
    append(repeating: element, count: newCount)
  }

  /// Appends copies of one element until there are at least so many elements.
  mutating func extend(by element: Element, to newCount: Int) {
    if count < newCount { append(repeating: element, count: newCount - count) }
  }

  /// Keeps the first elements only.
  mutating func truncate(to newCount: Int) { count = min(count, newCount) }

  /// Copies the elements of another buffer into this one.
  mutating func assign(_ other: borrowing Buffer) {
    clear()
    if other.isEmpty { return }  // an empty buffer may have no memory to copy into
    grow(to: other.count)
    _ = memory.update(fromContentsOf: other.memory[..<other.count])
    count = other.count
  }

  /// Sorts a range, short ones by insertion.
  @inline(__always)
  mutating func sort(_ range: Range<Int>, by precedes: (Element, Element) -> Bool) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    // Most rows and columns of a layout have two to four entries, for which a general sort costs more to call.
    if range.count > 12 {
      memory[range].sort(by: precedes)
    } else {
      insertionSort(range, by: precedes)
    }
  }

  @inline(__always)
  private mutating func insertionSort(_ range: Range<Int>, by precedes: (Element, Element) -> Bool)
  {
    var next = range.lowerBound + 1
    while next < range.upperBound {
      let element = memory[next]
      var hole = next
      while hole > range.lowerBound && precedes(element, memory[hole - 1]) {
        memory[hole] = memory[hole - 1]
        hole -= 1
      }
      memory[hole] = element
      next += 1
    }
  }

  /// Makes room for so many elements, and no more.
  mutating func reserve(_ capacity: Int) {
    if capacity > memory.count { reallocate(capacity: capacity) }
  }

  // Not inlined, so that `append` stays small enough to be inlined everywhere.
  @inline(never) private mutating func grow(to minimum: Int) {
    // Doubling makes appending linear; 16 spares short lists the first four reallocations.
    if minimum > memory.count { reallocate(capacity: max(16, minimum, 2 * memory.count)) }
  }

  private mutating func reallocate(capacity: Int) {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: capacity)
    _ = larger.update(fromContentsOf: memory[..<count])
    memory.deallocate()
    memory = larger
  }
}

extension Buffer<Int32> {
  /// Adds to each element the sum of those before it, which turns counts into the ends of ranges.
  mutating func addUp() {
    var sum: Int32 = 0
    for index in 0..<count {
      sum += memory[index]
      memory[index] = sum
    }
  }
}

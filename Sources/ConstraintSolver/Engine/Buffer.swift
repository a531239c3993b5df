/// A growable list of plain values with one owner, which keeps its memory from one solve to the next.
///
/// The solver's inner loops read and write such lists only. `Array` would check uniqueness and
/// bounds at each access; here a debug build checks the bounds, and a type that cannot be copied
/// needs no check of uniqueness.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  // Invariant: `base` owns memory for `capacity` elements, of which the first `count` are
  // initialised. It never leaves this type except for the duration of a closure's call.
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 16) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit { base.deallocate() }

  @inline(__always) var isEmpty: Bool { count == 0 }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always) subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    set { self[Int(index)] = newValue }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Appends copies of one element.
  mutating func append(repeating element: Element, count added: Int) {
    grow(to: count + added)
    (base + count).initialize(repeating: element, count: added)
    count += added
  }

  @inline(__always) mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  /// Forgets all elements and keeps the memory.
  @inline(__always) mutating func clear() { count = 0 }

  /// Replaces the elements by copies of one.
  mutating func fill(_ element: Element, count newCount: Int) {
    clear()
    append(repeating: element, count: newCount)
  }

  /// Keeps the first elements only.
  mutating func truncate(to newCount: Int) { count = min(count, newCount) }

  /// Takes one element out by moving the last one into its place.
  mutating func swapRemove(at index: Int) {
    self[index] = self[count - 1]
    count -= 1
  }

  /// Copies the elements of another buffer into this one.
  mutating func assign(_ other: borrowing Buffer) {
    clear()
    grow(to: other.count)
    base.initialize(from: other.base, count: other.count)
    count = other.count
  }

  /// Sorts a range; short ranges, which are the rule, by insertion.
  @inline(__always)
  mutating func sort(_ range: Range<Int>, by precedes: (Element, Element) -> Bool) {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    if range.count > 12 {
      var slice = UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count)
      slice.sort(by: precedes)
    } else {
      insertionSort(range, by: precedes)
    }
  }

  @inline(__always)
  private mutating func insertionSort(_ range: Range<Int>, by precedes: (Element, Element) -> Bool)
  {
    var next = range.lowerBound + 1
    while next < range.upperBound {
      let element = base[next]
      var hole = next
      while hole > range.lowerBound && precedes(element, base[hole - 1]) {
        base[hole] = base[hole - 1]
        hole -= 1
      }
      base[hole] = element
      next += 1
    }
  }

  @inline(never) private mutating func grow(to minimum: Int) {
    guard minimum > capacity else { return }
    let larger = max(minimum, 2 * capacity)
    let replacement = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    replacement.moveInitialize(from: base, count: count)
    base.deallocate()
    base = replacement
    capacity = larger
  }
}

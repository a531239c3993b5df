/// The breakpoints ahead of a moving basis, the nearest first, in a binary heap.
///
/// A heap instead of sorting all of them: most steps end at one of the first.
struct EventHeap: ~Copyable {
  /// A breakpoint that a column or row reaches.
  struct Event: BitwiseCopyable {
    /// The length of the step to it.
    var distance: Double
    /// The length as it is compared with others.
    var rank = 0.0
    /// The infinitesimal part of the length, if breakpoints are perturbed.
    var shift = 0.0
    /// The speed of the column, which is the pivot if the column stops.
    var speed: Double
    var column: Int32
    var interval: Int32
  }

  // The column that stops becomes the pivot. It should be a large one, and a column rather than a row, because that
  // makes the kernel smaller. At a single level a step mostly ends at the first of several equal events, over all
  // levels at the last.
  /// Whether distances that differ only by rounding errors are equal, with the fastest column last.
  var isMergingTies = false
  private var events = Buffer<Event>()

  mutating func clear() { events.clear() }

  @inline(__always) mutating func insert(_ met: Event) {
    var event = met
    event.rank =
      isMergingTies ? (event.distance + Tolerance.tie) - Tolerance.tie : event.distance
    events.append(event)
    var hole = events.count - 1
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard precedes(event, events[parent]) else { break }
      events[hole] = events[parent]
      hole = parent
    }
    events[hole] = event
  }

  @inline(__always) mutating func popNearest() -> Event? {
    guard let last = events.popLast() else { return nil }
    guard !events.isEmpty else { return last }
    let nearest = events[0]
    var hole = 0
    while 2 * hole + 1 < events.count {
      var child = 2 * hole + 1
      if child + 1 < events.count && precedes(events[child + 1], events[child]) { child += 1 }
      guard precedes(events[child], last) else { break }
      events[hole] = events[child]
      hole = child
    }
    events[hole] = last
    return nearest
  }

  @inline(__always) private func precedes(_ event: Event, _ other: Event) -> Bool {
    if event.rank != other.rank { return event.rank < other.rank }
    if event.shift != other.shift { return event.shift < other.shift }
    // By number in the end: the order must not depend on that of the insertions.
    let isFirst =
      event.speed != other.speed ? event.speed > other.speed : event.column < other.column
    return isFirst != isMergingTies
  }
}

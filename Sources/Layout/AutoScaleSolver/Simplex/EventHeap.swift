/// The breakpoints ahead of a moving basis, the nearest first.
struct EventHeap: ~Copyable {
  /// A column or row that leaves an interval.
  struct Event: BitwiseCopyable {
    /// The length of the step at which it happens.
    var distance: Double
    /// The length as it is compared with others.
    var rank = 0.0
    /// The second part of the length, if breakpoints are shifted.
    var shift = 0.0
    /// How fast the column moves: the pivot if it is the one that stops.
    var speed: Double
    var column: Int32
    var interval: Int32
    /// The level at which the column's own cost falls until then, if ties are merged, or `.max`.
    ///
    /// Among events at the same distance the strongest level comes first, so that a step ends where it has
    /// made a constraint hold.
    var level = Int32.max
  }

  /// Whether breakpoints that only rounding errors keep apart are met at once, the fastest last.
  ///
  /// The stop becomes the pivot, which should be a large one, and a column rather than a row, as that
  /// makes the kernel smaller. At a single level it is mostly the first of those that are met at once,
  /// over all levels the last.
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
    if event.level != other.level { return event.level < other.level }
    let isFirst =
      event.speed != other.speed ? event.speed > other.speed : event.column < other.column
    return isFirst != isMergingTies
  }
}

/// The breakpoints ahead of a moving basis, the nearest first.
struct EventHeap: ~Copyable {
  /// A column or row that leaves an interval.
  struct Event: BitwiseCopyable {
    /// The length of the step at which it happens.
    var distance: Double
    /// How fast the column moves; among equal distances the faster comes first, a larger pivot.
    var speed: Double
    var column: Int32
    var interval: Int32

    @inline(__always) func precedes(_ other: Event) -> Bool {
      if distance != other.distance { return distance < other.distance }
      if speed != other.speed { return speed > other.speed }
      return column < other.column
    }
  }

  private var events = Buffer<Event>()

  mutating func clear() { events.clear() }

  @inline(__always) mutating func insert(_ event: Event) {
    events.append(event)
    var hole = events.count - 1
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard event.precedes(events[parent]) else { break }
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
      if child + 1 < events.count && events[child + 1].precedes(events[child]) { child += 1 }
      guard events[child].precedes(last) else { break }
      events[hole] = events[child]
      hole = child
    }
    events[hole] = last
    return nearest
  }
}

import AutoScale
import AutoScaleLayoutEngine

/// The layouts of a view at one width after the other.
///
/// If the first, the second, the middle and the last of some widths are on a line, those between are computed;
/// everywhere else each one is solved. Layouts took 32 % of the time of a page when each width was solved.
struct SweepLayouts {
  /// Lays the view out on a screen.
  typealias Layout = (Screen) throws(InvalidParameterError) -> WidthSweep.Step

  /// Computes the layout some steps along a line, or returns nil if the line does not fit the screen.
  typealias Between = (LayoutLine, Int, Screen) -> WidthSweep.Step?

  private let screens: [Screen]
  private let between: Between?

  /// The layouts of a strip of screens, the first of them at an index.
  private var strip: [WidthSweep.Step?] = []
  private var start = 0

  init(on screens: [Screen], between: Between?) {
    (self.screens, self.between) = (screens, between)
  }

  /// Returns the layout on the screen with an index; indices must grow.
  mutating func next(
    at index: Int, _ layout: Layout
  ) throws(InvalidParameterError) -> WidthSweep.Step {
    guard between != nil else { return try layout(screens[index]) }
    if index == start + strip.count {
      start = index
      strip = Array(repeating: nil, count: min(WidthSweep.strip, screens.count - index))
      try solve(0, layout)
      try solve(strip.count - 1, layout)
      try fill(between: 0, and: strip.count - 1, layout)
    }
    // A layout is in memory only until it is drawn.
    if let step = strip[index - start].take() { return step }
    return try layout(screens[index])
  }

  private mutating func solve(_ place: Int, _ layout: Layout) throws(InvalidParameterError) {
    if strip[place] == nil { strip[place] = try layout(screens[start + place]) }
  }

  /// Solves or computes the layouts between two that are solved.
  private mutating func fill(
    between first: Int, and last: Int, _ layout: Layout
  ) throws(InvalidParameterError) {
    guard last - first > 1 else { return }
    let middle = (first + last) / 2
    try solve(first + 1, layout)
    try solve(middle, layout)
    guard let line = line(first, middle, last) else {
      try fill(between: first + 1, and: middle, layout)
      return try fill(between: middle, and: last, layout)
    }
    for place in first..<last where strip[place] == nil {
      strip[place] = between?(line, place - first, screens[start + place])
      try solve(place, layout)
    }
  }

  /// Returns the line through the four solved layouts, if there is one.
  private func line(_ first: Int, _ middle: Int, _ last: Int) -> LayoutLine? {
    guard let start = strip[first], let end = strip[last],
      let line = LayoutLine(from: start.result, to: end.result, count: last - first)
    else { return nil }
    let isStraight = [first + 1, middle].allSatisfy { place in
      strip[place].map { line.contains($0.result, at: place - first) } ?? false
    }
    return isStraight ? line : nil
  }
}

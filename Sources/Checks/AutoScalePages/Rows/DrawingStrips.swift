import AutoScaleLayoutEngine
import AutoScalePictures

/// The drawings of the views of one tree at one width after the other.
///
/// From one width to the next most drawings differ only in numbers that grow evenly. If the first, the second, the
/// middle and the last of some widths do, those between are computed; everywhere else each one is drawn. Painting took
/// 57 % of the time of a page when each width was drawn.
struct DrawingStrips {
  /// Draws the views, and has the latest layout.
  private(set) var drawer: ViewDrawer

  /// How far each view scrolls its content, by layout.
  private(set) var contentShifts: [[Double]] = []

  private let stages: [RowDrawings.Stage]
  private let look: SystemLook
  private(set) var strips: [Strip] = []

  /// The drawings of the canvas or of one view.
  struct Strip {
    /// 0 for the canvas, or else the index of the view plus 1.
    let place: Int

    /// The keys of the drawings; none for the canvas, which is another one on each screen.
    var keys: [RowDrawings.Key] = []

    /// The first layout with the same drawing, by layout.
    var first: [Int] = []

    /// The drawings that are made, by layout.
    var drawings: [RoundedDrawing?]

    /// Returns the key of a drawing, if it has one.
    func key(at index: Int) -> RowDrawings.Key? { keys.isEmpty ? nil : keys[index] }
  }

  /// Finds out which drawings of one tree are equal, in at least one layout.
  init(_ stages: [RowDrawings.Stage], in look: SystemLook, by drawer: ViewDrawer) {
    (self.stages, self.look, self.drawer) = (stages, look, drawer)
    strips = ([-1] + (stages.first?.visible ?? [])).map {
      Strip(place: $0 + 1, drawings: Array(repeating: nil, count: stages.count))
    }
    strips[0].first = Array(stages.indices)
    var firsts: [[RowDrawings.Key: Int]] = Array(repeating: [:], count: strips.count)
    for (index, stage) in stages.enumerated() {
      self.drawer.show(stage.result, in: look)
      contentShifts.append(self.drawer.contentShifts)
      for strip in strips.indices.dropFirst() {
        let key = RowDrawings.Key(
          drawing: self.drawer.key(of: strips[strip].place - 1),
          pixelsPerPoint: stage.result.context.pixelsPerPoint, look: look)
        // Comparing with the width before is faster than hashing.
        let isSame = strips[strip].keys.last == key
        let first = isSame ? strips[strip].first[index - 1] : firsts[strip][key] ?? index
        if first == index { firsts[strip][key] = index }
        strips[strip].keys.append(key)
        strips[strip].first.append(first)
      }
    }
  }

  /// Draws what is not known yet.
  mutating func draw(except isKnown: (_ place: Int, RowDrawings.Key) -> Bool) {
    let open = strips.indices.filter { index in
      let strip = strips[index]
      return strip.keys.isEmpty
        || strip.keys.indices.contains {
          strip.first[$0] == $0 && !isKnown(strip.place, strip.keys[$0])
        }
    }
    let last = stages.count - 1
    draw(open, at: 0)
    draw(open, at: last)
    fill(open, between: 0, and: last)
  }

  /// Draws or computes the drawings of strips between two that are drawn.
  private mutating func fill(_ open: [Int], between start: Int, and end: Int) {
    guard end - start > 1, !open.isEmpty else { return }
    let middle = (start + end) / 2
    draw(open, at: middle)
    // Numbers that are rounded to pixels grow evenly from the start to the middle and on to the end, but not from
    // one width to the next.
    draw(open, at: start + 1)
    let rest = open.filter { !strips[$0].interpolate(start, middle, end) }
    fill(rest, between: start, and: middle)
    fill(rest, between: middle, and: end)
  }

  private mutating func draw(_ open: [Int], at index: Int) {
    let missing = open.filter { strips[$0].drawings[strips[$0].first[index]] == nil }
    if missing.isEmpty { return }
    drawer.show(stages[index].result, in: look)
    for strip in missing {
      let place = strips[strip].place
      let drawing =
        place == 0 ? drawer.canvas(in: stages[index].shape) : drawer.drawing(of: place - 1)
      strips[strip].drawings[strips[strip].first[index]] = RoundedDrawing(drawing)
    }
  }
}

extension DrawingStrips.Strip {
  /// Computes the drawings between some that are drawn, and returns whether those grow evenly.
  mutating func interpolate(_ start: Int, _ middle: Int, _ end: Int) -> Bool {
    guard let origin = drawings[first[start]],
      // Words that move from line to line may move back at a wider screen.
      keys.isEmpty || !origin.hasSeveralLines && hasEvenKeys(start, end),
      let last = drawings[first[end]], let steps = origin.steps(to: last, count: end - start),
      [start + 1, middle].allSatisfy({ drawings[first[$0]] == origin.after($0 - start, steps) })
    else { return false }
    for index in start..<end where first[index] == index && drawings[index] == nil {
      drawings[index] = origin.after(index - start, steps)
    }
    return true
  }

  /// Returns whether what decides over the drawings grows evenly.
  private func hasEvenKeys(_ start: Int, _ end: Int) -> Bool {
    let (first, last) = (keys[start].drawing.lengths, keys[end].drawing.lengths)
    guard first.count == last.count else { return false }
    let steps = zip(first, last).map { ($1 - $0) / Double(end - start) }
    return (start...end).allSatisfy { index in
      let key = keys[index].drawing
      return key.isAlike(keys[start].drawing)
        && zip(key.lengths, zip(first, steps)).allSatisfy {
          abs($0 - $1.0 - Double(index - start) * $1.1) < 1e-6
        }
    }
  }
}

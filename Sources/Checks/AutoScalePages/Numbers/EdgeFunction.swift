/// An edge of a view at every whole width of the screen, in pixels from the edge of the root.
///
/// Its linear pieces reproduce the solved frames exactly.
struct EdgeFunction: Hashable {
  /// A range of widths in which the edge moves linearly.
  struct Piece: Hashable {
    /// The width at which the piece begins, in points.
    let from: Int

    /// The place of the edge at that width, and its movement with each point of width, in pixels.
    let start, slope: Double

    /// Returns the edge at a width, in whole pixels.
    func pixel(at width: Int) -> Double {
      let place = start + slope * Double(width - from)
      // Frames are snapped in the same way, so that solver error does not decide how half a pixel rounds.
      return (place + (place < 0 ? -1e-3 : 1e-3)).rounded() + 0
    }
  }

  private(set) var pieces: [Piece] = []

  /// Finds the pieces of an edge.
  ///
  /// - Parameters:
  ///   - solved: The solved place of the edge at each width, in pixels.
  ///   - snapped: The same place in whole pixels.
  ///   - first: The first width, in points.
  /// - Complexity: O(*n*) in the widths, unless many pieces end early.
  init(solved: [Double], snapped: [Double], from first: Int) {
    var start = 0
    while start < solved.count {
      var end = Self.straightEnd(of: solved, from: start)
      let piece = Self.piece(of: solved, start, end, first)
      // The piece ends at the first pixel that the page would compute differently.
      for place in start..<end where piece.pixel(at: first + place) != snapped[place] {
        end = place
        break
      }
      if end <= start {
        // A width whose pixel no line gives is a piece by itself.
        pieces.append(Piece(from: first + start, start: snapped[start], slope: 0))
        end = start + 1
      } else {
        pieces.append(piece)
      }
      start = end
    }
  }

  /// Returns the end of the places that are collinear with the first two.
  private static func straightEnd(of solved: [Double], from start: Int) -> Int {
    guard start + 1 < solved.count else { return solved.count }
    let slope = solved[start + 1] - solved[start]
    var end = start + 2
    while end < solved.count,
      abs(solved[start] + slope * Double(end - start) - solved[end]) < 1e-3
    {
      end += 1
    }
    return end
  }

  private static func piece(
    of solved: [Double], _ start: Int, _ end: Int, _ first: Int
  ) -> Piece {
    let steps = Double(end - start - 1)
    let slope = steps > 0 ? (solved[end - 1] - solved[start]) / steps : 0
    return Piece(
      // Four decimals of a pixel and seven of a slope are exact to a thousandth over 1,046 widths.
      from: first + start, start: solved[start].rounded(toDecimals: 4),
      slope: slope.rounded(toDecimals: 7))
  }

  /// Returns the edge at a width, in whole pixels.
  func pixel(at width: Int) -> Double {
    pieces.last { $0.from <= width }?.pixel(at: width) ?? 0
  }
}

extension EdgeFunction {
  /// The width, the start and the slope of each piece.
  var numbers: [Double] { pieces.flatMap { [Double($0.from), $0.start, $0.slope] } }
}

extension EdgeFunction: Encodable {
  /// Writes one number for a fixed edge, two for a single piece, or three for each of several pieces.
  func encode(to encoder: any Encoder) throws {
    if pieces.count == 1, let only = pieces.first {
      if only.slope == 0 {
        var container = encoder.singleValueContainer()
        try container.encode(JSONNumber(only.pixel(at: only.from)))
      } else {
        var container = encoder.unkeyedContainer()
        for number in [only.start, only.slope] { try container.encode(JSONNumber(number)) }
      }
      return
    }
    var container = encoder.unkeyedContainer()
    for number in numbers { try container.encode(JSONNumber(number)) }
  }
}

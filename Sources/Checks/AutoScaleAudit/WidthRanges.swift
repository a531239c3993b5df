/// Whole widths in points, as ranges without gaps.
///
///     WidthRanges([320, 321, 322, 375]).description  // "320…322, 375"
public struct WidthRanges: Hashable, Sendable, Codable {
  /// The ranges in ascending order, with a gap between any two.
  public private(set) var ranges: [ClosedRange<Int>] = []

  /// Makes ranges of widths in any order.
  ///
  /// - Complexity: O(*n* log *n*) in the widths.
  public init(_ widths: some Sequence<Int>) {
    for width in Set(widths).sorted() {
      if let last = ranges.last, last.upperBound + 1 == width {
        ranges[ranges.count - 1] = last.lowerBound...width
      } else {
        ranges.append(width...width)
      }
    }
  }

  /// Returns whether a width is in one of the ranges.
  public func contains(_ width: Int) -> Bool { ranges.contains { $0.contains(width) } }

  /// Returns the widths of these and of other ranges.
  func union(_ other: WidthRanges) -> WidthRanges {
    self == other ? self : WidthRanges((ranges + other.ranges).lazy.flatMap(\.self))
  }

  /// Returns whether all widths are in other ranges.
  ///
  /// Ranges have gaps between them, so that a part lies in a single one.
  func isPart(of other: WidthRanges) -> Bool {
    ranges.allSatisfy { range in
      other.ranges.contains { $0.contains(range.lowerBound) && $0.contains(range.upperBound) }
    }
  }
}

extension WidthRanges: CustomStringConvertible {
  /// The ranges in words, such as `320…322, 375`.
  public var description: String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)…\($0.upperBound)" }
      .joined(separator: ", ")
  }
}

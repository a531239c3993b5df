import AutoScaleLayoutEngine
import AutoScaleTrees

/// The differing numbers of a stored frame and another one.
struct FrameDifferences {
  private let numbers: [(part: AmbiguousNode.Part, stored: Double, other: Double)]
  private let isWhole: Bool

  init(stored: LayoutRect, other: LayoutRect) {
    isWhole = stored.numbers.allSatisfy { $0 == $0.rounded() }
    numbers = zip(AmbiguousNode.Part.allCases, zip(stored.numbers, other.numbers))
      .map { (part: $0, stored: $1.0, other: $1.1) }
      .filter { ($0.stored - $0.other).magnitude >= 0.05 }
  }

  /// The numbers that differ.
  var parts: Set<AmbiguousNode.Part> { Set(numbers.map(\.part)) }

  /// Whether rounding to pixels explains all differences.
  var areOfPixels: Bool { numbers.allSatisfy { ($0.stored - $0.other).magnitude <= 1 + 1e-6 } }

  /// Whether rounding the stored frame to whole points explains all differences.
  var areOfRounding: Bool { isWhole && areOfPixels }

  /// Describes the differences, such as `stored width 441, its constraints make it 440`.
  func text(other maker: String) -> String {
    let stored = numbers.map { "\($0.part.rawValue) \($0.stored.text)" }.joined(separator: ", ")
    let others = numbers.map { $0.other.text }.joined(separator: ", ")
    return "stored \(stored), \(maker) \(numbers.count == 1 ? "it" : "them") \(others)"
  }
}

extension LayoutRect {
  /// Whether all numbers agree with those of another rectangle, within the comparison's tolerance.
  func isClose(to other: LayoutRect) -> Bool {
    isClose(to: other, tolerance: FrameComparison.tolerance + 1e-6)
  }
}

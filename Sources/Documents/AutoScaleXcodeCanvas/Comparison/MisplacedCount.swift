import AutoScaleTrees

/// The numbers of misplaced views, by computation and by Xcode's marks.
public struct MisplacedCount: Hashable, Sendable, Encodable {
  /// The views that contradict their own constraints, and that a layout moves.
  public private(set) var computed = 0
  /// The views that Xcode marked as misplaced.
  public private(set) var marked = 0
  /// The views that are both.
  public private(set) var both = 0
  /// The marked views that a layout moves only because of other views.
  public private(set) var following = 0
  /// The marked views whose stored frames agree with a layout.
  public private(set) var inPlace = 0

  /// Makes a count of zero.
  public init() {}

  /// Returns the sum of two counts.
  public static func + (one: MisplacedCount, other: MisplacedCount) -> MisplacedCount {
    var sum = one
    sum.computed += other.computed
    sum.marked += other.marked
    sum.both += other.both
    sum.following += other.following
    sum.inPlace += other.inPlace
    return sum
  }

  /// Counts a view.
  mutating func add(isMarked: Bool, isComputed: Bool, isMoved: Bool) {
    if isComputed { computed += 1 }
    guard isMarked else { return }
    marked += 1
    if isComputed { both += 1 } else if isMoved { following += 1 } else { inPlace += 1 }
  }
}

extension MisplacedCount: CustomStringConvertible {
  /// The numbers in words; trailing zeros are omitted.
  public var description: String {
    let start = "misplaced: \(computed) computed, \(marked) marked by Xcode, \(both) both"
    let others = [(following, "moved by another view"), (inPlace, "in place")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return others.isEmpty
      ? start : "\(start); of the others marked: \(others.joined(separator: ", "))"
  }
}

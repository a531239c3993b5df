/// A rule that the layout itself applies to a node, besides the constraints of the tree.
public enum LayoutRule: UInt8, CaseIterable, Hashable, Sendable {
  /// The size of the screen.
  case rootSize
  /// The frame and the autoresizing mask of a node that no constraint places.
  case autoresizingMask
  /// The size of the content.
  case intrinsicSize
  /// The content of a scroll view.
  case scrollContent
  /// A guide of the system.
  case guide
  /// The arrangement of a stack.
  case stack
  /// Widths and heights are at least zero.
  case noNegativeSize
}

extension LayoutRule: CustomStringConvertible {
  /// A predicate about the rule's node, such as `arranges its views`.
  public var description: String {
    switch self {
    case .rootSize: "is as large as the screen"
    case .autoresizingMask: "is placed by its frame"
    case .intrinsicSize: "keeps its content's size"
    case .scrollContent: "places its content"
    case .guide: "places its guides"
    case .stack: "arranges its views"
    case .noNegativeSize: "has no negative size"
    }
  }
}

/// The origin of a row, as the number that the solver keeps with it.
struct RowTag: Hashable {
  let rawValue: Int32

  init(rawValue: Int32) { self.rawValue = rawValue }

  /// A constraint of the tree, by its position in the model.
  static func constraint(_ index: Int) -> RowTag { RowTag(rawValue: Int32(index)) }

  /// A rule about the node to whose section the row belongs.
  static func rule(_ rule: LayoutRule) -> RowTag { RowTag(rawValue: ~Int32(rule.rawValue)) }

  /// The position of the constraint, unless the row comes from a rule.
  var constraintIndex: Int? { rawValue >= 0 ? Int(rawValue) : nil }

  /// The rule, unless the row comes from a constraint.
  var rule: LayoutRule? { rawValue < 0 ? LayoutRule(rawValue: UInt8(~rawValue)) : nil }
}

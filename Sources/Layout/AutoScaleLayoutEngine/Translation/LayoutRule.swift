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

extension LayoutRule {
  /// The number that the solver keeps with the rule's rows.
  ///
  /// It is negative; rows of constraints keep their positions in the model.
  var tag: Int32 { ~Int32(rawValue) }

  /// Finds the rule of a row, or returns `nil` for the row of a constraint.
  init?(tag: Int32) {
    guard tag < 0 else { return nil }
    self.init(rawValue: UInt8(~tag))
  }
}

import AutoScale
import AutoScaleTrees

/// A constraint with the positions of its items, as its row needs it.
///
/// A layout has one for each constraint; the order of the properties leaves no gaps in memory.
struct ResolvedConstraint {
  var numbers: LayoutConstraint.Numbers
  let relation: LayoutRelation
  let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute?
  let first: ItemReference
  /// The second item, or the first one again.
  private let last: ItemReference

  /// The second item, unless the constraint only has a constant.
  var second: ItemReference? { secondAttribute == nil ? nil : last }

  init(
    _ constraint: LayoutConstraint, _ first: ItemReference, _ second: ItemReference?,
    _ numbers: LayoutConstraint.Numbers
  ) {
    self.numbers = numbers
    relation = constraint.relation
    firstAttribute = constraint.firstAttribute
    secondAttribute = constraint.secondAttribute
    self.first = first
    // The first item only fills the place of a missing one and is never read.
    last = second ?? first
  }

  /// Whether only the constant can change the row, because no margin, safe area or text is involved.
  var isPlain: Bool {
    first.isPlain(firstAttribute) && (secondAttribute.map(last.isPlain) ?? true)
  }
}

/// An item of a constraint: a node by its position, or a place in it.
struct ItemReference {
  enum Place {
    /// The node itself.
    case node
    /// The node within its safe area, or within its margins.
    case safeArea, layoutMargins
    /// The frame of a scroll view, or its content.
    case frame, content
    /// A guide with variables of its own.
    case rectangle(RectVariables)
  }

  let node: Int32
  /// The position of the guide's rectangle, or a negative number for another place.
  ///
  /// Two plain numbers are copied several times as fast as an enumeration with a rectangle.
  private let code: Int32

  private enum Code {
    static let node: Int32 = -1
    static let safeArea: Int32 = -2
    static let layoutMargins: Int32 = -3
    static let frame: Int32 = -4
    static let content: Int32 = -5
  }

  init(node: Int32, place: Place) {
    self.node = node
    code =
      switch place {
      case .node: Code.node
      case .safeArea: Code.safeArea
      case .layoutMargins: Code.layoutMargins
      case .frame: Code.frame
      case .content: Code.content
      case .rectangle(let variables): Int32(variables.position)
      }
  }

  var place: Place {
    switch code {
    case Code.node: .node
    case Code.safeArea: .safeArea
    case Code.layoutMargins: .layoutMargins
    case Code.frame: .frame
    case Code.content: .content
    default: .rectangle(RectVariables(at: Int(code)))
    }
  }

  /// Whether the item is a node itself.
  var isNode: Bool { code == Code.node }

  /// Returns whether an attribute of the item is a line of a rectangle without insets.
  fileprivate func isPlain(_ attribute: LayoutAttribute) -> Bool {
    // A guide with variables has rows of its own, which follow the insets.
    code != Code.safeArea && code != Code.layoutMargins && attribute.isPlain
  }

  /// Returns whether an attribute of the item is a line of a node's rectangle without insets, as
  /// most are.
  @inline(__always) func isPlainNode(_ attribute: LayoutAttribute) -> Bool {
    isNode && attribute.isPlain
  }
}

extension ItemReference.Place {
  init(_ guide: LayoutGuide) {
    switch guide.kind {
    case .safeArea: self = .safeArea
    case .layoutMargins: self = .layoutMargins
    case .frame: self = .frame
    case .content: self = .content
    case .readableContent, .keyboard, .topBars, .bottomBars, .custom:
      self = .rectangle(RectVariables(at: guide.layoutIndex))
    }
  }
}

/// A constraint that a layout ignored, and the reason.
public struct IgnoredConstraint {
  /// The reason why a layout ignored a constraint.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// An item of the constraint no longer exists.
    case missingItem
    /// An item is neither in the tree nor a guide of a node in it.
    case itemOutsideTree
    /// The constant or the multiplier is NaN, infinite or larger than 1e300.
    case notFinite
  }

  /// The constraint.
  public let constraint: LayoutConstraint

  /// The reason.
  public let reason: Reason
}

extension IgnoredConstraint: CustomStringConvertible {
  /// The constraint, the reason and a fix.
  public var description: String { "\(constraint): \(explanation)" }

  /// Returns the description without the place in code, with other names for items.
  package func text(naming name: (any LayoutItem) -> String) -> String {
    "\(constraint.algebra(naming: name)): \(explanation)"
  }

  private var explanation: String {
    switch reason {
    case .missingItem: "an item no longer exists; keep its node alive, or remove the constraint"
    case .itemOutsideTree: "an item is not in the tree; add its node first"
    case .notFinite: "a number in it is NaN, infinite or larger than 1e300; use a smaller one"
    }
  }
}

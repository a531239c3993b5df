import AutoScale
import AutoScaleTrees

/// What a row needs of a constraint whose items were found in the tree.
///
/// A layout has one for each constraint, so the order of the properties leaves no gaps in memory.
struct ResolvedConstraint {
  var numbers: LayoutConstraint.Numbers
  let relation: LayoutRelation
  let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute?
  let first: ItemReference
  /// The second item; the first one again where there is none.
  private let last: ItemReference

  /// The second item; nil where the constraint compares with its constant alone.
  var second: ItemReference? { secondAttribute == nil ? nil : last }

  init(
    _ first: ItemReference, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: (item: ItemReference, attribute: LayoutAttribute)?,
    numbers: LayoutConstraint.Numbers
  ) {
    self.numbers = numbers
    self.relation = relation
    self.firstAttribute = firstAttribute
    self.first = first
    secondAttribute = second?.attribute
    last = second?.item ?? first
  }

  /// Whether the row rests on no margin, safe area or text, so that nothing but the constant of the
  /// constraint can change it.
  var isPlain: Bool {
    first.isPlain(firstAttribute) && (secondAttribute.map(last.isPlain) ?? true)
  }

  /// At most how many terms the row has.
  func termLimit(isRightToLeft: Bool) -> Int {
    func count(_ attribute: LayoutAttribute) -> Int {
      switch attribute.line(isRightToLeft: isRightToLeft) {
      case .edge(let edge): edge.isFar ? 2 : 1
      case .center: 2
      case .length: 1
      }
    }
    let isMultiple = (secondAttribute == nil || numbers.multiplier != 1)
    return count(firstAttribute) + (secondAttribute.map(count) ?? 0)
      + (isMultiple && !firstAttribute.isLength ? 2 : 0)
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
  /// The position of the guide's rectangle, or a negative number for each other place: two plain numbers
  /// are copied several times as fast as an enumeration with a rectangle.
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

  /// Whether an attribute of the item is that of a rectangle, without insets.
  fileprivate func isPlain(_ attribute: LayoutAttribute) -> Bool {
    code != Code.safeArea && code != Code.layoutMargins && attribute.isPlain
  }

  /// Whether an attribute of the item is that of a node's rectangle, without insets, as most are.
  func isPlainNode(_ attribute: LayoutAttribute) -> Bool { isNode && attribute.isPlain }
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

/// A constraint that a layout had to leave out, and why.
public struct IgnoredConstraint {
  /// Why a constraint has no place in a layout.
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

  /// Why it was left out.
  public let reason: Reason
}

extension IgnoredConstraint: CustomStringConvertible {
  /// The constraint, why it was left out, and what to do.
  public var description: String { "\(constraint): \(explanation)" }

  /// The same without a place in code, with names that somebody else knows.
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

import ViewTree

/// What a row needs of a constraint whose items were found in the tree.
struct ResolvedConstraint {
  let first: ItemReference
  let second: ItemReference?
  let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute?
  let relation: LayoutRelation
  var numbers: LayoutConstraint.Numbers

  /// Whether the row rests on no margin, safe area or text, so that nothing but the constant of the
  /// constraint can change it.
  var isPlain: Bool {
    first.isPlain(firstAttribute)
      && (secondAttribute.map { second?.isPlain($0) ?? true } ?? true)
  }

  /// At most how many terms the row has: two for each line of a rectangle, one for each length.
  var termLimit: Int {
    let first = firstAttribute.isLength ? 1 : 2
    guard second != nil else { return first }
    return first + (secondAttribute?.isLength == true ? 1 : 2)
  }
}

/// An item of a constraint: a node by its position, or a place in it.
struct ItemReference {
  enum Place: Equatable {
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
  let place: Place

  /// Whether the item is a node itself.
  var isNode: Bool { if case .node = place { true } else { false } }

  /// Whether an attribute of the item is that of a rectangle, without insets.
  fileprivate func isPlain(_ attribute: LayoutAttribute) -> Bool {
    switch place {
    case .safeArea, .layoutMargins: false
    case .node, .frame, .content, .rectangle: attribute.isPlain
    }
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

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What SnapKit's public interface has of what generated code uses: makers, relations, and what follows them.
// Source: https://snapkit.github.io/SnapKit/docs/ and the names of https://github.com/SnapKit/SnapKit.

@_exported import UIKit

extension UIView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(item: self) }
}

extension UILayoutGuide {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(item: self) }
}

/// Attributes of a view or a guide.
@MainActor public struct ConstraintItem {
  let target: AnyObject
  let attributes: [NSLayoutConstraint.Attribute]
}

/// The attributes of a view or a guide, and the making of constraints.
@MainActor public struct ConstraintViewDSL {
  let item: AnyObject

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(closure) { constraint.activate() }
  }

  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(item: item)
    closure(maker)
    return maker.drafts.map(\.constraint)
  }

  public var left: ConstraintItem { ConstraintItem(target: item, attributes: [.left]) }
  public var top: ConstraintItem { ConstraintItem(target: item, attributes: [.top]) }
  public var right: ConstraintItem { ConstraintItem(target: item, attributes: [.right]) }
  public var bottom: ConstraintItem { ConstraintItem(target: item, attributes: [.bottom]) }
  public var leading: ConstraintItem { ConstraintItem(target: item, attributes: [.leading]) }
  public var trailing: ConstraintItem { ConstraintItem(target: item, attributes: [.trailing]) }
  public var width: ConstraintItem { ConstraintItem(target: item, attributes: [.width]) }
  public var height: ConstraintItem { ConstraintItem(target: item, attributes: [.height]) }
  public var centerX: ConstraintItem { ConstraintItem(target: item, attributes: [.centerX]) }
  public var centerY: ConstraintItem { ConstraintItem(target: item, attributes: [.centerY]) }
  public var lastBaseline: ConstraintItem {
    ConstraintItem(target: item, attributes: [.lastBaseline])
  }
  public var firstBaseline: ConstraintItem {
    ConstraintItem(target: item, attributes: [.firstBaseline])
  }
  public var leftMargin: ConstraintItem { ConstraintItem(target: item, attributes: [.leftMargin]) }
  public var rightMargin: ConstraintItem {
    ConstraintItem(target: item, attributes: [.rightMargin])
  }
  public var topMargin: ConstraintItem { ConstraintItem(target: item, attributes: [.topMargin]) }
  public var bottomMargin: ConstraintItem {
    ConstraintItem(target: item, attributes: [.bottomMargin])
  }
  public var leadingMargin: ConstraintItem {
    ConstraintItem(target: item, attributes: [.leadingMargin])
  }
  public var trailingMargin: ConstraintItem {
    ConstraintItem(target: item, attributes: [.trailingMargin])
  }
  public var centerXWithinMargins: ConstraintItem {
    ConstraintItem(target: item, attributes: [.centerXWithinMargins])
  }
  public var centerYWithinMargins: ConstraintItem {
    ConstraintItem(target: item, attributes: [.centerYWithinMargins])
  }
  public var edges: ConstraintItem {
    ConstraintItem(target: item, attributes: [.left, .top, .right, .bottom])
  }
  public var directionalEdges: ConstraintItem {
    ConstraintItem(target: item, attributes: [.leading, .top, .trailing, .bottom])
  }
  public var horizontalEdges: ConstraintItem {
    ConstraintItem(target: item, attributes: [.left, .right])
  }
  public var verticalEdges: ConstraintItem {
    ConstraintItem(target: item, attributes: [.top, .bottom])
  }
  public var directionalHorizontalEdges: ConstraintItem {
    ConstraintItem(target: item, attributes: [.leading, .trailing])
  }
  public var size: ConstraintItem { ConstraintItem(target: item, attributes: [.width, .height]) }
  public var center: ConstraintItem {
    ConstraintItem(target: item, attributes: [.centerX, .centerY])
  }
}

/// Constraints of one chain, which can be changed and switched.
@MainActor public final class Constraint {
  let first: ConstraintItem
  var relation = NSLayoutConstraint.Relation.equal
  var second: ConstraintItem?
  var numbers: [CGFloat] = []
  var multiplier: CGFloat = 1
  var offset: CGFloat = 0
  var inset: CGFloat = 0
  var priority: Float = 1000
  private var made: [NSLayoutConstraint]?

  init(_ first: ConstraintItem) { self.first = first }

  /// The constraints of UIKit, one for each attribute.
  public var layoutConstraints: [NSLayoutConstraint] {
    if let made { return made }
    let constraints = first.attributes.enumerated().map { index, attribute in
      let second = self.second.map { item in
        let attributes = item.attributes.isEmpty ? first.attributes : item.attributes
        return (item.target, attributes.count == 1 ? attributes[0] : attributes[index])
      }
      let number = numbers.isEmpty ? 0 : numbers.count == 1 ? numbers[0] : numbers[index]
      let constraint = NSLayoutConstraint(
        item: first.target, attribute: attribute, relatedBy: relation, toItem: second?.0,
        attribute: second?.1 ?? .notAnAttribute, multiplier: multiplier,
        constant: number + offset + inset * Self.sign(of: attribute))
      constraint.priority = UILayoutPriority(priority)
      return constraint
    }
    made = constraints
    return constraints
  }

  private static func sign(of attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: -1
    case .width, .height, .centerX, .centerY: 0
    default: 1
    }
  }

  public func activate() { for constraint in layoutConstraints { constraint.isActive = true } }
  public func deactivate() { for constraint in layoutConstraints { constraint.isActive = false } }

  @discardableResult public func update(offset: CGFloat) -> Constraint {
    for constraint in layoutConstraints { constraint.constant = offset }
    return self
  }
}

@MainActor public final class ConstraintMaker {
  let item: AnyObject
  var drafts: [ConstraintMakerExtendable] = []

  init(item: AnyObject) { self.item = item }

  private func begin(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    let draft = ConstraintMakerExtendable(ConstraintItem(target: item, attributes: attributes))
    drafts.append(draft)
    return draft
  }

  public var left: ConstraintMakerExtendable { begin([.left]) }
  public var top: ConstraintMakerExtendable { begin([.top]) }
  public var right: ConstraintMakerExtendable { begin([.right]) }
  public var bottom: ConstraintMakerExtendable { begin([.bottom]) }
  public var leading: ConstraintMakerExtendable { begin([.leading]) }
  public var trailing: ConstraintMakerExtendable { begin([.trailing]) }
  public var width: ConstraintMakerExtendable { begin([.width]) }
  public var height: ConstraintMakerExtendable { begin([.height]) }
  public var centerX: ConstraintMakerExtendable { begin([.centerX]) }
  public var centerY: ConstraintMakerExtendable { begin([.centerY]) }
  public var lastBaseline: ConstraintMakerExtendable { begin([.lastBaseline]) }
  public var firstBaseline: ConstraintMakerExtendable { begin([.firstBaseline]) }
  public var leftMargin: ConstraintMakerExtendable { begin([.leftMargin]) }
  public var rightMargin: ConstraintMakerExtendable { begin([.rightMargin]) }
  public var topMargin: ConstraintMakerExtendable { begin([.topMargin]) }
  public var bottomMargin: ConstraintMakerExtendable { begin([.bottomMargin]) }
  public var leadingMargin: ConstraintMakerExtendable { begin([.leadingMargin]) }
  public var trailingMargin: ConstraintMakerExtendable { begin([.trailingMargin]) }
  public var centerXWithinMargins: ConstraintMakerExtendable { begin([.centerXWithinMargins]) }
  public var centerYWithinMargins: ConstraintMakerExtendable { begin([.centerYWithinMargins]) }
  public var edges: ConstraintMakerExtendable { begin([.left, .top, .right, .bottom]) }
  public var directionalEdges: ConstraintMakerExtendable {
    begin([.leading, .top, .trailing, .bottom])
  }
  public var horizontalEdges: ConstraintMakerExtendable { begin([.left, .right]) }
  public var verticalEdges: ConstraintMakerExtendable { begin([.top, .bottom]) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { begin([.leading, .trailing]) }
  public var size: ConstraintMakerExtendable { begin([.width, .height]) }
  public var center: ConstraintMakerExtendable { begin([.centerX, .centerY]) }
}

@MainActor public final class ConstraintMakerExtendable {
  private var item: ConstraintItem
  lazy var constraint = Constraint(item)

  init(_ item: ConstraintItem) { self.item = item }

  private func adding(_ more: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    item = ConstraintItem(target: item.target, attributes: item.attributes + more)
    return self
  }

  public var left: ConstraintMakerExtendable { adding([.left]) }
  public var top: ConstraintMakerExtendable { adding([.top]) }
  public var right: ConstraintMakerExtendable { adding([.right]) }
  public var bottom: ConstraintMakerExtendable { adding([.bottom]) }
  public var leading: ConstraintMakerExtendable { adding([.leading]) }
  public var trailing: ConstraintMakerExtendable { adding([.trailing]) }
  public var width: ConstraintMakerExtendable { adding([.width]) }
  public var height: ConstraintMakerExtendable { adding([.height]) }
  public var centerX: ConstraintMakerExtendable { adding([.centerX]) }
  public var centerY: ConstraintMakerExtendable { adding([.centerY]) }
  public var lastBaseline: ConstraintMakerExtendable { adding([.lastBaseline]) }
  public var firstBaseline: ConstraintMakerExtendable { adding([.firstBaseline]) }
  public var leftMargin: ConstraintMakerExtendable { adding([.leftMargin]) }
  public var rightMargin: ConstraintMakerExtendable { adding([.rightMargin]) }
  public var topMargin: ConstraintMakerExtendable { adding([.topMargin]) }
  public var bottomMargin: ConstraintMakerExtendable { adding([.bottomMargin]) }
  public var leadingMargin: ConstraintMakerExtendable { adding([.leadingMargin]) }
  public var trailingMargin: ConstraintMakerExtendable { adding([.trailingMargin]) }
  public var centerXWithinMargins: ConstraintMakerExtendable { adding([.centerXWithinMargins]) }
  public var centerYWithinMargins: ConstraintMakerExtendable { adding([.centerYWithinMargins]) }
  public var edges: ConstraintMakerExtendable { adding([.left, .top, .right, .bottom]) }
  public var directionalEdges: ConstraintMakerExtendable {
    adding([.leading, .top, .trailing, .bottom])
  }
  public var horizontalEdges: ConstraintMakerExtendable { adding([.left, .right]) }
  public var verticalEdges: ConstraintMakerExtendable { adding([.top, .bottom]) }
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    adding([.leading, .trailing])
  }
  public var size: ConstraintMakerExtendable { adding([.width, .height]) }
  public var center: ConstraintMakerExtendable { adding([.centerX, .centerY]) }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    constraint.relation = relation
    switch target {
    case let item as ConstraintItem: constraint.second = item
    case let view as UIView: constraint.second = ConstraintItem(target: view, attributes: [])
    case let guide as UILayoutGuide:
      constraint.second = ConstraintItem(target: guide, attributes: [])
    case let number as Int: constraint.numbers = [CGFloat(number)]
    case let number as Double: constraint.numbers = [number]
    case let number as CGFloat: constraint.numbers = [number]
    case let size as CGSize: constraint.numbers = [size.width, size.height]
    default: break
    }
    return ConstraintMakerEditable(constraint)
  }

  private func superview(_ relation: NSLayoutConstraint.Relation) -> ConstraintMakerEditable {
    guard let parent = (item.target as? UIView)?.superview else {
      preconditionFailure("expected superview but found nil when attempting to make a constraint")
    }
    return relate(relation, parent)
  }

  @discardableResult
  public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.equal, other)
  }

  @discardableResult
  public func equalToSuperview() -> ConstraintMakerEditable { superview(.equal) }

  @discardableResult
  public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other)
  }

  @discardableResult
  public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    superview(.lessThanOrEqual)
  }

  @discardableResult
  public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget)
    -> ConstraintMakerEditable
  {
    relate(.greaterThanOrEqual, other)
  }

  @discardableResult
  public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
    superview(.greaterThanOrEqual)
  }
}

@MainActor public class ConstraintMakerFinalizable {
  public let constraint: Constraint

  init(_ constraint: Constraint) { self.constraint = constraint }

  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable { self }
}

@MainActor public final class ConstraintMakerEditable: ConstraintMakerFinalizable {
  @discardableResult
  public func multipliedBy(_ amount: CGFloat) -> ConstraintMakerEditable {
    constraint.multiplier = amount
    return self
  }

  @discardableResult
  public func offset(_ amount: CGFloat) -> ConstraintMakerEditable {
    constraint.offset = amount
    return self
  }

  @discardableResult
  public func inset(_ amount: CGFloat) -> ConstraintMakerEditable {
    constraint.inset = amount
    return self
  }

  @discardableResult
  public func priority(_ amount: Float) -> ConstraintMakerFinalizable {
    constraint.priority = amount
    return self
  }

  @discardableResult
  public func priority(_ priority: ConstraintPriority) -> ConstraintMakerFinalizable {
    self.priority(priority.value)
  }
}

public struct ConstraintPriority: Hashable, Sendable {
  public let value: Float

  public static let required = ConstraintPriority(value: 1000)
  public static let high = ConstraintPriority(value: 750)
  public static let medium = ConstraintPriority(value: 500)
  public static let low = ConstraintPriority(value: 250)
}

@MainActor public protocol ConstraintRelatableTarget {}
extension Int: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension CGFloat: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

/// The class of SnapKit's constraints of Auto Layout.
public class LayoutConstraint: NSLayoutConstraint {}

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

/// An attribute of a view or a guide.
@MainActor public struct ConstraintItem {
  let target: AnyObject
  let attribute: NSLayoutConstraint.Attribute
}

/// The attributes of a view or a guide, and the making of constraints.
@MainActor public struct ConstraintViewDSL {
  let item: AnyObject

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(item: item)
    closure(maker)
    for draft in maker.drafts { draft.make().isActive = true }
  }

  public var left: ConstraintItem { ConstraintItem(target: item, attribute: .left) }
  public var top: ConstraintItem { ConstraintItem(target: item, attribute: .top) }
  public var right: ConstraintItem { ConstraintItem(target: item, attribute: .right) }
  public var bottom: ConstraintItem { ConstraintItem(target: item, attribute: .bottom) }
  public var leading: ConstraintItem { ConstraintItem(target: item, attribute: .leading) }
  public var trailing: ConstraintItem { ConstraintItem(target: item, attribute: .trailing) }
  public var width: ConstraintItem { ConstraintItem(target: item, attribute: .width) }
  public var height: ConstraintItem { ConstraintItem(target: item, attribute: .height) }
  public var centerX: ConstraintItem { ConstraintItem(target: item, attribute: .centerX) }
  public var centerY: ConstraintItem { ConstraintItem(target: item, attribute: .centerY) }
  public var lastBaseline: ConstraintItem { ConstraintItem(target: item, attribute: .lastBaseline) }
  public var firstBaseline: ConstraintItem {
    ConstraintItem(target: item, attribute: .firstBaseline)
  }
  public var leftMargin: ConstraintItem { ConstraintItem(target: item, attribute: .leftMargin) }
  public var rightMargin: ConstraintItem { ConstraintItem(target: item, attribute: .rightMargin) }
  public var topMargin: ConstraintItem { ConstraintItem(target: item, attribute: .topMargin) }
  public var bottomMargin: ConstraintItem { ConstraintItem(target: item, attribute: .bottomMargin) }
  public var leadingMargin: ConstraintItem {
    ConstraintItem(target: item, attribute: .leadingMargin)
  }
  public var trailingMargin: ConstraintItem {
    ConstraintItem(target: item, attribute: .trailingMargin)
  }
  public var centerXWithinMargins: ConstraintItem {
    ConstraintItem(target: item, attribute: .centerXWithinMargins)
  }
  public var centerYWithinMargins: ConstraintItem {
    ConstraintItem(target: item, attribute: .centerYWithinMargins)
  }
}

/// A constraint while it is written.
@MainActor final class Draft {
  let first: ConstraintItem
  var relation = NSLayoutConstraint.Relation.equal
  var second: ConstraintItem?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: Float = 1000

  init(_ first: ConstraintItem) { self.first = first }

  func make() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first.target, attribute: first.attribute, relatedBy: relation, toItem: second?.target,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }
}

@MainActor public final class ConstraintMaker {
  let item: AnyObject
  var drafts: [Draft] = []

  init(item: AnyObject) { self.item = item }

  private func begin(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintMakerExtendable {
    let draft = Draft(ConstraintItem(target: item, attribute: attribute))
    drafts.append(draft)
    return ConstraintMakerExtendable(draft)
  }

  public var left: ConstraintMakerExtendable { begin(.left) }
  public var top: ConstraintMakerExtendable { begin(.top) }
  public var right: ConstraintMakerExtendable { begin(.right) }
  public var bottom: ConstraintMakerExtendable { begin(.bottom) }
  public var leading: ConstraintMakerExtendable { begin(.leading) }
  public var trailing: ConstraintMakerExtendable { begin(.trailing) }
  public var width: ConstraintMakerExtendable { begin(.width) }
  public var height: ConstraintMakerExtendable { begin(.height) }
  public var centerX: ConstraintMakerExtendable { begin(.centerX) }
  public var centerY: ConstraintMakerExtendable { begin(.centerY) }
  public var lastBaseline: ConstraintMakerExtendable { begin(.lastBaseline) }
  public var firstBaseline: ConstraintMakerExtendable { begin(.firstBaseline) }
  public var leftMargin: ConstraintMakerExtendable { begin(.leftMargin) }
  public var rightMargin: ConstraintMakerExtendable { begin(.rightMargin) }
  public var topMargin: ConstraintMakerExtendable { begin(.topMargin) }
  public var bottomMargin: ConstraintMakerExtendable { begin(.bottomMargin) }
  public var leadingMargin: ConstraintMakerExtendable { begin(.leadingMargin) }
  public var trailingMargin: ConstraintMakerExtendable { begin(.trailingMargin) }
  public var centerXWithinMargins: ConstraintMakerExtendable { begin(.centerXWithinMargins) }
  public var centerYWithinMargins: ConstraintMakerExtendable { begin(.centerYWithinMargins) }
}

@MainActor public final class ConstraintMakerExtendable {
  private let draft: Draft

  init(_ draft: Draft) { self.draft = draft }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    draft.relation = relation
    switch target {
    case let item as ConstraintItem: draft.second = item
    case let number as Int: draft.constant = CGFloat(number)
    case let number as Double: draft.constant = number
    case let number as CGFloat: draft.constant = number
    default: break
    }
    return ConstraintMakerEditable(draft)
  }

  @discardableResult
  public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.equal, other)
  }

  @discardableResult
  public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other)
  }

  @discardableResult
  public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget)
    -> ConstraintMakerEditable
  {
    relate(.greaterThanOrEqual, other)
  }
}

@MainActor public final class ConstraintMakerEditable {
  private let draft: Draft

  init(_ draft: Draft) { self.draft = draft }

  @discardableResult
  public func multipliedBy(_ amount: CGFloat) -> ConstraintMakerEditable {
    draft.multiplier = amount
    return self
  }

  @discardableResult
  public func offset(_ amount: CGFloat) -> ConstraintMakerEditable {
    draft.constant = amount
    return self
  }

  public func priority(_ amount: Float) { draft.priority = amount }
}

@MainActor public protocol ConstraintRelatableTarget {}
extension Int: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension CGFloat: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}

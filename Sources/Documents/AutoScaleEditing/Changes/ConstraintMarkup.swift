import AutoScaleSourceText
import AutoScaleTrees

/// A constraint as a document states it, without its object id.
public struct ConstraintMarkup: Hashable, Sendable {
  /// The object id of the view whose element holds the constraint.
  public let owner: String

  /// The attributes in the order in which Xcode writes them.
  private let attributes: [Attribute]

  private struct Attribute: Hashable {
    let name: String
    let value: String
  }

  /// Describes a constraint between views or guides of a document.
  ///
  ///     ConstraintMarkup(LayoutConstraint(button, .width, constant: 44))?.owner  // "dX2-aM-o4p"
  ///
  /// It is `nil` if an item has no object id, or if the items have no common ancestor.
  ///
  /// - Complexity: O(*d*) in the depth of the items.
  public init?(_ constraint: LayoutConstraint) {
    let second = constraint.secondItem
    guard let first = constraint.firstItem, let firstID = first.objectID,
      let owner = Self.owner(of: first, second)?.identifier,
      second == nil || second?.objectID != nil
    else { return nil }
    // Xcode omits an attribute with its usual value; without `firstItem` the owner is meant.
    let all: [(name: String, value: String?, usual: String?)] = [
      ("firstItem", firstID, owner),
      ("firstAttribute", constraint.firstAttribute.markup, nil),
      ("relation", constraint.relation.rawValue, LayoutRelation.equal.rawValue),
      ("secondItem", second?.objectID, nil),
      ("secondAttribute", constraint.secondAttribute?.markup, nil),
      ("multiplier", constraint.multiplier.shortDescription, "1"),
      ("priority", constraint.priority.description, LayoutPriority.required.description),
      ("constant", constraint.constant.shortDescription, "0"),
    ]
    self.owner = owner
    attributes = all.compactMap { name, value, usual in
      value == usual ? nil : value.map { Attribute(name: name, value: $0) }
    }
  }

  private static func owner(
    of first: any LayoutItem, _ second: (any LayoutItem)?
  ) -> ViewNode? {
    guard let node = first.layoutNode, let other = second?.layoutNode else {
      return first.layoutNode
    }
    // UIKit raises an exception for an owner that is not around both items. Xcode takes the nearest
    // one: so do 41,499 of 41,528 constraints of the corpus.
    return sequence(first: node, next: \.parent).first { $0.contains(other) }
  }

  /// Returns the element with an object id.
  func markup(id: String) -> String {
    let all = attributes + [Attribute(name: "id", value: id)]
    return "<constraint\(all.map { " \($0.name)=\"\($0.value.escapedForXML)\"" }.joined())/>"
  }
}

extension LayoutItem {
  /// The object id of a view or of a guide that the document has an element for.
  fileprivate var objectID: String? {
    guard let guide = layoutGuide else { return identifier }
    return guide.identifier
  }
}

extension LayoutAttribute {
  /// The attribute's name in documents.
  ///
  /// Documents never say `lastBaseline`: the corpus has 131 `baseline` and 100 `firstBaseline`.
  fileprivate var markup: String { self == .lastBaseline ? "baseline" : rawValue }
}

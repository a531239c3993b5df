/// Attributes of an item that wait for a relation: the first half of a constraint.
///
///     make.left.right.equalTo(other)
///
/// Alone it does not compile in the braces of ``LayoutItem/makeConstraints(fileID:line:_:)``, and
/// where it was kept and forgotten they throw.
public struct ConstraintAttributes: AttributeSelecting {
  let drafts: ConstraintDrafts
  let attributes: [LayoutAttribute]
  private let chain: Int

  init(_ attributes: [LayoutAttribute], in drafts: ConstraintDrafts) {
    self.attributes = attributes
    self.drafts = drafts
    chain = drafts.begin(attributes)
  }

  /// Names more attributes.
  public func selecting(_ attributes: [LayoutAttribute]) -> ConstraintAttributes {
    drafts.finish(chain, self.attributes)
    return ConstraintAttributes(self.attributes + attributes, in: drafts)
  }

  // MARK: Relations

  /// Relates each attribute to the same one of an item, or to the one that an anchor names.
  func related(
    _ relation: LayoutRelation, to targets: [LayoutAnchor], at place: ConstraintSource
  ) -> ConstraintTerms {
    drafts.finish(chain, attributes)
    var made: [LayoutConstraint] = []
    for target in targets {
      guard target.attributes.count <= 1 || target.attributes.count == attributes.count else {
        drafts.report(.attributeCount(target.attributes.count), attributes, at: place)
        continue
      }
      for (index, attribute) in attributes.enumerated() {
        let second =
          target.attributes.count > 1 ? target.attributes[index] : target.attributes.first
        made.append(
          constraint(attribute, relation, to: target.item, second ?? attribute, at: place))
      }
    }
    return ConstraintTerms(made, in: drafts)
  }

  /// Relates each attribute to its part of a value.
  func related(
    _ relation: LayoutRelation, to value: ConstraintValue, at place: ConstraintSource
  ) -> ConstraintTerms {
    drafts.finish(chain, attributes)
    var made: [LayoutConstraint] = []
    for attribute in attributes {
      guard let amount = value.amount(for: attribute) else {
        drafts.report(.noPart(of: value.name), [attribute], at: place)
        continue
      }
      guard value.isFromSuperview(for: attribute) else {
        made.append(constraint(attribute, relation, to: nil, nil, amount, at: place))
        continue
      }
      guard let parent = superview(for: attribute, at: place) else { continue }
      made.append(constraint(attribute, relation, to: parent, attribute, amount, at: place))
    }
    return ConstraintTerms(made, in: drafts)
  }

  /// Relates each attribute to the same one of the superview.
  func relatedToSuperview(_ relation: LayoutRelation, at place: ConstraintSource) -> ConstraintTerms
  {
    guard let parent = drafts.item.layoutParent else {
      drafts.finish(chain, attributes)
      drafts.report(.noSuperview, attributes, at: place)
      return ConstraintTerms([], in: drafts)
    }
    return related(relation, to: [LayoutAnchor(item: parent, attributes: [])], at: place)
  }

  private func superview(for attribute: LayoutAttribute, at place: ConstraintSource) -> ViewNode? {
    let parent = drafts.item.layoutParent
    if parent == nil { drafts.report(.noSuperview, [attribute], at: place) }
    return parent
  }

  private func constraint(
    _ attribute: LayoutAttribute, _ relation: LayoutRelation, to second: (any LayoutItem)?,
    _ secondAttribute: LayoutAttribute?, _ constant: Double = 0, at place: ConstraintSource
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      drafts.item, attribute, relation, to: second, secondAttribute,
      constant: constant, source: place)
    drafts.add(constraint)
    return constraint
  }
}

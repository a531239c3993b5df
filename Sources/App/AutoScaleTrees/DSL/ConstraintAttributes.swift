/// Attributes of an item without a relation yet: the first half of a constraint.
///
///     make.left.right.equalTo(other)
///
/// On its own it does not compile in the closure of ``LayoutItem/makeConstraints(fileID:line:_:)``;
/// if stored and forgotten, it makes the call throw.
public struct ConstraintAttributes: AttributeSelecting {
  let drafts: ConstraintDrafts
  let attributes: [LayoutAttribute]
  private let chain: Int

  init(_ attributes: [LayoutAttribute], in drafts: ConstraintDrafts) {
    self.attributes = attributes
    self.drafts = drafts
    chain = drafts.begin(attributes)
  }

  /// Selects more attributes.
  public func selecting(_ attributes: [LayoutAttribute]) -> ConstraintAttributes {
    // The chain goes on as a new one; only a chain without a relation is a defect.
    drafts.finish(chain, self.attributes)
    return ConstraintAttributes(self.attributes + attributes, in: drafts)
  }

  // MARK: Relations

  /// Relates each attribute to its part of each operand.
  func related(
    _ relation: LayoutRelation, to operands: [ConstraintOperand], _ fileID: String, _ line: Int
  ) -> ConstraintTerms {
    drafts.finish(chain, attributes)
    let place = ConstraintSource(fileID: fileID, line: line)
    let made = operands.flatMap { operand in
      switch operand {
      case .anchor(let anchor): related(relation, to: anchor, at: place)
      case .constant(let constant): related(relation, to: constant, at: place)
      case .screenConstant(let constants): related(relation, to: constants, at: place)
      }
    }
    return ConstraintTerms(made, in: drafts)
  }

  /// Relates each attribute to the same one of an item, or to the one that an anchor names.
  private func related(
    _ relation: LayoutRelation, to anchor: LayoutAnchor, at place: ConstraintSource
  ) -> [LayoutConstraint] {
    let count = anchor.attributes.count
    // One attribute for all, or one for each; anything else is ambiguous.
    guard count <= 1 || count == attributes.count else {
      drafts.report(.attributeCount(count), attributes, at: place)
      return []
    }
    return attributes.enumerated().map { index, attribute in
      let second = count > 1 ? anchor.attributes[index] : anchor.attributes.first
      return LayoutConstraint(
        drafts.item, attribute, relation, to: anchor.item, second ?? attribute, source: place)
    }
  }

  /// Relates each attribute to its part of a constant.
  private func related(
    _ relation: LayoutRelation, to constant: ConstraintConstant, at place: ConstraintSource
  ) -> [LayoutConstraint] {
    attributes.compactMap { attribute in
      guard let amount = constant.amount(for: attribute) else {
        drafts.report(.noPart(of: constant.name), [attribute], at: place)
        return nil
      }
      guard constant.isFromSuperview(for: attribute) else {
        return LayoutConstraint(
          drafts.item, attribute, relation, constant: amount, source: place)
      }
      guard let parent = superview(of: [attribute], at: place) else { return nil }
      return LayoutConstraint(
        drafts.item, attribute, relation, to: parent, drafts.form.origin(of: attribute),
        constant: amount, source: place)
    }
  }

  /// Relates each attribute to its part of a constant with exceptions.
  private func related(
    _ relation: LayoutRelation, to constants: ScreenValue<ConstraintConstant>,
    at place: ConstraintSource
  ) -> [LayoutConstraint] {
    let made = related(relation, to: constants.value, at: place)
    for constraint in made {
      constraint.screenConstant = constants.amount(for: constraint.firstAttribute)
    }
    return made
  }

  /// Relates each attribute to the superview's same attribute.
  func relatedToSuperview(
    _ relation: LayoutRelation, _ fileID: String, _ line: Int
  ) -> ConstraintTerms {
    let parent = superview(of: attributes, at: ConstraintSource(fileID: fileID, line: line))
    return related(relation, to: parent.map { [$0.constraintOperand] } ?? [], fileID, line)
  }

  private func superview(
    of attributes: [LayoutAttribute], at place: ConstraintSource
  ) -> ViewNode? {
    let parent = drafts.item.layoutParent
    if parent == nil {
      let isLost = drafts.item.layoutNode?.hasLostParent ?? false
      drafts.report(isLost ? .superviewIsGone : .noSuperview, attributes, at: place)
    }
    return parent
  }
}

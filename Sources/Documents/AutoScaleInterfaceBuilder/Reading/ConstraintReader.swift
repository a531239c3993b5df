import AutoScaleTrees

/// Reads constraints between the views and guides of a document.
struct ConstraintReader {
  /// The constraints that variations exclude, without those of excluded views.
  private(set) var leftOut: [LayoutConstraint] = []

  /// The elements of the document, with the constraints.
  private(set) var index: ElementIndex

  /// The items of the installed constraints.
  private var mentioned: Set<ObjectIdentifier> = []

  /// Adds the constraints of all views to their owners, and then places the views without constraints.
  ///
  /// Invalid constraints are left out with a warning.
  init(_ trees: BuiltTrees, _ variations: ViewVariations, reader: inout ElementReader) {
    index = trees.index
    for (element, owner) in trees.constraints {
      guard let constraint = constraint(from: element, of: owner, &reader) else { continue }
      index.add(constraint, of: element)
      if variations.leavesOut(constraint) {
        leftOut.append(constraint)
      } else if !variations.isAboutLeftOutView(constraint) {
        install(constraint, in: owner)
      }
    }
    for node in trees.constrainedViews { placeByFrame(node) }
  }

  private mutating func install(_ constraint: LayoutConstraint, in owner: ViewNode) {
    owner.addConstraint(constraint)
    for case let item? in [constraint.firstItem, constraint.secondItem] {
      mentioned.insert(ObjectIdentifier(item))
    }
  }

  /// Places a view without constraints by its frame, unless a stack arranges it.
  ///
  /// Xcode does so when it builds an app: it makes constraints for left, top, width and height.
  private func placeByFrame(_ node: ViewNode) {
    guard !mentioned.contains(ObjectIdentifier(node)), node.parent?.role.stack == nil else {
      return
    }
    // Constraints for left, top, width and height do not follow the superview, whatever the mask
    // is.
    node.translatesAutoresizingMaskIntoConstraints = true
    node.autoresizingMask = []
  }

  private func constraint(
    from element: MarkupElement, of owner: ViewNode, _ reader: inout ElementReader
  ) -> LayoutConstraint? {
    guard let firstAttribute = attribute("firstAttribute", of: element, &reader) else {
      if element["firstAttribute"] == nil {
        reader.warn(.missingAttribute("firstAttribute"), at: element)
      }
      return nil
    }
    guard let first = element["firstItem"] == nil ? owner : item("firstItem", of: element, &reader),
      let second = secondSide(of: element, &reader)
    else { return nil }
    // UIKit raises an exception for such a pair. None of 2,240 real documents has one.
    if let other = second.attribute, !firstAttribute.isComparable(to: other) {
      reader.warn(
        .incomparableAttributes(first: firstAttribute.rawValue, second: other.rawValue), at: element
      )
      return nil
    }
    let constraint = LayoutConstraint(
      first, firstAttribute,
      reader.choice("relation", of: element, or: .equal),
      to: second.item, second.attribute,
      multiplier: multiplier(of: element, &reader) ?? 1,
      constant: constant(of: element, between: first, and: second.item, &reader),
      priority: priority(of: element, &reader) ?? .required, identifier: element["id"])
    constraint.isPlaceholder = reader.flag("placeholder", of: element)
    constraint.adapterScreen = reader.scalingSwitch(
      of: element, keyPaths: ScalingAttribute.constraints)
    return constraint
  }

  /// Returns the right side of a constraint, with both parts or neither; half of one gives `nil`
  /// and a warning.
  private func secondSide(
    of element: MarkupElement, _ reader: inout ElementReader
  ) -> (item: (any LayoutItem)?, attribute: LayoutAttribute?)? {
    switch (element["secondItem"], element["secondAttribute"]) {
    case (nil, nil), (nil, "notAnAttribute"): return (nil, nil)
    case (nil, _):
      reader.warn(.missingAttribute("secondItem"), at: element)
      return nil
    case (_, nil):
      reader.warn(.missingAttribute("secondAttribute"), at: element)
      return nil
    default:
      guard let attribute = attribute("secondAttribute", of: element, &reader),
        let item = item("secondItem", of: element, &reader)
      else { return nil }
      return (item, attribute)
    }
  }

  /// Returns the constant; the standard spacing to the safe area or margins differs from the
  /// written number.
  private func constant(
    of element: MarkupElement, between first: any LayoutItem, and second: (any LayoutItem)?,
    _ reader: inout ElementReader
  ) -> Double {
    let constant = reader.number("constant", of: reader.source(of: "constant", in: element)) ?? 0
    // Xcode writes its own 20 or 8 beside `symbolic`; UIKit computes the distance when it loads the
    // file.
    guard reader.flag("symbolic", of: element) else { return constant }
    let kinds = [first, second].map { $0?.layoutGuide?.kind }
    // 68 of 68 stored distances to a safe area are 0 where the file says 20.
    if kinds.contains(.safeArea) { return 0 }
    guard kinds.contains(.topBars) || kinds.contains(.bottomBars) else { return constant }
    // To a layout guide of bars it is 8, although the file says 20.
    return constant < 0 ? -8 : 8
  }

  private func attribute(
    _ name: String, of element: MarkupElement, _ reader: inout ElementReader
  ) -> LayoutAttribute? {
    // The name of the last baseline from the time when there was only one.
    if element[name] == "baseline" { return .lastBaseline }
    guard let text = element[name] else { return nil }
    if let attribute = LayoutAttribute(rawValue: text) { return attribute }
    reader.warn(.invalidElement(attribute: name, value: text), at: element)
    return nil
  }

  private func item(
    _ name: String, of element: MarkupElement, _ reader: inout ElementReader
  ) -> (any LayoutItem)? {
    guard let id = element[name] else { return nil }
    if let item = index.item(withID: id) { return item }
    if let other = index.element(withID: id) {
      reader.warn(.unsuitableItem(attribute: name, id: id, element: other.name), at: element)
    } else {
      reader.warn(.danglingReference(attribute: name, id: id), at: element)
    }
    return nil
  }

  /// Returns the multiplier, written as a number, as a ratio, `16:9` or `16 / 9`, or as a
  /// percentage.
  private func multiplier(
    of element: MarkupElement, _ reader: inout ElementReader
  ) -> Double? {
    guard let text = element["multiplier"]?.trimmed else { return nil }
    // Of the multipliers in the corpus 336 are numbers, 416 have a colon and 41 a slash.
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { Double(interfaceBuilder: $0.trimmed) }
    if parts.count == 1, let number = parts[0] { return number }
    // Percentages are one repository's, whose frames agree with them.
    if text.last == "%", let percent = Double(interfaceBuilder: text.dropLast().trimmed) {
      return percent / 100
    }
    if parts.count == 2, let numerator = parts[0], let denominator = parts[1] {
      let ratio = numerator / denominator
      if ratio.isFinite { return ratio }
    }
    reader.warn(.invalidValue(attribute: "multiplier", value: text), at: element)
    return nil
  }

  private func priority(
    of element: MarkupElement, _ reader: inout ElementReader
  ) -> LayoutPriority? {
    reader.number("priority", of: element, in: 1...1000).map { LayoutPriority($0) }
  }
}

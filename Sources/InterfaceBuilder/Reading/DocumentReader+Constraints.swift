import ViewTree

extension DocumentReader {
  /// Adds the constraint of an element to its owner; one without sense is left out with a warning.
  func readConstraint(_ element: MarkupElement, of owner: ViewNode) {
    guard let firstAttribute = attribute("firstAttribute", of: element) else {
      if element["firstAttribute"] == nil { warn(.missingAttribute("firstAttribute"), at: element) }
      return
    }
    guard let first = element["firstItem"] == nil ? owner : item("firstItem", of: element),
      let second = secondSide(of: element)
    else { return }
    let constraint = LayoutConstraint(
      first, firstAttribute, choice("relation", of: element, as: LayoutRelation.self) ?? .equal,
      to: second.item, second.attribute,
      multiplier: multiplier(of: element) ?? 1,
      constant: constant(of: element, between: first, and: second.item),
      priority: priority(of: element) ?? .required, identifier: element["id"])
    constraint.isPlaceholder = flag("placeholder", of: element) ?? false
    constraint.adapterScreen = scalingSwitch(
      of: element, keyPaths: ["adapterScreen", "autoConstant", "zoomConstant"])
    owner.addConstraint(constraint)
    readConstraints.append(constraint)
    if let id = element["id"] { constraintsByID[id] = constraint }
    origins.remember(constraint, from: element)
  }

  /// The right side of a constraint: both parts or neither; nil, with a warning, for half of one.
  private func secondSide(
    of element: MarkupElement
  ) -> (item: (any LayoutItem)?, attribute: LayoutAttribute?)? {
    switch (element["secondItem"], element["secondAttribute"]) {
    case (nil, nil), (nil, "notAnAttribute"): return (nil, nil)
    case (nil, _):
      warn(.missingAttribute("secondItem"), at: element)
      return nil
    case (_, nil):
      warn(.missingAttribute("secondAttribute"), at: element)
      return nil
    default:
      guard let attribute = attribute("secondAttribute", of: element),
        let item = item("secondItem", of: element)
      else { return nil }
      return (item, attribute)
    }
  }

  /// The constant; for the standard spacing to what bars leave free it is not the written one.
  private func constant(
    of element: MarkupElement, between first: any LayoutItem, and second: (any LayoutItem)?
  ) -> Double {
    let constant = number("constant", of: source(of: "constant", in: element)) ?? 0
    guard flag("symbolic", of: element) == true else { return constant }
    let kinds = [first, second].map { ($0 as? LayoutGuide)?.kind }
    if kinds.contains(.safeArea) { return 0 }
    guard kinds.contains(.topBars) || kinds.contains(.bottomBars) else { return constant }
    return constant < 0 ? -8 : 8
  }

  private func attribute(_ name: String, of element: MarkupElement) -> LayoutAttribute? {
    // Interface Builder's word for the only baseline that there was at first: the last one.
    if element[name] == "baseline" { return .lastBaseline }
    guard let text = element[name] else { return nil }
    if let attribute = LayoutAttribute(rawValue: text) { return attribute }
    warn(.invalidElement(attribute: name, value: text), at: element)
    return nil
  }

  private func item(_ name: String, of element: MarkupElement) -> (any LayoutItem)? {
    guard let id = element[name] else { return nil }
    if let item = item(withID: id) { return item }
    if let other = self.element(withID: id) {
      warn(.unsuitableItem(attribute: name, id: id, element: other.name), at: element)
    } else {
      warn(.danglingReference(attribute: name, id: id), at: element)
    }
    return nil
  }

  /// The multiplier, which is written as a number or as a ratio, `16:9` or `16/9`.
  private func multiplier(of element: MarkupElement) -> Double? {
    guard let text = element["multiplier"] else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { Double(interfaceBuilder: String($0)) }
    if parts.count == 1, let number = parts[0] { return number }
    if parts.count == 2, let numerator = parts[0], let denominator = parts[1] {
      let ratio = numerator / denominator
      if ratio.isFinite { return ratio }
    }
    warn(.invalidValue(attribute: "multiplier", value: text), at: element)
    return nil
  }

  private func priority(of element: MarkupElement) -> LayoutPriority? {
    guard let priority = number("priority", of: element) else { return nil }
    if (1...1000).contains(priority) { return LayoutPriority(Float(priority)) }
    warn(.invalidValue(attribute: "priority", value: element["priority"] ?? ""), at: element)
    return nil
  }
}

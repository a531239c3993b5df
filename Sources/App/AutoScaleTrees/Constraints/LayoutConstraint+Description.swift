import AutoScale

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as algebra and, if known, its source line, such as `title.leading =
  /// superview.leading + 16 @750 (LoginView.swift:42)`.
  public var description: String {
    source.map { "\(algebra) (\($0))" } ?? algebra
  }

  /// The constraint as algebra, such as `title.leading = screen.leading + 16 @750`.
  ///
  /// An item without identifier is named by its class or, if it is the first item's parent,
  /// `superview`; a deallocated item is `?`. A label from code comes first:
  /// `'top' title.top = screen.top`.
  public var algebra: String { algebra { $0.layoutName } }

  /// Returns the constraint as algebra, with names from the caller.
  package func algebra(naming name: (any LayoutItem) -> String) -> String {
    let text = "\(label)\(leftSide(name)) \(relation.symbol) \(rightSide(name))"
    return priority == .required ? text : "\(text) @\(priority)"
  }

  /// The identifier from code, with a space; identifiers in documents are Interface Builder's own.
  private var label: String { source == nil ? "" : identifier.map { "'\($0)' " } ?? "" }

  /// The relation without numbers that scaling changes: `title.top = screen.top`, `title.height`.
  var relatedAttributes: String {
    let left = leftSide(\.layoutName)
    guard let secondAttribute else { return left }
    return "\(left) \(relation.symbol) \(secondName(\.layoutName)).\(secondAttribute)"
  }

  private func leftSide(_ name: (any LayoutItem) -> String) -> String {
    "\(firstItem.map(name) ?? "?").\(firstAttribute)"
  }

  private func rightSide(_ name: (any LayoutItem) -> String) -> String {
    guard let secondAttribute else { return constant.text }
    let factor = multiplier == 1 ? "" : "\(multiplier.text) * "
    let second = "\(factor)\(secondName(name)).\(secondAttribute)"
    if constant == 0 { return second }
    let sign = constant < 0 ? "-" : "+"
    return "\(second) \(sign) \(constant.magnitude.text)"
  }

  private func secondName(_ name: (any LayoutItem) -> String) -> String {
    guard let secondItem else { return "?" }
    // A reader expects the view around an item, so it needs no name.
    let isNamelessParent = secondItem.identifier == nil && secondItem === firstItem?.layoutParent
    return isNamelessParent ? "superview" : name(secondItem)
  }
}

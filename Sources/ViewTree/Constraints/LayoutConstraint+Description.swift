import AutoScale

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as algebra, such as `loginButton.leading = screen.leading + 16 @750`.
  ///
  /// An item without identifier is called by its class; one that is gone, `?`.
  public var description: String {
    let first = "\(firstItem?.layoutName ?? "?").\(firstAttribute)"
    let text = "\(first) \(relation.symbol) \(rightSide)"
    return priority == 1000 ? text : "\(text) @\(Double(priority).shortDescription)"
  }

  private var rightSide: String {
    guard let secondAttribute else { return constant.shortDescription }
    let factor = multiplier == 1 ? "" : "\(multiplier.shortDescription) * "
    let second = "\(factor)\(secondItem?.layoutName ?? "?").\(secondAttribute)"
    if constant == 0 { return second }
    let sign = constant < 0 ? "-" : "+"
    return "\(second) \(sign) \(constant.magnitude.shortDescription)"
  }
}

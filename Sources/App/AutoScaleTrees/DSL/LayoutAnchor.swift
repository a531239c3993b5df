/// Attributes of an item, for the right side of a constraint.
///
///     try badge.makeConstraints { $0.left.equalTo(title.right).offset(8) }
///     try photo.makeConstraints { $0.edges.equalTo(screen.margins) }
public struct LayoutAnchor {
  /// The node or guide.
  public let item: any LayoutItem

  /// The attributes: one for all on the left side, or one for each.
  public let attributes: [LayoutAttribute]
}

extension LayoutAnchor: CustomStringConvertible {
  /// The item and its attributes, such as `title.bottom`.
  public var description: String {
    ([item.layoutName] + attributes.map(\.rawValue)).joined(separator: ".")
  }
}

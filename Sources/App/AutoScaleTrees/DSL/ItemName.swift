/// The name of a view or guide in the same superview, for the right side of a constraint.
///
///     make.top.equalTo("title", .bottom).offset(8)
///     make.left.equalTo(.safeArea)
///
/// A view is named by its identifier, and so is a guide of the superview. A view comes before a guide of the same
/// name, and the first of several views counts.
public struct ItemName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The superview itself, for another attribute of it.
  public static let superview = ItemName(nil, "superview")

  /// The superview's safe area.
  public static let safeArea = ItemName(.safeArea, "safeArea")

  /// The superview inside its layout margins.
  public static let layoutMargins = ItemName(.layoutMargins, "layoutMargins")

  /// The column in the superview's margins whose lines have a readable length.
  public static let readableContent = ItemName(.readableContent, "readableContent")

  let text: String
  private let kind: LayoutGuide.Kind?
  private let isOfSuperview: Bool

  /// Makes a name.
  public init(_ name: String) { (text, kind, isOfSuperview) = (name, nil, false) }

  /// Makes a name.
  public init(stringLiteral name: String) { self.init(name) }

  /// Makes the name of the superview or of one of its guides.
  private init(_ kind: LayoutGuide.Kind?, _ text: String) {
    (self.text, self.kind, isOfSuperview) = (text, kind, true)
  }

  /// Finds the item in a superview.
  func item(in parent: ViewNode) -> (any LayoutItem)? {
    if isOfSuperview { return kind.map(parent.guide) ?? parent }
    return parent.children.first { $0.identifier == text }
      ?? parent.guides.first { $0.identifier == text }
  }
}

extension ConstraintAttributes {
  /// Makes each attribute equal to the same one, or to a given one, of a view or guide with a name.
  @discardableResult
  public func equalTo(
    _ name: ItemName, _ attributes: LayoutAttribute..., fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.equal, to: name, attributes, fileID, line)
  }

  /// Makes each attribute at most the same one, or a given one, of a view or guide with a name.
  @discardableResult
  public func lessThanOrEqualTo(
    _ name: ItemName, _ attributes: LayoutAttribute..., fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.lessThanOrEqual, to: name, attributes, fileID, line)
  }

  /// Makes each attribute at least the same one, or a given one, of a view or guide with a name.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ name: ItemName, _ attributes: LayoutAttribute..., fileID: String = #fileID, line: Int = #line
  ) -> ConstraintTerms {
    related(.greaterThanOrEqual, to: name, attributes, fileID, line)
  }

  private func related(
    _ relation: LayoutRelation, to name: ItemName, _ attributes: [LayoutAttribute],
    _ fileID: String, _ line: Int
  ) -> ConstraintTerms {
    guard let parent = drafts.item.layoutParent, let item = name.item(in: parent) else {
      let place = ConstraintSource(fileID: fileID, line: line)
      drafts.report(.noItem(named: name.text), self.attributes, at: place)
      return related(relation, to: [], fileID, line)
    }
    let anchor = LayoutAnchor(item: item, attributes: attributes)
    return related(relation, to: [.anchor(anchor)], fileID, line)
  }
}

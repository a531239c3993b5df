/// A length of a class that scaling changes.
///
///     ScalableLength.all.filter { $0.owner == "UIStackView" }.map(\.name)  // ["spacing"]
///
/// Walks over view nodes and over UIKit's views take the lengths of a class from one list, which has a row for each
/// length of the trees of documents as well.
public struct ScalableLength: Hashable, Sendable {
  /// The value of a length where the app sets none.
  public enum Unset: Hashable, Sendable {
    /// Zero, which scaling leaves alone.
    case zero
    /// The system's value, or that of the content; scaling leaves it alone too, but for fonts.
    case system
  }

  /// The class of UIKit that has the length; its subclasses have it too.
  public let owner: String

  /// The name of the property there, such as `contentInset`.
  public let name: String

  /// The property, or one for each edge of insets and for each side of a size.
  public let properties: ScaledPropertySet

  /// The kind that a walk must include to scale the length, by default all.
  public let type: AdaptScreenWidthType

  /// The value where the app sets none.
  public let unset: Unset

  private init(
    _ owner: String, _ name: String, _ properties: ScaledPropertySet,
    _ type: AdaptScreenWidthType, unset: Unset = .system
  ) {
    (self.owner, self.name, self.properties) = (owner, name, properties)
    (self.type, self.unset) = (type, unset)
  }

  /// All lengths, by class.
  public static let all: [ScalableLength] = [
    .init("NSLayoutConstraint", "constant", .init(only: .constraint), .constraint, unset: .zero),
    .init("UIView", "layer.cornerRadius", .cornerRadius, .cornerRadius, unset: .zero),
    .init("UIView", "layer.borderWidth", .borderWidth, .borderWidth, unset: .zero),
    .init("UIView", "layoutMargins", .insets(.layoutMargins), .insets),
    .init("UIView", "customSpacing(after:) of its stack", .spacing(.custom), .spacing),
    .init("UILabel", "font", .fontSize, .fontSize),
    .init("UILabel", "preferredMaxLayoutWidth", .itemSize(.textWidth), .constraint, unset: .zero),
    .init("UITextField", "font", .fontSize, .fontSize),
    .init("UITextView", "font", .fontSize, .fontSize),
    .init("UITextView", "textContainerInset", .insets(.textContainer), .insets),
    .init("UIButton", "titleLabel.font", .fontSize, .fontSize),
    .init("UIButton", "contentEdgeInsets, configuration.contentInsets", .insets(.content), .insets),
    .init("UIButton", "titleEdgeInsets", .insets(.title), .insets),
    .init("UIButton", "imageEdgeInsets", .insets(.image), .insets),
    .init("UIButton", "configuration.imagePadding", .spacing(.image), .spacing),
    .init("UIButton", "configuration.titlePadding", .spacing(.title), .spacing),
    .init("UIStackView", "spacing", .spacing(.stack), .spacing, unset: .zero),
    .init("UIScrollView", "contentInset", .insets(.content), .insets, unset: .zero),
    .init("UITableView", "rowHeight", .itemSize(.rowHeight), .constraint, unset: .zero),
    .init(
      "UITableView", "sectionHeaderHeight", .itemSize(.headerHeight), .constraint, unset: .zero),
    .init(
      "UITableView", "sectionFooterHeight", .itemSize(.footerHeight), .constraint, unset: .zero),
    .init("UITableView", "separatorInset", .insets(.separator), .insets),
    .init(
      "UICollectionView", "itemSize of a flow layout",
      [.itemSize(.width), .itemSize(.height)], .constraint, unset: .zero),
    .init(
      "UICollectionView", "headerReferenceSize", .itemSize(.headerHeight), .constraint, unset: .zero
    ),
    .init(
      "UICollectionView", "footerReferenceSize", .itemSize(.footerHeight), .constraint, unset: .zero
    ),
    .init("UICollectionView", "minimumLineSpacing", .spacing(.line), .spacing, unset: .zero),
    .init(
      "UICollectionView", "minimumInteritemSpacing", .spacing(.interitem), .spacing, unset: .zero),
    .init("UICollectionView", "sectionInset", .insets(.section), .insets, unset: .zero),
  ]

  /// Returns the properties that a class itself adds to those of its superclass.
  ///
  ///     ScalableLength.properties(ofClassNamed: "UIStackView") == .spacing(.stack)  // true
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - unset: Returns only lengths with this default, or all of them if it is `nil`.
  /// - Returns: The properties; none for a class that is not in the list.
  public static func properties(
    ofClassNamed name: String, unset: Unset? = nil
  ) -> ScaledPropertySet {
    (byOwner[name] ?? []).reduce(into: []) { properties, length in
      if unset == nil || length.unset == unset { properties.formUnion(length.properties) }
    }
  }

  private static let byOwner = Dictionary(grouping: all, by: \.owner)
}

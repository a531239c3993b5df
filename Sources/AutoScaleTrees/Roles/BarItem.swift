/// What a bar shows: a button, or the space between buttons: `UIBarButtonItem`, `UITabBarItem`.
public struct BarItem: Hashable, Sendable {
  /// What an item is.
  public enum Kind: Hashable, Sendable {
    /// A button.
    case button
    /// Room of a width, in points.
    case fixedSpace(Double)
    /// All room that is left, in equal shares.
    case flexibleSpace
  }

  /// What the item is.
  public var kind: Kind

  /// The title.
  public var title: String?

  /// The name of the image, which is shown in place of the title, or above it in a tab bar.
  public var imageName: String?

  /// Whether the title is emphasized.
  public var isProminent = false

  /// Whether the user can tap the item.
  public var isEnabled = true

  /// The color; nil for the tint color of the bar.
  public var tintColor: ViewColor?

  /// Makes an item, by default a button.
  public init(_ kind: Kind = .button, title: String? = nil, imageName: String? = nil) {
    self.kind = kind
    self.title = title
    self.imageName = imageName
  }
}

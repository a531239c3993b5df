/// An item of a bar, a button or a space: `UIBarButtonItem`, `UITabBarItem`.
public struct BarItem: Hashable, Sendable {
  /// The kind of an item.
  public enum Kind: Hashable, Sendable {
    /// A button.
    case button
    /// A space of fixed width, in points.
    case fixedSpace(Double)
    /// A flexible space; flexible spaces share the remaining width equally.
    case flexibleSpace
  }

  /// The kind of the item.
  public var kind: Kind

  /// The title.
  public var title: String?

  /// The name of the image, shown in place of the title, or above it in a tab bar.
  public var imageName: String?

  /// Whether the title is emphasized.
  public var isProminent = false

  /// Whether the user can tap the item.
  public var isEnabled = true

  /// The identifier of the view that the item shows, one of ``ControllerBars/itemViews``, if it shows one.
  public var viewIdentifier: String?

  /// The color; `nil` means the tint color of the bar.
  public var tintColor: ViewColor?

  /// Makes an item, by default a button.
  public init(_ kind: Kind = .button, title: String? = nil, imageName: String? = nil) {
    self.kind = kind
    self.title = title
    self.imageName = imageName
  }
}

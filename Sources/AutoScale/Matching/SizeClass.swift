/// How much room there is along one side, as in `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Hashable, Sendable, Codable, CaseIterable {
  /// Little room, as across an upright phone.
  case compact

  /// Much room, as on a pad.
  case regular
}

extension ScreenContext {
  /// The size class across; nil for an idiom that has none.
  ///
  /// A phone is regular on its side when its short side has 414 points, a pad's window from 640
  /// points. Source: Apple's Human Interface Guidelines, Layout, device size classes.
  ///
  ///     try Screen(named: "iPad (A16)").context().horizontalSizeClass  // .regular
  public var horizontalSizeClass: SizeClass? {
    switch idiom {
    case .phone where isFoldedOut: .regular
    case .phone: width > height && height >= 414 ? .regular : .compact
    case .pad: width >= 640 ? .regular : .compact
    case .mac, .tv, .vision: .regular
    case .unspecified, .carPlay: nil
    }
  }

  /// The size class down; nil for an idiom that has none.
  ///
  ///     try Screen(named: "iPhone 17").landscape.context().verticalSizeClass  // .compact
  public var verticalSizeClass: SizeClass? {
    switch idiom {
    case .phone: width > height && !isFoldedOut ? .compact : .regular
    case .pad, .mac, .tv, .vision: .regular
    case .unspecified, .carPlay: nil
    }
  }

  /// Whether the screen is that of a phone which unfolds to the size of a small pad.
  private var isFoldedOut: Bool { min(width, height) >= 600 }
}

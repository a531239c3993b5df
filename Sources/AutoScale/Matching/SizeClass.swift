/// How much room there is along one side, as in `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Hashable, Sendable, Codable, CaseIterable {
  /// Little room, as across an upright phone.
  case compact

  /// Much room, as on a pad.
  case regular
}

extension SizeClass {
  /// The size class across of a container, in points; nil for an idiom that has none.
  ///
  /// A phone is regular on its side when its short side has 414 points, a pad's window from 650
  /// points: the widest part of a pad that is compact, two thirds of an upright 13-inch screen, has
  /// 647, and the narrowest one that is regular, half of a 12.9-inch screen on its side, has 678.
  /// Source: Apple's Human Interface Guidelines, Layout, device size classes.
  package static func across(width: Double, height: Double, idiom: Idiom) -> SizeClass? {
    switch idiom {
    case .phone where isFoldedOut(width, height): .regular
    case .phone: width > height && height >= 414 ? .regular : .compact
    case .pad: width >= 650 ? .regular : .compact
    case .mac, .tv, .vision: .regular
    case .unspecified, .carPlay: nil
    }
  }

  /// The size class down of a container, in points; nil for an idiom that has none.
  package static func down(width: Double, height: Double, idiom: Idiom) -> SizeClass? {
    switch idiom {
    case .phone: width > height && !isFoldedOut(width, height) ? .compact : .regular
    case .pad, .mac, .tv, .vision: .regular
    case .unspecified, .carPlay: nil
    }
  }

  /// Whether a screen is that of a phone which unfolds to the size of a small pad.
  private static func isFoldedOut(_ width: Double, _ height: Double) -> Bool {
    min(width, height) >= 600
  }
}

extension ScreenContext {
  /// How much room there is from side to side; nil for an idiom without size classes.
  ///
  ///     ScreenContext.with(try Screen(named: "iPhone 8 Plus").landscape) {
  ///       ScreenContext.current.horizontalSizeClass  // .regular
  ///     }
  public var horizontalSizeClass: SizeClass? {
    .across(width: width, height: height, idiom: idiom)
  }

  /// How much room there is from top to bottom; nil for an idiom without size classes.
  public var verticalSizeClass: SizeClass? { .down(width: width, height: height, idiom: idiom) }
}

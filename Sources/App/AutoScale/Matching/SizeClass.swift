/// The room along one side of a container, as in `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Hashable, Sendable, Codable, CaseIterable {
  /// Little room, as across an upright phone.
  case compact

  /// Much room, as on a pad.
  case regular
}

extension SizeClass {
  /// Returns the horizontal size class of a container in points, or `nil` for an idiom without size
  /// classes.
  ///
  /// A phone in landscape is regular if its short side has 414 points and its long one 736, as the
  /// first such phone has; the outer display of an iPhone Duo, 678 × 466, is compact (measured in public
  /// four times). A phone that unfolds to the size of a small pad is regular. A pad's window is regular
  /// from 650 points: its widest compact part, two thirds of an upright 13-inch screen, has 647,
  /// and its narrowest regular one, half of a 12.9-inch screen in landscape, has 678.
  /// Source: Apple's Human Interface Guidelines, Layout, device size classes.
  package static func across(width: Double, height: Double, idiom: Idiom) -> SizeClass? {
    switch idiom {
    // iPhone Duo opens to 669 × 951 points: five and six independent measurements say regular in
    // both directions.
    case .phone where isFoldedOut(width, height): .regular
    case .phone: width >= 736 && width > height && height >= 414 ? .regular : .compact
    case .pad: width >= 650 ? .regular : .compact
    case .mac, .tv, .vision: .regular
    case .unspecified, .carPlay: nil
    }
  }

  /// Returns the vertical size class of a container in points, or `nil` for an idiom without size
  /// classes.
  package static func down(width: Double, height: Double, idiom: Idiom) -> SizeClass? {
    switch idiom {
    case .phone: width > height && !isFoldedOut(width, height) ? .compact : .regular
    case .pad, .mac, .tv, .vision: .regular
    case .unspecified, .carPlay: nil
    }
  }

  /// Returns whether a screen belongs to a phone that unfolds to the size of a small pad.
  private static func isFoldedOut(_ width: Double, _ height: Double) -> Bool {
    // The widest other phone has a short side of 466 points.
    min(width, height) >= 600
  }
}

extension ScreenContext {
  /// The horizontal size class, or `nil` for an idiom without size classes.
  ///
  ///     ScreenContext.with(try Screen(named: "iPhone 8 Plus").landscape) {
  ///       ScreenContext.current.horizontalSizeClass  // .regular
  ///     }
  public var horizontalSizeClass: SizeClass? {
    .across(width: width, height: height, idiom: idiom)
  }

  /// The vertical size class, or `nil` for an idiom without size classes.
  public var verticalSizeClass: SizeClass? { .down(width: width, height: height, idiom: idiom) }
}

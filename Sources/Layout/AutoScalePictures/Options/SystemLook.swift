import AutoScale

/// The look of a version of iOS: its bars, tables, controls and colors.
///
///     SystemLook(ofSystem: 17)                                // iOS 15
///     SystemLook(of: try Screen(named: "iPhone 17"))           // iOS 26
///     options.look = .iOS13                                    // of any PictureOptions
///
/// A look changes only pictures: frames are the same in every look.
public struct SystemLook: Hashable, Sendable, Comparable, CaseIterable, CustomStringConvertible {
  /// The version of iOS that introduced the look, such as `26`.
  public let version: Int

  /// Bars of a material with a hairline.
  public static let iOS13 = SystemLook(version: 13)

  /// Bars without a background while no content is under them.
  public static let iOS15 = SystemLook(version: 15)

  /// The last look before the redesign of 2025, with the sizes that layouts give to controls.
  public static let iOS18 = SystemLook(version: 18)

  /// Floating bars and buttons of glass.
  public static let iOS26 = SystemLook(version: 26)

  /// The looks, the oldest first.
  public static let allCases = [iOS13, iOS15, iOS18, iOS26]

  private init(version: Int) { self.version = version }

  /// Finds the look of a version of iOS.
  ///
  ///     SystemLook(ofSystem: 12).version  // 13, the oldest known look
  public init(ofSystem version: Int) {
    self = Self.allCases.last { $0.version <= version } ?? .iOS13
  }

  /// Finds the look of the newest system of a device.
  ///
  /// A screen that is not a device of the catalog has the look of the newest system.
  public init(of screen: Screen) { self.init(ofSystem: screen.newestSystem) }

  /// Returns whether a look is older than another one.
  public static func < (lhs: SystemLook, rhs: SystemLook) -> Bool { lhs.version < rhs.version }

  /// The name of the system, such as `iOS 26`.
  public var description: String { "iOS \(version)" }
}

import AutoScale
import ViewTree

/// The layout margins of views that state none, in points.
///
///     MarginRules(toolsVersion: 12_120).cellVertical  // 8
public struct MarginRules: Hashable, Sendable {
  /// The margins of the present systems before the redesign of 2025.
  public static let standard = MarginRules()

  /// The left and right margin of a screen's view that is narrower than ``wideScreenWidth``.
  public var narrowScreen = 16.0

  /// The left and right margin of a screen's view that is at least ``wideScreenWidth`` wide.
  public var wideScreen = 20.0

  /// The width from which on a screen is wide.
  public var wideScreenWidth = 414.0

  /// The margins of all other views.
  public var other = 8.0

  /// The top and bottom margin of the content of a table's cell.
  public var cellVertical = 11.0

  /// The right margin of the content of a table's cell that has an accessory.
  public var cellAccessory = 8.0

  /// The largest width of the readable content guide.
  public var readableWidth = 672.0

  /// Makes the standard rules.
  public init() {}

  /// Makes the rules that a version of Interface Builder followed.
  ///
  /// - Parameter toolsVersion: The file's `toolsVersion`; the margins of cells changed with 13000
  ///   (Xcode 9) and 24000 (Xcode 26).
  public init(toolsVersion: Int) {
    if toolsVersion < 13_000 { cellVertical = 8 }
    if toolsVersion >= 24_000 { cellVertical = 15 }
  }

  /// The left and right margin of a screen's view, and of cells in a table as wide as it.
  ///
  /// - Parameter width: The width of the view, in points.
  public func screenMargin(width: Double, idiom: Idiom) -> Double {
    width >= wideScreenWidth || idiom == .pad ? wideScreen : narrowScreen
  }

  /// The margins of a screen's view without its safe area.
  func screen(width: Double, idiom: Idiom) -> EdgeInsets {
    let side = screenMargin(width: width, idiom: idiom)
    return EdgeInsets(left: side, right: side)
  }

  /// The margins of a cell's content.
  func cell(width: Double, idiom: Idiom, hasAccessory: Bool) -> EdgeInsets {
    let side = screenMargin(width: width, idiom: idiom)
    return EdgeInsets(
      top: cellVertical, left: side, bottom: cellVertical,
      right: hasAccessory ? cellAccessory : side)
  }
}

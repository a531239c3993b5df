import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

/// The layout margins of views that state none, in points.
///
///     MarginRules.standard.cellVertical  // 11
public struct MarginRules: Hashable, Sendable {
  /// The margins before the redesign of 2025.
  public static let standard = MarginRules()

  /// The margins of an app that is built with the SDK of iOS 27.1 or later, on a system of this version or a
  /// later one.
  ///
  ///     MarginRules.sdk27_1.other  // 0
  ///
  /// Source: Apple's release notes of iOS 27.2, beta 3.
  public static let sdk27_1 = MarginRules.standard.builtWith(.from27_1)

  /// The left and right margin of a screen's view that is narrower than ``wideScreenWidth``.
  public var narrowScreen: Double

  /// The left and right margin of a screen's view that is at least ``wideScreenWidth`` wide.
  public var wideScreen: Double

  /// The width from which on a screen is wide.
  ///
  /// In frames that Xcode stored, views of 393 points have narrow margins and views of 394 wide ones. The
  /// device does not matter: a view of 320 points on an iPad has narrow margins.
  public var wideScreenWidth: Double

  /// Whether these margins are the least of a screen's view, whatever the view states.
  ///
  /// This is the case for view controllers that respect the system's minimum.
  public var respectsSystemMinimum = true

  /// Whether margins include the safe area, which Xcode 8 did not know.
  ///
  /// Source: stored frames. Before Xcode 9 the top margin of 6 of 7 roots with layout guides is 0, in 6
  /// repositories.
  package var includeSafeArea = true

  /// The margins of all other views.
  public var other: Double

  /// The top and bottom margin of the content of a table's cell.
  public var cellVertical: Double

  /// The left and right margins of the content of a table's cell.
  public var cellSides = CellMargins.iOS14

  /// The right margin of the content of a table's cell that has an accessory.
  public var cellAccessory: Double

  /// The largest width of the readable content guide.
  public var readableWidth: Double

  /// Makes the standard rules.
  public init() { self.init(.onDevices) }

  /// Makes the rules that canvases of a version of the tools followed.
  package init(writtenBy version: ToolsVersion) {
    self.init(Lengths(writtenBy: version))
    // Canvases of older tools used stated margins as they are.
    respectsSystemMinimum = version >= .leastMargins
    includeSafeArea = version >= .leastMargins
    cellSides =
      switch version {
      case ..<ToolsVersion.cellMargins: .iOS10
      case ..<ToolsVersion.iOS13Controls: .iOS11
      case ..<ToolsVersion.iOS14Controls: .iOS13
      default: .iOS14
      }
  }

  private init(_ lengths: Lengths) {
    narrowScreen = lengths["narrow screen margin"]
    wideScreen = lengths["wide screen margin"]
    wideScreenWidth = lengths["wide screen"]
    other = lengths["margin"]
    cellVertical = lengths["cell vertical margin"]
    cellAccessory = lengths["cell accessory margin"]
    readableWidth = lengths["readable width"]
  }

  /// Returns the margins of an app that is built with an SDK: from that of iOS 27.1 on, views that state none
  /// have none.
  package func builtWith(_ sdk: BuildSDK) -> MarginRules {
    var rules = self
    if sdk == .from27_1 { rules.other = 0 }
    return rules
  }

  /// Returns the left and right margin of a screen's view.
  ///
  ///     MarginRules.standard.screenMargin(width: 375)  // 16
  ///
  /// - Parameter width: The width of the view, in points; NaN counts as narrow.
  /// - Returns: The margin, in points.
  public func screenMargin(width: Double) -> Double {
    // Written so that NaN is narrow.
    width >= wideScreenWidth ? wideScreen : narrowScreen
  }

  /// Returns the margins of a screen's view, without its safe area.
  ///
  /// An inset at only one side is a column of bar items, as on the iPhone Duo: the margin there is the inset
  /// itself (two independent measurements in public). The sensors of a phone on its side have an inset at both
  /// sides, to which the margin is added.
  func screen(width: Double, beside safeArea: LayoutInsets) -> LayoutInsets {
    let side = screenMargin(width: width)
    return LayoutInsets(
      left: safeArea.left > 0 && safeArea.right == 0 ? 0 : side,
      right: safeArea.right > 0 && safeArea.left == 0 ? 0 : side)
  }

  /// Returns the margins of the content of a cell, above a separator of some height.
  ///
  /// Source: stored frames. Where the vertical margin is 11, content that ends half a point above the end
  /// of its cell has a bottom margin of 10.5, in all 62 cells of 8 repositories that tell. Where it is 8,
  /// the bottom margin is 8 too.
  func content(
    of cell: TableCellNode, in place: CellMargins.Place, _ context: ScreenContext,
    _ conditions: CellMargins.Conditions, above separator: Double = 0
  ) -> LayoutInsets {
    // A cell on a pad in a narrow window is large too: the device decides, not its width. The
    // shorter side counts, so that a phone is the same when it is turned.
    let isLarge =
      context.idiom == .pad || min(context.width, context.height) >= CellMargins.largeScreenWidth
    let side = cellSides.side(in: place, isLarge ? conditions.union(.largeScreen) : conditions)
    return LayoutInsets(
      top: cellVertical, left: side,
      // The separator takes its space from a cell whose margins have room for it: 10.5 and 11 at
      // two pixels.
      bottom: cellVertical > Self.standard.other ? cellVertical - separator : cellVertical,
      right: cell.hasAccessory ? cellAccessory : side)
  }
}

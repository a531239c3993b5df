import AutoScale
import AutoScaleTrees

/// The layout margins of views that state none, in points.
///
///     MarginRules.standard.cellVertical  // 11
public struct MarginRules: Hashable, Sendable {
  /// The margins of the present systems before the redesign of 2025.
  public static let standard = MarginRules()

  /// The left and right margin of a screen's view that is narrower than ``wideScreenWidth``.
  public var narrowScreen = 16.0

  /// The left and right margin of a screen's view that is at least ``wideScreenWidth`` wide.
  public var wideScreen = 20.0

  /// The width from which on a screen is wide.
  ///
  /// Frames that Xcode stored show views of 393 points with narrow margins and of 394 with wide ones,
  /// on whatever device: a view of 320 points on an iPad has narrow ones too.
  public var wideScreenWidth = 394.0

  /// Whether a screen's view has at least these margins, whatever it states, as the views of view
  /// controllers do that respect the system's minimum.
  public var respectsSystemMinimum = true

  /// The margins of all other views.
  public var other = 8.0

  /// The top and bottom margin of the content of a table's cell.
  public var cellVertical = 11.0

  /// The left and right margins of the content of a table's cell.
  public var cellSides = CellMargins.iOS14

  /// The right margin of the content of a table's cell that has an accessory.
  public var cellAccessory = 8.0

  /// The largest width of the readable content guide.
  public var readableWidth = 672.0

  /// Makes the standard rules.
  public init() {}

  /// The left and right margin of a screen's view.
  ///
  ///     MarginRules.standard.screenMargin(width: 375)  // 16
  ///
  /// - Parameter width: The width of the view, in points; NaN counts as narrow.
  /// - Returns: The margin, in points.
  public func screenMargin(width: Double) -> Double {
    width >= wideScreenWidth ? wideScreen : narrowScreen
  }

  /// The margins of a screen's view without its safe area.
  func screen(width: Double) -> LayoutInsets {
    let side = screenMargin(width: width)
    return LayoutInsets(left: side, right: side)
  }

  /// The margins of the content of a cell.
  func content(
    of cell: TableCellNode, in place: CellMargins.Place, _ context: ScreenContext,
    preservesTable: Bool
  ) -> LayoutInsets {
    let isLarge =
      context.idiom == .pad || min(context.width, context.height) >= CellMargins.largeScreenWidth
    let side = cellSides.side(in: place, onLargeScreen: isLarge, preservesTable: preservesTable)
    return LayoutInsets(
      top: cellVertical, left: side, bottom: cellVertical,
      right: cell.hasAccessory ? cellAccessory : side)
  }
}

import AutoScaleSourceText

/// The default left and right margins of a table cell's content, by system version.
///
///     let margins = CellMargins.iOS14
///     margins.side(in: .table(width: 414, isRoot: false), .largeScreen)  // 20
///     margins.side(in: .table(width: 320, isRoot: false), .largeScreen)  // 16
///
/// A large screen is an iPad, or a phone that is at least ``largeScreenWidth`` wide when upright.
/// Source: frames that Xcode stored in 4,500 public files; few of them have screens between 375 and 414
/// points of width.
public enum CellMargins: String, CaseIterable, Hashable, Sendable {
  /// iOS 10 and earlier (Xcode 8): the table's margins if the content preserves them, or else 8.
  case iOS10
  /// iOS 11 and 12 (Xcode 9 and 10).
  case iOS11
  /// iOS 13 (Xcode 11).
  case iOS13
  /// iOS 14 and later.
  case iOS14

  /// The place of a cell.
  public enum Place: Hashable, Sendable {
    /// A cell outside a table, such as the top-level view of a .xib, with its width in points.
    case alone(width: Double)
    /// A cell in a table, with the table's width in points; a root table is a view controller's view.
    case table(width: Double, isRoot: Bool)
  }

  /// The conditions on which the margins of a cell depend.
  public struct Conditions: OptionSet, Hashable, Sendable {
    /// The conditions as bits.
    public let rawValue: Int

    /// Makes conditions from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The screen is large.
    public static let largeScreen = Conditions(rawValue: 1)

    /// The content preserves the margins of its table; this matters to ``iOS10`` only.
    public static let preservedTableMargins = Conditions(rawValue: 2)
  }

  /// The width from which on an upright phone is large, in points.
  public static let largeScreenWidth = Lengths.onDevices["large phone"]

  /// Returns the left and right margin of the content, in points.
  ///
  /// - Parameters:
  ///   - place: The place of the cell.
  ///   - conditions: The conditions that hold.
  /// - Returns: The margin, in points.
  public func side(in place: Place, _ conditions: Conditions = []) -> Double {
    let isLarge = conditions.contains(.largeScreen)
    return switch (self, place) {
    // 15 is the margin of the table itself on iOS 10.
    case (.iOS10, _): conditions.contains(.preservedTableMargins) ? 15 : 8
    // Xcode 9 and 10 looked at the cell's width, later tools at the screen.
    case (.iOS11, .alone(let width)): width >= 400 ? 20 : 16
    // From here on the first row that matches counts: those above are the exceptions to the last
    // one.
    case (.iOS13, .alone) where !isLarge: 15
    case (.iOS11, .table(_, isRoot: false)) where !isLarge: 15
    case (.iOS13, .table(_, isRoot: false)) where !isLarge: 15
    case (.iOS11, .table(let width, isRoot: true)) where !isLarge && width >= 400: 20
    // 320 is the width of the smallest screens and of narrow tables on large ones.
    case (_, .alone(let width)), (_, .table(let width, _)): isLarge && width > 320 ? 20 : 16
    }
  }
}

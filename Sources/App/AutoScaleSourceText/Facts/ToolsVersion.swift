/// A version of Interface Builder, as its files state it, such as 14460 for Xcode 10.2.
///
/// Static members are the first versions in which something changed on canvases or in frames.
package struct ToolsVersion: RawRepresentable, Hashable, Sendable {
  /// The number in a file's `toolsVersion`.
  package let rawValue: Int

  /// Makes the version of a number.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Xcode 9: screens have least margins, and display sizes of the font lost their extra space.
  package static let leastMargins = ToolsVersion(rawValue: 13_000)

  /// Xcode 9.1: cells have larger margins at top and bottom, and other ones at their sides.
  package static let cellMargins = ToolsVersion(rawValue: 13_500)

  /// Xcode 11: controls are those of iOS 13.
  package static let iOS13Controls = ToolsVersion(rawValue: 14_800)

  /// Canvases measure labels in whole points, and phones with a home button lose their status bar.
  package static let wholePointLabels = ToolsVersion(rawValue: 15_000)

  /// The system font changes evenly from text to display sizes; page controls have other dots.
  package static let continuousFont = ToolsVersion(rawValue: 16_000)

  /// Xcode 12: progress bars and sides of cells are those of iOS 14.
  package static let iOS14Controls = ToolsVersion(rawValue: 17_000)

  /// Canvases draw text styles in the smallest text size.
  package static let smallTextStyles = ToolsVersion(rawValue: 18_000)

  /// Xcode 13: stacks are those of iOS 15.
  package static let iOS15Stacks = ToolsVersion(rawValue: 19_000)

  /// Xcode 14: canvases draw text styles in the default size again.
  package static let standardTextStyles = ToolsVersion(rawValue: 21_000)

  /// Xcode 15: canvases show some sheets directly below the top of the screen.
  package static let lowSheets = ToolsVersion(rawValue: 21_700)

  /// Canvases of phones have status bars of 20 and 48 points.
  package static let canvasStatusBar = ToolsVersion(rawValue: 22_000)

  /// Xcode 26: controls are those of the redesign of 2025.
  package static let redesign = ToolsVersion(rawValue: 24_000)

  private static let named: [Substring: ToolsVersion] = [
    "leastMargins": leastMargins, "cellMargins": cellMargins, "iOS13Controls": iOS13Controls,
    "wholePointLabels": wholePointLabels, "continuousFont": continuousFont,
    "iOS14Controls": iOS14Controls, "smallTextStyles": smallTextStyles,
    "standardTextStyles": standardTextStyles, "canvasStatusBar": canvasStatusBar,
    "redesign": redesign,
  ]

  /// Returns the versions from one name up to another, such as `smallTextStyles..<redesign`; an
  /// empty name stands for the first version or for all later ones.
  static func range(named text: Substring) -> Range<ToolsVersion>? {
    guard let separator = text.firstRange(of: "..<") else { return nil }
    let (first, last) = (text[..<separator.lowerBound], text[separator.upperBound...])
    guard let lower = first.isEmpty ? ToolsVersion(rawValue: 0) : named[first],
      let upper = last.isEmpty ? ToolsVersion(rawValue: .max) : named[last], lower < upper
    else { return nil }
    return lower..<upper
  }
}

extension ToolsVersion: Comparable {
  /// Returns whether a version is older than another one.
  package static func < (one: ToolsVersion, other: ToolsVersion) -> Bool {
    one.rawValue < other.rawValue
  }
}

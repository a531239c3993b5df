import AutoScale

/// The sheet in which an upright phone presents a view controller over another one.
///
/// Source: the stored frames of storyboards, of which a sheet is 54 points lower than a screen with a line
/// for the home button and 20 points lower than another one; its safe area begins at its top edge, and a
/// navigation bar in it is 56 points high.
struct PresentedSheet {
  /// The height, in points.
  let height: Double

  /// By how much a navigation bar is higher in a sheet than elsewhere, in points.
  let barInset = 12.0

  /// Finds the sheet of a screen with some insets of its safe area; nil for a screen that is not an upright
  /// phone's.
  init?(on screen: Screen, insets: LayoutInsets) {
    guard screen.idiom == .phone, screen.height > screen.width else { return nil }
    height = screen.height - (insets.bottom > 0 ? 54 : 20)
  }
}

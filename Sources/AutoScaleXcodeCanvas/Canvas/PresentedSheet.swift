import AutoScale
import AutoScaleSystemFacts

/// The sheet in which an upright phone presents a view controller over another one.
///
/// Its safe area begins at its top edge.
struct PresentedSheet {
  /// The height, in points.
  let height: Double

  /// By how much a navigation bar is higher in a sheet than elsewhere, in points.
  let barInset = Lengths.onDevices["navigation bar more in sheets"]

  /// Finds the sheet of a screen with some insets of its safe area; nil for a screen that is not an upright
  /// phone's.
  init?(on screen: Screen, insets: LayoutInsets) {
    guard screen.idiom == .phone, screen.height > screen.width else { return nil }
    let name = "sheet below screen top"
    height =
      screen.height - Lengths.onDevices[insets.bottom > 0 ? name : name + " with home button"]
  }
}

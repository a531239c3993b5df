import AutoScale
import AutoScaleSystemFacts

/// The sheet in which an upright phone presents a view controller over another one.
///
/// Its safe area begins at its top edge.
struct PresentedSheet {
  /// The height, in points.
  let height: Double

  /// The additional height of a navigation bar in a sheet, in points.
  let barInset = Lengths.onDevices["navigation bar more in sheets"]

  /// Finds the sheet of an upright phone's screen with the insets of its safe area; other screens have
  /// none.
  init?(on screen: Screen, insets: LayoutInsets) {
    guard screen.idiom == .phone, screen.height > screen.width else { return nil }
    let name = "sheet below screen top"
    height =
      screen.height - Lengths.onDevices[insets.bottom > 0 ? name : name + " with home button"]
  }
}

import AutoScale
import AutoScaleSourceText
import AutoScaleTrees

/// The sheet in which a screen presents a view controller over another one.
///
/// Its safe area begins at its top edge.
package struct PresentedSheet {
  /// The frame on the screen, in points.
  package let frame: LayoutRect

  /// The insets of its safe area, in points.
  package let insets: LayoutInsets

  /// The additional height of a navigation bar in the sheet, in points.
  package let barInset: Double

  /// Finds the sheet of a screen with the insets of its safe area; on a phone on its side, and on other
  /// devices than phones and pads, there is none.
  package init?(on screen: Screen, insets: LayoutInsets) {
    let lengths = Lengths.onDevices
    switch screen.idiom {
    case .phone where screen.height > screen.width:
      let name = "sheet below safe area" + (insets.bottom > 0 ? "" : " with home button")
      let top = min(insets.top + lengths[name], screen.height)
      frame = LayoutRect(y: top, width: screen.width, height: screen.height - top)
      self.insets = LayoutInsets(left: insets.left, bottom: insets.bottom, right: insets.right)
      barInset = lengths["navigation bar more in sheets"]
    case .pad:
      let width = min(lengths["form sheet width"], screen.width)
      let height = min(lengths["form sheet height"], screen.height)
      frame = LayoutRect(
        x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width,
        height: height)
      self.insets = .zero
      barInset = lengths["navigation bar more in sheets on pads"]
    default: return nil
    }
  }
}

#if canImport(UIKit) && !os(visionOS)
  import UIKit

  extension UIScreen {
    /// Whether Display Zoom is on: each point of the screen is larger than the device's own.
    ///
    ///     let isZoomed = window.screen.isDisplayZoomed
    ///
    /// Lengths need no branch on it: the window has the size of a smaller phone, and scaling follows it.
    public var isDisplayZoomed: Bool {
      if nativeScale > scale { return true }
      // A Plus phone draws 3 pixels a point and shrinks them to 1080: 414 points wide, or 375 zoomed.
      return nativeBounds.width == 1080 && bounds.width.rounded() == 375
    }
  }
#endif

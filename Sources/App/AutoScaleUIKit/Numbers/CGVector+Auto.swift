#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension CGVector {
    /// Returns the vector with both parts scaled to the current screen, in points.
    ///
    ///     CGVector(dx: 100, dy: 50).auto()  // (104, 52) on a screen 390 points wide
    public func auto() -> CGVector { auto(in: .current) }

    /// Returns the vector with both parts scaled to the screen of a context, in points.
    public func auto(in context: ScreenContext) -> CGVector {
      CGVector(dx: dx.auto(in: context), dy: dy.auto(in: context))
    }
  }

  extension UIOffset {
    /// Returns the offset with both parts scaled to the current screen, in points.
    ///
    ///     UIOffset(horizontal: 100, vertical: 50).auto()  // (104, 52) on a screen 390 points wide
    public func auto() -> UIOffset { auto(in: .current) }

    /// Returns the offset with both parts scaled to the screen of a context, in points.
    public func auto(in context: ScreenContext) -> UIOffset {
      UIOffset(horizontal: horizontal.auto(in: context), vertical: vertical.auto(in: context))
    }
  }
#endif

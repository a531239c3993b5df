#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIImage {
    /// Returns the image in the size that it has on a screen, with the same pixels.
    ///
    ///     UIImage(named: "logo")?.auto()  // 104 points wide for 100 on a screen 390 points wide
    ///
    /// Rendering mode and orientation stay. An image that is a symbol or has no pixels of its own is
    /// returned as it is, and so is one that stretches between caps.
    public func auto(in context: ScreenContext = .current) -> UIImage {
      let factor = context.factor
      guard factor != 1, let cgImage, !isSymbolImage, capInsets == .zero else { return self }
      return UIImage(
        cgImage: cgImage, scale: scale / CGFloat(factor), orientation: imageOrientation
      )
      .withRenderingMode(renderingMode)
    }
  }
#endif

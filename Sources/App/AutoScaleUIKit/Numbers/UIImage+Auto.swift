#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIImage {
    /// Returns the image in its size on a screen, with the same pixels.
    ///
    ///     UIImage(named: "logo")?.auto()  // 104 instead of 100 points at 390 points
    ///
    /// Rendering mode and orientation stay. Symbols, images without pixels, and stretchable images
    /// are returned unchanged.
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

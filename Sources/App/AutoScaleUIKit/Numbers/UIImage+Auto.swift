#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIImage {
    /// Returns the image in its size on a screen, with the same pixels.
    ///
    ///     UIImage(named: "logo")?.auto()  // 104 instead of 100 points at 390 points
    ///
    /// Rendering mode, orientation, flipping and the variant for dark screens stay; alignment insets and
    /// the baseline are scaled. Symbols, images without pixels, and stretchable images are returned
    /// unchanged.
    public func auto(in context: ScreenContext = .current) -> UIImage {
      let factor = CGFloat(context.factor)
      guard factor != 1, !isSymbolImage, capInsets == .zero else { return self }
      let styles = [UIUserInterfaceStyle.light, .dark].map {
        UITraitCollection(userInterfaceStyle: $0)
      }
      let variants = styles.map { imageAsset?.image(with: $0) ?? self }
      guard variants[0] != variants[1] else { return scaled(by: factor) }
      // The image views choose again when the style changes, as with an image of a catalog.
      let asset = UIImageAsset()
      for (variant, style) in zip(variants, styles) {
        asset.register(variant.scaled(by: factor), with: style)
      }
      return asset.image(with: traitCollection)
    }

    private func scaled(by factor: CGFloat) -> UIImage {
      guard let cgImage else { return self }
      var image = UIImage(
        cgImage: cgImage, scale: scale / factor, orientation: imageOrientation
      )
      .withRenderingMode(renderingMode)
      if alignmentRectInsets != .zero {
        let insets = LayoutInsets(alignmentRectInsets)
        image = image.withAlignmentRectInsets(
          UIEdgeInsets(LayoutInsets { insets[$0] * Double(factor) }))
      }
      if let baseline = baselineOffsetFromBottom {
        image = image.withBaselineOffset(fromBottom: baseline * factor)
      }
      return flipsForRightToLeftLayoutDirection
        ? image.imageFlippedForRightToLeftLayoutDirection() : image
    }
  }
#endif

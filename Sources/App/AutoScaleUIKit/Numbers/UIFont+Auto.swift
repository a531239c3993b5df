#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIFont {
    /// Returns the font in its size on a screen.
    ///
    ///     label.font = UIFont.systemFont(ofSize: 16, weight: .bold).auto()  // 16.64 at 390 points
    ///
    /// Family, weight, traits and face stay, because the font is made from its own descriptor. The
    /// rule and the context's text size determine the size of a text-style font, each once, so do
    /// not use `UIFontMetrics` as well.
    ///
    /// - Parameters:
    ///   - context: The screen.
    ///   - style: The text style that the font follows; `nil` means the font's own, if any.
    /// - Returns: The font with another size in points.
    public func auto(
      in context: ScreenContext = .current, following style: AutoScale.TextStyle? = nil
    ) -> UIFont {
      let design = trackedSize(rememberedAs: nil, in: nil).design
      let size = context.applied(design, to: .fontSize, following: style ?? textStyle)
      return UIFont(descriptor: fontDescriptor, size: CGFloat(size))
    }

    /// The text style of the font, or `nil` for any other font.
    var textStyle: AutoScale.TextStyle? {
      guard let name = fontDescriptor.object(forKey: .textStyle) as? String else { return nil }
      return AutoScale.TextStyle(UIFont.TextStyle(rawValue: name))
    }

    /// The size with its ledger entry.
    ///
    /// UIKit sizes a text-style font for the device and the user's text size. The design value is
    /// the device's size at `large`; otherwise the font would follow the user's choice twice.
    ///
    /// - Parameters:
    ///   - entry: The ledger entry of the size.
    ///   - traits: The traits of the view that shows the font; `nil` means the app's.
    /// - Returns: The size in points; for a text-style font, with its design value.
    func trackedSize(
      rememberedAs entry: LedgerEntry?, in traits: UITraitCollection?
    ) -> TrackedLength {
      let size = Double(pointSize)
      guard entry?.applied != size, let textStyle,
        preferredSize(of: textStyle, in: traits) == pointSize
      else { return TrackedLength(size, ledgerEntry: entry) }
      let design = designSize(of: textStyle, in: traits)
      return TrackedLength(size, ledgerEntry: LedgerEntry(design: design, applied: size))
    }

    /// Returns the font in another size; a text-style font at its design size follows the user's
    /// text size again.
    func resized(to length: TrackedLength, in traits: UITraitCollection?) -> UIFont {
      guard length.ledgerEntry == nil, let textStyle,
        length.value == designSize(of: textStyle, in: traits)
      else { return UIFont(descriptor: fontDescriptor, size: CGFloat(length.value)) }
      let preferred = UIFont.preferredFont(
        forTextStyle: UIFont.TextStyle(textStyle), compatibleWith: traits)
      let font = UIFont(descriptor: fontDescriptor, size: preferred.pointSize)
      // UIKit adjusts only a font that it returned.
      return font == preferred ? preferred : font
    }

    /// The size of a style at the text size `large`, in points: 17 for body text on a phone, 29 on
    /// a television.
    ///
    /// If the device's steps differ from a phone's, the size is computed back along the phone's
    /// steps, so that a font without scaling keeps the device's size.
    private func designSize(
      of style: AutoScale.TextStyle, in traits: UITraitCollection?
    ) -> Double {
      let large = UITraitCollection(preferredContentSizeCategory: .large)
      guard let traits else { return Double(preferredSize(of: style, in: large)) }
      let size = Double(preferredSize(of: style, in: traits))
      let category = TextSizeCategory(traits.preferredContentSizeCategory)
      guard category != .large else { return size }
      let steps = (style.pointSize(at: category), style.pointSize(at: .large))
      return size == steps.0 ? steps.1 : size * steps.1 / steps.0
    }

    private func preferredSize(
      of style: AutoScale.TextStyle, in traits: UITraitCollection?
    ) -> CGFloat {
      UIFont.preferredFont(forTextStyle: UIFont.TextStyle(style), compatibleWith: traits).pointSize
    }
  }
#endif

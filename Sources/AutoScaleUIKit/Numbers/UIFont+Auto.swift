#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIFont {
    /// Returns the font in the size that adapting a tree gives it on a screen.
    ///
    ///     label.font = UIFont.systemFont(ofSize: 16, weight: .bold).auto()  // 16.64 at 390 points
    ///
    /// Family, weight, traits and face stay: the font is made of its own descriptor. One that
    /// stands for a text style is as large as the rule and the context's text size make it, once;
    /// so it goes without `UIFontMetrics`.
    ///
    /// - Parameters:
    ///   - context: The screen.
    ///   - style: The text style whose sizes the font follows; nil for that of the font, if any.
    /// - Returns: The font, the same but for its size in points.
    public func auto(
      in context: ScreenContext = .current, following style: AutoScale.TextStyle? = nil
    ) -> UIFont {
      let design = trackedSize(rememberedAs: nil, in: nil).design
      let size = context.applied(design, to: .fontSize, following: style ?? textStyle)
      return UIFont(descriptor: fontDescriptor, size: CGFloat(size))
    }

    /// The text style that the font stands for; nil for any other font.
    var textStyle: AutoScale.TextStyle? {
      guard let name = fontDescriptor.object(forKey: .textStyle) as? String else { return nil }
      return AutoScale.TextStyle(UIFont.TextStyle(rawValue: name))
    }

    /// The size with what is remembered of it.
    ///
    /// UIKit gives a font of a text style the size for the device and for the person's text size. Its
    /// design is the device's size for `large`, or it would follow the person's choice a second time.
    ///
    /// - Parameters:
    ///   - entry: What is remembered of the size.
    ///   - traits: The traits of the view that shows the font; nil for those of the app.
    /// - Returns: The size in points; that of a text style with its design.
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

    /// Returns the font in another size; one of a text style whose design comes back follows the
    /// person's text size again.
    func resized(to length: TrackedLength, in traits: UITraitCollection?) -> UIFont {
      var size = CGFloat(length.value)
      if length.ledgerEntry == nil, let textStyle,
        length.value == designSize(of: textStyle, in: traits)
      {
        size = preferredSize(of: textStyle, in: traits)
      }
      return UIFont(descriptor: fontDescriptor, size: size)
    }

    /// The size of a style at the text size `large`, in points: 17 for body text on a phone, 29 on a
    /// television.
    ///
    /// Where the device has other steps than phones, it is the size that the steps of phones lead back
    /// to, so that a font which no rule scales keeps the device's size.
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

#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension UIView {
    /// The size of the font with its ledger entry; for a font of `UIFontMetrics` the size at `large`.
    func textSize(rememberedAs entry: LedgerEntry?) -> TrackedLength {
      if let metrics = metricsFont {
        let size = Double(metrics.size)
        let isScaled = metrics.font !== presentFont
        let present = isScaled ? entry : nil
        let length = present ?? LedgerEntry(design: size, applied: size)
        return TrackedLength(length.applied, ledgerEntry: length)
      }
      return scaledText?.fontSize(rememberedAs: entry) ?? TrackedLength(0)
    }

    /// Sets the size of the font, and lets it follow the text size from now on if it did before.
    func setTextSize(_ length: TrackedLength, in context: ScreenContext) {
      if let button = self as? UIButton, button.configuration != nil, length.ledgerEntry != nil {
        ScaledUpdateHandler.scaleTitles(of: button, in: context)
      }
      let metrics = metricsFont
      let record = AdaptationRecord.record(for: self)
      guard metrics != nil || followsTextSize(record), length.ledgerEntry != nil else {
        record.rareValues?.followedFont = nil
        setTextSize(length)
        record.entries[.fontSize] = length.ledgerEntry
        return
      }
      var followed = FollowedFont(context: context, metrics: metrics)
      if let metrics {
        let size = metrics.size(scaledTo: CGFloat(length.value), at: context.textSize)
        followed.metrics?.shownSize = size
        scaledText?.setFontSize(TrackedLength(Double(size), ledgerEntry: length.ledgerEntry))
      } else {
        setTextSize(length)
      }
      record.entries[.fontSize] = length.ledgerEntry
      record.rare.followedFont = followed
      if !record.rare.observesTextSize { observeTextSize() }
      record.rare.observesTextSize = true
    }

    /// Sets the size of the font for no screen in particular; without a ledger entry, the design's.
    func setTextSize(_ length: TrackedLength) {
      if length.ledgerEntry == nil, let button = self as? UIButton {
        ScaledUpdateHandler.restore(button)
      }
      if length.ledgerEntry == nil, let metrics = metricsFont,
        let text = scaledText as? any TextBearing
      {
        text.mainFont = metrics.font
        AdaptationRecord.rare(for: self)?.followedFont = nil
      } else {
        scaledText?.setFontSize(length)
      }
    }

    /// Scales the font again for the text size, as it was scaled last.
    func followTextSize() {
      guard let record = AdaptationRecord.existing(for: self),
        var followed = record.rareValues?.followedFont,
        let entry = record.entries[.fontSize]
      else { return }
      let category = TextSizeCategory(traitCollection.preferredContentSizeCategory)
      if followed.context.textSize == category { return }
      followed.context.textSize = category
      if followed.metrics != nil {
        setTextSize(
          TrackedLength(entry.applied, ledgerEntry: entry), in: followed.context)
      } else {
        adaptScreenWidth(type: .fontSize, in: followed.context, options: [.nodeOnly, .quiet])
      }
    }

    /// Lets the fonts of this view and its subviews follow the text size where views cannot register
    /// for it.
    package func followTextSizes() {
      var pending = [self]
      while let view = pending.popLast() {
        view.followTextSize()
        pending += view.subviews
      }
    }

    private func observeTextSize() {
      guard #available(iOS 17, tvOS 17, *) else { return }
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, _) in
        view.followTextSize()
      }
    }

    /// The text style that the font follows in this package or by `UIFontMetrics`.
    package var followedTextStyle: AutoScale.TextStyle? {
      adaptableTextStyle ?? metricsFont.flatMap { AutoScale.TextStyle($0.style) }
    }

    /// Whether the font follows the text size: the app said so, or it is of a text style and UIKit
    /// adjusts it.
    private func followsTextSize(_ record: AdaptationRecord) -> Bool {
      if record.rareValues?.textStyle != nil { return true }
      return adjustsFont && presentFont?.textStyle != nil
    }

    /// The font if it comes from `UIFontMetrics` and UIKit adjusts it.
    private var metricsFont: MetricsFont? {
      guard adjustsFont, let font = presentFont, font.textStyle == nil else { return nil }
      let record = AdaptationRecord.existing(for: self)
      if let known = record?.rareValues?.followedFont?.metrics, known.shownSize == font.pointSize {
        return known
      }
      // The app's own style comes first, and a font of this package is none of `UIFontMetrics`.
      if record?.rareValues?.textStyle != nil
        || record?.entries[.fontSize]?.applied == Double(font.pointSize)
      {
        return nil
      }
      return MetricsFont(
        font, at: TextSizeCategory(traitCollection.preferredContentSizeCategory))
    }

    /// Whether UIKit adjusts the font to the text size.
    private var adjustsFont: Bool {
      if let button = self as? UIButton {
        return button.configuration == nil && presentFont != nil
          && button.titleLabel?.adjustsFontForContentSizeCategory == true
      }
      // Not by their common protocol: casts to protocols are slow, and a walk makes one for each view.
      return (self as? UILabel)?.adjustsFontForContentSizeCategory
        ?? (self as? UITextField)?.adjustsFontForContentSizeCategory
        ?? (self as? UITextView)?.adjustsFontForContentSizeCategory ?? false
    }
  }
#endif

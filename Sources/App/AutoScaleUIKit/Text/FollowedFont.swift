#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// How a font that a walk scaled follows the text size.
  ///
  /// UIKit adjusts only the fonts that `preferredFont` and `UIFontMetrics` return, in the size that they
  /// returned. So a scaled font is another one, and its view changes it when the text size changes.
  struct FollowedFont {
    /// The screen for which the font was scaled last.
    var context: ScreenContext
    /// The font before scaling if it comes from `UIFontMetrics`, or `nil` for one of a text style.
    var metrics: MetricsFont?
  }

  /// A font that comes from `UIFontMetrics`.
  struct MetricsFont {
    /// The font that the app set.
    let font: UIFont
    let style: UIFont.TextStyle
    /// The size at the text size `large`, in points.
    let size: CGFloat
    let maximumSize: CGFloat
    /// The size that was shown last, in points.
    var shownSize: CGFloat

    /// Returns the size for a text size after scaling the one at `large`, all in points.
    func size(scaledTo scaled: CGFloat, at category: TextSizeCategory) -> CGFloat {
      let traits = UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(category))
      let followed = UIFontMetrics(forTextStyle: style).scaledValue(
        for: scaled, compatibleWith: traits)
      return min(followed, maximumSize * scaled / size)
    }
  }

  extension MetricsFont {
    /// Finds out how UIKit adjusts a font; `nil` if it does not.
    ///
    /// A font does not tell its metrics, but a label that adjusts it shows them.
    @MainActor init?(_ font: UIFont, at category: TextSizeCategory) {
      guard #available(iOS 17, tvOS 17, *) else {
        self.init(assuming: .body, of: font, at: category)
        return
      }
      let label = UILabel(frame: .zero)
      label.font = font
      label.adjustsFontForContentSizeCategory = true
      // The label adjusts its font only to another text size than the one that it has already.
      let sizes = ([.extraLarge, .large] + UIFont.TextStyle.probes).map { category in
        label.traitOverrides.preferredContentSizeCategory = category
        label.updateTraitsIfNeeded()
        return label.font.pointSize
      }.dropFirst()
      guard let size = sizes.first, let largest = sizes.last, size < largest else { return nil }
      // The sizes are rounded, so that a single one fits several styles.
      let style = UIFont.TextStyle.all.min { first, second in
        first.deviation(from: sizes) < second.deviation(from: sizes)
      }
      let unlimited = style?.growth(of: size, UIFont.TextStyle.probes.last ?? .large) ?? largest
      self.init(
        font: font, style: style ?? .body, size: size,
        maximumSize: largest < unlimited - 0.5 ? largest : .greatestFiniteMagnitude,
        shownSize: font.pointSize)
    }

    /// The same without a label, whose traits nothing overrides before iOS 17.
    init(assuming style: UIFont.TextStyle, of font: UIFont, at category: TextSizeCategory) {
      let present = style.growth(of: font.pointSize, UIContentSizeCategory(category))
      self.init(
        font: font, style: style, size: font.pointSize * font.pointSize / present,
        maximumSize: .greatestFiniteMagnitude, shownSize: font.pointSize)
    }
  }

  extension UIFont.TextStyle {
    fileprivate static let all = AutoScale.TextStyle.allCases.map { UIFont.TextStyle($0) }

    /// The text sizes by which the metrics of styles are told from each other, the largest one last.
    fileprivate static let probes: [UIContentSizeCategory] = [
      .extraLarge, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]

    /// How far the metrics of the style are from sizes at `large` and at the probes, in points.
    fileprivate func deviation(from sizes: ArraySlice<CGFloat>) -> CGFloat {
      guard let size = sizes.first, let largest = sizes.last else { return 0 }
      return zip(Self.probes, sizes.dropFirst()).reduce(0) { sum, probe in
        sum + abs(min(growth(of: size, probe.0), largest) - probe.1)
      }
    }

    /// The size that the metrics of the style give to a size at `large`, both in points.
    fileprivate func growth(of size: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
      UIFontMetrics(forTextStyle: self).scaledValue(
        for: size, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }
  }
#endif

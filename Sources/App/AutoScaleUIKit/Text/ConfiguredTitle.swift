#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// The title and subtitle of a button with a configuration.
  ///
  /// UIKit calls the configuration's transformer for the attributes of each run whenever it draws
  /// the title. Scaling wraps the user's transformer in one that multiplies the resulting font
  /// size. The design is never changed, and titles that are set later are scaled too.
  struct ConfiguredTitle: ScaledText {
    let button: UIButton

    var mainFont: UIFont? { attributes(by: userTransformer).uiKit.font }

    func fontSize(rememberedAs entry: LedgerEntry?) -> TrackedLength? {
      if isScaled, let entry { return TrackedLength(entry.applied, ledgerEntry: entry) }
      // The ledger entry belongs to a replaced transformer, even if the new one gives the same
      // size.
      return mainFont?.trackedSize(rememberedAs: nil, in: button.traitCollection)
    }

    func setFontSize(_ length: TrackedLength) {
      guard let mainFont else { return }
      let transformer = userTransformer
      let record = AdaptationRecord.record(for: button).rare
      let subtitle = userSubtitleTransformer
      guard length.ledgerEntry != nil else {
        button.configuration?.titleTextAttributesTransformer = transformer
        button.configuration?.subtitleTextAttributesTransformer = subtitle
        (record.titleTransformer, record.subtitleTransformer) = (nil, nil)
        return
      }
      (record.titleTransformer, record.subtitleTransformer) = (transformer, subtitle)
      let factor = length.value / Double(mainFont.pointSize)
      button.configuration?.titleTextAttributesTransformer = Self.scaling(transformer, by: factor)
      button.configuration?.subtitleTextAttributesTransformer = Self.scaling(subtitle, by: factor)
    }

    /// The transformer that the user set, if any.
    private var userTransformer: UIConfigurationTextAttributesTransformer? {
      isScaled
        ? AdaptationRecord.rare(for: button)?.titleTransformer
        : button.configuration?.titleTextAttributesTransformer
    }

    /// The transformer that the user set for the subtitle, if any.
    private var userSubtitleTransformer: UIConfigurationTextAttributesTransformer? {
      let present = button.configuration?.subtitleTextAttributesTransformer
      return isScaling(present)
        ? AdaptationRecord.rare(for: button)?.subtitleTransformer : present
    }

    /// Whether the current transformer is a scaling one.
    private var isScaled: Bool {
      isScaling(button.configuration?.titleTextAttributesTransformer)
    }

    private func isScaling(_ transformer: UIConfigurationTextAttributesTransformer?) -> Bool {
      attributes(by: transformer)[ScaleFactor.self] != nil
    }

    /// The attributes at the beginning of the title, after a transformer.
    private func attributes(
      by transformer: UIConfigurationTextAttributesTransformer?
    ) -> AttributeContainer {
      var attributes = AttributeContainer()
      attributes.uiKit.font = .preferredFont(
        forTextStyle: .body, compatibleWith: button.traitCollection)
      if let run = button.configuration?.attributedTitle?.runs.first {
        attributes.merge(run.attributes)
      }
      return transformer?(attributes) ?? attributes
    }

    // Not bound to the main actor, and neither is the closure: UIKit may draw elsewhere.
    private nonisolated static func scaling(
      _ transformer: UIConfigurationTextAttributesTransformer?, by factor: Double
    ) -> UIConfigurationTextAttributesTransformer {
      UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = transformer?(incoming) ?? incoming
        outgoing[ScaleFactor.self] = factor
        if let font = outgoing.uiKit.font {
          let size = CGFloat(Double(font.pointSize) * factor)
          outgoing.uiKit.font = UIFont(descriptor: font.fontDescriptor, size: size)
        }
        return outgoing
      }
    }

    /// An attribute that identifies a scaling transformer.
    private enum ScaleFactor: AttributedStringKey {
      typealias Value = Double
      static let name = "AutoScaleFactor"
    }
  }
#endif

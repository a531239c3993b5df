import AutoScaleInterfaceBuilder

/// The parts of documents about layout, which the frames tell, and those that SwiftUI does not need.
enum SharedFacts {
  static func skip(_ facts: ElementFacts) {
    facts.skip(
      "horizontalHuggingPriority", "verticalHuggingPriority",
      "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
      "clearsContextBeforeDrawing", "multipleTouchEnabled", "autoresizesSubviews",
      "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
      "layoutMarginsFollowReadableWidth", "tag", "restorationIdentifier", "baselineAdjustment",
      "adjustsLetterSpacingToFitWidth", "springLoaded", "pointerInteraction",
      "adjustsImageSizeForAccessibilityContentSizeCategory", "preferredMaxLayoutWidth",
      "adjustsFontForContentSizeCategory")
    facts.skipChild("directionalEdgeInsets", key: "directionalLayoutMargins")
    facts.skipChild("edgeInsets", key: "layoutMargins")
    facts.skipChild("constraints")
    facts.skipChild("autoresizingMask")
    facts.skipChild("rect")
  }
}

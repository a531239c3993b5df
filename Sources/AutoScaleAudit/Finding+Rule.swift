extension Finding {
  /// The id of a rule; ``Audit/ruleDescriptions`` says what its findings prove.
  ///
  ///     Finding.Rule.outsideScreen.rawValue  // "outside-screen"
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Rule: String, CaseIterable, Hashable, Sendable, Codable {
    /// Required constraints contradict each other.
    case conflict
    /// The constraints leave a frame open.
    case ambiguous
    /// A text or a control lies beyond an edge of the screen.
    case outsideScreen = "outside-screen"
    /// A text, a control or an image has no width or no height.
    case noSize = "no-size"
    /// A text or a control lies outside the safe area.
    case outsideSafeArea = "outside-safe-area"
    /// Neighbors swap sides.
    case reversedOrder = "reversed-order"
    /// The content of a scroll view has no size.
    case scrollContent = "scroll-content"
    /// A cell cannot size itself.
    case unsizedCell = "unsized-cell"
    /// A control is smaller than its own size.
    case squeezedControl = "squeezed-control"
    /// A multiplier is 0 or part of a circle.
    case oddMultiplier = "odd-multiplier"
    /// An image of unknown size decides a layout.
    case unknownImage = "unknown-image"
    /// A view loses its aspect ratio.
    case brokenAspectRatio = "broken-aspect-ratio"
    /// An image is stretched.
    case stretchedImage = "stretched-image"
    /// Aligned edges come apart by a pixel.
    case pixelDrift = "pixel-drift"
    /// A screen is scaled too much.
    case largeFactor = "large-factor"
    /// An older library scales a view too.
    case scaledTwice = "scaled-twice"
    /// A thin line disappears.
    case lostHairline = "lost-hairline"
    /// Texts or controls overlap.
    case overlap
    /// A view clips a text or a control.
    case cutOff = "cut-off"
    /// A text is cut off.
    case clippedText = "clipped-text"
    /// A text barely fits.
    case tightText = "tight-text"
    /// Two constraints are equal.
    case duplicateConstraint = "duplicate-constraint"
    /// Other constraints imply a constraint.
    case redundantConstraint = "redundant-constraint"
    /// A stored frame contradicts its constraints.
    case misplaced
    /// A font is too small to read.
    case smallFont = "small-font"
    /// A button is too small to hit.
    case smallTarget = "small-target"
  }
}

extension Finding.Rule: CustomStringConvertible {
  /// The id in messages and settings, such as `outside-screen`.
  public var description: String { rawValue }
}

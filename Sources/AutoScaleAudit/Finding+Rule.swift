extension Finding {
  /// The name of what an ``Audit`` looks for; ``Audit/ruleDescriptions`` says what each one proves.
  ///
  ///     Finding.Rule.outsideScreen.rawValue  // "outside-screen"
  @nonexhaustive public enum Rule: String, CaseIterable, Hashable, Sendable, Codable {
    /// Required constraints cannot hold together.
    case conflict
    /// The constraints leave the place or the size of a view open.
    case ambiguous
    /// A text or a control lies beyond an edge of the screen.
    case outsideScreen = "outside-screen"
    /// A text, a control or an image has no width or no height.
    case noSize = "no-size"
    /// A text or a control lies outside the safe area.
    case outsideSafeArea = "outside-safe-area"
    /// Two texts or controls that are beside each other swap sides.
    case reversedOrder = "reversed-order"
    /// A view loses the aspect ratio that a constraint asks for.
    case brokenAspectRatio = "broken-aspect-ratio"
    /// An image is stretched.
    case stretchedImage = "stretched-image"
    /// Edges that are on one line in the design are a pixel apart.
    case pixelDrift = "pixel-drift"
    /// A screen is scaled by more than 1.35 on a phone.
    case largeFactor = "large-factor"
    /// A view is scaled, and has a switch of an older library that scales it too.
    case scaledTwice = "scaled-twice"
    /// A line thinner than a point disappears.
    case lostHairline = "lost-hairline"
    /// Two texts or controls lie over each other.
    case overlap
    /// A text or a control reaches beyond a view that cuts off what is in it.
    case cutOff = "cut-off"
    /// A text is cut off for want of room.
    case clippedText = "clipped-text"
    /// A text may be cut off, or has room only in a smaller font.
    case tightText = "tight-text"
    /// Two constraints say the same.
    case duplicateConstraint = "duplicate-constraint"
    /// Other constraints imply a constraint, which never decides anything.
    case redundantConstraint = "redundant-constraint"
    /// A view is drawn elsewhere than its constraints put it.
    case misplaced
    /// A text is in a font below 11 points.
    case smallFont = "small-font"
    /// A button is less than 44 × 44 points.
    case smallTarget = "small-target"
  }
}

extension Finding.Rule: CustomStringConvertible {
  /// The name as messages and settings have it, such as `outside-screen`.
  public var description: String { rawValue }
}

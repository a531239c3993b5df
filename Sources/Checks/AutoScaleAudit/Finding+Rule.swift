extension Finding {
  /// The id of a rule, the most certain rule first.
  ///
  ///     Finding.Rule.outsideScreen.rawValue  // "outside-screen"
  ///     Finding.Rule.outsideScreen.summary   // "A text or a control lies beyond an edge of the screen."
  ///
  /// ``Audit/ruleDescriptions`` says what the findings of each prove.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Rule: String, CaseIterable, Hashable, Sendable, Codable {
    /// A rule whose ``summary`` says what it finds.
    case conflict, oddMultiplier = "odd-multiplier", ambiguous, scrollContent = "scroll-content",
      outsideScreen = "outside-screen", noSize = "no-size", lostHairline = "lost-hairline", overlap,
      cutOff = "cut-off", covered, reversedOrder = "reversed-order", clippedText = "clipped-text",
      outsideSafeArea = "outside-safe-area", underColumn = "under-column",
      tightText = "tight-text", squeezedControl = "squeezed-control",
      unmirroredMultiplier = "unmirrored-multiplier", unsizedCell = "unsized-cell",
      unknownImage = "unknown-image", brokenAspectRatio = "broken-aspect-ratio",
      stretchedImage = "stretched-image", pixelDrift = "pixel-drift", misplaced,
      duplicateConstraint = "duplicate-constraint", redundantConstraint = "redundant-constraint",
      smallFont = "small-font", smallTarget = "small-target", largeFactor = "large-factor",
      scaledTwice = "scaled-twice", defaultMargin = "default-margin",
      oneSideOnly = "one-side-only", onTheFold = "on-the-fold", inRoundCorner = "in-round-corner",
      longLine = "long-line", barInColumn = "bar-in-column", constraintOwner = "constraint-owner",
      underKeyboard = "under-keyboard", unmirroredEdge = "unmirrored-edge"

    /// The fault that the rule finds, in one line.
    public var summary: String { search.about.summary }

    /// The search for the faults of the rule.
    var search: any AuditRule {
      switch self {
      case .conflict: ConflictingConstraints()
      case .oddMultiplier: OddMultiplier()
      case .ambiguous: AmbiguousLayout()
      case .scrollContent: ScrollContent()
      case .outsideScreen: OutsideScreen()
      case .noSize: NoSize()
      case .lostHairline: LostHairline()
      case .overlap: Overlap()
      case .cutOff: CutOff()
      case .covered: Covered()
      case .reversedOrder: ReversedOrder()
      case .clippedText: ClippedTexts()
      case .outsideSafeArea: OutsideSafeArea()
      case .underColumn: UnderColumn()
      case .tightText: TightTexts()
      case .squeezedControl: SqueezedControl()
      case .unmirroredMultiplier: UnmirroredMultiplier()
      case .unsizedCell: UnsizedCell()
      case .unknownImage: UnknownImage()
      case .brokenAspectRatio: BrokenAspectRatio()
      case .stretchedImage: StretchedImage()
      case .pixelDrift: PixelDrift()
      case .misplaced: MisplacedView()
      case .duplicateConstraint: DuplicateConstraint()
      case .redundantConstraint: RedundantConstraint()
      case .smallFont: SmallFont()
      case .smallTarget: SmallTarget()
      case .largeFactor: LargeFactor()
      case .scaledTwice: ScaledTwice()
      case .defaultMargin: DefaultMargin()
      case .oneSideOnly: OneSideOnly()
      case .onTheFold: OnTheFold()
      case .inRoundCorner: InRoundCorner()
      case .longLine: LongLine()
      case .barInColumn: BarInColumn()
      case .constraintOwner: ConstraintOwner()
      case .underKeyboard: UnderKeyboard()
      case .unmirroredEdge: UnmirroredEdge()
      }
    }
  }
}

extension Finding.Rule: CustomStringConvertible {
  /// The id in messages and settings, such as `outside-screen`.
  public var description: String { rawValue }
}

import AutoScale

extension ViewNode: ScreenAdaptable {
  /// This node.
  public final var adaptableNode: ViewNode { self }

  /// The children.
  public final var adaptableChildren: [ViewNode] { children }

  /// The constraints that were added to this node.
  public final var adaptableConstraints: [LayoutConstraint] { constraints }

  /// The identifier.
  public final var adaptableIdentifier: String? { identifier }

  /// The identifier, or the class name of a node that has none.
  public final var adaptableName: String { layoutName }

  /// The name of the node's class.
  public final var adaptableClassName: String { className }

  /// The style whose sizes the font follows: its own, or that of body text when it opted in.
  public final var adaptableTextStyle: TextStyle? {
    guard let font else { return nil }
    return font.textStyle ?? (font.followsTextSize ? .body : nil)
  }

  /// What is remembered of a length.
  public final func ledgerEntry(of property: AdaptedProperty) -> LedgerEntry? {
    property == .fontSize ? fontEntry : rareEntries.first { $0.property == property }?.entry
  }

  /// Remembers or, with nil, forgets an entry.
  public final func setLedgerEntry(_ entry: LedgerEntry?, of property: AdaptedProperty) {
    if property == .fontSize {
      fontEntry = entry
      return
    }
    rareEntries.removeAll { $0.property == property }
    if let entry { rareEntries.append((property, entry)) }
  }
}

extension LayoutConstraint: AdaptableConstraint {
  /// The constant, in points.
  public var adaptableConstant: Double {
    get { constant }
    set { constant = newValue }
  }

  /// The multiplier.
  public var adaptableMultiplier: Double { multiplier }

  /// The identifier, or the algebra of a constraint that has none.
  public var adaptableName: String { identifier ?? description }

  /// `NSLayoutConstraint`.
  public var adaptableClassName: String { "NSLayoutConstraint" }

  /// The nodes of both items.
  public var adaptableItems: (ViewNode?, ViewNode?) {
    (firstItem?.layoutNode, secondItem?.layoutNode)
  }
}

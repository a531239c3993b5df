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

  /// The identifier, or the class name of a node without one.
  public final var adaptableName: String { layoutName }

  /// The names of the nodes around this one and its own, such as `screen/card/title`.
  public final var adaptablePath: String { layoutPath }

  /// The name of the node's class.
  public final var adaptableClassName: String { className }

  /// The text style that the font follows: its own, or body text if it opted in.
  public final var adaptableTextStyle: TextStyle? {
    if let ownFont { return ownFont.scaledStyle }
    return role.defaultFont?.scaledStyle
  }

  /// The switch of the font, ``adapterScreen``.
  public final var adaptableSwitch: Bool? { adapterScreen }

  /// The lengths that the node has.
  public final var adaptableProperties: ScaledPropertySet {
    let hasFont = ownFont != nil || hasVisibleDefaultFont
    let properties = hasFont ? lengths.properties.union(.fontSize) : lengths.properties
    guard let screenValues else { return properties }
    // Values with exceptions count as lengths also where their value here is zero.
    return screenValues.lengths.keys.reduce(into: properties) {
      $0.insert(ScaledPropertySet(only: $1))
    }
  }

  /// Returns a length, or zero if the node lacks it.
  public final func adaptableLength(_ property: ScaledProperty) -> TrackedLength {
    property == .fontSize
      ? TrackedLength(fontSize ?? 0, ledgerEntry: fontEntry)
      : lengths[property] ?? TrackedLength(0)
  }

  /// Changes only this length; a length that the node lacks stays absent.
  public final func setAdaptableLength(_ length: TrackedLength, of property: ScaledProperty) {
    if property == .fontSize {
      fontEntry = length.ledgerEntry
      // Keep a default font that already has this size.
      if fontSize != length.value {
        // A default font becomes the node's own only when its size changes.
        if ownFont == nil { ownFont = role.defaultFont }
        ownFont?.size = length.value
      }
    } else if lengths[property] != nil {
      lengths[property] = length
    } else if Self.zeroByDefault.contains(ScaledPropertySet(only: property)) {
      // One inset of a node without insets needs the other three.
      if case .insets(let insets, _) = property { lengths[insets] = .zero }
      lengths[property] = length
    }
  }
}

extension ViewNode {
  /// Whether the node shows text in the default font of its class; UIKit makes no label for a button without a
  /// title.
  private final var hasVisibleDefaultFont: Bool {
    if case .button(let button) = role, button.title == nil { return false }
    return role.defaultFont != nil
  }

  /// The size of ``font``, without a copy of the rest of it.
  private final var fontSize: Double? {
    if let ownFont { return ownFont.size }
    guard let font = role.defaultFont else { return nil }
    // Without a font of its own, the scaled size is in the entry only.
    return fontEntry?.applied ?? font.size
  }
}

extension LayoutConstraint: AdaptableConstraint {
  /// Whether the multiplier is not 1.
  public var isProportion: Bool { multiplier != 1 }

  /// The identifier, or the relation of a constraint without one, such as `title.top = screen.top`.
  public var adaptableName: String { identifier ?? relatedAttributes }

  /// The path of the first item's node, and the name, such as `screen/title: title.top = screen.top`.
  public var adaptablePath: String {
    first.layoutNode.map { "\($0.layoutPath): \(adaptableName)" } ?? adaptableName
  }

  /// `NSLayoutConstraint`.
  public var adaptableClassName: String { "NSLayoutConstraint" }

  /// The nodes of both items.
  public var adaptableItems: (ViewNode?, ViewNode?) {
    (first.layoutNode, second.layoutNode)
  }
}

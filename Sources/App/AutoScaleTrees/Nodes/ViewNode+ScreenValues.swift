import AutoScale

/// The values of a node that have exceptions for some screens.
final class NodeScreenValues {
  var lengths: [ScaledProperty: ScreenValue<Double>] = [:]
  var isHidden: ScreenValue<Bool>?
}

extension ViewNode {
  /// Whether the node is hidden, with exceptions for some screens, if there are any.
  ///
  ///     subtitle.screenIsHidden = false.screen(.width(..<360), is: true)
  ///
  /// Each walk and each layout sets ``isHidden`` for its screen. Setting a value later replaces all
  /// of them.
  public final var screenIsHidden: ScreenValue<Bool>? {
    get { screenValues?.isHidden }
    set {
      if newValue != nil, screenValues == nil { screenValues = NodeScreenValues() }
      // In this order: setting `isHidden` forgets its exceptions.
      if let newValue { isHidden = newValue.value }
      screenValues?.isHidden = newValue
    }
  }

  /// Returns a length in design points with its exceptions, if it has any.
  public final func screenValue(of property: ScaledProperty) -> ScreenValue<Double>? {
    screenValues?.lengths[property]
  }

  /// Sets a length in design points with exceptions for some screens.
  ///
  ///     card.setScreenValue(8.screen(.idiom(.pad), is: 12), of: .cornerRadius)
  ///     title.setScreenValue(17.screen(.width(..<360), is: 15), of: .fontSize)
  ///
  /// Each walk scales the number for its screen, and a layout of a tree that was not walked uses it
  /// unscaled. Setting the length later replaces all of them.
  ///
  /// - Parameters:
  ///   - value: The length.
  ///   - property: The length to set; a length that the node lacks stays absent.
  public final func setScreenValue(
    _ value: ScreenValue<some DesignNumber>, of property: ScaledProperty
  ) {
    let value = value.designNumbers
    if screenValues == nil { screenValues = NodeScreenValues() }
    screenValues?.lengths[property] = value
    setAdaptableLength(TrackedLength(value.value), of: property)
  }

  /// Sets insets in design points with exceptions for some screens.
  ///
  ///     card.setScreenValue(ScreenValue(left: 8.screen(.width(..<360), is: 4)), of: .layoutMargins)
  ///
  /// Absent insets are zero first; all else is as for a single length.
  public final func setScreenValue(
    _ value: ScreenValue<LayoutInsets>, of insets: ScaledProperty.Insets
  ) {
    if lengths[insets] == nil { lengths[insets] = .zero }
    for edge in LayoutInsets.Edge.allCases {
      setScreenValue(value.map { $0[edge] }, of: .insets(insets, edge))
    }
  }

  /// Sets a plain length, which replaces its values with exceptions.
  final func setPlain(_ length: Double, of property: ScaledProperty) {
    screenValues?.lengths[property] = nil
    lengths[value: property] = length
  }

  /// Sets plain insets, which replace their values with exceptions.
  final func setPlain(_ plain: LayoutInsets?, of insets: ScaledProperty.Insets) {
    if let screenValues {
      for edge in LayoutInsets.Edge.allCases {
        screenValues.lengths[.insets(insets, edge)] = nil
      }
    }
    lengths[insets] = plain
  }

  /// Whether the node has values with exceptions.
  public final var holdsScreenValues: Bool { screenValues != nil }

  /// Returns a length in design points with its exceptions, if it has any.
  public final func adaptableScreenValue(of property: ScaledProperty) -> ScreenValue<Double>? {
    guard let value = screenValues?.lengths[property] else { return nil }
    // A length that is none of the values was set since, and replaces them.
    if value.contains(adaptableLength(property).design) { return value }
    screenValues?.lengths[property] = nil
    return nil
  }

  /// Sets ``isHidden`` to the value for a screen, if it has exceptions.
  public final func setScreenValues(for context: ScreenContext) {
    guard let screenValues, let values = screenValues.isHidden else { return }
    isHidden = values.value(in: context)
    // Setting `isHidden` forgot its exceptions.
    screenValues.isHidden = values
  }

  /// Sets all values with exceptions for a screen, except lengths that a walk has scaled.
  final func resolveScreenValues(for context: ScreenContext) {
    setScreenValues(for: context)
    for property in screenValues?.lengths.keys.map(\.self) ?? [] {
      // A walk has scaled the length for this screen already.
      guard adaptableLength(property).ledgerEntry == nil,
        let design = adaptableScreenValue(of: property)?.value(in: context)
      else { continue }
      setAdaptableLength(TrackedLength(design), of: property)
    }
  }
}

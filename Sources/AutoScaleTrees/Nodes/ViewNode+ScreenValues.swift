import AutoScale

/// The values of a node that have exceptions for some screens.
final class NodeScreenValues {
  var lengths: [ScaledProperty: ScreenValue<Double>] = [:]
  var isHidden: ScreenValue<Bool>?
  /// The value of `isHidden` that was set last; a different one was set by the user since.
  var lastIsHidden = false
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
      screenValues?.isHidden = newValue
      if let newValue { setHidden(newValue.value) }
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

  /// The design value of a length for a screen, if it has exceptions.
  public final func adaptableDesign(
    of property: ScaledProperty, in context: ScreenContext
  ) -> Double? {
    guard let value = screenValues?.lengths[property] else { return nil }
    if value.contains(adaptableLength(property).design) { return value.value(in: context) }
    screenValues?.lengths[property] = nil
    return nil
  }

  /// Sets ``isHidden`` to the value for a screen, if it has exceptions.
  public final func setScreenValues(for context: ScreenContext) {
    guard let screenValues, let value = screenValues.isHidden else { return }
    if isHidden == screenValues.lastIsHidden {
      setHidden(value.value(in: context))
    } else {
      screenValues.isHidden = nil
    }
  }

  /// Sets all values with exceptions for a screen, except lengths that a walk has scaled.
  final func resolveScreenValues(for context: ScreenContext) {
    setScreenValues(for: context)
    for property in screenValues?.lengths.keys.map(\.self) ?? [] {
      guard adaptableLength(property).ledgerEntry == nil,
        let design = adaptableDesign(of: property, in: context)
      else { continue }
      setAdaptableLength(TrackedLength(design), of: property)
    }
  }

  private func setHidden(_ isHidden: Bool) {
    self.isHidden = isHidden
    screenValues?.lastIsHidden = isHidden
  }
}

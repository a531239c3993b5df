/// What a change of the screen changes in a tree.
@usableFromInline
package struct ContextChange {
  private let lengths, fonts, textSize, conditions: Bool

  /// Compares two screens.
  @usableFromInline
  package init(from old: ScreenContext, to new: ScreenContext) {
    lengths = !new.scalesLengths(as: old)
    fonts = lengths || !new.forFonts.scalesLengths(as: old.forFonts) || new.fontCap != old.fontCap
    textSize = new.textSize != old.textSize
    conditions = ScreenCondition.inUse.contains { $0.holds(old) != $0.holds(new) }
  }

  /// Whether no factor, no text size and no condition of a ``ScreenValue`` in use changes.
  @usableFromInline package var isEmpty: Bool { !(lengths || fonts || textSize || conditions) }

  /// Whether the factor of a property changes.
  func affects(_ property: ScaledProperty, following style: TextStyle?) -> Bool {
    property == .fontSize ? fonts || textSize && style != nil : lengths
  }
}

extension ScreenContext {
  /// Whether every length is scaled as on another screen.
  fileprivate func scalesLengths(as other: ScreenContext) -> Bool {
    if self == other { return true }
    let (rule, otherRule) = (rule.rule(for: idiom), other.rule.rule(for: other.idiom))
    // A calculation of the app's own may read everything of a screen.
    if case .custom? = rule?.method { return false }
    return scale == other.scale && pixelsPerPoint == other.pixelsPerPoint
      && rule?.rounding == otherRule?.rounding
  }

  fileprivate var fontCap: Double? { rule.rule(for: idiom)?.maximumFontFactor }
}

extension ScreenCondition {
  private static let guardedConditions = Guarded<Set<ScreenCondition>>([])

  /// The conditions of the values in live views: few, because an app writes them in its code.
  static var inUse: Set<ScreenCondition> { guardedConditions.withLock(\.self) }
}

extension ScreenValue {
  /// Notes that views hold the value, so that a screen on which its conditions change changes them.
  package func noteUse() {
    ScreenCondition.note(exceptions.map(\.condition))
  }
}

extension ScreenCondition {
  fileprivate static func note(_ conditions: [ScreenCondition]) {
    guardedConditions.withLock { $0.formUnion(conditions) }
  }
}

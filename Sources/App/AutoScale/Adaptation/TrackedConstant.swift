/// The constant of a constraint, with everything that decides whether it is scaled.
///
/// One value, because a walk over a tree reads it more often than anything else.
public struct TrackedConstant: Hashable, Sendable {
  /// The constant itself.
  public var length: TrackedLength

  /// Whether scaling changes the constant: `true` always, `false` never, `nil` as the walk decides.
  public var adapterScreen: Bool?

  /// Whether the constraint exists at design time only, so that scaling leaves it alone.
  public var isPlaceholder: Bool

  /// Whether the system made the constraint, so that scaling leaves it alone.
  public var isSystem: Bool

  /// Whether the constraint may hold a ``ScreenValue``; false spares a walk the question.
  public var holdsScreenValue: Bool

  /// Makes the constant of a constraint, in points.
  public init(
    _ length: TrackedLength, adapterScreen: Bool? = nil, isPlaceholder: Bool = false,
    isSystem: Bool = false, holdsScreenValue: Bool = true
  ) {
    self.length = length
    self.adapterScreen = adapterScreen
    self.isPlaceholder = isPlaceholder
    self.isSystem = isSystem
    self.holdsScreenValue = holdsScreenValue
  }
}

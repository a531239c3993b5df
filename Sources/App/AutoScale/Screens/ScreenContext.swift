/// The target of scaling: the size of the window, its surroundings, and the rule.
///
/// A context is a value that is passed in, never a query of the device. Without an argument,
/// ``current`` applies.
///
///     let context = try ScreenContext(width: 390, height: 844, pixelsPerPoint: 3)
///     16.auto(in: context)                              // 16.64
///     ScreenContext.with(context) { 16.auto() }         // 16.64
///
/// The size describes the container that the design fills, usually the window. In Split View and on a
/// foldable the window is smaller than the screen.
public struct ScreenContext: Hashable, Sendable {
  /// The width of the container, in points.
  public var width: Double { values.width }

  /// The height of the container, in points.
  public var height: Double { values.height }

  /// The number of pixels per point, such as 3 for an @3x screen.
  public var pixelsPerPoint: Double { values.pixelsPerPoint }

  /// The insets of the safe area, in points.
  public var safeArea: LayoutInsets { values.safeArea }

  /// The kind of interface.
  public var idiom: Idiom {
    get { values.idiom }
    set { values.idiom = newValue }
  }

  /// The direction of reading.
  public var layoutDirection: InterfaceDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  /// The user's languages as BCP 47 tags, the preferred one first.
  public var preferredLanguages: [String] {
    get { values.preferredLanguages }
    set { values.preferredLanguages = newValue }
  }

  /// The text size that the user chose.
  public var textSize: TextSizeCategory {
    get { values.textSize }
    set { values.textSize = newValue }
  }

  /// The name of the device, such as `iPhone 16 Pro`, if known.
  public var deviceName: String? {
    get { values.deviceName }
    set { values.deviceName = newValue }
  }

  /// The diagonal of the device's screen in inches, if known.
  public var diagonal: Double? {
    get { values.diagonal }
    set { values.diagonal = newValue }
  }

  /// The rule that turns design lengths into screen lengths.
  public var rule: ScalingRule {
    get { values.rule }
    set { values.rule = newValue }
  }

  private let storage: Storage

  /// The factor of ``rule`` on this screen, cached because every number needs it.
  private(set) var scale = ScalePair.identity

  /// Whether scaling only multiplies by ``scale``.
  private(set) var isOnlyFactor = true

  /// The properties of the context.
  var values: Values {
    get { storage.values }
    set { self = ScreenContext(newValue) }
  }

  /// The address of the storage that the context shares with its copies, unique while they live.
  var identity: UInt { UInt(bitPattern: ObjectIdentifier(storage)) }

  /// Makes a context from validated values.
  init(_ values: Values) {
    storage = Storage(values)
    // On an idiom that the rule does not scale, the factor stays 1.
    guard let rule = activeRule else { return }
    scale = rule.scale(on: self)
    isOnlyFactor = rule.isOnlyFactor
  }

  /// Makes a context; only the size of the container is required.
  ///
  /// - Parameters:
  ///   - width: The width of the container, in points.
  ///   - height: The height of the container, in points.
  ///   - pixelsPerPoint: The number of pixels per point.
  ///   - idiom: The kind of interface; nil means what the size suggests, as for a ``Screen``: pad from a
  ///     short side of 700 points, unless the long side is 1.6 times as long or longer, else phone.
  ///   - safeArea: The insets of the safe area, in points.
  ///   - layoutDirection: The direction of reading.
  ///   - preferredLanguages: The user's languages as BCP 47 tags, the preferred one first.
  ///   - textSize: The text size that the user chose.
  ///   - rule: The rule that turns design lengths into screen lengths.
  /// - Throws: ``InvalidParameterError`` for a size or pixel count that is not finite and greater
  ///   than zero, and for an inset that is negative or not finite.
  public init(
    width: Double,
    height: Double,
    pixelsPerPoint: Double = 2,
    idiom: Idiom? = nil,
    safeArea: LayoutInsets = .zero,
    layoutDirection: InterfaceDirection = .leftToRight,
    preferredLanguages: [String] = [],
    textSize: TextSizeCategory = .large,
    rule: ScalingRule = .standard
  ) throws(InvalidParameterError) {
    try Self.validate(width, height, pixelsPerPoint, safeArea)
    self.init(
      Values(
        width: width, height: height, pixelsPerPoint: pixelsPerPoint, safeArea: safeArea,
        idiom: idiom ?? .suggested(byWidth: width, height: height),
        layoutDirection: layoutDirection, preferredLanguages: preferredLanguages,
        textSize: textSize, rule: rule))
  }

  /// Returns this context with another container size, as in Split View; ``rotated`` turns it.
  ///
  ///     try context.resized(width: 507, height: 1024)
  ///
  /// - Parameters:
  ///   - width: The new width, in points.
  ///   - height: The new height, in points.
  ///   - safeArea: The new insets, in points; `nil` keeps the current ones.
  /// - Returns: The same context except for its size and insets.
  /// - Throws: ``InvalidParameterError``, as the initializer does.
  public func resized(
    width: Double, height: Double, safeArea: LayoutInsets? = nil
  ) throws(InvalidParameterError) -> ScreenContext {
    var values = values
    values.width = width
    values.height = height
    values.safeArea = safeArea ?? self.safeArea
    try Self.validate(width, height, pixelsPerPoint, values.safeArea)
    return ScreenContext(values)
  }

  /// Screen points per design point, after strength and limits of the rule, before any rounding.
  ///
  /// 1 on an idiom that the rule does not scale. Finite and greater than zero. The factor of a
  /// custom calculation is its result for 1 point.
  public var factor: Double { scale.factor }

  /// Returns the length on this screen of a length in the design, both in points.
  ///
  /// This is the calculation behind every `auto()`. NaN and infinities are returned unchanged; a
  /// result beyond the largest `Double` is infinite.
  ///
  /// - Complexity: O(1).
  public func scaled(_ length: Double) -> Double {
    if isOnlyFactor { return scale(length) }
    return activeRule?.scaled(length, on: self) ?? length
  }

  /// Returns whether the rule's calculation gives a number for a length.
  func isDefined(for length: Double) -> Bool {
    guard !isOnlyFactor, case .custom(let calculation)? = activeRule?.method else { return true }
    return !calculation.scaled(length, in: self).isNaN
  }

  /// Scales a length by another method or strength than the rule's.
  func scaled(_ length: Double, by method: ScalingMethod?, strength: Double?) -> Double {
    activeRule?.replacing(method, strength: strength).scaled(length, on: self) ?? length
  }

  /// Throws all defects of the numbers of a screen.
  static func validate(
    _ width: Double, _ height: Double, _ pixelsPerPoint: Double, _ safeArea: LayoutInsets
  ) throws(InvalidParameterError) {
    try InvalidParameterError.check([
      width.defectUnlessPositive("width"),
      height.defectUnlessPositive("height"),
      pixelsPerPoint.defectUnlessPositive("pixelsPerPoint"),
      safeArea.top.defectIfNegative("safeArea.top"),
      safeArea.left.defectIfNegative("safeArea.left"),
      safeArea.bottom.defectIfNegative("safeArea.bottom"),
      safeArea.right.defectIfNegative("safeArea.right"),
    ])
  }

  /// The rule for this idiom, or `nil` if nothing is scaled.
  private var activeRule: ScalingRule? { rule.rule(for: idiom) }
}

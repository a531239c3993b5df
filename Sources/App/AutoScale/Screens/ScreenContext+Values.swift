extension ScreenContext {
  /// The properties of a context.
  struct Values: Hashable, Sendable {
    var width: Double
    var height: Double
    var pixelsPerPoint = 2.0
    var safeArea = LayoutInsets.zero
    var idiom = Idiom.phone
    var layoutDirection = InterfaceDirection.leftToRight
    var preferredLanguages: [String] = []
    var textSize = TextSizeCategory.large
    var deviceName: String?
    var diagonal: Double?
    var rule = ScalingRule.standard
  }

  /// The properties in one object, so that copying a context retains only that, and copies
  /// compare equal by identity.
  final class Storage: Hashable, Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }

    static func == (first: Storage, second: Storage) -> Bool {
      first === second || first.values == second.values
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }
}

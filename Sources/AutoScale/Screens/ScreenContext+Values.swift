extension ScreenContext {
  /// What a context is made of.
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

  /// Values behind one reference, so that copying a context counts one reference, and copies are
  /// found equal without a look at the values.
  final class Storage: Hashable, Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }

    static func == (first: Storage, second: Storage) -> Bool {
      first === second || first.values == second.values
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
  }
}

/// The number of views that fit in a frame of a screen at 60 frames a second.
struct Room {
  private let count: Int

  /// The largest number that is tried.
  private static let most = 20_000

  /// Tries twice as many views each time, as long as they fit.
  init(of curve: Curve, measuredBy milliseconds: (() -> Void) -> Double) {
    var count = 1
    var fits = milliseconds(curve.layout(count)) <= CurveRow.frame
    while fits, count < Self.most {
      fits = milliseconds(curve.layout(2 * count)) <= CurveRow.frame
      if fits { count *= 2 }
    }
    self.count = count
  }

  /// The number, such as `≥ 512`: twice as many do not fit, or were not tried.
  var text: String { "≥ \(count)" }
}

extension [Double] {
  /// Divides a length on the screen among these parts, in proportion, without losing a pixel.
  ///
  /// Rounds edges, not sizes: each part is a whole number of pixels, and `reduce(0, +)` of the parts
  /// is the total, to the last digit. Rounding each part by itself would leave a gap or an overlap.
  ///
  ///     [1, 1, 1].auto(filling: 320, in: context)  // [106.5, 107, 106.5] at two pixels per point
  ///
  /// Parts of equally many pixels may differ in their last digit, where a pixel has no exact number
  /// of points: compare them by their pixels.
  ///
  /// - Parameters:
  ///   - total: The length to fill, in points on the screen; rounded to whole pixels.
  ///   - context: The screen, for its pixels; `nil` means ``ScreenContext/current``.
  /// - Returns: One length for each part, in points. A negative or non-finite part counts as 0, and
  ///   parts that are all 0 share evenly. A total that is not finite, or too long to count its
  ///   pixels, is divided without rounding.
  /// - Complexity: O(*n*) in the number of parts.
  public func auto(filling total: Double, in context: ScreenContext? = nil) -> [Double] {
    let pixelsPerPoint = (context ?? .current).pixelsPerPoint
    let totalPixels = (total * pixelsPerPoint).rounded()
    let shares = normalizedShares
    // From 2⁵³ on a number has no next whole number to round to.
    guard totalPixels.magnitude < 0x1p53 else { return shares.map { $0 * total } }
    var covered = 0.0
    let edges = shares.indices.map { index in
      // The shares sum to 1 except for rounding, and no edge lies beyond the last one.
      covered = Swift.min(covered + shares[index], 1)
      // The last edge is exact, whatever the shares lost.
      return index == shares.count - 1 ? totalPixels : (covered * totalPixels).rounded()
    }
    // Edges in steps of the total's last digit, where differences and sums are exact: thirds of points, each
    // with digits of its own, would not sum to the total.
    let step = (totalPixels / pixelsPerPoint).ulp
    let place = { (pixel: Double) in (pixel / pixelsPerPoint / step).rounded() * step }
    return zip([0] + edges, edges).map { start, end in
      // The last digit of longer totals is as large as a pixel.
      totalPixels.magnitude < 0x1p45
        ? place(end) - place(start) : (end - start) / pixelsPerPoint
    }
  }

  /// The parts as fractions that sum to 1, except for rounding.
  private var normalizedShares: [Double] {
    let largest = self.lazy.filter(\.isFinite).max() ?? 0
    guard largest > 0 else { return map { _ in 1 / Double(count) } }
    // Dividing by the largest first keeps the sum of huge parts finite.
    let parts = map { $0.isFinite && $0 > 0 ? $0 / largest : 0 }
    let sum = parts.reduce(0, +)
    return parts.map { $0 / sum }
  }
}

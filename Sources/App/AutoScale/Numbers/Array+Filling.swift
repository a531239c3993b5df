extension [Double] {
  /// Divides a length on the screen among these parts, in proportion, without losing a pixel.
  ///
  /// Rounds edges, not sizes: each part is a whole number of pixels, and the parts sum to the
  /// total. Rounding each part by itself would leave a gap or an overlap.
  ///
  ///     [1, 1, 1].auto(filling: 320, in: context)  // [106.5, 107, 106.5] at two pixels per point
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
    var edge = 0.0
    return shares.indices.map { index in
      // The shares sum to 1 except for rounding, and no edge lies beyond the last one.
      covered = Swift.min(covered + shares[index], 1)
      let isLast = index == shares.count - 1
      // The last edge is exact, whatever the shares lost.
      let nextEdge = isLast ? totalPixels : (covered * totalPixels).rounded()
      defer { edge = nextEdge }
      return (nextEdge - edge) / pixelsPerPoint
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

/// Finds coefficients that are nearly, but not exactly, equal to each other or to a short binary fraction, as
/// 0.999999999 is nearly 1.
///
/// Where products of such numbers cancel out, the difference can be smaller than the rounding errors of a
/// `Double`, so that no sum of them shows whether it is 0.
struct NearCoefficients {
  // Only significands are compared, so that a number and its double are equal. A significand is stored without
  // its leading 1 as the upper bits of 64, so that differences wrap around at the next power of two.

  /// Differences up to this, 2^-46 of the number, are rounding errors of a computed number, such as 0.1 + 0.2.
  private static let rounding: UInt64 = 1 << 18
  /// If the product of two differences is below 2^-46, one of them is at most this, 2^-23 of the number.
  private static let near: UInt64 = 1 << 41
  /// The number of bits of a short fraction.
  private static let shortWidth: UInt64 = 8

  /// A significand, unless it is short, for each interval of length `near` that has one.
  private var significands: [UInt64: UInt64] = [:]
  /// Significands that were inserted before, by a hash: a layout has few different ones.
  private var recent: [UInt64] = []
  /// Whether there is a coefficient near a short fraction or another one.
  private(set) var areFound = false

  /// Forgets the coefficients, unless they are few.
  mutating func clear() {
    // The next system often has the same. Those that it does not have can only cause a needless check.
    if areFound || significands.count > 64 { self = NearCoefficients() }
  }

  @inline(__always) mutating func insert(_ coefficient: Double) {
    let significand = coefficient.bitPattern << 12
    if significand << Self.shortWidth == 0 { return }
    insertLong(significand)
  }

  @inline(never) private mutating func insertLong(_ significand: UInt64) {
    if recent.isEmpty { recent = Array(repeating: 0, count: 16) }
    // 2^64 divided by the golden ratio; D. Knuth, "The Art of Computer Programming", volume 3, 6.4.
    let slot = Int(truncatingIfNeeded: (significand &* 0x9E37_79B9_7F4A_7C15) >> 60)
    if recent[slot] == significand { return }
    recent[slot] = significand
    compare(significand)
  }

  private mutating func compare(_ significand: UInt64) {
    let unit: UInt64 = 1 << (64 - Self.shortWidth)
    check(significand % unit, unit &- significand % unit)
    let interval = significand / Self.near
    let last = UInt64.max / Self.near
    // Two numbers nearer than an interval is long are in one interval or in neighbours.
    for neighbour in [(interval &- 1) & last, interval, (interval &+ 1) & last] {
      guard let other = significands[neighbour] else { continue }
      check(significand &- other, other &- significand)
    }
    significands[interval] = significand
  }

  /// Compares the smaller of two differences, in one direction around the circle and in the other, with the limits.
  private mutating func check(_ first: UInt64, _ second: UInt64) {
    let difference = min(first, second)
    if difference > Self.rounding && difference <= Self.near { areFound = true }
  }
}

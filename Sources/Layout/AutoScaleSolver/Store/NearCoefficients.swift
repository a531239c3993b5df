/// Tells whether coefficients are nearly, but not quite, short binary fractions or each other, as 0.999999999 is.
///
/// What is left where products of such numbers cancel out can be smaller than the rounding errors of a `Double`, so
/// that no sum of them shows whether it is 0.
struct NearCoefficients {
  // The first 1 of a significand is left out, and its other bits are the first of 64, so that sums run over at the
  // next power of two.

  /// Differences down to this, 2^-46 of the number, are rounding errors of a number that was computed.
  private static let rounding: UInt64 = 1 << 18
  /// Of two differences whose product is below 2^-46, one is at most this, 2^-23 of the number.
  private static let near: UInt64 = 1 << 41
  /// The bits of a short fraction.
  private static let shortWidth: UInt64 = 8

  /// A significand for each of the intervals of length `near` that have one, but short ones.
  private var significands: [UInt64: UInt64] = [:]
  /// Significands that were inserted before, by a hash: a layout has few.
  private var recent: [UInt64] = []
  /// Whether there is a coefficient near a short fraction or another one.
  private(set) var areFound = false

  /// Forgets coefficients, unless they are few: the next system often has the same, and those that are left over
  /// can cause only a closer look.
  mutating func clear() {
    if areFound || significands.count > 64 { self = NearCoefficients() }
  }

  @inline(__always) mutating func insert(_ coefficient: Double) {
    let significand = coefficient.bitPattern << 12
    if significand << Self.shortWidth == 0 { return }
    insertLong(significand)
  }

  @inline(never) private mutating func insertLong(_ significand: UInt64) {
    if recent.isEmpty { recent = Array(repeating: 0, count: 16) }
    let slot = Int(truncatingIfNeeded: (significand &* 0x9E37_79B9_7F4A_7C15) >> 60)
    if recent[slot] == significand { return }
    recent[slot] = significand
    compare(significand)
  }

  private mutating func compare(_ significand: UInt64) {
    let unit: UInt64 = 1 << (64 - Self.shortWidth)
    note(significand % unit, unit &- significand % unit)
    let interval = significand / Self.near
    let last = UInt64.max / Self.near
    for neighbour in [(interval &- 1) & last, interval, (interval &+ 1) & last] {
      guard let other = significands[neighbour] else { continue }
      note(significand &- other, other &- significand)
    }
    significands[interval] = significand
  }

  /// Notes the smaller one of two differences, up to a number and down to it.
  private mutating func note(_ first: UInt64, _ second: UInt64) {
    let difference = min(first, second)
    if difference > Self.rounding && difference <= Self.near { areFound = true }
  }
}

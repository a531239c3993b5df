/// Pseudorandom numbers from 1 to 2, the same in each run.
struct IrregularNumbers {
  // Not `SystemRandomNumberGenerator`: the same calls of a solver must give the same result.
  private var state: UInt64 = 1

  mutating func next() -> Double {
    // The multiplier and increment of MMIX; D. Knuth, "The Art of Computer Programming", volume 2, 3.3.4.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits of such a generator have short periods, so the upper 53 make the number.
    return 1 + Double(state >> 11) * 0x1p-53
  }
}

/// Numbers from 1 to 2 without any pattern, the same in each run.
struct IrregularNumbers {
  private var state: UInt64 = 1

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return 1 + Double(state >> 11) * 0x1p-53
  }
}

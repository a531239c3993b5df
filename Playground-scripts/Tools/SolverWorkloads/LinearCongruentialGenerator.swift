/// Gives the same random numbers in each run.
public struct LinearCongruentialGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the sequence of a state.
  public init(state: UInt64) { self.state = state }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

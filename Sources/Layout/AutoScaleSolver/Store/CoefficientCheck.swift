/// Tells rows whose coefficients are all 1 or -1, and whose constant is finite, in a pass without branches.
struct CoefficientCheck {
  /// The bits that differ from those of 1; those of the constant are 0 or NaN.
  private var bits: UInt64

  @inline(__always) init(constant: Double = 0) { bits = (constant * 0).bitPattern }

  @inline(__always) mutating func add(_ coefficient: Double) {
    bits |= coefficient.bitPattern ^ (1.0).bitPattern
  }

  /// Whether all coefficients are 1 or -1; the sign bit does not count.
  @inline(__always) var areUnits: Bool { bits << 1 == 0 }
}

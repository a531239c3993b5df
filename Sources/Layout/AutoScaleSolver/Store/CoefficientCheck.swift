/// Checks whether all coefficients of a row are 1 or -1 and its constant is finite, without a branch.
///
/// Nearly all rows of a layout are such rows, and need no other check.
struct CoefficientCheck {
  /// The bits in which a coefficient differs from 1, and those of 0 times the constant.
  private var bits: UInt64

  @inline(__always) init(constant: Double = 0) {
    // NaN or infinity times 0 is NaN, with bits set; any finite number leaves at most the sign bit.
    bits = (constant * 0).bitPattern
  }

  @inline(__always) mutating func add(_ coefficient: Double) {
    bits |= coefficient.bitPattern ^ (1.0).bitPattern
  }

  /// Whether all coefficients are 1 or -1; the sign bit does not count.
  @inline(__always) var areUnits: Bool { bits << 1 == 0 }
}

extension SIMD where Scalar: BinaryFloatingPoint {
  /// Returns the vector with each number scaled to the screen of a context.
  ///
  ///     SIMD2<Float>(16, 8).auto()  // (16.64, 8.32) on a screen 390 points wide
  public func auto(in context: ScreenContext) -> Self {
    var result = self
    for index in indices { result[index] = self[index].auto(in: context) }
    return result
  }
}

extension SIMD2: AutoCalculationable where Scalar: BinaryFloatingPoint {}
extension SIMD3: AutoCalculationable where Scalar: BinaryFloatingPoint {}
extension SIMD4: AutoCalculationable where Scalar: BinaryFloatingPoint {}
extension SIMD8: AutoCalculationable where Scalar: BinaryFloatingPoint {}
extension SIMD16: AutoCalculationable where Scalar: BinaryFloatingPoint {}
extension SIMD32: AutoCalculationable where Scalar: BinaryFloatingPoint {}
extension SIMD64: AutoCalculationable where Scalar: BinaryFloatingPoint {}

extension ConstraintConstantTarget where Self: BinaryInteger {
  /// The number of points.
  public var constraintConstant: ConstraintConstant { .number(Double(self)) }
}

// Literals and `Double` use the methods with a `Double` parameter; these are for variables. A
// literal must not become an integer on the way: `equalTo(10 / 4)` is 2.5 points.
extension Int: ConstraintConstantTarget {}
extension Int8: ConstraintConstantTarget {}
extension Int16: ConstraintConstantTarget {}
extension Int32: ConstraintConstantTarget {}
extension Int64: ConstraintConstantTarget {}
extension UInt: ConstraintConstantTarget {}
extension UInt8: ConstraintConstantTarget {}
extension UInt16: ConstraintConstantTarget {}
extension UInt32: ConstraintConstantTarget {}
extension UInt64: ConstraintConstantTarget {}

extension Double: ConstraintConstantTarget {
  /// The number of points, among several targets: `equalTo([title, 100.5])`.
  public var constraintConstant: ConstraintConstant { .number(self) }
}

extension Float: ConstraintConstantTarget {
  /// The number of points.
  public var constraintConstant: ConstraintConstant { .number(Double(self)) }
}

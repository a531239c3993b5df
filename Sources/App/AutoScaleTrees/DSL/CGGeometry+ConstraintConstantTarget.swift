import AutoScale
import Foundation

extension CGSize: ConstraintConstantTarget {
  /// Points for width and height.
  public var constraintConstant: ConstraintConstant {
    .size(LayoutSize(width: Double(width), height: Double(height)))
  }
}

extension CGPoint: ConstraintConstantTarget {
  /// Points for places from left to right and from top to bottom.
  public var constraintConstant: ConstraintConstant { .point(x: Double(x), y: Double(y)) }
}

extension CGFloat: ConstraintConstantTarget {
  /// The number of points.
  public var constraintConstant: ConstraintConstant { .number(Double(self)) }
}

import AutoScale

/// What attributes can be related to: nodes, guides, anchors, numbers, sizes, points and insets.
///
///     make.top.equalTo(title.bottom)
///     make.size.equalTo(LayoutSize(width: 24, height: 24))
///
/// A type of your own, such as the spacings of a design system, conforms by saying what it stands
/// for:
///
///     extension Spacing: ConstraintTarget {
///       var constraintOperand: ConstraintOperand { .constant(.number(points)) }
///     }
public protocol ConstraintTarget {
  /// What each attribute is related to.
  var constraintOperand: ConstraintOperand { get }
}

/// The right side of a constraint, from which each attribute on the left side takes its part.
public enum ConstraintOperand {
  /// Numbers of points: a length takes its own, a place is measured from the superview's.
  case constant(ConstraintConstant)

  /// Attributes of another item; without attributes, the same one as on the left side.
  case anchor(LayoutAnchor)
}

/// A target that is nothing but points, so that it can be an offset too.
///
///     make.center.equalTo(photo).offset(CGPoint(x: 4, y: 4))
public protocol ConstraintConstantTarget: ConstraintTarget {
  /// The points for each attribute.
  var constraintConstant: ConstraintConstant { get }
}

extension ConstraintConstantTarget {
  /// The constant by itself.
  public var constraintOperand: ConstraintOperand { .constant(constraintConstant) }
}

extension LayoutSize: ConstraintConstantTarget {
  /// Points for width and height.
  public var constraintConstant: ConstraintConstant { .size(self) }
}

extension LayoutInsets: ConstraintConstantTarget {
  /// Points inwards from the superview.
  public var constraintConstant: ConstraintConstant { .insets(self) }
}

extension LayoutAnchor: ConstraintTarget {
  /// The attributes that the anchor names.
  public var constraintOperand: ConstraintOperand { .anchor(self) }
}

extension LayoutItem {
  /// The same attributes of this item.
  public var constraintOperand: ConstraintOperand {
    .anchor(LayoutAnchor(item: self, attributes: []))
  }
}

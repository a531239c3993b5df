import AutoScale

/// A target of a relation: nodes, guides, anchors, numbers, sizes, points and insets, and values of
/// these with exceptions for some screens.
///
///     make.top.equalTo(title.bottom)
///     make.size.equalTo(LayoutSize(width: 24, height: 24))
///
/// Conform a type of your own, such as the spacings of a design system, by returning its operand:
///
///     extension Spacing: ConstraintTarget {
///       var constraintOperand: ConstraintOperand { .constant(.number(points)) }
///     }
public protocol ConstraintTarget {
  /// The operand that each attribute is related to.
  var constraintOperand: ConstraintOperand { get }
}

/// The right side of a constraint; each attribute on the left side takes its part.
public enum ConstraintOperand {
  /// Points: a length takes its own, a position is measured from the superview's.
  case constant(ConstraintConstant)

  /// Points with exceptions for some screens; each walk and each layout uses those for its screen.
  case screenConstant(ScreenValue<ConstraintConstant>)

  /// Attributes of another item; if empty, the same attribute as on the left side.
  case anchor(LayoutAnchor)
}

/// A target that consists of points only, so that it can also be an offset.
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

extension ScreenValue: ConstraintTarget where Value: ConstraintConstantTarget {
  /// Points with the same exceptions.
  ///
  ///     make.height.equalTo(105.screen(.width(414...), is: 114))
  public var constraintOperand: ConstraintOperand { .screenConstant(map(\.constraintConstant)) }
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

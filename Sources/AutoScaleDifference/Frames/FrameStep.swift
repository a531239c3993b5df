import AutoScale
import AutoScaleTrees

/// A length of a view's frame: its position or its size along an axis.
struct FrameStep: Hashable {
  /// The two lengths of a frame along an axis.
  enum Quantity: CaseIterable, Hashable {
    case position
    case size
  }

  /// The object id of the view.
  let view: String
  let axis: LayoutAxis
  let quantity: Quantity

  /// The lengths of a view.
  static func all(of view: String) -> [FrameStep] {
    LayoutAxis.allCases.flatMap { axis in
      Quantity.allCases.map { FrameStep(view: view, axis: axis, quantity: $0) }
    }
  }

  /// Returns the lengths of which an attribute consists, in the coordinates of the view's superview, or
  /// in its own for the superview of the other view.
  static func steps(
    of attribute: LayoutAttribute, of view: String, isSuperview: Bool
  ) -> [FrameStep] {
    let start: Set<LayoutAttribute> = [
      .top, .topMargin, .left, .leading, .leftMargin, .leadingMargin, .firstBaseline,
    ]
    let quantities: [Quantity] =
      if attribute.isLength {
        [.size]
      } else if start.contains(attribute) {
        isSuperview ? [] : [.position]
      } else {
        isSuperview ? [.size] : [.position, .size]
      }
    return quantities.map { FrameStep(view: view, axis: attribute.axis, quantity: $0) }
  }

  /// The index of the length in x, y, width and height.
  var index: Int {
    (axis == .horizontal ? 0 : 1) + (quantity == .position ? 0 : 2)
  }
}

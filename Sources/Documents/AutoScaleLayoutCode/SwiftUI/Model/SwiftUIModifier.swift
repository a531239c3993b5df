import AutoScale
import AutoScaleTrees

/// A modifier of a view.
indirect enum SwiftUIModifier {
  /// No modifier: the place at which the view has the frame of a view of the document.
  case mark(ViewNode)
  /// No modifier: the end of a button's label; what follows is space around the button.
  case labelEnd
  /// A modifier without influence on the layout, such as `.font(.title2)`.
  case look(Expression)
  /// Space around the view.
  case padding(LayoutInsets)
  /// The margin of the screen at both sides.
  case scenePadding
  /// A frame of a fixed size; `nil` leaves a side as it is.
  case frame(width: Double?, height: Double?, SwiftUIAlignment)
  /// A frame that fills the proposed size along some axes.
  case fill(Set<LayoutAxis>, SwiftUIAlignment)
  /// The ratio of width to height, inside the proposed size.
  case aspectRatio(Double)
  /// The size of the content along some axes, whatever is proposed.
  case fixedSize(Set<LayoutAxis>)
  /// Another place without influence on other views.
  case offset(x: Double, y: Double)
  /// A view behind this one, of its size.
  case background(SwiftUIView)
  /// A view over this one, of its size.
  case overlay(SwiftUIView, SwiftUIAlignment)
  /// The parts of the screen under its bars.
  case ignoresSafeArea(Set<LayoutInsets.Edge>)
}

extension LayoutInsets {
  /// The insets along an axis, at its start and its end.
  subscript(axis: LayoutAxis) -> (start: Double, end: Double) {
    get { axis == .horizontal ? (left, right) : (top, bottom) }
    set {
      if axis == .horizontal {
        (left, right) = newValue
      } else {
        (top, bottom) = newValue
      }
    }
  }
}

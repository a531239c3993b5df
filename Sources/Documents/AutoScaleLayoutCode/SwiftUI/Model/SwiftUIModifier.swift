import AutoScale
import AutoScaleTrees

/// A modifier of a view.
indirect enum SwiftUIModifier {
  /// A modifier without influence on the layout, such as `.font(.title2)`.
  case look(Expression)
  /// Space around the view.
  case padding(LayoutInsets)
  /// A frame of a fixed size; `nil` leaves a side as it is.
  case frame(width: Double?, height: Double?, SwiftUIAlignment)
  /// A frame that fills the proposed size along some axes.
  case fill(Set<LayoutAxis>, SwiftUIAlignment)
  /// The width of the content, whatever is proposed.
  case fixedWidth
  /// A view over this one.
  case overlay(SwiftUIView)
  /// The name and the constraints of a view in a container.
  case constraints(name: String?, [Statement])
}

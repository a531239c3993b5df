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
  case padding(SwiftUIInsets)
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
  /// The order in which a stack gives views their space.
  case layoutPriority(Double)
  /// A view behind this one, of its size.
  case background(SwiftUIView)
  /// A view over this one, of its size.
  case overlay(SwiftUIView, SwiftUIAlignment)
  /// The parts of the screen under its bars.
  case ignoresSafeArea(Set<SwiftUIInsets.Edge>)
}

/// Lengths at the edges of a view, in points.
struct SwiftUIInsets: Hashable {
  /// An edge of a view.
  enum Edge: Hashable, CaseIterable {
    case top, leading, bottom, trailing

    init(_ axis: LayoutAxis, isEnd: Bool) {
      self = axis == .horizontal ? (isEnd ? .trailing : .leading) : (isEnd ? .bottom : .top)
    }
  }

  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0

  subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The insets along an axis, at its start and its end.
  subscript(axis: LayoutAxis) -> (start: Double, end: Double) {
    get { axis == .horizontal ? (leading, trailing) : (top, bottom) }
    set {
      if axis == .horizontal {
        (leading, trailing) = newValue
      } else {
        (top, bottom) = newValue
      }
    }
  }

  var horizontal: Double { leading + trailing }
  var vertical: Double { top + bottom }
}

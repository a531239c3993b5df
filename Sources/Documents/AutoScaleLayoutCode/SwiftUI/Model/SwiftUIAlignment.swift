import AutoScale
import AutoScaleTrees

/// The place of a view in a larger one.
struct SwiftUIAlignment: Hashable {
  /// The place along an axis.
  enum Place: Hashable {
    case start, center, end
  }

  var horizontal = Place.center
  var vertical = Place.center

  subscript(axis: LayoutAxis) -> Place {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }

  /// The name in SwiftUI of the place along one axis.
  static func name(of place: Place, along axis: LayoutAxis) -> String {
    switch place {
    case .start: axis == .horizontal ? "leading" : "top"
    case .center: "center"
    case .end: axis == .horizontal ? "trailing" : "bottom"
    }
  }

  /// The name in SwiftUI of both places, such as `topLeading`.
  var name: String {
    let (x, y) = (
      Self.name(of: horizontal, along: .horizontal), Self.name(of: vertical, along: .vertical)
    )
    if horizontal == .center { return y }
    return vertical == .center ? x : y + x.capitalizedFirst
  }
}

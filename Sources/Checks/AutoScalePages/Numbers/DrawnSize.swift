/// The sizes on which the numbers of a drawing may depend.
struct DrawnSize: Hashable {
  /// The size of the view, in points.
  let width, height: Double

  /// The width of the screen, in points.
  ///
  /// Scaled lengths depend on it.
  let screen: Double
}

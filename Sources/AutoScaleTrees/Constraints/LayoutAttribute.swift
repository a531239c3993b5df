/// The edge, length or line of an item that a constraint relates.
///
/// The cases are those of `NSLayoutConstraint.Attribute`; "not an attribute" is `nil`.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable, Codable {
  /// The left edge of the alignment rectangle, in every layout direction.
  case left
  /// The right edge of the alignment rectangle, in every layout direction.
  case right
  /// The top edge of the alignment rectangle.
  case top
  /// The bottom edge of the alignment rectangle.
  case bottom
  /// The edge where a line of text begins.
  case leading
  /// The edge where a line of text ends.
  case trailing
  /// The width of the alignment rectangle.
  case width
  /// The height of the alignment rectangle.
  case height
  /// The middle between the left and the right edge.
  case centerX
  /// The middle between the top and the bottom edge.
  case centerY
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline
  /// The left edge within the layout margins.
  case leftMargin
  /// The right edge within the layout margins.
  case rightMargin
  /// The top edge within the layout margins.
  case topMargin
  /// The bottom edge within the layout margins.
  case bottomMargin
  /// The leading edge within the layout margins.
  case leadingMargin
  /// The trailing edge within the layout margins.
  case trailingMargin
  /// The horizontal middle within the layout margins.
  case centerXWithinMargins
  /// The vertical middle within the layout margins.
  case centerYWithinMargins
}

/// A line of a broken text.
public struct TextLine: Hashable, Sendable {
  /// The characters, without the spaces and the newline at which the line ends.
  public let text: String

  /// The width, in points and not rounded.
  public let width: Double

  /// Makes a line of its parts.
  public init(text: String, width: Double) {
    self.text = text
    self.width = width
  }
}

/// The size of the lines of a broken text.
struct FilledLines {
  /// The number of lines; at least one for a text with characters.
  let lineCount: Int
  /// The width of the widest line, in points.
  let widest: Double
  /// Whether no line, not even one of a single character, passes the limit.
  let hasRoom: Bool

  private let limit: Double
  private let lineLimit: Int

  init(_ lines: LineBreaker) {
    lineCount = lines.lineCount
    widest = lines.widest
    hasRoom = lines.hasRoom
    limit = lines.limit
    lineLimit = lines.lineLimit
  }

  /// Whether the text would break in the same way within other limits.
  ///
  /// A narrower limit that the widest line does not reach changes no break.
  func hold(within other: LineBreaker) -> Bool {
    lineLimit == other.lineLimit
      && (limit == other.limit || (widest <= other.limit && other.limit <= limit))
  }
}

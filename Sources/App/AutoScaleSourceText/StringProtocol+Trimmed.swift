extension StringProtocol where SubSequence == Substring {
  /// The text without leading and trailing white space.
  package var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

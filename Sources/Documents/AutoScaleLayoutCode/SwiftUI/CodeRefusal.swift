/// A part of a document for which a style has no code that looks the same.
public struct CodeRefusal: Hashable, Sendable {
  /// The path of the document.
  public let path: String

  /// The line of the part's element, from 1.
  public let line: Int

  /// The part with its element, such as `the label titleLabel`.
  public let part: String

  /// The reason, such as `its text is justified`.
  public let reason: String
}

extension CodeRefusal: CustomStringConvertible {
  /// One line, such as `A.xib:31: error: the label titleLabel cannot be written in SwiftUI: its text is justified`.
  public var description: String {
    "\(path):\(line): error: \(part) cannot be written in SwiftUI: \(reason)"
  }
}

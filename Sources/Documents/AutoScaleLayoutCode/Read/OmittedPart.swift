import AutoScaleSourceText

/// A part of a document that its code omits.
public struct OmittedPart: Hashable, Sendable {
  /// The path of the document.
  public let path: String

  /// The line of the part's element, from 1.
  public let line: Int

  /// The part and its owner, such as `the shadowColor of titleLabel`.
  public let part: String
}

extension OmittedPart: CustomStringConvertible {
  /// One line, such as `A.xib:31: warning: the code leaves out the menu of sortButton; add it by hand`.
  public var description: String {
    "\(path):\(line): warning: the code leaves out \(part); add it by hand"
  }

  /// The text of a comment, such as `The menu of sortButton has no code.`; the lines of the document are gone with it.
  var comment: String { "\(part.capitalizedFirst) has no code." }
}

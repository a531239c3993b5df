import AutoScaleSourceText

/// The reason why a document is not edited, with the place and the fix.
public struct EditingError: Error, Hashable, Sendable {
  /// The kind of the problem; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Reason: Hashable, Sendable {
    /// The tags of the document do not match.
    case malformed
    /// Decoding and encoding the document changes its bytes.
    case encoding
    /// Two edits change the same bytes.
    case overlap
    /// An edit exceeds the document.
    case outside
    /// A change names an unknown element or cannot be made, for the given reason.
    case inapplicable(String)
    /// The edited document fails its check, for the given reason.
    case unproven(String)
    /// The file cannot be written, for the given reason.
    case unwritable(String)
  }

  /// The name of the file in messages.
  public let path: String

  /// The line, from 1, or `nil` for the file as a whole.
  public let line: Int?

  /// The problem.
  public let reason: Reason

  package init(_ reason: Reason, path: String, line: Int? = nil) {
    self.path = path
    self.line = line
    self.reason = reason
  }
}

extension EditingError: CustomStringConvertible {
  /// One line, `path:line: error: problem; fix`.
  public var description: String {
    let place = line.map { "\(path):\($0)" } ?? path
    return "\(place): error: \(explanation)"
  }

  /// The problem and the fix, without the place.
  public var explanation: String {
    switch reason {
    case .malformed: "the tags do not match; open the file in Xcode and save it"
    case .encoding:
      "decoding and encoding the text changes its bytes; save it as UTF-8"
    case .overlap: "two edits change the same bytes; apply them one after the other"
    case .outside: "an edit is outside the file; read the file again"
    case .inapplicable(let reason): reason
    case .unproven(let reason): "nothing is written: \(reason)"
    case .unwritable(let reason): "cannot be written: \(reason)"
    }
  }
}

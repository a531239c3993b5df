import AutoScaleSourceText

/// Why a document is not edited, with the place and what to do about it.
public struct EditingError: Error, Hashable, Sendable {
  /// What is wrong; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Reason: Hashable, Sendable {
    /// The tags of the document do not fit each other.
    case malformed
    /// Decoding and encoding the document does not give the same bytes.
    case encoding
    /// Two edits are about the same bytes.
    case overlap
    /// An edit is about bytes that the document does not have.
    case outside
    /// The edited document does not show what was promised, for a reason in words.
    case unproven(String)
    /// The file cannot be written, for a reason in words.
    case unwritable(String)
  }

  /// What messages call the file.
  public let path: String

  /// The line, from 1; nil for the file as a whole.
  public let line: Int?

  /// What is wrong.
  public let reason: Reason

  init(_ reason: Reason, path: String, line: Int? = nil) {
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

  private var explanation: String {
    switch reason {
    case .malformed: "the tags do not fit each other; open the file in Xcode and save it"
    case .encoding:
      "the text does not keep its bytes when it is decoded and encoded; save it as UTF-8"
    case .overlap: "two edits change the same bytes; apply them one after the other"
    case .outside: "an edit is outside the file; read the file anew"
    case .unproven(let reason): "nothing is written: \(reason)"
    case .unwritable(let reason): "cannot be written: \(reason)"
    }
  }
}

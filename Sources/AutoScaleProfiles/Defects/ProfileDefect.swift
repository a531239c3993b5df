import AutoScaleSourceText

/// A defect of a profile: where it is, what it is, and how to fix it.
///
///     Login_iPhone6.json:4:30: error: unknown key 'marginLeftt' (in 'title'); did you mean …
public struct ProfileDefect: Error, Hashable, Sendable {
  /// What is wrong; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Reason: Hashable, Sendable {
    /// There is no such file or directory.
    case missingFile
    /// The path is that of something that is no directory.
    case notADirectory
    /// The system cannot read the file, for the reason given.
    case unreadable(String)
    /// The file's name does not end in the name of a device.
    case unknownDevice(String, nearest: String?)
    /// Another file has the values of the same container and device.
    case duplicateFile(other: String)
    /// The JSON is malformed, or a value is of another type than its place asks for: what is wrong,
    /// and what to do about it.
    case malformed(String, fix: String)
    /// A key is a slip of a standard one.
    case unknownKey(String, nearest: String)
    /// A group was there before.
    case duplicateKey(String, firstLine: Int)
    /// A value was given before under the same name.
    case repeatedKey(String)
    /// An id, with the same mark, was there before.
    case duplicateIdentifier(String, firstLine: Int)
    /// What stands behind `_BM_` is neither BASE nor a language.
    case invalidLanguageMark(String)
    /// An object of an array has several ids.
    case severalIdentifiers(Int)
    /// An object of an array has no id.
    case noIdentifier
    /// A width or height is negative, or a font size is not greater than zero.
    case impossibleSize(Double)
  }

  /// What is wrong.
  public let reason: Reason

  /// Where the defect is.
  package let place: SourcePlace

  /// The group, id or name that has the defect; nil where there is none.
  public let key: String?

  init(_ reason: Reason, at place: SourcePlace, key: String? = nil) {
    self.reason = reason
    self.place = place
    self.key = key
  }

  init(_ reason: Reason, path: String) { self.init(reason, at: SourcePlace(path: path)) }

  /// The path of the file, as it was given.
  public var path: String { place.path }

  /// The line, from 1; nil when the defect is the file itself.
  public var line: Int? { place.line }

  /// The column in characters, from 1, where tabs count as one; nil when the defect is the file itself.
  public var column: Int? { place.column }
}

extension ProfileDefect: CustomStringConvertible {
  /// One line, `path:line:column: error: problem (in 'key'); fix`, that editors make a link.
  public var description: String { diagnostic.description }

  /// What is wrong, where, and how to fix it.
  package var diagnostic: Diagnostic {
    Diagnostic(.error, at: place, in: key, problem: reason.problem, fix: reason.fix)
  }
}

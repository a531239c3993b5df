import AutoScaleSourceText

/// A defect of a profile: its place, the problem, and the fix.
///
///     Login_iPhone6.json:4:30: error: unknown key 'marginLeftt' (in 'title'); did you mean …
public struct ProfileDefect: Error, Hashable, Sendable {
  /// The problem; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Reason: Hashable, Sendable {
    /// There is no such file or directory.
    case missingFile
    /// The path does not name a directory.
    case notADirectory
    /// The system cannot read the file, for the reason given.
    case unreadable(String)
    /// The system cannot read the directory, for the reason given.
    case unreadableDirectory(String)
    /// The file's name does not end in the name of a device.
    case unknownDevice(String, nearest: String?)
    /// Another file is for the same container and device.
    case duplicateFile(other: String)
    /// The JSON is malformed, or a value has the wrong type; with the problem and the fix.
    case malformed(String, fix: String)
    /// A key is a misspelling of a standard one.
    case unknownKey(String, nearest: String)
    /// A group appears twice.
    case duplicateKey(String, firstLine: Int)
    /// A value appears twice under the same name.
    case repeatedKey(String)
    /// An id appears twice with the same mark.
    case duplicateIdentifier(String, firstLine: Int)
    /// The suffix after `_BM_` is neither BASE nor a language.
    case invalidLanguageMark(String)
    /// An object of an array has several ids.
    case severalIdentifiers(Int)
    /// An object of an array has no id.
    case noIdentifier
    /// A width, height or corner radius is negative, or a font size is not greater than zero.
    case impossibleSize(Double)
  }

  /// The problem.
  public let reason: Reason

  /// The place of the defect.
  package let place: SourcePlace

  /// The group, id or name with the defect, or `nil` if there is none.
  public let key: String?

  init(_ reason: Reason, at place: SourcePlace, key: String? = nil) {
    self.reason = reason
    self.place = place
    self.key = key
  }

  init(_ reason: Reason, path: String) { self.init(reason, at: SourcePlace(path: path)) }

  /// The path of the file, as given.
  public var path: String { place.path }

  /// The line, from 1, or `nil` if the defect is the file itself.
  public var line: Int? { place.line }

  /// The column in characters, from 1, counting a tab as one, or `nil` if the defect is the file
  /// itself.
  public var column: Int? { place.column }
}

extension ProfileDefect: CustomStringConvertible {
  /// One line, `path:line:column: error: problem (in 'key'); fix`, which editors turn into a link.
  public var description: String { diagnostic.description }

  /// The problem, its place, and the fix.
  package var diagnostic: Diagnostic {
    Diagnostic(.error, at: place, in: key, problem: reason.problem, fix: reason.fix)
  }
}

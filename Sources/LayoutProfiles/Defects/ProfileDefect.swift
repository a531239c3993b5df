/// A defect of a profile: where it is, what it is, and how to mend it.
///
///     Login_iPhone6.json:4:30: error: unknown key 'marginLeftt' (in 'title'); did you mean …
public struct ProfileDefect: Error, Hashable, Sendable {
  /// What is wrong; the list may grow in any minor release.
  @nonexhaustive public enum Reason: Hashable, Sendable {
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
    /// The file has no content.
    case empty
    /// The file, or a string in it, is not UTF-8.
    case wrongEncoding
    /// Something stands where it cannot stand.
    case unexpected(String)
    /// A separator is missing.
    case missing(String)
    /// There is a comma behind the last member or element.
    case trailingComma
    /// There is a comment, which JSON does not have.
    case comment
    /// A string is not closed on its line.
    case unterminatedString
    /// A string has a control character that is not escaped.
    case controlCharacter(UInt8)
    /// A string has an escape that JSON does not have.
    case invalidEscape(String)
    /// A number is not written as JSON writes it.
    case invalidNumber(String)
    /// A word is none of JSON's.
    case invalidWord(String)
    /// A number is larger than any that a `Double` holds.
    case numberTooLarge(String)
    /// The file ends before what it began is closed.
    case truncated
    /// Something stands behind the outermost object.
    case trailingContent
    /// A value is of another type than its place asks for.
    case wrongType(expected: String, actual: String)
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

  /// The path of the file, as it was given.
  public let path: String

  /// The line, from 1; nil when the defect is the file itself.
  public let line: Int?

  /// The column in characters, from 1; tabs count as one.
  public let column: Int?

  /// The group, id or name that has the defect; nil where there is none.
  public let key: String?

  init(
    _ reason: Reason, path: String, line: Int? = nil, column: Int? = nil, key: String? = nil
  ) {
    self.reason = reason
    self.path = path
    self.line = line
    self.column = column
    self.key = key
  }
}

extension ProfileDefect: CustomStringConvertible {
  /// One line, `path:line:column: error: defect (in 'key'); mend`, that editors make a link.
  public var description: String {
    let place = ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    return "\(place): error: \(message)"
  }

  /// What is wrong, where in the file's own terms, and how to mend it.
  package var message: String {
    let scope = key.map { " (in '\($0)')" } ?? ""
    return "\(reason.defect)\(scope); \(reason.mend)"
  }
}

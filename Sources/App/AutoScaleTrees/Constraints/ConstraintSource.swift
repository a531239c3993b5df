/// The place in the source where a constraint was written.
public struct ConstraintSource: Hashable, Sendable {
  /// The file as `#fileID` names it, such as `Login/LoginView.swift`.
  public let fileID: String

  /// The line, from 1.
  public let line: Int

  /// Makes a place from `#fileID` and `#line`.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }
}

extension ConstraintSource: CustomStringConvertible {
  /// The file's name and the line, such as `LoginView.swift:42`.
  public var description: String {
    let name = fileID.split(separator: "/").last ?? Substring(fileID)
    return "\(name):\(line)"
  }
}

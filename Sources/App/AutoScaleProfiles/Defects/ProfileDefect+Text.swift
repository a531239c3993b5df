import AutoScaleTrees

extension ProfileDefect.Reason {
  /// The problem, in words.
  var problem: String {
    switch self {
    case .missingFile: "there is no such file or directory"
    case .notADirectory: "this is not a directory"
    case .unreadable(let cause): "the file cannot be read: \(cause)"
    case .unreadableDirectory(let cause): "the directory cannot be read: \(cause)"
    case .unknownDevice(let name, _): "the name '\(name)' does not end in a device"
    case .duplicateFile(let other): "'\(other)' is for the same container and device"
    case .malformed(let problem, _): problem
    case .unknownKey(let key, _): "unknown key '\(key)'"
    case .duplicateKey(let key, let line): "group '\(key)' is already in line \(line)"
    case .repeatedKey(let key): "'\(key)' is given twice"
    case .duplicateIdentifier(let id, let line): "id '\(id)' is already in line \(line)"
    case .invalidLanguageMark(let mark): "'\(mark)' is not a language mark"
    case .severalIdentifiers(let count): "the object has \(count) ids"
    case .noIdentifier: "the object has no id"
    case .impossibleSize(let size): "the size \(size.shortDescription) is invalid"
    }
  }

  /// The fix, in words.
  var fix: String {
    switch self {
    case .missingFile: "check the path"
    case .notADirectory: "name the directory with the profiles"
    case .unreadable: "check the file and its permissions"
    case .unreadableDirectory: "check its permissions"
    case .unknownDevice(_, let nearest?): "did you mean '\(nearest)'?"
    case .unknownDevice(_, nil): "call it <Container>_<Device>.json, as in Login_iPhone6.json"
    case .duplicateFile: "delete one of them"
    case .malformed(_, let fix): fix
    case .unknownKey(_, let nearest): "did you mean '\(nearest)'?"
    case .duplicateKey: "put all into one group"
    case .repeatedKey, .duplicateIdentifier: "delete one of them"
    case .invalidLanguageMark: "write _BM_BASE, or a language as in _BM_EN_US"
    case .severalIdentifiers: "give each id an object of its own"
    case .noIdentifier: "delete it"
    case .impossibleSize: "write a size or radius from 0, or a font size above 0"
    }
  }
}

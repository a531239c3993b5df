import ViewTree

extension ProfileDefect.Reason {
  /// What is wrong, in words.
  var defect: String {
    switch self {
    case .missingFile: "there is no such file or directory"
    case .notADirectory: "this is not a directory"
    case .unreadable(let cause): "the file cannot be read: \(cause)"
    case .unknownDevice(let name, _): "the name '\(name)' does not end in a device"
    case .duplicateFile(let other): "'\(other)' is for the same container and device"
    case .empty: "the file is empty"
    case .wrongEncoding: "the text is not UTF-8"
    case .unexpected(let token): "unexpected \(token)"
    case .missing(let separator): "\(separator) is missing"
    case .trailingComma: "nothing follows the comma"
    case .comment: "JSON has no comments"
    case .unterminatedString: "the string is not closed"
    case .controlCharacter(let code): "the string has a control character, \(Self.hex(code))"
    case .invalidEscape(let escape): "'\(escape)' is no escape"
    case .invalidNumber(let text): "'\(text)' is no number of JSON"
    case .invalidWord(let word): "'\(word)' is no value of JSON"
    case .numberTooLarge(let text): "the number \(text) is too large"
    case .truncated: "the file ends too early"
    case .trailingContent: "something follows the outermost object"
    case .wrongType(let expected, let actual): "\(expected) is expected, but this is \(actual)"
    case .unknownKey(let key, _): "unknown key '\(key)'"
    case .duplicateKey(let key, let line): "group '\(key)' is already in line \(line)"
    case .repeatedKey(let key): "'\(key)' is given twice"
    case .duplicateIdentifier(let id, let line): "id '\(id)' is already in line \(line)"
    case .invalidLanguageMark(let mark): "'\(mark)' marks no language"
    case .severalIdentifiers(let count): "the object has \(count) ids"
    case .noIdentifier: "the object has no id"
    case .impossibleSize(let size): "no size is \(size.shortDescription)"
    }
  }

  /// What to do about it.
  var mend: String {
    switch self {
    case .missingFile: "check the path"
    case .notADirectory: "name the directory that has the profiles"
    case .unreadable: "check the file and its permissions"
    case .unknownDevice(_, let nearest?): "did you mean '\(nearest)'?"
    case .unknownDevice(_, nil): "call it <Container>_<Device>.json, as in Login_iPhone6.json"
    case .duplicateFile: "delete one of them"
    case .empty: "write at least {}"
    case .wrongEncoding: "save the file as UTF-8"
    case .unexpected: "repair the JSON here"
    case .missing(let separator): "write \(separator) in front of this"
    case .trailingComma: "delete it"
    case .comment: "delete it, or write it under a key of its own"
    case .unterminatedString: "close it with a quotation mark, on the same line"
    case .controlCharacter(let code): "write it as \\u00\(Self.hex(code).suffix(2))"
    case .invalidEscape: "write \\\\ for a backslash"
    case .invalidNumber: "write it as in 0.5, -3 or 1e3"
    case .invalidWord: "write true, false, a number, or a string in quotation marks"
    case .numberTooLarge: "write one below 1e308"
    case .truncated: "close what is open, or restore the file"
    case .trailingContent: "delete it; a file is one object"
    case .wrongType(let expected, "null"): "write \(expected), or delete the key"
    case .wrongType(let expected, _): "write \(expected)"
    case .unknownKey(_, let nearest): "did you mean '\(nearest)'?"
    case .duplicateKey: "put all into one group"
    case .repeatedKey, .duplicateIdentifier: "delete one of them"
    case .invalidLanguageMark: "write _BM_BASE, or a language as in _BM_EN_US"
    case .severalIdentifiers: "give each id an object of its own"
    case .noIdentifier: "delete it"
    case .impossibleSize: "write a size from 0, or a font size above 0"
    }
  }

  private static func hex(_ code: UInt8) -> String {
    (code < 0x10 ? "0x0" : "0x") + String(code, radix: 16, uppercase: true)
  }
}

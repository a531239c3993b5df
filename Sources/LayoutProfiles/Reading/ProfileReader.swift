import AutoScale

/// Reads the content of one profile: an object of groups, each an array of objects of one id.
///
/// The format is four levels deep and so are the functions; what is deeper is a defect and is
/// skipped without recursion.
struct ProfileReader {
  private typealias Stop = JSONScanner.Stop

  private var scanner: JSONScanner
  private var marks: LanguageMarkTable
  private var entries: [ProfileEntry] = []

  /// Where each id stands, by id and mark.
  private var offsets: [EntryKey: Int] = [:]

  private struct EntryKey: Hashable {
    let id: String
    let mark: LanguageMark
  }

  /// Reads the entries of a file in their order, and finds all its defects.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func read(
    _ bytes: [UInt8], path: String, marks: inout LanguageMarkTable
  ) -> (entries: [ProfileEntry], defects: [ProfileDefect]) {
    var reader = ProfileReader(scanner: JSONScanner(bytes), marks: marks)
    do {
      try reader.readFile()
    } catch {}  // the defect that stopped the reader is among the others
    marks = reader.marks
    return (reader.entries, reader.scanner.placedDefects(path: path))
  }

  private init(scanner: JSONScanner, marks: LanguageMarkTable) {
    self.scanner = scanner
    self.marks = marks
  }

  private mutating func readFile() throws(Stop) {
    if scanner.bytes.starts(with: [0xFE, 0xFF]) || scanner.bytes.starts(with: [0xFF, 0xFE]) {
      return scanner.report(.wrongEncoding)
    }
    try scanner.advance()
    if scanner.token == .end { return scanner.report(.empty, at: 0) }
    guard try isStart(.objectStart, of: "an object of groups", key: nil) else { return }
    var groups: [String: Int] = [:]
    try readMembers { (reader, group, offset) throws(Stop) in
      if let first = groups.updateValue(offset, forKey: group) {
        reader.scanner.report(
          .duplicateKey(group, firstLine: reader.scanner.line(of: first)), at: offset)
      }
      try reader.readGroup(group)
    }
    if scanner.token != .end { scanner.report(.trailingContent) }
  }

  private mutating func readGroup(_ group: String) throws(Stop) {
    guard try isStart(.arrayStart, of: "an array of views", key: group) else { return }
    try readElements { reader throws(Stop) in
      let start = reader.scanner.tokenOffset
      guard try reader.isStart(.objectStart, of: "an object of one id", key: group) else { return }
      var count = 0
      try reader.readMembers { (reader, key, offset) throws(Stop) in
        count += 1
        try reader.readEntry(key, at: offset)
      }
      if count == 0 { reader.scanner.report(.noIdentifier, at: start, key: group) }
      if count > 1 { reader.scanner.report(.severalIdentifiers(count), at: start, key: group) }
    }
  }

  private mutating func readEntry(_ key: String, at offset: Int) throws(Stop) {
    let (id, mark) = marks.split(key)
    if let mark {
      let entryKey = EntryKey(id: id, mark: mark)
      if let first = offsets[entryKey] {
        scanner.report(.duplicateIdentifier(key, firstLine: scanner.line(of: first)), at: offset)
      } else {
        offsets[entryKey] = offset
      }
    } else {
      scanner.report(.invalidLanguageMark(String(key.dropFirst(id.count))), at: offset, key: key)
    }
    guard try isStart(.objectStart, of: "an object of values", key: key) else { return }
    var values: [String: ProfileValue] = [:]
    try readMembers { (reader, name, offset) throws(Stop) in
      let value = try reader.readValue(of: name, at: offset, in: key)
      guard values[name] == nil else {
        return reader.scanner.report(.repeatedKey(name), at: offset, key: key)
      }
      values[name] = value
    }
    entries.append(
      ProfileEntry(id: id, key: key, mark: mark ?? .none, values: ProfileValues(values)))
  }

  /// Reads one value and passes over it; nil for one that has a defect.
  private mutating func readValue(
    of name: String, at offset: Int, in key: String
  ) throws(Stop) -> ProfileValue? {
    let standard = StandardKey(rawValue: name)
    if standard == nil, let nearest = StandardKey.misspelled(as: name) {
      scanner.report(.unknownKey(name, nearest: nearest), at: offset, key: key)
    }
    let value: ProfileValue?
    switch scanner.token {
    case .number(let number): value = .number(number)
    case .string(let string): value = .string(string)
    case .boolean(let boolean): value = .boolean(boolean)
    case .invalid: value = nil
    default:
      reportWrongType(standard?.expectation ?? "a number, a string, true or false", key: name)
      try skipValue()
      return nil
    }
    let defect = standard.flatMap { key in value.flatMap { key.defect(of: $0, scanner.token) } }
    if let defect { scanner.report(defect, key: name) }
    try scanner.advance()
    return defect == nil ? value : nil
  }
}

extension ProfileReader {
  /// Whether the token begins what is expected; anything else is reported and skipped.
  private mutating func isStart(
    _ start: JSONToken, of expected: String, key: String?
  ) throws(Stop) -> Bool {
    if scanner.token == start { return true }
    reportWrongType(expected, key: key)
    try skipValue()
    return false
  }

  private mutating func reportWrongType(_ expected: String, key: String?) {
    switch scanner.token {
    case .objectEnd, .arrayEnd, .colon, .comma, .end, .invalid: break  // reported in another way
    default:
      scanner.report(.wrongType(expected: expected, actual: scanner.token.name), key: key)
    }
  }

  /// Reads the members of an object from its brace to behind the closing one.
  ///
  /// The closure finds the scanner at the value, and leaves it behind.
  private mutating func readMembers(
    _ read: (inout ProfileReader, String, Int) throws(Stop) -> Void
  ) throws(Stop) {
    try readItems(until: .objectEnd) { reader throws(Stop) in
      guard case .string(let key) = reader.scanner.token else {
        throw reader.unexpected()
      }
      let offset = reader.scanner.tokenOffset
      try reader.scanner.advance()
      if reader.scanner.token == .colon {
        try reader.scanner.advance()
      } else {
        reader.scanner.report(.missing("':'"), key: key)
      }
      try read(&reader, key, offset)
    }
  }

  /// Reads the elements of an array from its bracket to behind the closing one.
  private mutating func readElements(
    _ read: (inout ProfileReader) throws(Stop) -> Void
  ) throws(Stop) {
    try readItems(until: .arrayEnd, read)
  }

  private mutating func readItems(
    until end: JSONToken, _ read: (inout ProfileReader) throws(Stop) -> Void
  ) throws(Stop) {
    try scanner.advance()
    while scanner.token != end {
      try read(&self)
      switch scanner.token {
      case end: break
      case .comma:
        let comma = scanner.tokenOffset
        try scanner.advance()
        if scanner.token == end { scanner.report(.trailingComma, at: comma) }
      case .string, .number, .boolean, .null, .invalid, .objectStart, .arrayStart:
        scanner.report(.missing("','"))
      default: throw unexpected()
      }
    }
    try scanner.advance()
  }

  /// Skips a whole value, however deep.
  private mutating func skipValue() throws(Stop) {
    var closings: [JSONToken] = []
    repeat {
      switch scanner.token {
      case .objectStart: closings.append(.objectEnd)
      case .arrayStart: closings.append(.arrayEnd)
      case .objectEnd, .arrayEnd:
        guard closings.popLast() == scanner.token else { throw unexpected() }
      case .end: throw unexpected()
      case .comma, .colon:
        if closings.isEmpty { throw unexpected() }
      default: break
      }
      try scanner.advance()
    } while !closings.isEmpty
  }

  /// Reports the token as out of place; what follows cannot be read.
  private mutating func unexpected() -> Stop {
    let isEnd = scanner.token == .end
    scanner.report(isEnd ? .truncated : .unexpected(scanner.token.name))
    return Stop()
  }
}

extension StandardKey {
  /// The standard key that a name is a slip of; nil for a name of its own.
  static func misspelled(as name: String) -> String? {
    nearestSpelling(to: name, in: names, within: 2)
  }

  /// What the value must be, in words.
  fileprivate var expectation: String {
    switch self {
    case .imageName: "a string"
    case .remarkParameterOne, .remarkParameterTwo: "a number, a string, true or false"
    default: "a number"
    }
  }

  /// What is wrong with a value under this key; nil when it is right.
  fileprivate func defect(of value: ProfileValue, _ token: JSONToken) -> ProfileDefect.Reason? {
    if isLength ? value.number == nil : self == .imageName && value.string == nil {
      return .wrongType(expected: expectation, actual: token.name)
    }
    if isSize, let number = value.number, number < 0 || self == .fontSize && number == 0 {
      return .impossibleSize(number)
    }
    return nil
  }
}

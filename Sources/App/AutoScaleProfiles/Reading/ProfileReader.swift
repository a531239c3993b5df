import AutoScale
import AutoScaleSourceText

/// Reads one profile: an object of groups, each an array of objects with one id.
///
/// The format is four levels deep, and so are the functions; deeper values are defects and are
/// skipped without recursion.
struct ProfileReader {
  private typealias Stop = JSONScanner.Stop

  private var scanner: JSONScanner
  private var marks: LanguageMarkTable
  private var entries: [ProfileEntry] = []

  /// The defects of the profile, besides those of the JSON.
  private var defects: [(offset: Int, key: String?, reason: ProfileDefect.Reason)] = []

  /// The keys of an app's own, in the order of the file.
  private var otherKeys: [(offset: Int, name: String, entry: String)] = []

  /// The place of each id, by id and mark.
  private var offsets: [EntryKey: Int] = [:]

  private struct EntryKey: Hashable {
    let id: String
    let mark: LanguageMark
  }

  /// Reads the entries of a file in order, and finds all its defects.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func read(
    _ bytes: [UInt8], path: String, marks: inout LanguageMarkTable
  ) -> (entries: [ProfileEntry], defects: [ProfileDefect], notes: [Diagnostic]) {
    var reader = ProfileReader(scanner: JSONScanner(bytes), marks: marks)
    do {
      try reader.readFile()
    } catch {}  // the defect that stopped the reader is among the others
    marks = reader.marks
    return (reader.entries, reader.placedDefects(path: path), reader.notes(path: path))
  }

  private init(scanner: JSONScanner, marks: LanguageMarkTable) {
    self.scanner = scanner
    self.marks = marks
  }

  /// Returns all defects in file order, with their lines and columns.
  private mutating func placedDefects(path: String) -> [ProfileDefect] {
    let malformed = scanner.defects.lazy.filter { $0.problem != .trailingComma }.map {
      ($0.offset, $0.key, ProfileDefect.Reason.malformed($0.problem.text, fix: $0.problem.fix))
    }
    if malformed.isEmpty && defects.isEmpty { return [] }
    // Swift does not promise a stable sort, and defects at one place keep their order.
    let sorted = (Array(malformed) + defects).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }
    return sorted.map { [lines = scanner.lines] _, defect in
      let place = SourcePlace(path: path, position: lines.position(of: defect.0))
      return ProfileDefect(defect.2, at: place, key: defect.1)
    }
  }

  /// Returns a warning for each comma that nothing follows, and a note for each name of an app's own, at
  /// its first place.
  private mutating func notes(path: String) -> [Diagnostic] {
    let lines = scanner.lines
    // The format's own sample has such commas, and its first reader took them.
    let commas = scanner.defects.filter { $0.problem == .trailingComma }.map {
      Diagnostic(
        .warning, at: SourcePlace(path: path, position: lines.position(of: $0.offset)), in: $0.key,
        problem: $0.problem.text, fix: $0.problem.fix)
    }
    var seen: Set<String> = []
    return commas
      + otherKeys.filter { seen.insert($0.name).inserted }.map {
        Diagnostic(
          .note, at: SourcePlace(path: path, position: lines.position(of: $0.offset)), in: $0.entry,
          problem: "'\($0.name)' is not a key of the format, so it is not applied or scaled",
          fix: "read it in the app, or delete it")
      }
  }

  private mutating func report(_ reason: ProfileDefect.Reason, at offset: Int, key: String? = nil) {
    defects.append((offset, key, reason))
  }

  private mutating func line(of offset: Int) -> Int { scanner.lines.position(of: offset).line }

  private mutating func readFile() throws(Stop) {
    try scanner.begin(withObject: "an object of groups")
    var offsets: [String: Int] = [:]
    var groups = scanner.members
    while let (group, offset) = try scanner.nextMember(of: &groups) {
      if let first = offsets.updateValue(offset, forKey: group) {
        // The group is read all the same, so that all defects of a file are reported.
        report(.duplicateKey(group, firstLine: line(of: first)), at: offset)
      }
      try readGroup(group)
    }
    if scanner.token != .end { scanner.report(.trailingContent) }
  }

  private mutating func readGroup(_ group: String) throws(Stop) {
    guard try scanner.begins(.arrayStart, "an array of views", key: group) else { return }
    var views = scanner.elements
    while try scanner.nextElement(of: &views) {
      let start = scanner.tokenOffset
      guard try scanner.begins(.objectStart, "an object of one id", key: group) else { continue }
      var count = 0
      var ids = scanner.members
      while let (key, offset) = try scanner.nextMember(of: &ids) {
        count += 1
        try readEntry(key, at: offset)
      }
      if count == 0 { report(.noIdentifier, at: start, key: group) }
      if count > 1 { report(.severalIdentifiers(count), at: start, key: group) }
    }
  }

  private mutating func readEntry(_ key: String, at offset: Int) throws(Stop) {
    let (id, mark) = marks.split(key)
    if let mark {
      let entryKey = EntryKey(id: id, mark: mark)
      if let first = offsets[entryKey] {
        report(.duplicateIdentifier(key, firstLine: line(of: first)), at: offset)
      } else {
        offsets[entryKey] = offset
      }
    } else {
      report(.invalidLanguageMark(String(key.dropFirst(id.count))), at: offset, key: key)
    }
    guard try scanner.begins(.objectStart, "an object of values", key: key) else { return }
    var values: [String: ProfileValue] = [:]
    var names = scanner.members
    while let (name, offset) = try scanner.nextMember(of: &names) {
      let value = try readValue(of: name, at: offset, in: key)
      if values[name] == nil {
        values[name] = value
      } else {
        report(.repeatedKey(name), at: offset, key: key)
      }
    }
    entries.append(
      ProfileEntry(id: id, key: key, mark: mark ?? .none, values: ProfileValues(values)))
  }

  /// Reads or skips one value, and returns `nil` if it is defective.
  private mutating func readValue(
    of name: String, at offset: Int, in key: String
  ) throws(Stop) -> ProfileValue? {
    let standard = StandardKey(rawValue: name)
    if standard == nil {
      if let nearest = StandardKey.misspelled(as: name) {
        report(.unknownKey(name, nearest: nearest), at: offset, key: key)
      } else {
        otherKeys.append((offset, name, key))
      }
    }
    let value: ProfileValue?
    switch scanner.token {
    case .number(let number): value = .number(number)
    case .string(let string): value = .string(string)
    case .boolean(let boolean): value = .boolean(boolean)
    case .invalid: value = nil
    default:
      scanner.reportWrongType(
        standard?.expectation ?? "a number, a string, true or false", key: name)
      // The rest is read, so that all defects of a file are reported.
      try scanner.skipValue()
      return nil
    }
    let isRight = value.map { check($0, under: standard, named: name) } ?? false
    try scanner.advance()
    return isRight ? value : nil
  }

  /// Returns whether a value has the type that its key requires; any other type is reported.
  private mutating func check(
    _ value: ProfileValue, under key: StandardKey?, named name: String
  ) -> Bool {
    guard let key else { return true }
    if key.isLength ? value.number == nil : key == .imageName && value.string == nil {
      scanner.reportWrongType(key.expectation, key: name)
      return false
    }
    if key.isSize, let number = value.number, number < 0 || key == .fontSize && number == 0 {
      report(.impossibleSize(number), at: scanner.tokenOffset, key: name)
      return false
    }
    return true
  }
}

extension StandardKey {
  /// Returns the standard key that a name misspells, or `nil` for a custom name.
  static func misspelled(as name: String) -> String? {
    nearestSpelling(to: name, in: names, within: 2)
  }

  /// The expected type, in words.
  fileprivate var expectation: String {
    switch self {
    case .imageName: "a string"
    case .remarkParameterOne, .remarkParameterTwo: "a number, a string, true or false"
    default: "a number"
    }
  }
}

/// One id of a file with its values.
struct ProfileEntry: Equatable, Sendable {
  /// The id without its mark, as in code.
  let id: String

  /// The id as in the file, with its mark.
  let key: String

  /// The language of the values.
  let mark: LanguageMark

  /// The values.
  var values: ProfileValues
}

import AutoScaleSourceText
import Foundation

/// A string catalog, `Login.xcstrings`: the texts of a document in all languages, as JSON.
struct StringsCatalog {
  /// A text with its translations.
  struct Text {
    /// The text's key, such as `a1b-Cd-e2F.text`.
    let key: String

    /// The position of the key.
    let place: SourcePlace

    /// The text by language, in the variant for a phone and any number.
    var texts: [String: String] = [:]
  }

  /// The texts in file order; for a repeated key, the last one.
  private(set) var strings: [Text] = []

  /// The defects of single texts, in file order.
  private(set) var warnings: [InterfaceBuilderWarning] = []

  /// Reads the bytes of a catalog.
  ///
  /// - Throws: ``InterfaceBuilderError`` if the data is not JSON, or not a catalog.
  /// - Complexity: O(*n*) in the number of bytes.
  init(data: Data, path: String) throws(InterfaceBuilderError) {
    var reader = StringsCatalogReader(data, path: path)
    reader.read()
    if let defect = reader.defect { throw defect }
    strings = reader.strings
    warnings = reader.warnings.sorted { $0.place < $1.place }
  }
}

/// Reads the tokens of a string catalog.
private struct StringsCatalogReader {
  private typealias Stop = JSONScanner.Stop

  private(set) var strings: [StringsCatalog.Text] = []
  private(set) var warnings: [InterfaceBuilderWarning] = []

  private let path: String
  private var scanner: JSONScanner
  private var hasStrings = false
  private var indices: [String: Int] = [:]

  /// The key of the current text, and the names of the nested objects being read.
  private var key = ""
  private var names: [String] = []

  init(_ data: Data, path: String) {
    self.path = path
    scanner = JSONScanner([UInt8](data))
  }

  /// The reason why this is not a catalog, or `nil` if it is one.
  var defect: InterfaceBuilderError? {
    mutating get {
      if let defect = scanner.defects.min(by: { $0.offset < $1.offset }) {
        let position = scanner.lines.position(of: defect.offset)
        return InterfaceBuilderError(
          .malformedCatalog(defect.problem.text), path: path, at: position)
      }
      if hasStrings { return nil }
      return InterfaceBuilderError(
        .malformedCatalog("'strings' is missing"), path: path, at: .start)
    }
  }

  mutating func read() {
    do {
      try scanner.begin(withObject: "an object")
      try readMembers { (reader, name, _) throws(Stop) in
        guard name == "strings" else { return try reader.scanner.skipValue() }
        guard try reader.scanner.begins(.objectStart, "an object") else { return }
        reader.hasStrings = true
        try reader.readMembers { (reader, key, offset) throws(Stop) in
          try reader.readText(key, at: offset)
        }
      }
      if scanner.token != .end { scanner.report(.trailingContent) }
    } catch {}  // the defect that stopped the reader is among the others
  }

  private mutating func readText(_ key: String, at offset: Int) throws(Stop) {
    self.key = key
    let place = place(of: offset)
    if let first = indices[key] {
      let firstLine = strings[first].place.line ?? 1
      warnings.append(
        InterfaceBuilderWarning(.duplicateKey(firstLine: firstLine), place: place, element: key))
    }
    let text = StringsCatalog.Text(key: key, place: place)
    let index = indices[key] ?? strings.count
    if index == strings.count { strings.append(text) } else { strings[index] = text }
    indices[key] = index
    try readObject { (reader, name) throws(Stop) in
      guard name == "localizations" else { return try reader.scanner.skipValue() }
      try reader.readObject { (reader, language) throws(Stop) in
        let text = try reader.readLocalization()
        reader.strings[index].texts[language] = text
      }
    }
  }

  /// Reads one text, or one for each kind of device or number.
  ///
  /// - Returns: The text for a phone and any number, or `nil` if it is untranslated.
  private mutating func readLocalization() throws(Stop) -> String? {
    var texts: [String: String] = [:]
    try readObject { (reader, name) throws(Stop) in
      switch name {
      case "stringUnit": texts[name] = try reader.readUnit()
      case "variations":
        try reader.readObject { (reader, kind) throws(Stop) in
          try reader.readObject { (reader, variation) throws(Stop) in
            // Catalogs vary by device, and within that by number; deeper nesting does not occur.
            guard reader.names.count < 12 else { return try reader.scanner.skipValue() }
            texts["\(kind).\(variation)"] = try reader.readLocalization()
          }
        }
      default: try reader.scanner.skipValue()
      }
    }
    // A layout is shown on a phone; of the plural forms "other" is the one that every language has.
    return ["stringUnit", "device.iphone", "device.other", "plural.other"]
      .lazy.compactMap { texts[$0] }.first
  }

  /// Reads a text and its state; returns `nil` for an untranslated text.
  private mutating func readUnit() throws(Stop) -> String? {
    let start = scanner.tokenOffset
    var (state, value): (String?, String?)
    var hasValue = false
    try readObject { (reader, name) throws(Stop) in
      switch name {
      case "state": state = try reader.readString()
      case "value":
        hasValue = true
        value = try reader.readString()
      default: try reader.scanner.skipValue()
      }
    }
    if !hasValue { warn("'value' is missing", at: start) }
    // Xcode gives a key the state 'new' until it is translated.
    return state == "new" ? nil : value
  }

  private mutating func readString() throws(Stop) -> String? {
    guard case .string(let text) = scanner.token else {
      warn("a string is expected, but this is \(scanner.token.name)", at: scanner.tokenOffset)
      try scanner.skipValue()
      return nil
    }
    try scanner.advance()
    return text
  }

  /// Reads the members of an object within a text.
  private mutating func readObject(
    _ read: (inout StringsCatalogReader, String) throws(Stop) -> Void
  ) throws(Stop) {
    guard scanner.token == .objectStart else {
      warn("an object is expected, but this is \(scanner.token.name)", at: scanner.tokenOffset)
      return try scanner.skipValue()
    }
    try readMembers { (reader, name, _) throws(Stop) in
      reader.names.append(name)
      try read(&reader, name)
      reader.names.removeLast()
    }
  }

  private mutating func readMembers(
    _ read: (inout StringsCatalogReader, String, Int) throws(Stop) -> Void
  ) throws(Stop) {
    var members = scanner.members
    while let (name, offset) = try scanner.nextMember(of: &members) {
      try read(&self, name, offset)
    }
  }

  private mutating func warn(_ problem: String, at offset: Int) {
    let scope = names.isEmpty ? "" : " at '\(names.joined(separator: "/"))'"
    warnings.append(
      InterfaceBuilderWarning(
        .malformedText(problem + scope), place: place(of: offset), element: key))
  }

  private mutating func place(of offset: Int) -> SourcePlace {
    SourcePlace(path: path, position: scanner.lines.position(of: offset))
  }
}

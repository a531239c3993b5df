import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import Foundation

/// Reads the documents of a command line with their texts: files up to a size, and the standard input
/// as `-`.
struct DocumentReader: Sendable {
  /// The standard input on a command line.
  static let standardInput = "-"

  /// The standard input as the path of a document, and in messages.
  static let inputName = "standard input"

  /// Returns the path of a word of a command line.
  static func path(of operand: String) -> String {
    operand == standardInput ? inputName : operand
  }

  /// The option for the largest size.
  static let maximumSize = ValueOption<Int>(
    "--max-size", "MB", help: "the largest file to read, in megabytes (\(defaultMegabytes))"
  ) { (text, name) throws(UsageError) in
    guard let size = Int(text), (1...1_000_000).contains(size) else {
      throw UsageError("\(name) needs a whole number of megabytes, but is '\(text)'")
    }
    return size
  }

  /// The largest of 1,982 real documents has a third of a megabyte.
  private static let defaultMegabytes = 10

  private let maximumSize: Int
  /// What the standard input has, if an operand names it.
  private let input: Result<Data, InterfaceBuilderError>?

  /// Reads the standard input, if an operand names it.
  init(
    _ operands: [String], _ arguments: Arguments, on terminal: Terminal
  ) throws(UsageError) {
    let maximumSize = 1_000_000 * (try arguments[Self.maximumSize] ?? Self.defaultMegabytes)
    self.maximumSize = maximumSize
    let count = operands.count { $0 == Self.standardInput }
    // The standard input can be read once.
    if count > 1 { throw UsageError("'-', the standard input, is given twice") }
    guard count > 0 else {
      input = nil
      return
    }
    input = Result { () throws(InterfaceBuilderError) in
      try InterfaceFile.contents(
        path: Self.inputName, maximumSize: maximumSize, read: terminal.input)
    }
  }

  /// Refuses an option for which documents need a place, if the standard input is among them.
  static func requireFiles(
    _ operands: [String], for option: some CommandOption, because reason: String
  ) throws(UsageError) {
    guard operands.contains(standardInput) else { return }
    throw UsageError("\(option.name) requires files, because \(reason); '-' is the standard input")
  }

  /// Returns the bytes at a path.
  func data(at path: String) throws(InterfaceBuilderError) -> Data {
    guard path == Self.inputName, let input else {
      return try InterfaceFile.contents(of: URL(filePath: path), maximumSize: maximumSize)
    }
    return try input.get()
  }

  /// Returns bytes that are not larger than files may be.
  func limited(_ data: Data, from path: String) throws(InterfaceBuilderError) -> Data {
    guard data.count <= maximumSize else {
      throw InterfaceBuilderError(.tooLarge(data.count, maximum: maximumSize), path: path)
    }
    return data
  }

  /// Reads the document at a path, with the texts of a language.
  func document(
    at path: String, language: String? = nil
  ) throws(InterfaceBuilderError) -> InterfaceDocument {
    try document(data(at: path), at: path, language: language)
  }

  /// Reads the bytes of the document at a path, with the texts of a language.
  fileprivate func document(
    _ data: Data, at path: String, language: String?
  ) throws(InterfaceBuilderError) -> InterfaceDocument {
    if path == Self.inputName, input != nil { return try InterfaceDocument(data: data, path: path) }
    return try InterfaceDocument(
      data, at: URL(filePath: path), language: language, maximumSize: maximumSize)
  }
}

/// A document in several languages, whose file is read once.
struct TranslatedDocuments {
  private let path: String
  private let reader: DocumentReader
  private let data: Data
  private var documents: [String?: InterfaceDocument] = [:]

  /// Reads the file at a path.
  init(at path: String, by reader: DocumentReader) throws(InterfaceBuilderError) {
    (self.path, self.reader) = (path, reader)
    data = try reader.data(at: path)
  }

  /// Returns the document with the texts of a language, the same one each time.
  mutating func document(
    in language: String?
  ) throws(InterfaceBuilderError) -> InterfaceDocument {
    if let known = documents[language] { return known }
    let document = try reader.document(data, at: path, language: language)
    documents[language] = document
    return document
  }
}

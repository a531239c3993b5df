import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import Foundation

/// The bytes of a document, with the ranges of all its elements and attributes.
///
/// A file in UTF-8, with or without a byte order mark, is edited byte by byte. Another encoding is
/// decoded, and encoded again after the edits, if that preserves the unedited bytes. Line breaks
/// stay unchanged.
public struct DocumentText: Sendable {
  /// The name of the file in messages.
  public let path: String

  /// The bytes of the file.
  public let data: Data

  /// The text in UTF-8, to whose bytes edits refer.
  let bytes: [UInt8]

  let markup: MarkupScan

  private let lines: LineIndex

  /// The encoding of the file.
  private let encoding: DocumentEncoding

  /// Reads the bytes of a document.
  ///
  /// - Parameters:
  ///   - data: The content of a file that ``/AutoScaleInterfaceBuilder/InterfaceDocument`` reads.
  ///   - path: The name of the file in messages.
  /// - Throws: ``EditingError`` for bytes that are not well-formed XML, or that decoding and
  ///   encoding would change.
  /// - Complexity: O(*n*) in the size of the data.
  public init(data: Data, path: String) throws(EditingError) {
    let encoding = DocumentEncoding(of: data)
    guard let bytes = encoding.bytes(of: data) else {
      throw EditingError(.encoding, path: path)
    }
    try self.init(bytes, as: encoding, data: data, path: path)
    // Decoders accept more than one form of a character: bytes that do not come back would change
    // outside of every edit.
    if encoding.data(of: bytes) != data { throw EditingError(.encoding, path: path) }
  }

  private init(
    _ bytes: [UInt8], as encoding: DocumentEncoding, data: Data, path: String
  ) throws(EditingError) {
    let markup = MarkupScan(bytes)
    // Without matching tags the range of an element is unknown, and no edit of it is safe.
    guard markup.isComplete else { throw EditingError(.malformed, path: path) }
    self.path = path
    self.data = data
    self.bytes = bytes
    self.markup = markup
    self.encoding = encoding
    lines = LineIndex(bytes)
  }

  /// Returns this document with another text, in the same encoding.
  func withBytes(_ bytes: [UInt8]) throws(EditingError) -> DocumentText {
    try DocumentText(bytes, as: encoding, data: encoded(bytes), path: path)
  }

  /// Returns the bytes of a text that may be no document, in the encoding of this one.
  func encoded(_ bytes: [UInt8]) throws(EditingError) -> Data {
    guard let data = encoding.data(of: bytes) else { throw EditingError(.encoding, path: path) }
    return data
  }

  /// Reads the document.
  public func document() throws(InterfaceBuilderError) -> InterfaceDocument {
    try InterfaceDocument(data: data, path: path)
  }
}

extension DocumentText {
  /// The number of elements.
  var elementCount: Int { markup.elements.count }

  /// Returns the name of an element.
  func name(of element: Int) -> String { string(markup.elements[element].name) }

  /// Returns the value of an attribute as written, with its entities, or `nil` if it is absent.
  func value(_ name: String, of element: Int) -> String? {
    attribute(name, of: element).map { string($0.value) }
  }

  /// Returns the range of an attribute.
  func attribute(_ name: String, of element: Int) -> MarkupScan.Attribute? {
    markup.attributes[markup.elements[element].attributes]
      .first { bytes[$0.name].elementsEqual(name.utf8) }
  }

  /// Returns the children of an element.
  func children(of element: Int) -> [Int] {
    var children: [Int] = []
    var next = element + 1
    // Elements are in document order: the end of a child is the index of its next sibling.
    while next < markup.elements[element].end {
      children.append(next)
      next = markup.elements[next].end
    }
    return children
  }

  /// Returns the first child with a name and, if given, a value of the attribute `key`.
  func child(_ name: String, key: String? = nil, of element: Int) -> Int? {
    children(of: element).first {
      self.name(of: $0) == name && (key == nil || value("key", of: $0) == key)
    }
  }

  /// Returns the text of a byte range.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the line of a byte, from 1.
  func line(of position: Int) -> Int { lines.position(of: position).line }
}

/// The encoding of a document, including a byte order mark.
struct DocumentEncoding: Sendable {
  private let encoding: String.Encoding
  private let mark: [UInt8]

  /// Detects the encoding from the byte order mark or the XML declaration.
  init(of data: Data) {
    if data.starts(with: [0xFE, 0xFF]) {
      (encoding, mark) = (.utf16BigEndian, [0xFE, 0xFF])
    } else if data.starts(with: [0xFF, 0xFE]) {
      (encoding, mark) = (.utf16LittleEndian, [0xFF, 0xFE])
    } else {
      // A mark of UTF-8 stays in the text, as bytes before the first tag: offsets are those of the
      // file.
      (encoding, mark) = (MarkupEncoding.encoding(of: data) ?? .utf8, [])
    }
  }

  /// Returns the text in UTF-8, or `nil` if the bytes are invalid in this encoding.
  func bytes(of data: Data) -> [UInt8]? {
    // Not decoded: bytes between edits stay even if they are invalid.
    if encoding == .utf8 { return [UInt8](data) }
    return String(data: data.dropFirst(mark.count), encoding: encoding).map { [UInt8]($0.utf8) }
  }

  /// Returns the bytes of a text in UTF-8, or `nil` if the encoding lacks a character.
  func data(of bytes: [UInt8]) -> Data? {
    if encoding == .utf8 { return Data(bytes) }
    return String(decoding: bytes, as: UTF8.self).data(using: encoding).map { Data(mark) + $0 }
  }
}

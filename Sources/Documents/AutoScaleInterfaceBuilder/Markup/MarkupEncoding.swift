import AutoScaleSourceText
import Foundation

/// Converts the bytes of an XML file from any encoding to UTF-8.
///
/// XMLParser traps on an attribute name that is invalid in the file's encoding, and the scan for
/// start tags looks for ASCII bytes, so the parser only receives valid UTF-8.
package struct MarkupEncoding {
  private let data: Data
  private let path: String

  /// Returns the encoding of a file, by its first bytes or its XML declaration, or `nil` if it is
  /// unknown.
  package static func encoding(of data: Data) -> String.Encoding? {
    let encoding = MarkupEncoding(data: data, path: "")
    return encoding.wideEncoding ?? encodings[encoding.encodingName.lowercased()]
  }

  /// Returns a file's content in UTF-8.
  static func utf8(of data: Data, path: String) throws(InterfaceBuilderError) -> Data {
    try MarkupEncoding(data: data, path: path).utf8()
  }

  private func utf8() throws(InterfaceBuilderError) -> Data {
    if let encoding = wideEncoding { return try converted(from: encoding) }
    guard let encoding = Self.encodings[encodingName.lowercased()] else {
      throw error(.unknownEncoding(encodingName), at: .start)
    }
    // Checked here, since the parser traps on a name of invalid bytes.
    if encoding != .utf8 { return try converted(from: encoding) }
    if String(data: data, encoding: .utf8) == nil {
      throw error(
        .wrongEncoding, at: LineIndex([UInt8](data)).position(of: data.firstInvalidUTF8 ?? 0))
    }
    return data
  }

  /// The beginnings of files in multi-byte encodings: a byte order mark, or `<?`.
  static let wideEncodings: [(start: [UInt8], encoding: String.Encoding)] = [
    ([0xFE, 0xFF], .utf16), ([0xFF, 0xFE], .utf16),
    ([0x00, 0x3C, 0x00, 0x3F], .utf16BigEndian), ([0x3C, 0x00, 0x3F, 0x00], .utf16LittleEndian),
  ]

  private static let encodings: [String: String.Encoding] = [
    "utf-8": .utf8, "utf8": .utf8, "us-ascii": .ascii, "ascii": .ascii,
    "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1252": .windowsCP1252, "windows-1253": .windowsCP1253,
    "windows-1254": .windowsCP1254, "macintosh": .macOSRoman, "shift_jis": .shiftJIS,
    "iso-2022-jp": .iso2022JP,
  ]

  /// Returns the content in UTF-8, with the XML declaration blanked out, because it names another
  /// encoding.
  private func converted(
    from encoding: String.Encoding
  ) throws(InterfaceBuilderError) -> Data {
    guard let text = String(data: data, encoding: encoding) else {
      throw error(.wrongEncoding, at: .start)
    }
    let bytes = Data(text.utf8)
    guard let declaration = Self.declaration(of: bytes) else { return bytes }
    let blank = declaration.utf8.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    return Data(blank) + bytes.dropFirst(blank.count)
  }

  private var wideEncoding: String.Encoding? {
    Self.wideEncodings.first { data.starts(with: $0.start) }?.encoding
  }

  /// The name in the XML declaration, or else that of UTF-8.
  private var encodingName: String {
    Self.declaration(of: data)?.firstMatch(of: /encoding\s*=\s*["']([^"']*)/)
      .map { String($0.output.1) } ?? "utf-8"
  }

  /// Returns the XML declaration, with the byte order mark before it.
  private static func declaration(of data: Data) -> String? {
    // The declaration is the first thing in a file, and short.
    let head = String(decoding: data.prefix(256), as: UTF8.self)
    guard head.hasPrefix("<?xml") || head.hasPrefix("\u{FEFF}<?xml") else { return nil }
    return head.range(of: "?>").map { String(head[..<$0.upperBound]) }
  }

  private func error(
    _ reason: InterfaceBuilderError.Reason, at position: SourcePosition
  ) -> InterfaceBuilderError {
    InterfaceBuilderError(reason, path: path, at: position)
  }
}

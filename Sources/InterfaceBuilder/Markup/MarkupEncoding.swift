import Foundation

/// What is known of an XML file's encoding before it is parsed.
enum MarkupEncoding {
  /// Encodings whose first 128 codes are those of ASCII, so that `<` is found by its byte.
  private static let familiar = ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "windows-125"]

  /// Returns the file's bytes, those of UTF-16 as UTF-8; refuses encodings that are not familiar.
  static func asciiCompatible(
    _ data: Data, path: String
  ) throws(InterfaceBuilderError) -> Data {
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
      guard let text = String(data: data, encoding: .utf16) else {
        throw InterfaceBuilderError(.wrongEncoding, path: path)
      }
      return withoutDeclaration(text)
    }
    if let name = declaredEncoding(of: data), !familiar.contains(where: name.lowercased().hasPrefix)
    {
      throw InterfaceBuilderError(
        .unknownEncoding(name), path: path, place: SourcePlace(path: path, line: 1, column: 1))
    }
    return data
  }

  /// The text as UTF-8, its XML declaration overwritten with spaces because it says UTF-16.
  private static func withoutDeclaration(_ text: String) -> Data {
    let bytes = Data(text.utf8)
    guard let declaration = declaration(of: bytes) else { return bytes }
    let blank = declaration.utf8.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    return Data(blank) + bytes.dropFirst(blank.count)
  }

  private static func declaration(of data: Data) -> String? {
    let head = String(decoding: data.prefix(256), as: UTF8.self)
    guard head.hasPrefix("<?xml") || head.hasPrefix("\u{FEFF}<?xml") else { return nil }
    return head.range(of: "?>").map { String(head[..<$0.upperBound]) }
  }

  private static func declaredEncoding(of data: Data) -> String? {
    guard let declaration = declaration(of: data) else { return nil }
    return declaration.firstMatch(of: /encoding\s*=\s*["']([^"']*)/).map { String($0.output.1) }
  }
}

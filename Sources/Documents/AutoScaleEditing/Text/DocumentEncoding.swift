import AutoScaleInterfaceBuilder
import Foundation

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
      (encoding, mark) = (MarkupEncoding.encoding(of: data) ?? .utf8, [])
    }
  }

  /// Returns the text in UTF-8, or `nil` if the bytes are invalid in this encoding.
  func bytes(of data: Data) -> [UInt8]? {
    if encoding == .utf8 { return [UInt8](data) }
    return String(data: data.dropFirst(mark.count), encoding: encoding).map { [UInt8]($0.utf8) }
  }

  /// Returns the bytes of a text in UTF-8, or `nil` if the encoding lacks a character.
  func data(of bytes: [UInt8]) -> Data? {
    if encoding == .utf8 { return Data(bytes) }
    return String(decoding: bytes, as: UTF8.self).data(using: encoding).map { Data(mark) + $0 }
  }
}

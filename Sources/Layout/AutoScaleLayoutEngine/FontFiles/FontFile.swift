import Foundation

/// A TrueType or OpenType file: one font, or a collection of several.
///
/// Source: the OpenType specification 1.9.1, Font file, and Apple's TrueType Reference Manual.
package struct FontFile: Sendable {
  /// The fonts of the file, in file order.
  package let faces: [FontFace]

  /// Reads a file.
  ///
  /// - Parameter data: The bytes of the file, possibly damaged.
  /// - Throws: ``FontFileError`` if the file is not a font, or a font lacks a table needed for
  ///   measuring; in a collection, the first defective font decides.
  /// - Complexity: O(*n*) in the number of bytes, and O(1) for each glyph.
  package init(_ data: Data) throws(FontFileError) {
    let bytes = [UInt8](data)
    let file = FontTable(bytes[...])
    var faces: [FontFace] = []
    for offset in try Self.directories(of: file) {
      faces.append(try FontFace(try FontDirectory(file, at: offset)))
    }
    self.faces = faces
  }

  /// Far more fonts than any collection has; a damaged file could claim millions.
  private static let faceLimit = 4096

  /// Returns the offsets of the table lists, one for each font.
  private static func directories(of file: FontTable) throws(FontFileError) -> [Int] {
    switch file.uint32(at: 0) {
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: return [0]  // 1.0, OTTO, true
    // Web fonts are compressed in a way of their own; the message says what to give in their place.
    case 0x774F_4646, 0x774F_4632: throw .compressed  // wOFF, wOF2
    case 0x7474_6366: break  // ttcf
    default: throw .notAFont
    }
    // Each offset takes four bytes, so a larger count is a lie.
    guard let count = file.uint32(at: 8), count <= file.count / 4 else { throw .truncated }
    guard count <= faceLimit else { throw .malformedTable("ttcf") }
    var offsets: [Int] = []
    for index in 0..<count {
      guard let offset = file.uint32(at: 12 + 4 * index) else { throw .truncated }
      offsets.append(offset)
    }
    return offsets
  }
}

/// The table list of a font.
struct FontDirectory {
  private var tables: [String: FontTable] = [:]

  init(_ file: FontTable, at start: Int) throws(FontFileError) {
    guard let count = file.uint16(at: start + 4) else { throw .truncated }
    for index in 0..<count {
      let record = start + 12 + 16 * index
      guard let tag = file.bytes(at: record, count: 4),
        let offset = file.uint32(at: record + 8), let length = file.uint32(at: record + 12)
      else { throw .truncated }
      // A table beyond the end of the file counts as missing.
      guard let bytes = file.bytes(at: offset, count: length) else { continue }
      tables[String(decoding: tag, as: UTF8.self)] = FontTable(bytes)
    }
  }

  /// A table, or `nil` if the font lacks it.
  subscript(tag: String) -> FontTable? { tables[tag] }

  /// Returns a table needed for measuring.
  func required(_ tag: String) throws(FontFileError) -> FontTable {
    guard let table = tables[tag] else { throw .missingTable(tag) }
    return table
  }
}

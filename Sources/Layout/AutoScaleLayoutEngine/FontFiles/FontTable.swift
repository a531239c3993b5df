/// The bytes of one table of a font file, read as big-endian numbers.
///
/// Every read is bounds-checked: an offset outside the table, as in a damaged file, gives `nil`.
struct FontTable: Sendable {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// The number of bytes.
  var count: Int { bytes.count }

  func uint8(at offset: Int) -> Int? {
    guard offset >= 0, offset < bytes.count else { return nil }
    return Int(bytes[bytes.startIndex + offset])
  }

  func uint16(at offset: Int) -> Int? {
    // Compared this way around, so that no sum overflows.
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    let first = bytes.startIndex + offset
    return Int(bytes[first]) << 8 | Int(bytes[first + 1])
  }

  func int16(at offset: Int) -> Int? {
    uint16(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func uint32(at offset: Int) -> Int? {
    guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  /// Returns the part of this table from an offset on, or `nil` for an offset outside.
  func part(from offset: Int) -> FontTable? {
    guard offset >= 0, offset <= bytes.count else { return nil }
    return FontTable(bytes.dropFirst(offset))
  }

  /// Returns a number of bytes from an offset on, or `nil` if there are fewer.
  func bytes(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= bytes.count - count else { return nil }
    return bytes.dropFirst(offset).prefix(count)
  }

  /// Returns the table at a 16-bit offset stored in this one, or `nil` for a null offset, which
  /// means no table.
  func linked(at offset: Int) -> FontTable? {
    guard let distance = uint16(at: offset), distance > 0 else { return nil }
    return part(from: distance)
  }

  /// Finds, in records in ascending order, the first whose last key is not below a key.
  ///
  /// - Complexity: O(log *n*) in the number of records.
  func firstRecord(
    of count: Int, whereLastKey lastKey: (Int) -> Int?, reaches key: Int
  ) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      // A record outside the table: the file is damaged.
      guard let last = lastKey(middle) else { return nil }
      if last < key { low = middle + 1 } else { high = middle }
    }
    return low < count ? low : nil
  }
}

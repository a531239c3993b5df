extension JSONScanner {
  /// The line of an offset, from 1.
  ///
  /// - Complexity: O(*n*) in the number of bytes the first time, then O(log *n*) in that of lines.
  mutating func line(of offset: Int) -> Int {
    if lineEnds.isEmpty {
      lineEnds = bytes.indices.filter { isLineEnd(at: $0) }
      lineEnds.append(bytes.count)
    }
    var range = 0..<lineEnds.count
    while let last = range.last, last > range.lowerBound {
      let middle = (range.lowerBound + last) / 2
      range =
        lineEnds[middle] < offset ? middle + 1..<range.upperBound : range.lowerBound..<middle + 1
    }
    return range.lowerBound + 1
  }

  /// Whether a line ends with this byte: a line feed, or a carriage return without one.
  fileprivate func isLineEnd(at index: Int) -> Bool {
    bytes[index] == 0x0A
      || bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
  }

  /// The defects in the order of the file, with their lines and columns.
  ///
  /// - Complexity: O(*n*) in the number of bytes, plus the sorting of the defects.
  func placedDefects(path: String) -> [ProfileDefect] {
    var place = PlaceCounter(self)
    let sorted = defects.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    return sorted.map { _, defect in
      place.advance(to: defect.offset)
      return ProfileDefect(
        defect.reason, path: path, line: place.line, column: place.column, key: defect.key)
    }
  }
}

/// Counts lines and columns from the beginning of a file.
private struct PlaceCounter {
  private let scanner: JSONScanner
  private var offset: Int
  private(set) var line = 1

  /// The column in characters, from 1; tabs count as one.
  private(set) var column = 1

  init(_ scanner: JSONScanner) {
    self.scanner = scanner
    offset = scanner.start
  }

  /// Goes on to an offset that is not before the present one.
  mutating func advance(to end: Int) {
    while offset < min(end, scanner.bytes.count) {
      if scanner.isLineEnd(at: offset) {
        line += 1
        column = 1
      } else if scanner.bytes[offset] & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
  }
}

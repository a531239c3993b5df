import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the bytes of an XML file into a tree of elements.
enum MarkupReader {
  /// Returns the elements of a file, or the first reason why it is no well-formed XML.
  static func tree(of data: Data, path: String) throws(InterfaceBuilderError) -> MarkupTree {
    guard beginsAsXML(data) else {
      if data.allSatisfy(isWhitespace) { throw InterfaceBuilderError(.empty, path: path) }
      throw InterfaceBuilderError(
        .notXML, path: path, place: SourcePlace(path: path, line: 1, column: 1))
    }
    let data = try MarkupEncoding.utf8(of: data, path: path)
    let places = try startTags(in: data, path: path)
    // `XMLParser(data:)` fails above 10 MB, a stream does not.
    let parser = XMLParser(stream: InputStream(data: data))
    let builder = MarkupTreeBuilder(places: places)
    parser.delegate = builder
    // The result says nothing: it is true for a truncated file and for an empty one.
    _ = parser.parse()
    if let defect = builder.defect() {
      throw InterfaceBuilderError(
        defect.reason, path: path,
        place: defect.place.map { SourcePlace(path: path, line: $0.line, column: $0.column) })
    }
    return builder.tree()
  }

  /// Whether the first character that is no white space is `<`, as far as the bytes show it.
  private static func beginsAsXML(_ data: Data) -> Bool {
    if MarkupEncoding.wideEncodings.contains(where: { data.starts(with: $0.start) }) { return true }
    let text = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    return text.first { !isWhitespace($0) } == UInt8(ascii: "<")
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }

  private static func startTags(
    in data: Data, path: String
  ) throws(InterfaceBuilderError) -> [StartTagScanner.Place] {
    do {
      return try StartTagScanner.places(in: data)
    } catch {
      let (reason, place): (InterfaceBuilderError.Reason, StartTagScanner.Place) =
        switch error {
        case .documentType(let place): (.documentType, place)
        case .tooManyAttributes(let place): (.tooManyAttributes, place)
        }
      throw InterfaceBuilderError(
        reason, path: path, place: SourcePlace(path: path, line: place.line, column: place.column))
    }
  }
}

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads the bytes of an XML file into a tree of elements.
enum MarkupReader {
  /// Returns the elements of a file, or the first reason why it is no well-formed XML.
  static func tree(of data: Data, path: String) throws(InterfaceBuilderError) -> MarkupTree {
    let data = try MarkupEncoding.asciiCompatible(data, path: path)
    let places = try startTags(in: data, path: path)
    // `XMLParser(data:)` fails above 10 MB, a stream does not.
    let parser = XMLParser(stream: InputStream(data: data))
    let builder = MarkupTreeBuilder(places: places)
    parser.delegate = builder
    // The result says nothing: it is true for a truncated file and for an empty one.
    _ = parser.parse()
    if let defect = builder.defect(of: data) {
      throw InterfaceBuilderError(
        defect.reason, path: path,
        place: defect.place.map { SourcePlace(path: path, line: $0.line, column: $0.column) })
    }
    return builder.tree()
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

import AutoScaleSourceText

/// A defect that prevents reading an Interface Builder document: its place, the problem, and the
/// fix.
///
/// Defects that leave the rest of the file readable are ``InterfaceBuilderWarning``s instead.
///
///     Login.xib:2:1: error: the document is made for macOS (in 'document'); …
public struct InterfaceBuilderError: Error, Hashable, Sendable {
  /// The problem; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Reason: Hashable, Sendable {
    /// There is no file at the path.
    case missingFile
    /// The path names a directory or another kind of special file.
    case notAFile
    /// The system cannot read the file, for the reason given.
    case unreadable(String)
    /// The file has more bytes than the reader accepts; a pipe's size is unknown.
    case tooLarge(Int?, maximum: Int)
    /// The file is empty or contains only white space.
    case empty
    /// The file does not begin like XML.
    case notXML
    /// The file is not in its declared encoding, or in UTF-8 if it declares none.
    case wrongEncoding
    /// The file declares an encoding that the reader does not know.
    case unknownEncoding(String)
    /// The file ends before its root element does.
    case truncated
    /// The file is a property list instead of a `.strings` text file.
    case propertyList
    /// The file is not an Xcode string catalog, for the given reason.
    case malformedCatalog(String)
    /// The XML is not well-formed, for the given reason.
    case malformed(String)
    /// Git could not merge versions of the file, and marked the lines in dispute.
    case conflictMarkers
    /// The file declares a document type, which Interface Builder never writes.
    case documentType
    /// An element has more attributes than any real element.
    case tooManyAttributes
    /// The root element is not that of an Interface Builder document.
    case wrongRoot(String)
    /// The file has the format of Interface Builder before Xcode 5.
    case oldFormat
    /// The document is made for a system without UIKit, such as macOS or watchOS.
    case wrongSystem(String)
    /// The document's type is unknown, or `nil` if it states none.
    case unknownType(String?)
  }

  /// The problem.
  public let reason: Reason

  /// The place of the defect.
  package let place: SourcePlace

  /// The element with the defect, or `nil` if there is none.
  public let element: String?

  package init(
    _ reason: Reason, path: String, at position: SourcePosition? = nil, element: String? = nil
  ) {
    self.reason = reason
    self.place = SourcePlace(path: path, position: position)
    self.element = element
  }

  /// The path of the file, as given.
  public var path: String { place.path }

  /// The line, from 1, or `nil` if the defect is the file itself.
  public var line: Int? { place.line }

  /// The column in characters, from 1, counting a tab as one, or `nil` if the defect is the file
  /// itself.
  public var column: Int? { place.column }
}

extension InterfaceBuilderError {
  /// The maximum number of attributes of an element; the parser's time grows with their square.
  static let maximumAttributes = 1_000
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// One line, `path:line:column: error: problem (in 'element'); fix`, which editors turn into a
  /// link.
  public var description: String { diagnostic.description }

  /// The problem, its place, and the fix.
  package var diagnostic: Diagnostic {
    Diagnostic(.error, at: place, in: element, problem: reason.problem, fix: reason.fix)
  }
}

extension InterfaceBuilderError.Reason {
  /// The problem, in words.
  var problem: String {
    switch self {
    case .missingFile: "there is no such file"
    case .notAFile: "this is not a regular file"
    case .unreadable(let cause): "the file cannot be read: \(cause)"
    case .tooLarge(nil, let maximum):
      "the file has more than the limit of \(maximum.megabytes) MB"
    case .tooLarge(let size?, let maximum):
      "the file has \(size.megabytes) MB, more than the limit of \(maximum.megabytes) MB"
    case .empty: "the file is empty"
    case .notXML: "the file is not XML"
    case .wrongEncoding: "a character is not in the file's encoding"
    case .unknownEncoding(let name): "the encoding '\(name)' is unknown"
    case .truncated: "the file ends before its outermost element does"
    case .propertyList: "the file is a property list, not text"
    case .malformedCatalog(let cause): "the string catalog is malformed: \(cause)"
    case .malformed(let cause): "the XML is malformed: \(cause)"
    case .conflictMarkers: "Git could not merge the file: here are conflict markers"
    case .documentType: "the file declares a document type or an entity"
    case .tooManyAttributes:
      "an element has more than \(InterfaceBuilderError.maximumAttributes) attributes"
    case .wrongRoot(let name): "the outermost element is '\(name)', not 'document'"
    case .oldFormat: "the file has the format of Interface Builder before Xcode 5"
    case .wrongSystem(let name): "the document is made for \(name)"
    case .unknownType(let type?): "the document's type '\(type)' is unknown"
    case .unknownType(nil): "the document has no type"
    }
  }

  /// The fix, in words.
  var fix: String {
    switch self {
    case .missingFile: "check the path"
    case .notAFile: "name a .xib or .storyboard file"
    case .unreadable: "check the file and its permissions"
    case .tooLarge(nil, _): "allow more by --max-size"
    case .tooLarge(let size?, _): "allow it by --max-size \((size + 999_999) / 1_000_000)"
    case .empty, .truncated: "restore the file from version control"
    case .notXML: "name the .xib or .storyboard source, not a compiled .nib"
    case .wrongEncoding, .unknownEncoding: "save the file as UTF-8"
    case .propertyList: "convert it with 'plutil', or name the .strings source"
    case .malformedCatalog: "repair it, or restore the file from version control"
    case .malformed: "repair the XML here"
    case .conflictMarkers:
      "keep one side, or merge the versions by object ids: see 'autoscale merge --help'"
    case .documentType: "remove the declaration '<!…>'"
    case .tooManyAttributes: "restore the file from version control"
    case .wrongRoot, .unknownType: "name a file that Interface Builder has written for iOS"
    case .oldFormat: "open the file in Xcode 8 or later and save it"
    case .wrongSystem: "name a document for iOS, iPadOS or tvOS"
    }
  }
}

extension Int {
  /// A number of bytes in megabytes, with a decimal where it is small.
  fileprivate var megabytes: String {
    let tenths = (self + 50_000) / 100_000
    return tenths % 10 > 0 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
  }
}

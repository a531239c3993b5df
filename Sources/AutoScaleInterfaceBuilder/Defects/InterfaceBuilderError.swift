import AutoScaleSourceText

/// Why a file cannot be read as an Interface Builder document: where, what, and how to fix it.
///
/// Defects that leave the rest of the file readable are ``InterfaceBuilderWarning``s instead.
///
///     Login.xib:2:1: error: the document is made for macOS (in 'document'); …
public struct InterfaceBuilderError: Error, Hashable, Sendable {
  /// What is wrong; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Reason: Hashable, Sendable {
    /// There is no file at the path.
    case missingFile
    /// The path is that of a directory, or of something else that is no regular file.
    case notAFile
    /// The system cannot read the file, for the reason given.
    case unreadable(String)
    /// The file has no content, or nothing but white space.
    case empty
    /// The file does not begin as XML does.
    case notXML
    /// The file is not in the encoding that it says, or in UTF-8 where it says none.
    case wrongEncoding
    /// The file declares an encoding that the reader does not know.
    case unknownEncoding(String)
    /// The file ends before its outermost element does.
    case truncated
    /// The file is a property list where a `.strings` file of text should be.
    case propertyList
    /// The file is no string catalog as Xcode writes them, for the reason given.
    case malformedCatalog(String)
    /// The XML is not well-formed, for the reason given.
    case malformed(String)
    /// The file declares a document type, which Interface Builder never writes.
    case documentType
    /// An element has more attributes than any real one.
    case tooManyAttributes
    /// The outermost element is not that of an Interface Builder document.
    case wrongRoot(String)
    /// The file has the format of Interface Builder before Xcode 5.
    case oldFormat
    /// The document is made for a system without UIKit, such as macOS or watchOS.
    case wrongSystem(String)
    /// The document's type is not one of the known ones; nil if it states none.
    case unknownType(String?)
  }

  /// What is wrong.
  public let reason: Reason

  /// Where the defect is.
  package let place: SourcePlace

  /// The element that has the defect, or nil if there is none.
  public let element: String?

  package init(
    _ reason: Reason, path: String, at position: SourcePosition? = nil, element: String? = nil
  ) {
    self.reason = reason
    self.place = SourcePlace(path: path, position: position)
    self.element = element
  }

  /// The path of the file, as it was given.
  public var path: String { place.path }

  /// The line, from 1; nil when the defect is the file itself.
  public var line: Int? { place.line }

  /// The column in characters, from 1, where tabs count as one; nil when the defect is the file itself.
  public var column: Int? { place.column }
}

extension InterfaceBuilderError {
  /// The limit for the attributes of an element, because the parser's time grows with their square.
  static let maximumAttributes = 1_000
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// One line, `path:line:column: error: problem (in 'element'); fix`, that editors make a link.
  public var description: String { diagnostic.description }

  /// What is wrong, where, and how to fix it.
  package var diagnostic: Diagnostic {
    Diagnostic(.error, at: place, in: element, problem: reason.problem, fix: reason.fix)
  }
}

extension InterfaceBuilderError.Reason {
  /// What is wrong, in words.
  var problem: String {
    switch self {
    case .missingFile: "there is no such file"
    case .notAFile: "this is not a regular file"
    case .unreadable(let cause): "the file cannot be read: \(cause)"
    case .empty: "the file is empty"
    case .notXML: "the file is not XML"
    case .wrongEncoding: "a character is not in the file's encoding"
    case .unknownEncoding(let name): "the encoding '\(name)' is unknown"
    case .truncated: "the file ends before its outermost element does"
    case .propertyList: "the file is a property list, not text"
    case .malformedCatalog(let cause): "the string catalog is malformed: \(cause)"
    case .malformed(let cause): "the XML is malformed: \(cause)"
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

  /// What to do about it.
  var fix: String {
    switch self {
    case .missingFile: "check the path"
    case .notAFile: "name a .xib or .storyboard file"
    case .unreadable: "check the file and its permissions"
    case .empty, .truncated: "restore the file from version control"
    case .notXML: "name the .xib or .storyboard source, not a compiled .nib"
    case .wrongEncoding, .unknownEncoding: "save the file as UTF-8"
    case .propertyList: "convert it with 'plutil', or name the .strings source"
    case .malformedCatalog: "repair it, or restore the file from version control"
    case .malformed: "repair the XML here; merge conflicts are a common cause"
    case .documentType: "remove the declaration '<!…>'"
    case .tooManyAttributes: "restore the file from version control"
    case .wrongRoot, .unknownType: "name a file that Interface Builder has written for iOS"
    case .oldFormat: "open the file in Xcode 8 or later and save it"
    case .wrongSystem: "name a document for iOS, iPadOS or tvOS"
    }
  }
}

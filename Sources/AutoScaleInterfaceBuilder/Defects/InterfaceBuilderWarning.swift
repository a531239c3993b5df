import AutoScaleSourceText

/// A defect that leaves the rest of a document readable: where, what, and how to fix it.
///
///     Login.xib:12:17: warning: unknown element 'lable' (in 'subviews'); …
public struct InterfaceBuilderWarning: Hashable, Sendable {
  /// What is wrong; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Reason: Hashable, Sendable {
    /// The reader does not know the element and leaves it out.
    case unknownElement(String)
    /// The reader does not know the view and takes it for a plain one.
    case unknownView(String)
    /// An attribute has a value that it cannot have; the attribute is left out.
    case invalidValue(attribute: String, value: String)
    /// An element lacks an attribute that it needs; the element is left out.
    case missingAttribute(String)
    /// An attribute that the element needs has a value that it cannot have; the element is left out.
    case invalidElement(attribute: String, value: String)
    /// An id stands for two elements; references mean the first, which is at that line.
    case duplicateID(String, firstLine: Int)
    /// An attribute refers to an element that the document does not have.
    case danglingReference(attribute: String, id: String)
    /// A constraint refers to something that is neither a view nor a layout guide.
    case unsuitableItem(attribute: String, id: String, element: String)
    /// A constraint relates attributes that measure different things, such as a width and a left edge,
    /// which UIKit refuses; it is left out.
    case incomparableAttributes(first: String, second: String)
    /// A switch of another scaling library is on that no single view has here; the type is that of a
    /// walk that scales the same, nil for none.
    case unsupportedSwitch(String, type: String?)
    /// A switch of another scaling library asks for heights, where a walk scales by its rule.
    case unsupportedFitType(String, value: String)
    /// The document is drawn on a device that the reader does not know.
    case unknownDevice(String)
    /// An entry of a `.strings` file is malformed, for the reason given; it is left out.
    case malformedEntry(String)
    /// A key of a `.strings` file stands twice, for the first time in that line.
    case duplicateKey(firstLine: Int)
    /// A key of a `.strings` file begins with an id that the document does not have.
    case unknownKey(id: String)
    /// A text of a string catalog is malformed, for the reason given; it is left out.
    case malformedText(String)
    /// There are no texts in the language in which the document is to be read.
    case noTexts(language: String)
  }

  /// What is wrong.
  public let reason: Reason

  /// Where the element begins.
  package let place: SourcePlace

  /// The element, by its name and, if it has one, its id.
  public let element: String

  package init(_ reason: Reason, place: SourcePlace, element: String) {
    self.reason = reason
    self.place = place
    self.element = element
  }

  /// The path of the file, as it was given.
  public var path: String { place.path }

  /// The line, from 1.
  public var line: Int? { place.line }

  /// The column in characters, from 1; tabs count as one.
  public var column: Int? { place.column }
}

extension InterfaceBuilderWarning: CustomStringConvertible {
  /// One line, `path:line:column: warning: problem (in 'element'); fix`.
  public var description: String { diagnostic.description }

  /// What is wrong, where, and what the reader did, or how to fix it.
  package var diagnostic: Diagnostic {
    Diagnostic(.warning, at: place, in: element, problem: reason.problem, fix: reason.fix)
  }
}

extension InterfaceBuilderWarning.Reason {
  /// What is wrong, in words.
  var problem: String {
    switch self {
    case .unknownElement(let name): "unknown element '\(name)'"
    case .unknownView(let name): "unknown view '\(name)'"
    case .invalidValue(let attribute, let value), .invalidElement(let attribute, let value):
      "\(attribute) cannot be '\(value)'"
    case .missingAttribute(let attribute): "\(attribute) is missing"
    case .duplicateID(let id, let line): "id '\(id)' is already taken in line \(line)"
    case .danglingReference(let attribute, let id):
      "\(attribute) refers to '\(id)', which is nowhere"
    case .unsuitableItem(let attribute, let id, let element):
      "\(attribute) refers to '\(id)', a \(element), which has no edges"
    case .incomparableAttributes(let first, let second):
      "\(first) cannot be related to \(second)"
    case .unsupportedSwitch(let keyPath, _): "\(keyPath) cannot be switched on for one view"
    case .unsupportedFitType(let keyPath, let value): "\(keyPath) \(value) asks for a height"
    case .unknownDevice(let id): "unknown device '\(id)'"
    case .malformedEntry(let cause): "the entry is malformed: \(cause)"
    case .duplicateKey(let line): "the key is already taken in line \(line)"
    case .unknownKey(let id): "the document has no object '\(id)'"
    case .malformedText(let cause): "the text is malformed: \(cause)"
    case .noTexts(let language): "there are no texts in '\(language)'"
    }
  }

  /// What the reader did, or what to do about it.
  var fix: String {
    switch self {
    case .unknownElement: "it is left out"
    case .unknownView: "it is read as a plain view"
    case .invalidValue: "the default is used"
    case .missingAttribute, .invalidElement: "the element is left out"
    case .duplicateID: "references mean the first; give this one another id"
    case .danglingReference, .unsuitableItem:
      "the reference is left out; delete it in Interface Builder"
    case .incomparableAttributes:
      "it is left out, as UIKit refuses it; relate lengths, or places of one axis, but not leading to left"
    case .unsupportedSwitch(_, let type?): "scale the tree with the type '\(type)'"
    case .unsupportedSwitch(_, nil): "it is left out; scale this in code"
    case .unsupportedFitType: "it is scaled as the rule says, by default by the width"
    case .unknownDevice: "the size of the outermost view is used"
    case .malformedEntry: "write \"key\" = \"value\"; the line is left out"
    case .duplicateKey: "the last one is used; delete the others"
    case .unknownKey: "delete the entry, or export the document's texts anew"
    case .malformedText: "it is left out; translate it anew in Xcode's editor of catalogs"
    case .noTexts: "those of the document stay; add a .strings file or name another language"
    }
  }
}

import AutoScale
import AutoScaleSourceText

/// A defect that leaves the rest of a document readable: its place, the problem, and the fix.
///
///     Login.xib:12:17: warning: unknown element 'lable' (in 'subviews'); …
public struct InterfaceBuilderWarning: Hashable, Sendable {
  /// The problem; the list may grow in any minor release.
  #if compiler(>=6.3)
    @nonexhaustive
  #endif
  public enum Reason: Hashable, Sendable {
    /// The element is unknown and is left out.
    case unknownElement(String)
    /// The view is unknown and is read as a plain one.
    case unknownView(String)
    /// An attribute has an invalid value and is left out.
    case invalidValue(attribute: String, value: String)
    /// An attribute has a value that the reader does not know, as a newer Xcode may write it; a known one
    /// is assumed, or else the default.
    case unknownValue(attribute: String, value: String, assumed: String?)
    /// An element lacks a required attribute and is left out.
    case missingAttribute(String)
    /// A required attribute of an element has an unknown value; the element is left out.
    case invalidElement(attribute: String, value: String)
    /// Two elements have the same id; references mean the first, which is on that line.
    case duplicateID(String, firstLine: Int)
    /// An attribute refers to a missing element.
    case danglingReference(attribute: String, id: String)
    /// A constraint refers to something that is neither a view nor a layout guide.
    case unsuitableItem(attribute: String, id: String, element: String)
    /// A constraint relates attributes of different quantities, such as a width and a left edge,
    /// which UIKit rejects; it is left out.
    case incomparableAttributes(first: String, second: String)
    /// A switch of another scaling library cannot apply to a single view here; the type selects an
    /// equivalent walk, if one exists.
    case unsupportedSwitch(String, type: String?)
    /// A switch of another scaling library scales by height, while a walk scales by its rule.
    case unsupportedFitType(String, value: String)
    /// The document's device is unknown, and a screen of the outermost view's size is assumed, if it has
    /// the size of one.
    case unknownDevice(String, assumed: Screen?)
    /// An entry of a `.strings` file is malformed, for the given reason, and is left out.
    case malformedEntry(String)
    /// A key of a `.strings` file appears twice, first on that line.
    case duplicateKey(firstLine: Int)
    /// A key of a `.strings` file begins with an id that is not in the document.
    case unknownKey(id: String)
    /// A text of a string catalog is malformed, for the given reason, and is left out.
    case malformedText(String)
    /// There are no texts in the requested language.
    case noTexts(language: String)
  }

  /// The problem.
  public let reason: Reason

  /// The beginning of the element.
  package let place: SourcePlace

  /// The element, by its name and its id, if it has one.
  public let element: String

  package init(_ reason: Reason, place: SourcePlace, element: String) {
    self.reason = reason
    self.place = place
    self.element = element
  }

  /// The path of the file, as given.
  public var path: String { place.path }

  /// The line, from 1.
  public var line: Int? { place.line }

  /// The column in characters, from 1, counting a tab as one.
  public var column: Int? { place.column }
}

extension InterfaceBuilderWarning: CustomStringConvertible {
  /// One line, `path:line:column: warning: problem (in 'element'); fix`.
  public var description: String { diagnostic.description }

  /// The problem, its place, and the reader's action or the fix.
  package var diagnostic: Diagnostic {
    Diagnostic(.warning, at: place, in: element, problem: reason.problem, fix: reason.fix)
  }
}

extension InterfaceBuilderWarning.Reason {
  /// The problem, in words.
  var problem: String {
    switch self {
    case .unknownElement(let name): "unknown element '\(name)'"
    case .unknownView(let name): "unknown view '\(name)'"
    case .invalidValue(let attribute, let value): "\(attribute) cannot be '\(value)'"
    case .unknownValue(let attribute, let value, _), .invalidElement(let attribute, let value):
      "unknown \(attribute) '\(value)'"
    case .missingAttribute(let attribute): "\(attribute) is missing"
    case .duplicateID(let id, let line): "id '\(id)' is already taken in line \(line)"
    case .danglingReference(let attribute, let id):
      "\(attribute) refers to '\(id)', which does not exist"
    case .unsuitableItem(let attribute, let id, let element):
      "\(attribute) refers to '\(id)', a \(element), which has no edges"
    case .incomparableAttributes(let first, let second):
      "\(first) cannot be related to \(second)"
    case .unsupportedSwitch(let keyPath, _): "\(keyPath) cannot be switched on for one view"
    case .unsupportedFitType(let keyPath, let value): "\(keyPath) \(value) asks for a height"
    case .unknownDevice(let id, _): "unknown device '\(id)'"
    case .malformedEntry(let cause): "the entry is malformed: \(cause)"
    case .duplicateKey(let line): "the key is already taken in line \(line)"
    case .unknownKey(let id): "the document has no object '\(id)'"
    case .malformedText(let cause): "the text is malformed: \(cause)"
    case .noTexts(let language): "there are no texts in '\(language)'"
    }
  }

  /// The reader's action or the fix, in words.
  var fix: String {
    switch self {
    case .unknownElement: "it is left out"
    case .unknownView: "it is read as a plain view"
    case .unknownValue(_, _, let assumed?): "'\(assumed)' is assumed"
    case .invalidValue, .unknownValue(_, _, nil): "the default is used"
    case .missingAttribute, .invalidElement: "the element is left out"
    case .duplicateID: "references mean the first; give this one another id"
    case .danglingReference, .unsuitableItem:
      "the reference is left out; delete it in Interface Builder"
    case .incomparableAttributes:
      "it is left out, as UIKit refuses it; relate lengths, or places of one axis, but not leading to left"
    case .unsupportedSwitch(_, let type?): "scale the tree with the type '\(type)'"
    case .unsupportedSwitch(_, nil): "it is left out; scale this in code"
    case .unsupportedFitType: "it is scaled as the rule says, by default by the width"
    case .unknownDevice(_, let screen?):
      "the size of the outermost view is used: \(screen.width.text) × \(screen.height.text)"
    case .unknownDevice(_, nil): "no view has the size of a screen, so that each keeps its own"
    case .malformedEntry: "write \"key\" = \"value\"; the line is left out"
    case .duplicateKey: "the last one is used; delete the others"
    case .unknownKey: "delete the entry, or export the document's texts again"
    case .malformedText: "it is left out; translate it again in Xcode's catalog editor"
    case .noTexts: "those of the document stay; add a .strings file or name another language"
    }
  }
}

extension InterfaceBuilderWarning {
  /// Whether the file contradicts itself and needs a fix; false if the reader does not know an
  /// element, a view, a value, a device or a switch, or if there is nothing to read.
  public var isDefect: Bool {
    switch reason {
    case .unknownElement, .unknownView, .unknownDevice, .noTexts, .unsupportedSwitch,
      .unsupportedFitType, .unknownValue, .invalidElement:
      false
    default: true
    }
  }

  /// Whether a layout rests on an assumption about something that the reader does not know.
  package var isAssumption: Bool {
    switch reason {
    case .unknownDevice, .unknownValue, .invalidElement: true
    default: false
    }
  }
}

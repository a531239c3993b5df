/// The API that generated code uses.
public enum CodeStyle: String, CaseIterable, Hashable, Sendable {
  /// Only UIKit, with layout anchors.
  case anchors
  /// UIKit, with SnapKit for the constraints.
  case snapkit
  /// The nodes of this package, for tests and tools.
  case autoscale
  /// SwiftUI, with this package's container for constraints that are no stacks.
  case swiftui

  var isUIKit: Bool { self == .anchors || self == .snapkit }
}

/// Options of generated code.
public struct CodeOptions: Hashable, Sendable {
  /// The style of the code.
  public var style: CodeStyle

  /// Whether lengths are written as design values, which this package scales.
  public var scalesLengths = false

  /// The translated texts; if `nil`, the code has the document's texts as literals.
  public var translations: TranslatedTexts?

  /// The prefix of all names of types, with which proofs compile many documents together.
  package var typePrefix = ""

  /// Makes options.
  public init(style: CodeStyle = .anchors) { self.style = style }
}

/// The translated texts of a document, which code looks up by their keys.
public struct TranslatedTexts: Hashable, Sendable {
  /// The name of the table: the name of the document's file.
  public let name: String

  /// The keys that a language has, such as `a1b-Cd-e2F.text`.
  public let keys: Set<String>

  /// Makes a table from its name and its keys.
  public init(name: String, keys: Set<String>) {
    self.name = name
    self.keys = keys
  }
}

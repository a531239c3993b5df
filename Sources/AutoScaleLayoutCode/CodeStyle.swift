/// The words in which code states a layout.
public enum CodeStyle: String, CaseIterable, Hashable, Sendable {
  /// UIKit alone, with layout anchors.
  case anchors
  /// UIKit, with SnapKit for the constraints.
  case snapkit
  /// The nodes of this package, for tests and tools.
  case autoscale

  /// Whether views are those of UIKit.
  var isUIKit: Bool { self != .autoscale }
}

/// What code is to be like.
public struct CodeOptions: Hashable, Sendable {
  /// The words of the code.
  public var style: CodeStyle

  /// Whether lengths are written as design values, which this package scales.
  public var scalesLengths = false

  /// The table of localised texts, by the object ids of a document; `nil` means texts as they are.
  public var textTable: String?

  /// The beginning of all names of types; for proofs, which compile many documents at once.
  package var typePrefix = ""

  /// Makes options.
  public init(style: CodeStyle = .anchors) { self.style = style }
}

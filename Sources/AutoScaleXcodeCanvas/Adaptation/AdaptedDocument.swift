import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// A document whose views were scaled for a screen, and what became of each length.
public struct AdaptedDocument {
  /// Why the width from which a document was scaled may not be the one that is meant.
  public enum ReferenceNote: Sendable {
    /// The document states no width; that of the rule was taken.
    case noWidth
    /// The document has another width, in points, than the rule that was taken.
    case otherWidth(Double)
    /// The document's width is no width, for a reason; that of the rule was taken.
    case invalidWidth(InvalidParameterError)
  }

  /// The document, whose views have the scaled values.
  public let document: InterfaceDocument

  /// The screen.
  public let screen: Screen

  /// The screen with the rule by which the views were scaled.
  public let context: ScreenContext

  /// Whether the width of the design is in doubt.
  public let note: ReferenceNote?

  /// The lengths that changed.
  public private(set) var changes: [AdaptationChange] = []

  /// The lengths that were left alone.
  public private(set) var skips: [AdaptationSkip] = []

  /// The number of lengths that had the right value before.
  public private(set) var unchanged = 0

  /// What may be wrong with the document's lengths, in a line each: those that look as if they had
  /// been scaled before.
  public private(set) var notes: [String] = []

  /// The excepted classes that some view of the document is of.
  public private(set) var matchedClasses: Set<String> = []

  init(
    document: InterfaceDocument, screen: Screen, context: ScreenContext, note: ReferenceNote?
  ) {
    self.document = document
    self.screen = screen
    self.context = context
    self.note = note
  }

  /// Whether there is no length at all, changed or not.
  public var isEmpty: Bool { changes.isEmpty && skips.isEmpty && unchanged == 0 }

  /// Whether a view is of an excepted class; which ones is remembered.
  mutating func excepts(_ node: ViewNode, _ classes: [String]) -> Bool {
    let matches = classes.filter { node.isKind(ofClassNamed: $0) }
    matchedClasses.formUnion(matches)
    return !matches.isEmpty
  }

  mutating func add(_ report: AdaptationReport) {
    changes += report.changes
    skips += report.skips
    unchanged += report.unchanged
    notes += report.notes
  }
}

import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// A document with views scaled for a screen, and the changes of its lengths.
public struct AdaptedDocument {
  /// A reason to doubt the width from which a document was scaled.
  public enum ReferenceNote: Sendable {
    /// The document states no width, so that the rule's width was used.
    case noWidth
    /// The document has another width, in points, than the rule, whose width was used.
    case otherWidth(Double)
    /// The document's width is invalid, so that the rule's width was used.
    case invalidWidth(InvalidParameterError)
  }

  /// The document with the variations of the screen, whose views have the scaled values.
  public let document: InterfaceDocument

  /// The screen.
  public let screen: Screen

  /// The screen with the rule by which the views were scaled.
  public let context: ScreenContext

  /// A doubt about the design's width, if there is one.
  public let note: ReferenceNote?

  /// The lengths that changed.
  public private(set) var changes: [AdaptationChange] = []

  /// The lengths that did not change, with reasons.
  public private(set) var skips: [AdaptationSkip] = []

  /// The number of lengths that already had the right value.
  public private(set) var unchanged = 0

  /// Notes on lengths that look already scaled, one line each.
  public private(set) var notes: [String] = []

  /// The excepted classes that views of the document have.
  public private(set) var matchedClasses: Set<String> = []

  init(
    document: InterfaceDocument, screen: Screen, context: ScreenContext, note: ReferenceNote?
  ) {
    self.document = document
    self.screen = screen
    self.context = context
    self.note = note
  }

  /// Whether there are no lengths at all.
  public var isEmpty: Bool { changes.isEmpty && skips.isEmpty && unchanged == 0 }

  /// Returns whether a view has an excepted class; notes the class.
  mutating func excepts(_ node: ViewNode, _ classes: [String]) -> Bool {
    // All classes that match are noted, so that one that matches nothing can be reported.
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

import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Looks for one kind of fault in one layout.
///
/// A rule is a pure function of one layout. An ``Audit`` finds the widths of its observations, and how
/// certain they are.
protocol AuditRule: Sendable {
  /// The id and the description of the rule.
  var about: AuditRuleDescription { get }

  /// A document with the fault, which explains and tests the rule.
  var example: ExampleDocument { get }

  /// The sizes of texts relative to the measured ones for which an error has to hold too.
  var textShares: [Double] { get }

  /// Whether a finding is a note if it disappears with texts of another size.
  ///
  /// Text measurement is not accurate to a pixel.
  var needsExactTexts: Bool { get }

  /// Whether only the frames of views decide, and not their texts or constraints.
  var isAboutFrames: Bool { get }

  /// Whether faults of views that others cover do not count.
  var isAboutVisibleViews: Bool { get }

  /// Whether the stored frames of a document show its faults.
  var isSeenInFrames: Bool { get }

  /// Whether the faults of a root with one severity are one finding, because one habit makes them.
  var isOneFindingForRoot: Bool { get }

  /// Whether a finding on the narrowest and the widest screen holds on all between.
  var isAboutConstraintsAlone: Bool { get }

  /// Whether the rule asks for widths between those of devices only if a device shows a fault.
  var isSeenOnDevices: Bool { get }

  /// A more specific rule, whose finding about a view replaces that of this rule.
  var strongerRule: Finding.Rule? { get }

  /// Returns the faults of a layout, in the order of the tree.
  func observations(in layout: AuditedLayout) -> [Observation]

  /// Returns the faults of the frames that a document stores, in the order of the tree.
  func observations(
    ofDrawing subject: AuditSubject, fonts: FontLibrary
  ) throws(InvalidParameterError) -> [Observation]

  /// Returns changes that may fix an observation, the smallest first.
  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy]

  /// Returns the cap on the severity of an observation that the drawn document has too.
  func cap(ofDrawn observation: Observation, in tree: AuditedTree) -> SeverityCap?
}

extension AuditRule {
  /// Returns the faults of a layout that opaque views in front do not cover, in the order of the tree.
  func uncoveredObservations(in layout: AuditedLayout) -> [Observation] {
    guard isAboutVisibleViews, !layout.tree.opaqueViews.isEmpty else {
      return observations(in: layout)
    }
    return observations(in: layout).filter { observation in
      !([observation.node] + observation.partners).contains { node in
        layout.result.index(of: node).map(layout.isCovered) ?? false
      }
    }
  }

  /// Returns the uncovered faults that rounding to pixels does not explain.
  func visibleObservations(in layout: AuditedLayout) -> [Observation] {
    uncoveredObservations(in: layout).filter { !$0.isSlight }
  }

  /// Rules that compare with the design look at visible views only.
  var isAboutVisibleViews: Bool { about.comparesWithDesign }

  /// A tenth smaller and a tenth larger.
  var textShares: [Double] { [0.9, 1.1] }

  /// Measured texts are good enough for a warning.
  var needsExactTexts: Bool { false }

  /// Each fault is a finding.
  var isOneFindingForRoot: Bool { false }

  /// Texts or constraints decide too.
  var isAboutFrames: Bool { false }

  /// Rules about frames see them in stored frames.
  var isSeenInFrames: Bool { isAboutFrames }

  /// Frames depend on the width.
  var isAboutConstraintsAlone: Bool { false }

  /// Most rules look at frames, which cost little.
  var isSeenOnDevices: Bool { false }

  /// No rule is more specific.
  var strongerRule: Finding.Rule? { nil }

  /// Returns nothing, because stored frames have no faults.
  func observations(
    ofDrawing subject: AuditSubject, fonts: FontLibrary
  ) throws(InvalidParameterError) -> [Observation] { [] }

  /// Returns nothing, because no change is known.
  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] { [] }

  /// Returns a note, if the rule compares with the design.
  func cap(ofDrawn observation: Observation, in tree: AuditedTree) -> SeverityCap? {
    about.comparesWithDesign ? .drawnSo : nil
  }
}

/// The name of a rule, and the proof that its findings give.
public struct AuditRuleDescription: Hashable, Sendable {
  /// The name, such as ``Finding/Rule/outsideScreen``.
  public let id: Finding.Rule

  /// The fault, in one line.
  public let summary: String

  /// The statement that a finding proves.
  public let proves: String

  /// The faults that the rule cannot see or excludes.
  public let limits: String

  /// The highest severity that a finding can have.
  public let severity: Finding.Severity

  /// Whether a fault that the drawn document has too is a note.
  ///
  /// Views that lie outside the screen or overlap in the design already may do so on purpose.
  public let comparesWithDesign: Bool
}

/// A fault in one layout.
struct Observation {
  /// The view that is at fault.
  let node: ViewNode

  /// Other views at fault.
  var partners: [ViewNode] = []

  /// The identifiers of other participants, which tell similar faults of the node apart.
  var related = ""

  /// The constraints that take part, the one at fault first; if empty, those about the view along
  /// ``axes``.
  var constraints: [LayoutConstraint] = []

  /// The members of a conflict, the one to change first at the beginning.
  var members: [LayoutConflict.Member] = []

  /// The constraint that puts the view there, which faults of other views may share.
  var cause: LayoutConstraint?

  /// Elements of the document that take part and are no views.
  var participants: [Finding.Participant] = []

  /// Whether the first of ``constraints`` is at fault, and not the view.
  var isAboutConstraint = false

  /// The extent of the fault, in points.
  ///
  /// The worst width has the greatest one. Without a number it is the first width.
  var amount: Double?

  /// A reason for a lower severity than that of the rule.
  var cap: SeverityCap?

  /// The change that fixes a fault of stored frames, if one is known.
  var hint: Hint?

  /// The axes along which the sizes of surrounding views decide.
  var axes: Set<LayoutAxis> = []

  /// Whether the fault is so small that it only extends the widths of a larger one.
  ///
  /// Rounding to pixels may explain it.
  var isSlight = false

  /// The fault, in a sentence without a full stop.
  let message: String
}

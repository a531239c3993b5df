import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Looks for one kind of fault in one layout.
///
/// A rule is a pure function: the same layout gives the same observations. It says what it sees, and
/// an ``Audit`` finds out on which widths that is so, and how sure it is.
protocol AuditRule: Sendable {
  /// The id and the words about the rule.
  var about: AuditRuleDescription { get }

  /// A document with the fault, for the picture that explains the rule.
  var example: ExampleDocument { get }

  /// The sizes of texts, as parts of the measured ones, with which an error has to hold as well.
  var textShares: [Double] { get }

  /// Whether a finding is a note where texts of other sizes take it away.
  ///
  /// Of a pixel more or less no measured text says anything.
  var needsExactTexts: Bool { get }

  /// Whether what is so on the narrowest and on the widest screen is so on all between.
  var isAboutConstraintsAlone: Bool { get }

  /// The rule that says more of a view than this one, whose findings are left out where it finds the
  /// view on any width; nil for none.
  var strongerRule: Finding.Rule? { get }

  /// Returns what is wrong in a layout, in the order of the tree.
  func observations(in layout: AuditedLayout) -> [Observation]

  /// Returns what is wrong with the frames that a document stores, in the order of the tree.
  func observations(
    ofDrawing subject: AuditSubject, fonts: FontLibrary
  ) throws(InvalidParameterError) -> [Observation]

  /// Returns what may fix an observation, the least change first.
  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy]

  /// Returns why an observation that is so where the document is drawn counts less; nil where it does
  /// not.
  func doubt(aboutDrawn observation: Observation) -> Doubt?
}

extension AuditRule {
  /// A tenth less and a tenth more.
  var textShares: [Double] { [0.9, 1.1] }

  /// Measured texts are good enough for a warning.
  var needsExactTexts: Bool { false }

  /// The frames are looked at on each width.
  var isAboutConstraintsAlone: Bool { false }

  /// No rule says more.
  var strongerRule: Finding.Rule? { nil }

  /// The stored frames count for nothing.
  func observations(
    ofDrawing subject: AuditSubject, fonts: FontLibrary
  ) throws(InvalidParameterError) -> [Observation] { [] }

  /// Nothing is known.
  func remedies(for observation: Observation, in layout: AuditedLayout) -> [AuditRemedy] { [] }

  /// It may be meant, if the rule compares with the design.
  func doubt(aboutDrawn observation: Observation) -> Doubt? {
    about.comparesWithDesign ? .drawnSo : nil
  }
}

/// What a rule of an audit is called, what it proves, and what it cannot prove.
public struct AuditRuleDescription: Hashable, Sendable {
  /// The name, such as ``Finding/Rule/outsideScreen``.
  public let id: Finding.Rule

  /// What the rule looks for, in one line.
  public let summary: String

  /// What a finding proves.
  public let proves: String

  /// What the rule cannot see, and what it leaves out.
  public let limits: String

  /// The highest severity that a finding can have.
  public let severity: Finding.Severity

  /// Whether only what is right where the document is drawn counts in full.
  ///
  /// What lies outside the screen, or over something else, in the design already may lie so on purpose.
  public let comparesWithDesign: Bool
}

/// What a rule sees in one layout.
struct Observation {
  /// The view that is at fault.
  let node: ViewNode

  /// Other views that are at fault as well.
  var partners: [ViewNode] = []

  /// What else takes part, by identifiers; with the rule and the node it tells one fault from another.
  var related = ""

  /// The constraints that take part; none for those about the view along ``axes``.
  var constraints: [LayoutConstraint] = []

  /// How bad it is, in points; the worst width is the one with the greatest number, and the first
  /// one where there is none.
  var amount: Double?

  /// Why the severity is not the rule's own; nil where it is.
  var doubt: Doubt?

  /// The axes along which the size of what is around the view decides; none where it does not.
  var axes: Set<LayoutAxis> = []

  /// What is wrong, in a sentence without a full stop.
  let message: String
}

/// Why a finding may not be as bad as its rule has it.
struct Doubt: Hashable {
  /// The highest severity that the finding can have.
  let severity: Finding.Severity

  /// Why, in words.
  let reason: String

  /// The size of a text decides.
  static let measuredText = Doubt(
    severity: .warning, reason: "warning, since the size of a text was measured")

  /// It is so in the design.
  static let drawnSo = Doubt(
    severity: .note, reason: "note, since it is so where the document is drawn")

  /// The size of a view around it is not known.
  static let unknownSize = Doubt(
    severity: .note, reason: "note, since code decides how large the view around it is")

  /// It is so only where a language is read from right to left.
  static let rightToLeft = Doubt(
    severity: .warning,
    reason: "warning, since it is so only where a language is read from right to left")

  /// The safe area decides.
  static let bars = Doubt(
    severity: .warning, reason: "warning, since it depends on the bars that are shown")

  /// The safe area decides, in which what scrolls begins.
  static let scrolled = Doubt(
    severity: .note, reason: "note, since what scrolls begins below the bars that decide")

  /// The margins of a stack decide.
  static let stackMargins = Doubt(
    severity: .warning, reason: "warning, since code may switch off the margins of the stack")

  /// A view has a fixed frame, whose place on other screens versions of Xcode see differently.
  static let fixedFrame = Doubt(
    severity: .warning, reason: "warning, since no constraint places it")

  /// Little of a view is concerned.
  static let slight = Doubt(
    severity: .warning, reason: "warning, since it is less than 8 pt")

  /// Xcode had it before it, and saw nothing wrong.
  static let unmarkedDrawing = Doubt(
    severity: .note,
    reason: "note, since it is so where the document is drawn, which does not mark it as ambiguous")

  /// Xcode saw nothing wrong, where it looked.
  static let unmarked = Doubt(
    severity: .warning, reason: "warning, since the document does not mark it as ambiguous")

  /// The proportions of a stack decide.
  static let proportionalStack = Doubt(
    severity: .warning, reason: "warning, since a stack shares out its length by proportions")

  /// The size of a text decides over a pixel.
  static let pixelOfText = Doubt(
    severity: .note, reason: "note, since the size of a text decides, and to a pixel none is known")

  /// The size of an image decides.
  static let imageSize = Doubt(
    severity: .warning, reason: "warning, since the size of an image decides")

  /// Constraints contradict each other.
  static let conflict = Doubt(
    severity: .note, reason: "note, since constraints contradict each other here")

  /// The constraints leave frames open.
  static let openFrames = Doubt(
    severity: .note, reason: "note, since the constraints leave frames open")

  /// Code knows a constraint that decides.
  static func outlet(_ name: String) -> Doubt {
    Doubt(
      severity: .warning,
      reason: "warning, since code may change a constraint by the outlet \(name)")
  }

  /// A view of the user's own class decides.
  static func customClass(_ name: String) -> Doubt {
    Doubt(severity: .note, reason: "note, since the class \(name) may change it")
  }

  /// Another reason to take it for possible only.
  static func note(_ reason: String) -> Doubt {
    Doubt(severity: .note, reason: "note, since \(reason)")
  }
}

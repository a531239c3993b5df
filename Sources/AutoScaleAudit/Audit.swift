import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

/// An audit of documents and view trees on every whole width of screens.
///
///     let report = Audit().report(on: document)
///     report.findings.first?.description
///     // "Login.xib:12:17: error: Title passes the right edge of the screen by 55 pt; 320…374 pt …"
///
/// Each width is laid out; none is interpolated. A finding is an error only if it persists with texts
/// a tenth smaller or larger than measured, and without bars.
public struct Audit: Sendable {
  /// The widths of screens, in points.
  ///
  /// Widths below 1 are ignored.
  public var widths: ClosedRange<Int> = 320...440

  /// The ways in which screens show the app.
  public var contexts: [AuditContext] = [.portrait]

  /// The least version of iOS that the app supports, whose phones are audited unless ``devices`` says which.
  ///
  /// By default it is the newest version but two.
  public var minimumSystem = 17

  /// The versions of iOS whose phones are known.
  package static let systems = 12...Screen.newestSystem

  /// Whether upright phones are audited on the widths of devices alone, and not on every whole width.
  public var usesDeviceWidths = false

  /// Whether faults from one cause are one finding.
  var groupsCauses = true

  /// The directions of reading.
  public var directions: [InterfaceDirection] = InterfaceDirection.allCases

  /// The screens with exact widths, whose heights and safe areas also serve the widths between them.
  ///
  /// Without screens they are phones since 2016, and pads from 700 points on.
  public var devices: [Screen]?

  /// The scaling of documents for each screen.
  ///
  /// Without one, documents are audited as drawn.
  public var scaling: DocumentScaling?

  /// The language, the text size and the length of the texts.
  ///
  /// Its screen and its direction are those of ``devices`` and ``directions`` in turn.
  public var condition = ViewingCondition()

  /// The disabled rules.
  public var disabledRules: Set<Finding.Rule> = []

  /// The font files for texts in fonts other than the system's.
  public var fonts = FontLibrary()

  /// Makes an audit of phones by all rules.
  public init() {}

  /// Makes an audit by all rules of some screens, and of every whole width between them.
  ///
  ///     Audit(on: Screen.phoneSizes).widths  // 320...669
  ///
  /// - Parameter screens: The screens. If empty, they are those of phones.
  public init(on screens: [Screen]) {
    let widths = screens.map { Int(min($0.width, 10_000).rounded()) }
    guard let least = widths.min(), let most = widths.max() else { return }
    self.widths = least...most
    devices = screens
  }

  /// All rules, the most certain first.
  static let rules: [any AuditRule] = [
    ConflictingConstraints(), OddMultiplier(), AmbiguousLayout(), ScrollContent(),
    OutsideScreen(), NoSize(), LostHairline(), Overlap(), CutOff(), ReversedOrder(),
    ClippedTexts(), OutsideSafeArea(), TightTexts(), SqueezedControl(), UnsizedCell(),
    UnknownImage(),
    BrokenAspectRatio(), StretchedImage(), PixelDrift(), MisplacedView(), DuplicateConstraint(),
    RedundantConstraint(),
    SmallFont(), SmallTarget(), LargeFactor(), ScaledTwice(),
  ]

  /// The descriptions of all rules, the most certain first.
  public static let ruleDescriptions: [AuditRuleDescription] = rules.map(\.about)

  /// Looks for faults of a document, which stays as it is.
  ///
  ///     let german = try InterfaceDocument(contentsOf: url, language: "de")
  ///     Audit().report(on: german, drawnAs: document)
  ///
  /// - Parameters:
  ///   - document: The document with the lengths to audit: those of the design, or scaled ones.
  ///   - design: The same document in its own language, whose faults count as intended. By default it is
  ///     the document itself.
  /// - Returns: The findings in the order of the document, and the views that were not fully audited.
  /// - Complexity: One layout for each width and direction, each solving only the changes, and a few
  ///   more for each possible error.
  public func report(
    on document: InterfaceDocument, drawnAs design: InterfaceDocument? = nil
  ) -> AuditReport {
    report(on: document, drawnAs: design ?? document, root: nil)
  }

  /// Looks for faults of a document, or of one of its outermost views.
  func report(
    on document: InterfaceDocument, drawnAs design: InterfaceDocument, root index: Int?
  ) -> AuditReport {
    var report = AuditReport(path: document.path)
    if contexts.contains(.portrait) {
      report = self.report(
        on: Self.subjects(of: document, drawnAs: design, root: index), path: document.path)
    }
    for context in contexts where context != .portrait {
      do throws(InterfaceBuilderError) {
        try add(context, to: &report, on: document, drawnAs: design, root: index)
      } catch {
        report.add(AuditGap(element: context.rawValue, reason: .failure("\(error)")))
      }
    }
    return report
  }

  /// Pairs the outermost views of a document, or one of them, with those of its design.
  static func subjects(
    of document: InterfaceDocument, drawnAs design: InterfaceDocument, root index: Int? = nil
  ) -> [(AuditSubject, drawn: AuditSubject)] {
    let indices = index.map { $0..<$0 + 1 } ?? 0..<min(document.views.count, design.views.count)
    return indices.map { index in
      (
        AuditSubject(document.views[index], of: document),
        drawn: AuditSubject(design.views[index], of: design)
      )
    }
  }

  /// Looks for faults of a tree made in code, as wide as the screen.
  ///
  ///     Audit(on: [try Screen(named: "iPhone 17")]).report(on: screen).findings
  ///
  /// The tree stays as it is. There is no design to compare with, so no finding counts as intended.
  ///
  /// - Parameter root: The outermost view.
  /// - Returns: The findings in the order of the rules' names, and the views that were not fully audited.
  /// - Complexity: As ``report(on:drawnAs:)``.
  public func report(on root: ViewNode) -> AuditReport {
    let subject = AuditSubject(root, of: nil)
    return report(on: [(subject, drawn: subject)], path: root.layoutName)
  }

  /// Returns the findings in one layout of a tree made in code, in the order of the rules.
  ///
  ///     Audit().findings(in: LayoutEngine().layout(screen, in: phone)).map(\.rule)  // [.overlap]
  ///
  /// No other text sizes are tried, so a finding that depends on a measured text may be an error.
  ///
  /// - Complexity: As the rules: O(*n* log *n*) in the views, and a second solve for open frames.
  public func findings(in result: LayoutResult) -> [Finding] {
    guard let root = result.nodes.first else { return [] }
    let subject = AuditSubject(root, of: nil)
    let layout = AuditedLayout(result, of: AuditedTree(result.tree, of: subject))
    let width = Int(result.context.width.rounded())
    let extent = Finding.Extent(
      widths: WidthRanges([width]), isOnEveryWidth: false, worstWidth: width, devices: [],
      condition: condition)
    return rules.flatMap { rule in
      rule.visibleObservations(in: layout).map {
        Finding($0, by: rule.about, in: subject, cap: $0.cap, extent: extent)
      }
    }
  }

  /// The same audit of a document as it is drawn.
  var asDrawn: Audit {
    var audit = self
    audit.scaling = nil
    audit.condition = ViewingCondition()
    return audit
  }

  /// Whether lengths or fonts of trees change before layout.
  package var changesTrees: Bool { scaling != nil || condition.textSize != .large }

  /// The number of screens for views that fill the width.
  package var screenCount: Int {
    let phones = devices ?? Screen.phoneSizes(runningIOS: minimumSystem)
    let others = contexts.filter { $0 != .portrait }.map { $0.screens(among: phones).count }
    guard contexts.contains(.portrait) else { return others.reduce(0, +) }
    let screens = AuditScreens(of: self)
    return screens.entries.count + screens.others.count + others.reduce(0, +)
  }

  /// The enabled rules.
  private var rules: [any AuditRule] {
    Self.rules.filter { !disabledRules.contains($0.about.id) }
  }

  /// Audits the outermost views of a document, in a context other than upright phones on the given screens.
  func report(
    on subjects: [(AuditSubject, drawn: AuditSubject)], path: String,
    in context: AuditContext = .portrait, screens: [Screen] = []
  ) -> AuditReport {
    var report = AuditReport(path: path)
    for (subject, drawn) in subjects where context == .portrait || subject.isShown(in: context) {
      let applied = AppliedLengths(of: subject.root)
      do throws(InvalidParameterError) {
        defer { if changesTrees { applied.setAgain() } }
        var audit = try RootAudit(
          subject, drawnAs: drawn, by: self, rules: rules, in: context, screens: screens)
        try audit.run()
        report.add(try audit.findings(), layoutCount: audit.layoutCount)
        for gap in audit.unusedSuppressions { report.add(gap) }
        guard context == .portrait else { continue }
        let gaps = [audit.gap].compactMap(\.self) + subject.unknownSuppressions
        for gap in gaps + subject.unknownSizes { report.add(gap) }
      } catch {
        report.add(AuditGap(element: subject.name(of: subject.root), reason: .failure("\(error)")))
      }
    }
    return report
  }
}

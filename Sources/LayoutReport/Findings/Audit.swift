import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// Looks for faults of documents on every whole width of screens.
///
///     let report = Audit().report(on: document)
///     report.findings.first?.description
///     // "Login.xib:12:17: error: Title passes the right edge of the screen by 55 pt; 320…374 pt …"
///
/// Each width is laid out, and none is guessed from others. A finding is an error only where every
/// reading of the document breaks: also with texts that are a tenth smaller or larger than they are
/// measured, and with bars that are not shown.
public struct Audit: Sendable {
  /// The widths of screens, in points; those below 1 are left out.
  public var widths: ClosedRange<Int> = 320...440

  /// The directions of reading.
  public var directions: [LayoutDirection] = LayoutDirection.allCases

  /// The ids of the rules that are left out.
  public var disabledRules: Set<String> = []

  /// The font files from which texts in other fonts than the system's are measured.
  public var fonts = FontLibrary()

  /// Makes an audit of phones by all rules.
  public init() {}

  /// All rules, the surest first.
  static let rules: [any AuditRule] = [
    ConflictingConstraints(), AmbiguousLayout(), OutsideScreen(), NoSize(), LostHairline(),
    Overlap(), CutOff(), TruncatedText(), DuplicateConstraint(), SmallFont(), SmallTarget(),
  ]

  /// What the rules are called and what they prove, the surest first.
  public static let ruleDescriptions: [AuditRuleDescription] = rules.map(\.about)

  /// Looks for faults of a document.
  ///
  /// The document stays as it is.
  ///
  /// - Parameter document: The document, whose views have the frames and the lengths that they are to
  ///   be looked at with: those of the design, or scaled ones.
  /// - Returns: The findings in the order of the document, and what was not looked at.
  /// - Complexity: A layout for each width and direction, of which each but the first solves only what
  ///   has changed; a few more for each finding that may be an error.
  public func report(on document: InterfaceDocument) -> AuditReport {
    var report = AuditReport(path: document.path)
    let rules = Self.rules.filter { !disabledRules.contains($0.about.id) }
    for root in document.views {
      do throws(InvalidParameterError) {
        var audit = try RootAudit(root, of: document, by: self, rules: rules)
        try audit.run()
        report.add(try audit.findings(), layoutCount: audit.layoutCount)
        if let gap = audit.gap { report.add(gap) }
      } catch {
        report.add(AuditGap(element: document.auditName(of: root), reason: .failure("\(error)")))
      }
    }
    return report
  }
}

import AutoScaleAudit
import AutoScaleSourceText

/// The largest numbers of screens and conditions in an audit.
struct AuditExtent: CustomStringConvertible {
  private let screens, directions, textSizes: Int
  private var languages = 1

  /// The least version of iOS whose phones are audited.
  private let system: Int?

  /// Counts the screens and conditions of some plans; languages count once they are audited.
  init(of plans: [AuditPlan]) {
    system = plans.map(\.audit.minimumSystem).min()
    func most(_ count: (AuditPlan) -> Int) -> Int { plans.map(count).max() ?? 0 }
    screens = most { $0.audit.screenCount }
    directions = most { $0.audit.directions.count }
    // Each audit has the large size in any case, which the 1 counts.
    textSizes = most { 1 + $0.conditions.count { $0.textSize != .large } }
  }

  /// Counts the languages of an audited document that have texts.
  mutating func addLanguages(of report: AuditReport, planned plan: AuditPlan) {
    // A language without texts is a gap: nothing was audited in it.
    let missing = Set(report.gaps.filter { $0.reason == .noTexts }.map(\.element))
    let audited = plan.conditions.compactMap(\.language).filter { !missing.contains($0) }
    languages = max(languages, 1 + audited.count)
  }

  /// The numbers, such as `128 screens × 2 directions from iOS 17 on`; a single language or text size is
  /// omitted.
  var description: String {
    let further = [(languages, "language"), (textSizes, "text size")].filter { $0.0 > 1 }
    let counts = ([(screens, "screen"), (directions, "direction")] + further)
      .map { $0.0.counted($0.1) }.joined(separator: " × ")
    return counts + (system.map { " from iOS \($0) on" } ?? "")
  }
}

import AutoScaleSourceText

/// The largest numbers of screens and conditions in an audit.
struct AuditExtent: CustomStringConvertible {
  private let factors: [(count: Int, word: String)]

  /// The least version of iOS whose phones are audited.
  private let system: Int?

  /// Counts the screens and conditions of some plans.
  init(of plans: [AuditPlan]) {
    system = plans.map(\.audit.minimumSystem).min()
    func most(_ count: (AuditPlan) -> Int) -> Int { plans.map(count).max() ?? 0 }
    factors = [
      (most { $0.audit.screenCount }, "screen"), (most { $0.audit.directions.count }, "direction"),
      (most { 1 + $0.conditions.count { $0.language != nil } }, "language"),
      (most { 1 + $0.conditions.count { $0.textSize != .large } }, "text size"),
    ]
  }

  /// The numbers, such as `128 screens × 2 directions from iOS 17 on`; a single language or text size is
  /// omitted.
  var description: String {
    let counts = (factors.prefix(2) + factors.dropFirst(2).filter { $0.count > 1 })
      .map { $0.count.counted($0.word) }.joined(separator: " × ")
    return counts + (system.map { " from iOS \($0) on" } ?? "")
  }
}

/// The largest numbers of screens and conditions in an audit.
struct AuditExtent: CustomStringConvertible {
  private let factors: [(count: Int, word: String)]

  /// The largest numbers of some jobs.
  init(of jobs: [AuditRun.Job]) {
    func most(_ count: (AuditRun.Job) -> Int) -> Int { jobs.map(count).max() ?? 0 }
    factors = [
      (most { $0.audit.screenCount }, "screen"), (most { $0.audit.directions.count }, "direction"),
      (most { 1 + $0.conditions.count { $0.language != nil } }, "language"),
      (most { 1 + $0.conditions.count { $0.textSize != .large } }, "text size"),
    ]
  }

  /// The numbers, such as `128 screens × 2 directions`; a single language or text size is omitted.
  var description: String {
    (factors.prefix(2) + factors.dropFirst(2).filter { $0.count > 1 })
      .map { $0.count.counted($0.word) }.joined(separator: " × ")
  }
}

import AutoScaleFrameComparison

/// What `autoscale check` found in all files, for people.
struct CheckReport {
  private var scored = 0
  private var agreeing = 0
  private var misplaced = MisplacedCount()
  private var unstated: [UnstatedContent: Int] = [:]
  private var misses: [FrameMiss.Cause: [String]] = [:]
  /// The files of which few views agree.
  private var poorFiles: [FrameComparison] = []

  /// A file of which a smaller part of the views agrees is listed by itself.
  private static let poor = 0.6

  /// Takes in what was found in a file.
  mutating func add(_ comparison: FrameComparison) {
    scored += comparison.scored
    agreeing += comparison.agreeing
    misplaced = misplaced + comparison.misplaced
    unstated.merge(comparison.unstated, uniquingKeysWith: +)
    for miss in comparison.misses {
      misses[miss.cause, default: []].append("\(comparison.file):\(miss.line): \(miss)")
    }
    if comparison.agreement < Self.poor { poorFiles.append(comparison) }
  }

  /// Writes the misses by their causes, the files of which few views agree, and the sums.
  func write(on terminal: Terminal) {
    for cause in FrameMiss.Cause.allCases {
      guard let lines = misses[cause] else { continue }
      terminal.print(terminal.styled("\(lines.count): \(cause.heading)", .bold))
      for line in lines { terminal.print("  \(line)") }
    }
    writePoorFiles(on: terminal)
    if misplaced.computed + misplaced.marked > 0 { terminal.print("\(misplaced)") }
    if !unstated.isEmpty { terminal.print(unstatedLine) }
    let part = scored > 0 ? " (\(agreeing.percentage(of: scored)))" : ""
    terminal.print("\(agreeing) of \(scored) views agree\(part)")
  }

  /// How many of the views that do not agree could only agree by chance.
  private var unstatedLine: String {
    let facts = UnstatedContent.allCases.compactMap { fact in
      unstated[fact].map { "\($0) on \(fact.explanation)" }
    }
    let count = unstated.values.reduce(0, +)
    return "\(count) of the \(scored - agreeing) others depend on what the document does not "
      + "state: \(facts.joined(separator: ", "))"
  }

  private func writePoorFiles(on terminal: Terminal) {
    guard !poorFiles.isEmpty else { return }
    let part = "\(Int(Self.poor * 100)) %"
    terminal.print(terminal.styled("files of which less than \(part) agree:", .bold))
    let rows = poorFiles.map { file in
      let causes = file.misses.map { "\($0.name) \($0.cause.rawValue)" }
      return [
        file.agreeing.percentage(of: file.scored), "\(file.agreeing) of \(file.scored)",
        "\(file.file): \(causes.joined(separator: ", "))",
      ]
    }
    for line in TextTable(rows: rows, rightAligned: [0, 1]).lines { terminal.print("  \(line)") }
  }
}

extension FrameComparison {
  /// The part of the views that agrees, from 0 to 1; 1 where there is none.
  fileprivate var agreement: Double { scored > 0 ? Double(agreeing) / Double(scored) : 1 }
}

extension Int {
  /// This number as a part of another one, such as `33.3 %`; rounded down, so that only all are 100.
  func percentage(of total: Int) -> String {
    let thousandths = (1000 * Double(self) / Double(total)).rounded(.down)
    return "\((thousandths / 10).text) %"
  }
}

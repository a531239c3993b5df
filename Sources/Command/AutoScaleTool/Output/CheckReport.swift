import AutoScaleSourceText
import AutoScaleXcodeCanvas

/// The report of `autoscale check` on all files.
struct CheckReport {
  private var scored = 0
  private var agreeing = 0
  private var onDevice = (scored: 0, agreeing: 0)
  private var stacks = (scored: 0, agreeing: 0)
  private var laws = (layouts: 0, views: 0)
  private var breaches: [ScreenLaws.Law: Int] = [:]
  private var misplaced = MisplacedCount()
  private var unstated: [UnstatedContent: Int] = [:]
  private var misses: [FrameMiss.Cause: [String]] = [:]
  /// The files with little agreement.
  private var poorFiles: [FrameComparison] = []

  /// The least agreement of a file that is not listed by itself.
  private static let poor = 0.6

  /// Adds the comparison of a file.
  mutating func add(_ comparison: FrameComparison) {
    scored += comparison.scored
    agreeing += comparison.agreeing
    onDevice.scored += comparison.onDevice?.scored ?? 0
    onDevice.agreeing += comparison.onDevice?.agreeing ?? 0
    stacks.scored += comparison.stacks?.scored ?? 0
    stacks.agreeing += comparison.stacks?.agreeing ?? 0
    laws.layouts += comparison.laws?.layouts ?? 0
    laws.views += comparison.laws?.views ?? 0
    for breach in comparison.laws?.breaches ?? [] { breaches[breach.law, default: 0] += 1 }
    misplaced = misplaced + comparison.misplaced
    unstated.merge(comparison.unstated, uniquingKeysWith: +)
    for miss in comparison.misses {
      misses[miss.cause, default: []].append("\(comparison.file):\(miss.line): \(miss)")
    }
    if comparison.agreement < Self.poor { poorFiles.append(comparison) }
  }

  /// Why the check fails, in words, if it does.
  var failure: String? {
    scored > agreeing ? "\(scored - agreeing) of \((scored).counted("view")) disagree" : nil
  }

  /// Writes the misses by cause, the files with little agreement, and the totals.
  func write(on terminal: Terminal) {
    for cause in FrameMiss.Cause.allCases {
      guard let lines = misses[cause] else { continue }
      terminal.print(terminal.styled("\(lines.count): \(cause.heading)", .bold))
      for line in lines { terminal.printFolded("  \(line)", indent: 6) }
    }
    writePoorFiles(on: terminal)
    if misplaced.computed + misplaced.marked > 0 { terminal.printFolded("\(misplaced)") }
    if !unstated.isEmpty { terminal.printFolded(unstatedLine) }
    if onDevice.scored > 0 {
      terminal.print(
        "\(onDevice.agreeing) of \(onDevice.scored.counted("view")) in rows agree on the device too "
          + "(\(onDevice.agreeing.percentage(of: onDevice.scored)))")
    }
    if stacks.scored > 0 {
      terminal.print(
        "\(stacks.agreeing) of \(stacks.scored.counted("view")) in stacks agree with measured sizes "
          + "(\(stacks.agreeing.percentage(of: stacks.scored)))")
    }
    if laws.layouts > 0 { terminal.printFolded(lawLine) }
    let part = scored > 0 ? " (\(agreeing.percentage(of: scored)))" : ""
    terminal.print("\(agreeing) of \(scored) views agree\(part)")
  }

  /// The numbers of views that break laws on other screens only.
  private var lawLine: String {
    let counts = ScreenLaws.Law.allCases.map { "\(breaches[$0, default: 0]) \($0.faults)" }
    return "on other screens, \(laws.views.counted("view")) in \(laws.layouts.counted("layout")): "
      + counts.joined(separator: ", ")
  }

  /// The number of disagreeing views that could agree only by chance.
  private var unstatedLine: String {
    let facts = UnstatedContent.allCases.compactMap { fact in
      unstated[fact].map { "\($0) on \(fact.explanation)" }
    }
    let count = unstated.values.reduce(0, +)
    return "\(count) of the \(scored - agreeing) others depend on facts outside the document: "
      + "\(facts.joined(separator: ", "))"
  }

  private func writePoorFiles(on terminal: Terminal) {
    guard !poorFiles.isEmpty else { return }
    let part = "\(Int(Self.poor * 100)) %"
    terminal.print(terminal.styled("files with less than \(part) agreement:", .bold))
    let rows = poorFiles.map { file in
      let causes = file.misses.map { "\($0.name) \($0.cause.rawValue)" }
      return [
        file.agreeing.percentage(of: file.scored), "\(file.agreeing) of \(file.scored)",
        "\(file.file): \(causes.joined(separator: ", "))",
      ]
    }
    terminal.print(TextTable(rows: rows, rightAligned: [0, 1]), indent: "  ")
  }
}

extension FrameComparison {
  /// The ratio of views that agree, from 0 to 1; 1 without views.
  fileprivate var agreement: Double { scored > 0 ? Double(agreeing) / Double(scored) : 1 }
}

extension ScreenLaws.Law {
  /// The faults of views that break the law, after a number.
  fileprivate var faults: String {
    switch self {
    case .negativeSize: "negative lengths"
    case .lostContent: "contents without a size"
    case .openFrame: "open frames"
    }
  }
}

extension Int {
  /// Returns the number as a percentage of a total, rounded down, such as `33.3 %`.
  func percentage(of total: Int) -> String {
    // Rounded down, so that only all of them are 100 %.
    let thousandths = (1000 * Double(self) / Double(total)).rounded(.down)
    return "\((thousandths / 10).text) %"
  }
}

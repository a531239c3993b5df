import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

extension RootAudit {
  /// Makes findings of the faults.
  ///
  /// - Complexity: A few layouts for each fault that may be an error.
  func findings() throws(InvalidParameterError) -> [Finding] {
    var findings: [Finding] = []
    for fault in faults {
      guard let seen = occurrences[fault], !isCovered(fault),
        !subject.suppresses(rules[fault.rule].about.id, of: seen.worst.observation.node)
      else { continue }
      let cap = try cap(of: fault, seen)
      // Notes get no fix.
      let hint = cap?.severity == .note ? nil : try hint(for: fault, seen)
      findings.append(finding(of: fault, seen, cap, hint))
    }
    return try findings + findingsOfDrawing()
  }

  /// Whether a more specific rule found the same view.
  private func isCovered(_ fault: Fault) -> Bool {
    guard let stronger = rules[fault.rule].strongerRule else { return false }
    return faults.contains {
      $0.position == fault.position && rules[$0.rule].about.id == stronger
    }
  }

  /// Returns the findings about stored frames, if the root is audited as drawn.
  private func findingsOfDrawing() throws(InvalidParameterError) -> [Finding] {
    guard isAsDrawn, let screen = subject.drawnScreen else { return [] }
    let width = Int(screen.width.rounded())
    let extent = Finding.Extent(
      widths: WidthRanges([width]), isOnEveryWidth: false, worstWidth: width,
      devices: [screen.name],
      condition: ViewingCondition(screen: screen))
    var findings: [Finding] = []
    for rule in rules {
      findings += try rule.observations(ofDrawing: subject, fonts: audit.fonts)
        .filter { !subject.suppresses(rule.about.id, of: $0.node) }
        .map {
          Finding($0, by: rule.about, in: subject, cap: $0.cap, hint: $0.hint, extent: extent)
        }
    }
    return findings
  }

  private func finding(
    of fault: Fault, _ seen: Occurrences, _ cap: SeverityCap?, _ hint: Hint?
  ) -> Finding {
    let widths = seen.widths.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    return Finding(
      seen.worst.observation, by: rules[fault.rule].about, in: subject, cap: cap, hint: hint,
      extent: Finding.Extent(
        widths: WidthRanges(widths),
        isOnEveryWidth: widths.count == Set(screens.entries.map(\.width)).count,
        worstWidth: seen.worst.width,
        devices: screens.names(of: seen.devices),
        condition: audit.options(on: seen.worst.screen, reading: seen.worst.direction).condition))
  }
}

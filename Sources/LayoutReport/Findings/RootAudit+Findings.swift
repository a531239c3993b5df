import AutoScale
import ViewTree

extension RootAudit {
  /// What was seen, as findings.
  ///
  /// - Complexity: A few layouts for each fault that may be an error.
  func findings() throws(InvalidParameterError) -> [Finding] {
    var findings: [Finding] = []
    for fault in faults {
      guard let seen = sightings[fault] else { continue }
      let doubt = try doubt(about: fault, seen)
      // Notes are not said to be wrong, so that nothing is said to fix them.
      let hint = doubt?.severity == .note ? nil : try hint(for: fault, seen)
      findings.append(finding(of: fault, seen, doubt, hint))
    }
    return findings
  }

  private func finding(
    of fault: Fault, _ seen: Sightings, _ doubt: Doubt?, _ hint: String?
  ) -> Finding {
    let widths = seen.widths.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    return Finding(
      seen.worst.observation, by: rules[fault.rule].about, in: subject, doubt: doubt, hint: hint,
      extent: Finding.Extent(
        widths: WidthRanges(widths),
        isOnEveryWidth: widths.count == Set(screens.entries.map(\.width)).count,
        worstWidth: seen.worst.width,
        devices: screens.devices.filter(seen.devices.contains).map(\.name),
        worst: Finding.Condition(screen: seen.worst.screen, direction: seen.worst.direction)))
  }
}

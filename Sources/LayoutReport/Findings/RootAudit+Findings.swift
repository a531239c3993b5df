import AutoScale
import InterfaceBuilder
import ViewTree

extension RootAudit {
  /// What was seen, as findings.
  ///
  /// - Complexity: A few layouts for each fault that may be an error.
  func findings() throws(InvalidParameterError) -> [Finding] {
    var findings: [Finding] = []
    for fault in faults {
      guard let seen = sightings[fault] else { continue }
      findings.append(finding(of: fault, seen, try doubt(about: fault, seen)))
    }
    return findings
  }

  private func finding(of fault: Fault, _ seen: Sightings, _ doubt: Doubt?) -> Finding {
    let (rule, observation) = (rules[fault.rule].about, seen.worst.observation)
    let widths = seen.widths.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    let place = document.place(of: observation.node)
    return Finding(
      rule: rule.id, severity: min(rule.severity, doubt?.severity ?? rule.severity), place: place,
      element: document.auditName(of: observation.node),
      className: observation.node.className, elementID: observation.node.identifier,
      message: observation.message, evidence: doubt?.reason, widths: WidthRanges(widths),
      isOnEveryWidth: widths.count == Set(screens.entries.map(\.width)).count,
      worstWidth: seen.worst.width,
      devices: screens.devices.filter(seen.devices.contains).map(\.name),
      fingerprint: Self.fingerprint(
        of: [rule.id, observation.node.identifier ?? "\(place.line ?? 0)", observation.related]))
  }

  /// A number for some words that is the same on every machine.
  ///
  /// Source: the hash FNV-1a with 64 bits, by Fowler, Noll and Vo.
  private static func fingerprint(of words: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in words.joined(separator: "\u{1F}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}

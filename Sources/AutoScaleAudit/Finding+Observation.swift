import AutoScaleLayoutEngine
import AutoScaleTrees

extension Finding {
  /// Where a finding holds.
  struct Extent {
    let widths: WidthRanges
    let isOnEveryWidth: Bool
    let worstWidth: Int
    let devices: [String]
    let condition: ViewingCondition
  }

  /// What a rule saw, as a finding.
  init(
    _ observation: Observation, by rule: AuditRuleDescription, in subject: AuditSubject,
    doubt: Doubt?, hint: String? = nil, extent: Extent
  ) {
    let node = observation.node
    let place = subject.place(of: node)
    self.init(
      rule: rule.id, severity: min(rule.severity, doubt?.severity ?? rule.severity), place: place,
      element: subject.name(of: node), className: node.className, elementID: node.identifier,
      message: observation.message, evidence: doubt?.reason, hint: hint, widths: extent.widths,
      isOnEveryWidth: extent.isOnEveryWidth, worstWidth: extent.worstWidth,
      devices: extent.devices, condition: extent.condition,
      fingerprint: Self.fingerprint(
        of: [rule.id.rawValue, node.identifier ?? "\(place.line ?? 0)", observation.related]))
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

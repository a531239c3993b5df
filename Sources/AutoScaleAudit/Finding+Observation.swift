import AutoScaleTrees

extension Finding {
  /// Makes a finding of an observation.
  init(
    _ observation: Observation, by rule: AuditRuleDescription, in subject: AuditSubject,
    cap: SeverityCap?, hint: Hint? = nil, extent: Extent
  ) {
    self.init(
      rule, in: subject.element(of: observation.node), observation.message, cap: cap, hint: hint,
      extent: extent, related: observation.related)
  }
}

extension AuditSubject {
  /// Returns a view as the element of a finding.
  fileprivate func element(of node: ViewNode) -> Finding.Element {
    Finding.Element(
      name: name(of: node), className: node.className, identifier: node.identifier,
      place: place(of: node))
  }
}

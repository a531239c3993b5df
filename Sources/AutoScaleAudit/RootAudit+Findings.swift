import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

extension RootAudit {
  /// Makes findings of the faults.
  ///
  /// - Complexity: A few layouts for each fault that may be an error.
  func findings() throws(InvalidParameterError) -> [Finding] {
    var members: [CauseGroups.Member] = []
    for fault in faults {
      guard let seen = occurrences[fault], seen.isVisible, !isCovered(fault),
        !subject.suppresses(rules[fault.rule].about.id, of: seen.worst.observation.node)
      else { continue }
      let cap = try cap(of: fault, seen)
      let severity = rules[fault.rule].about.severity
      members.append(
        CauseGroups.Member(
          fault: fault, seen: seen, cap: cap, severity: min(severity, cap?.severity ?? severity)))
    }
    var findings: [Finding] = []
    let groups =
      audit.groupsCauses
      ? CauseGroups(members, by: rules, in: tree).groups : members.map { [$0] }
    for group in groups {
      let worst = group[0]
      // Notes get no fix.
      let hint = worst.severity == .note ? nil : try hint(for: worst.fault, worst.seen)
      var finding = finding(of: worst.fault, worst.seen, worst.cap, hint)
      finding.companions = group.dropFirst().map {
        subject.name(of: $0.seen.worst.observation.node)
      }
      findings.append(finding)
    }
    return try findings + findingsOfDrawing()
  }

  /// Whether a more specific rule found the same view.
  private func isCovered(_ fault: Fault) -> Bool {
    guard let stronger = rules[fault.rule].strongerRule else { return false }
    return faults.contains {
      occurrences[$0]?.isVisible == true && $0.position == fault.position
        && rules[$0.rule].about.id == stronger
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
        widths: WidthRanges(widths), container: subject.container ?? .screen,
        isOnEveryWidth: widths.count == Set(screens.entries.map(\.width)).count,
        context: context, worstWidth: seen.worst.width,
        devices: screens.names(of: seen.devices),
        condition: audit.options(on: seen.worst.screen, reading: seen.worst.direction).condition))
  }
}

extension RootAudit {
  /// Prepares layouts in the context of the audit, whose first screen is given.
  func layouts(on screen: Screen, reading direction: InterfaceDirection) -> AuditLayouts {
    var options = audit.options(on: screen, reading: direction)
    options.showsKeyboard = context == .keyboard
    return AuditLayouts(of: subject, by: audit, options: options)
  }
}

extension RootAudit {
  /// The rules that views suppress without a fault.
  var unusedSuppressions: [AuditGap] {
    guard let document = subject.document else { return [] }
    return tree.nodes.enumerated().flatMap { position, node in
      // Rules about the drawing find nothing on screens.
      SuppressedRules(document.runtimeAttributes(of: node)).rules.subtracting([.misplaced])
        .subtracting(faults.filter { $0.position == position }.map { rules[$0.rule].about.id })
        .sorted { $0.rawValue < $1.rawValue }
        .map { rule in
          AuditGap(
            element: subject.name(of: node), at: subject.place(of: node),
            reason: .unusedSuppression(rule))
        }
    }
  }
}

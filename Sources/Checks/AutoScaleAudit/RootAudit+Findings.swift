import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

extension RootAudit {
  /// Makes findings of the faults.
  ///
  /// - Complexity: A few layouts for each fault that may be an error.
  func findings() throws(InvalidParameterError) -> [Finding] {
    var shown: [Fault] = []
    for var fault in faults where fault.isVisible && !isCovered(fault) && !isSuppressed(fault) {
      fault.rate(rules[fault.identity.rule].about.severity, cap: try cap(of: fault))
      shown.append(fault)
    }
    let causes = FaultCauses(of: shown, by: rules, in: tree)
    var findings: [Finding] = []
    for (index, fault) in shown.enumerated() {
      findings.append(try finding(of: fault, cause: causes[index]))
    }
    return try (findings + findingsOfDrawing()).map { finding in
      var finding = finding
      finding.root = root.index
      finding.cause = finding.cause.map { "\(place) \($0)" }
      return finding
    }
  }

  /// The root with its context and condition, which findings of one cause share.
  private var place: String {
    let first = context == .portrait ? nil : screens.entries.first?.screen
    let screen = first.map { "\($0)" } ?? ""
    return "\(root.index) \(context) \(screen) \(audit.condition)"
  }

  /// Returns whether a more specific rule found the same view.
  private func isCovered(_ fault: Fault) -> Bool {
    guard let stronger = rules[fault.identity.rule].strongerRule else { return false }
    return faults.contains {
      $0.isVisible && $0.identity.position == fault.identity.position
        && rules[$0.identity.rule].about.id == stronger
    }
  }

  private func isSuppressed(_ fault: Fault) -> Bool {
    subject.suppresses(rules[fault.identity.rule].about.id, of: fault.worst.observation.node)
  }

  private func finding(
    of fault: Fault, cause: String?
  ) throws(InvalidParameterError) -> Finding {
    let rule = rules[fault.identity.rule].about
    var finding = Finding(
      fault.worst.observation, by: rule, in: subject, cap: fault.cap, extent: extent(of: fault))
    finding.worstLayout = worstLayouts[fault.worst.viewpoint].map {
      WorstLayout(
        of: $0, on: fault.worst.viewpoint.screen, marking: fault.worst.observation.node)
    }
    finding.cause = cause
    // Findings of an earlier context get no fix, and notes only one that is asked for.
    let known = root.known[finding.fingerprint]
    let isHinted =
      finding.severity > known ?? .note
      || known == nil
        && audit.hintedNotes.includes(
          rule.id, isFromRightToLeft: fault.widths[.leftToRight] == nil)
    if isHinted, audit.findsHints { finding.fix = try hint(for: fault) }
    return finding
  }

  private func extent(of fault: Fault) -> Finding.Extent {
    let widths = fault.widths.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    let worst = fault.worst.viewpoint
    return Finding.Extent(
      widths: WidthRanges(widths), container: subject.container,
      // One screen is not a range of widths, and "on every width" would say too much.
      auditedWidths: root.limit == .otherDevice || context == .duo
        ? WidthRanges([]) : WidthRanges(screens.entries.map(\.width)),
      context: context, worstWidth: fault.worst.width, screens: screens.ordered(fault.devices),
      condition: audit.options(on: worst.screen, reading: worst.direction).condition)
  }

  /// Returns the findings about stored frames, if the root is audited as drawn.
  private func findingsOfDrawing() throws(InvalidParameterError) -> [Finding] {
    guard isAsDrawn, let screen = subject.drawnScreen else { return [] }
    let width = Int(screen.width.rounded())
    let extent = Finding.Extent(
      widths: WidthRanges([width]), worstWidth: width, screens: [screen],
      condition: ViewingCondition(screen: screen))
    var findings: [Finding] = []
    for rule in rules {
      for observation in try rule.observations(ofDrawing: subject, fonts: audit.fonts)
      where !subject.suppresses(rule.about.id, of: observation.node) {
        var finding = Finding(
          observation, by: rule.about, in: subject, cap: observation.cap, extent: extent)
        finding.fix = observation.hint
        finding.cause = rule.isOneFindingForRoot ? "\(rule.about.id) \(finding.severity)" : nil
        finding.worstLayout = WorstLayout(of: drawing, on: screen, marking: observation.node)
        findings.append(finding)
      }
    }
    return findings
  }
}

extension RootAudit {
  /// Prepares layouts in the context of the audit, whose first screen and direction are given.
  func layouts(
    at viewpoint: Viewpoint, safeArea: LayoutOptions.SafeArea = .device, textScale: Double = 1
  ) -> AuditLayouts {
    AuditLayouts(
      of: subject, by: audit,
      options: audit.options(
        on: viewpoint.screen, reading: viewpoint.direction, safeArea: safeArea,
        textScale: textScale))
  }
}

extension RootAudit {
  /// The rules that views suppress without a fault.
  var unusedSuppressions: [AuditGap] {
    guard let document = subject.document else { return [] }
    return tree.nodes.enumerated().flatMap { position, node in
      // Rules about the drawing find nothing on screens.
      SuppressedRules(document.runtimeAttributes(of: node)).rules.subtracting([.misplaced])
        .subtracting(
          faults.filter { $0.identity.position == position }.map {
            rules[$0.identity.rule].about.id
          }
        )
        .sorted { $0.rawValue < $1.rawValue }
        .map { rule in
          AuditGap(
            element: subject.name(of: node), at: subject.place(of: node),
            reason: .unusedSuppression(rule))
        }
    }
  }
}

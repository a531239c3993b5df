import AutoScale
import AutoScaleEditing
import AutoScaleTrees

extension RootAudit {
  /// Returns the first change that fixes a fault and breaks nothing else.
  ///
  /// It is tried where the fault is worst, on the narrowest and the widest screen with the fault, and where
  /// the document is drawn. A change that moves no drawn view is preferred.
  func hint(for fault: Fault) throws(InvalidParameterError) -> Hint? {
    guard let layout = worstLayouts[fault.worst.viewpoint] else { return nil }
    let rule = rules[fault.identity.rule]
    let observation = fault.worst.observation
    // Rules look at the fonts and lengths of this layout, which later layouts have changed.
    layout.scaledLengths?.setAgain()
    let remedies =
      directionRemedies(for: fault) + rule.remedies(for: observation, in: layout)
    if remedies.isEmpty { return nil }
    let viewpoints = trialViewpoints(for: fault)
    var moving: Hint?
    // All faults before a change have to be known before the first change is made.
    for viewpoint in viewpoints { _ = try trials.faults(at: viewpoint, in: self) }
    let drawing =
      audit.changesTrees ? try DrawnFrames(of: subject) : try trials.drawing(of: subject)
    for remedy in remedies where trials.take(remedy.words(naming: subject.name)) {
      let words = remedy.words(naming: subject.name)
      let trial = try remedy.apply { () throws(InvalidParameterError) -> Trial in
        for viewpoint in viewpoints where try !removes(fault, at: viewpoint) { return .fails }
        // A new guide has its owner only now, and its constraints their place in the document.
        let hint = Hint(steps: words, changes: changes(of: remedy, for: observation, rule.about.id))
        guard let drawing, let new = try DrawnFrames(of: subject) else { return .fixes(hint) }
        return new.firstMove(since: drawing) == nil ? .fixes(hint) : .moves(hint)
      }
      switch trial {
      case .fixes(let hint):
        trials.remember(words)
        return hint
      case .moves(let hint) where moving == nil:
        trials.remember(words)
        moving = hint
      default: continue
      }
    }
    return moving
  }

  /// Returns whether the changed root lacks a fault on a screen and has no new one; the rule of the
  /// fault is asked first.
  private func removes(
    _ fault: Fault, at viewpoint: Viewpoint
  ) throws(InvalidParameterError) -> Bool {
    let known = try trials.faults(at: viewpoint, in: self)
    let layout = try trials.layouts(at: viewpoint, in: self)
      .layout(on: viewpoint.screen, of: tree)
    let index = fault.identity.rule
    return !identities(of: (index, rules[index]), in: layout).contains(fault.identity)
      && rules.enumerated().allSatisfy { known.isSuperset(of: identities(of: $0, in: layout)) }
  }

  /// The outcome of a change.
  private enum Trial {
    /// The fault persists, or another one comes.
    case fails
    /// The fault disappears, and views move where the document is drawn.
    case moves(Hint)
    /// The fault disappears.
    case fixes(Hint)
  }

  private func changes(
    of remedy: AuditRemedy, for observation: Observation, _ rule: Finding.Rule
  ) -> [DocumentChange] {
    guard subject.document != nil, !audit.changesTrees, let changes = remedy.changes else {
      return []
    }
    // The mark was true until now.
    let isMarked = rule == .ambiguous && subject.isMarkedAmbiguous([observation.node])
    let mark = isMarked ? observation.node.identifier : nil
    return changes + [mark].compactMap(\.self).map { .removeAttribute("ambiguous", of: $0) }
  }

  /// Returns the change that makes left and right edges follow the direction of reading, for a
  /// fault that occurs only from right to left.
  private func directionRemedies(for fault: Fault) -> [AuditRemedy] {
    guard fault.widths[.leftToRight] == nil else { return [] }
    let constraints = tree.constraints.decidingConstraints(of: fault.worst.observation).filter(
      \.isAboutFixedSide)
    var known: Set<ObjectIdentifier> = []
    let steps = constraints.filter { known.insert(ObjectIdentifier($0)).inserted }
      .map { RemedyStep.follow($0) }
    return steps.isEmpty ? [] : [AuditRemedy(steps: steps)]
  }

  /// Returns the viewpoints for trials: the worst one, the narrowest and the widest screen with the fault, and
  /// the drawn one.
  private func trialViewpoints(for fault: Fault) -> [Viewpoint] {
    let worst = fault.worst.viewpoint
    let widths = fault.widths[worst.direction] ?? []
    let ends = Set([widths.min(), widths.max()].compactMap(\.self))
    let others = screens.entries.filter { ends.contains($0.width) }.map(\.screen)
    var known: Set<Screen> = []
    return ([worst.screen] + others + [subject.drawnScreen].compactMap(\.self))
      .filter { known.insert($0).inserted }
      .map { Viewpoint(screen: $0, direction: worst.direction) }
  }
}

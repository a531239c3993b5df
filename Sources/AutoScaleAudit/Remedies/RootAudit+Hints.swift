import AutoScale
import AutoScaleEditing
import AutoScaleTrees

extension RootAudit {
  /// Returns the first change that fixes a fault and breaks nothing else.
  ///
  /// It is tried where the fault is worst, at both ends of its ranges of widths, and where the
  /// document is drawn. A change that moves no drawn view is preferred.
  func hint(for fault: Fault) throws(InvalidParameterError) -> Hint? {
    guard let layout = worstLayouts[fault.worst.viewpoint] else { return nil }
    let rule = rules[fault.identity.rule]
    let observation = fault.worst.observation
    let layouts = layouts(at: fault.worst.viewpoint)
    layout.scaledLengths?.setAgain()
    let remedies =
      directionRemedies(for: fault) + rule.remedies(for: observation, in: layout)
    if remedies.isEmpty { return nil }
    let screens = trialScreens(for: fault)
    var before: [Set<Fault.Identity>] = []
    for screen in screens { before.append(try self.faults(on: screen, by: layouts)) }
    let drawing = try DrawnFrames(of: subject)
    var moving: AuditRemedy?
    for remedy in remedies {
      let trial = try remedy.apply { () throws(InvalidParameterError) -> Trial in
        for (screen, known) in zip(screens, before) {
          let now = try self.faults(on: screen, by: layouts)
          if now.contains(fault.identity) || !now.isSubset(of: known) { return .fails }
        }
        guard let drawing, let new = try DrawnFrames(of: subject) else { return .fixes }
        return new.firstMove(since: drawing) == nil ? .fixes : .moves
      }
      if trial == .fixes { return hint(of: remedy, for: observation, rule.about.id) }
      if trial == .moves, moving == nil { moving = remedy }
    }
    return moving.map { hint(of: $0, for: observation, rule.about.id) }
  }

  /// The outcome of a change.
  private enum Trial {
    /// The fault persists, or another one comes.
    case fails
    /// The fault disappears, and views move where the document is drawn.
    case moves
    /// The fault disappears.
    case fixes
  }

  private func hint(
    of remedy: AuditRemedy, for observation: Observation, _ rule: Finding.Rule
  ) -> Hint {
    let words = remedy.words(naming: subject.name)
    guard subject.document != nil, !audit.changesTrees, let changes = remedy.changes else {
      return Hint(words: words, changes: [])
    }
    // The mark was true until now.
    let isMarked = rule == .ambiguous && subject.isMarkedAmbiguous([observation.node])
    let mark = isMarked ? observation.node.identifier : nil
    return Hint(
      words: words,
      changes: changes + [mark].compactMap(\.self).map { .removeAttribute("ambiguous", of: $0) })
  }

  /// Returns the change that makes left and right edges follow the direction of reading, for a fault
  /// that occurs from right to left alone.
  private func directionRemedies(for fault: Fault) -> [AuditRemedy] {
    guard fault.widths[.leftToRight] == nil else { return [] }
    let constraints = tree.constraints.decidingConstraints(of: fault.worst.observation).filter(
      \.isAboutFixedSide)
    var known: Set<ObjectIdentifier> = []
    let steps = constraints.filter { known.insert(ObjectIdentifier($0)).inserted }
      .map { RemedyStep.follow($0) }
    return steps.isEmpty ? [] : [AuditRemedy(steps: steps)]
  }

  /// Returns the screens for trials: the worst one, the ends of the ranges, and the drawn one.
  private func trialScreens(for fault: Fault) -> [Screen] {
    let worst = fault.worst.viewpoint
    let ranges = WidthRanges(fault.widths[worst.direction] ?? []).ranges
    let ends = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] })
    let others = screens.entries.filter { ends.contains($0.width) }.map(\.screen)
    var known: Set<Screen> = []
    return ([worst.screen] + others + [subject.drawnScreen].compactMap(\.self))
      .filter { known.insert($0).inserted }
  }

  /// Returns the faults that all rules find on a screen.
  private func faults(
    on screen: Screen, by layouts: AuditLayouts
  ) throws(InvalidParameterError) -> Set<Fault.Identity> {
    let layout = try layouts.layout(on: screen, of: tree)
    return rules.enumerated().reduce(into: []) { $0.formUnion(identities(of: $1, in: layout)) }
  }
}

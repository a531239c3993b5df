import AutoScale
import AutoScaleTrees

extension RootAudit {
  /// Returns the first change that fixes a fault and breaks nothing else, in words.
  ///
  /// It is tried where the fault is worst, at both ends of its ranges of widths, and where the
  /// document is drawn.
  func hint(for fault: Fault, _ seen: Occurrences) throws(InvalidParameterError) -> String? {
    let rule = rules[fault.rule]
    let direction = seen.worst.direction
    let layouts = audit.layouts(of: subject, on: seen.worst.screen, reading: direction)
    let screens = trialScreens(for: seen, reading: direction)
    var before: [Set<Fault>] = []
    for screen in screens { before.append(try self.faults(on: screen, by: layouts)) }
    let layout = try layouts.layout(on: seen.worst.screen, of: tree)
    let observation = rule.observations(in: layout).first {
      Fault($0, of: fault.rule, in: layout) == fault
    }
    guard let observation else { return nil }
    for remedy in rule.remedies(for: observation, in: layout) {
      let fixes = try remedy.apply { () throws(InvalidParameterError) in
        for (screen, known) in zip(screens, before) {
          let now = try self.faults(on: screen, by: layouts)
          if now.contains(fault) || !now.isSubset(of: known) { return false }
        }
        return true
      }
      if fixes == true { return remedy.words(naming: subject.name) }
    }
    return nil
  }

  /// Returns the screens for trials: the worst one, the ends of the ranges, and the drawn one.
  private func trialScreens(for seen: Occurrences, reading direction: InterfaceDirection)
    -> [Screen]
  {
    let ranges = WidthRanges(seen.widths[direction] ?? []).ranges
    let ends = Set(ranges.flatMap { [$0.lowerBound, $0.upperBound] })
    let others = screens.entries.filter { ends.contains($0.width) }.map(\.screen)
    var known: Set<Screen> = []
    return ([seen.worst.screen] + others + [subject.drawnScreen].compactMap(\.self))
      .filter { known.insert($0).inserted }
  }

  /// Returns the faults that all rules find on a screen.
  private func faults(
    on screen: Screen, by layouts: AuditLayouts
  ) throws(InvalidParameterError) -> Set<Fault> {
    let layout = try layouts.layout(on: screen, of: tree)
    return rules.enumerated().reduce(into: []) { faults, rule in
      for observation in rule.element.observations(in: layout) {
        faults.insert(Fault(observation, of: rule.offset, in: layout))
      }
    }
  }
}

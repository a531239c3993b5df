import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

extension RootAudit {
  /// Returns the strongest reason to lower the severity of a fault.
  func cap(of fault: Fault, _ seen: Occurrences) throws(InvalidParameterError) -> SeverityCap? {
    let caps = statedCaps(about: fault, seen)
    if let note = caps.first(where: { $0.severity == .note }) { return note }
    let rule = rules[fault.rule]
    if try !isEvident(fault, seen.worst) { return .otherTextWidth }
    if caps.isEmpty, rule.about.severity == .error {
      return try capByReadings(of: fault, seen.worst)
    }
    if caps.contains(.unseen), try dependsOnTexts(fault, seen.worst) { return .drawnSo }
    if rule.needsExactTexts, try dependsOnTexts(fault, seen.worst) { return .pixelOfText }
    if rule.about.comparesWithDesign, let cap = try openLayout(around: fault, seen.worst) {
      return cap
    }
    return caps.first
  }

  /// Returns the caps that follow without another layout.
  private func statedCaps(about fault: Fault, _ seen: Occurrences) -> [SeverityCap] {
    let (rule, observation) = (rules[fault.rule].about, seen.worst.observation)
    var caps = [observation.cap, context.cap].compactMap(\.self)
    if drawn.contains(fault), let cap = rules[fault.rule].cap(ofDrawn: observation, in: tree) {
      caps.append(cap == .drawnSo && isUnseen(fault, seen) ? .unseen : cap)
    }
    if rule.comparesWithDesign {
      for node in [observation.node] + observation.partners {
        if let name = node.customClass { caps.append(.customClass(name)) }
        if node.isFixed { caps.append(.fixedFrame) }
      }
      if let amount = observation.amount, amount < SeverityCap.slightLength { caps.append(.slight) }
    }
    // A view without a place is open however large the views around it are.
    let hasPlace = rule.id != .ambiguous || tree.constraints.hasPlace(observation)
    if hasPlace, !isSizeKnown(around: observation.node, along: observation.axes) {
      caps.append(isOfStretchedPart(observation, seen) ? .stretchedPart : .unknownSize)
    }
    if seen.widths[.leftToRight] == nil { caps.append(.rightToLeft) }
    if context == .portrait, subject.isOfPads { caps.append(.padFile) }
    if seen.devices.isEmpty, rule.comparesWithDesign || rule.severity == .error {
      caps.append(.noDevice)
    }
    if rule.severity == .error { caps += capsByCode(of: observation) }
    return caps
  }

  /// Whether a view that is as wide as a screen but for a margin is too narrow on narrower screens.
  ///
  /// A fault on wider screens too suggests that the view keeps its width.
  private func isOfStretchedPart(_ observation: Observation, _ seen: Occurrences) -> Bool {
    guard subject.followsScreen, !observation.axes.contains(.vertical),
      let drawn = subject.drawnScreen
    else { return false }
    return seen.widths.values.allSatisfy { $0.allSatisfy { Double($0) < drawn.width } }
  }

  /// Whether a fault is on every screen, and the stored frames do not show it.
  private func isUnseen(_ fault: Fault, _ seen: Occurrences) -> Bool {
    let nodes = [seen.worst.observation.node] + seen.worst.observation.partners
    return rules[fault.rule].isSeenInFrames && !stored.contains(fault)
      && seen.widths[.leftToRight]?.count == Set(screens.entries.map(\.width)).count
      && nodes.allSatisfy { subject.document?.element(of: $0)?.storedFrame != nil }
  }

  /// Returns the caps of an error that code may prevent.
  private func capsByCode(of observation: Observation) -> [SeverityCap] {
    let constraints = tree.constraints.decidingConstraints(of: observation)
    let outlets = constraints.lazy.compactMap { subject.outletName(of: $0) }
    let nodes = [observation.node] + observation.partners
    let replacedText = nodes.first { subject.replacesText(of: $0) }
    return [
      outlets.first.map { .outlet($0) },
      constraints.contains(where: \.isPlaceholder) ? .placeholder : nil,
      constraints.contains { subject.hasRuntimeAttributes($0) } ? .constraintAttribute : nil,
      nodes.contains { subject.skipsAmbiguityCheck($0) } ? .uncheckedAmbiguity : nil,
      replacedText.map { .replacedText(subject.name(of: $0)) },
    ].compactMap(\.self)
  }

  /// Whether a fault persists with texts as wide as the stored frames of the same font.
  private func isEvident(
    _ fault: Fault, _ worst: Occurrence
  ) throws(InvalidParameterError) -> Bool {
    let nodes = [worst.observation.node] + worst.observation.partners
    let ratios = Set(nodes.flatMap(\.subtree).compactMap { calibration.ratio(of: $0) })
    for ratio in ratios.sorted()
    where try !look(for: fault, worst, as: options(at: worst, textScale: ratio)).isSeen {
      return false
    }
    return true
  }

  /// Whether the document decides the sizes of the surrounding views along some axes.
  ///
  /// A table sets the width of its cells to its own and chooses their heights; collections and bars
  /// choose both.
  private func isSizeKnown(around node: ViewNode, along axes: Set<LayoutAxis>) -> Bool {
    guard !axes.isEmpty else { return true }
    for view in sequence(first: node, next: \.parent) {
      switch view.role {
      case .tableCell, .tableHeaderFooter:
        if axes.contains(.vertical) { return false }
        if view === subject.root { return true }
      case .collectionCell, .collectionReusable, .navigationBar, .toolbar, .tabBar: return false
      default: continue
      }
    }
    return subject.isScreen
  }

  /// Returns a cap if the frame of a view may differ where its fault is worst.
  private func openLayout(
    around fault: Fault, _ worst: Occurrence
  ) throws(InvalidParameterError) -> SeverityCap? {
    let (layout, _) = try look(for: fault, worst, as: options(at: worst))
    let diagnosis = layout.result.diagnose()
    let nodes = [worst.observation.node] + worst.observation.partners
    let isInConflict = diagnosis.conflicts.flatMap(\.nodes).contains { other in
      other !== subject.root && nodes.contains { other === $0 || other.contains($0) }
    }
    if isInConflict { return .conflict }
    let isOpen = diagnosis.ambiguousNodes.contains { open in nodes.contains { $0 === open.node } }
    return isOpen ? .openFrames : nil
  }

  /// Returns a cap if a fault disappears with texts of another size, or without bars.
  private func capByReadings(
    of fault: Fault, _ worst: Occurrence
  ) throws(InvalidParameterError) -> SeverityCap? {
    let rule = rules[fault.rule]
    let scales = ([1] + rule.textShares).map { options(at: worst, textScale: $0) }
    for options in scales + [options(at: worst, safeArea: .given(.zero))] {
      let (layout, isSeen) = try look(for: fault, worst, as: options)
      if !isSeen {
        return options.safeArea == .device ? .measuredText : isScrolled(fault) ? .scrolled : .bars
      }
      guard rule.about.comparesWithDesign, options.textScale == 1 else { continue }
      if !layout.result.conflicts.isEmpty { return .conflict }
      if !layout.result.diagnose().ambiguousNodes.isEmpty { return .openFrames }
    }
    return nil
  }

  /// Whether the view at fault is in a scroll view.
  private func isScrolled(_ fault: Fault) -> Bool {
    fault.position.map { tree.scrollers[$0] >= 0 } ?? false
  }

  /// Whether a fault disappears with texts of another size.
  private func dependsOnTexts(
    _ fault: Fault, _ worst: Occurrence
  ) throws(InvalidParameterError) -> Bool {
    for share in rules[fault.rule].textShares
    where try !look(for: fault, worst, as: options(at: worst, textScale: share)).isSeen {
      return true
    }
    return false
  }

  /// Returns the options of a layout where a fault is worst.
  private func options(
    at worst: Occurrence, safeArea: LayoutOptions.SafeArea = .device, textScale: Double = 1
  ) -> LayoutOptions {
    var options = audit.options(
      on: worst.screen, reading: worst.direction, safeArea: safeArea, textScale: textScale)
    options.showsKeyboard = context == .keyboard
    return options
  }

  /// Lays out the view with some options, and looks for a fault.
  private func look(
    for fault: Fault, _ worst: Occurrence, as options: LayoutOptions
  ) throws(InvalidParameterError) -> (layout: AuditedLayout, isSeen: Bool) {
    let layouts = AuditLayouts(of: subject, by: audit, options: options)
    let layout = try layouts.layout(on: worst.screen, of: tree)
    let isSeen = rules[fault.rule].visibleObservations(in: layout).contains {
      Fault($0, of: fault.rule, in: layout) == fault
    }
    return (layout, isSeen)
  }
}

extension LayoutConflict {
  /// The views that take part.
  fileprivate var nodes: [ViewNode] {
    members.flatMap { member in
      switch member {
      case .constraint(let constraint):
        [constraint.firstItem, constraint.secondItem].compactMap { $0?.layoutNode }
      case .rule(_, let node): [node]
      }
    }
  }
}

extension ViewNode {
  /// Whether neither constraints nor a mask adapt the frame to other screens.
  fileprivate var isFixed: Bool {
    translatesAutoresizingMaskIntoConstraints == true && autoresizingMask.isEmpty
      && parent?.role.stack == nil
  }
}

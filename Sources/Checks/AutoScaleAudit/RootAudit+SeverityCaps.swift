import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

extension RootAudit {
  /// Returns the strongest reason to lower the severity of a fault.
  func cap(of fault: Fault) throws(InvalidParameterError) -> SeverityCap? {
    // Caps that need no layout first: nothing is lower than a note.
    let caps = statedCaps(of: fault)
    if let note = caps.first(where: { $0.severity == .note }) { return note }
    let rule = rules[fault.identity.rule]
    // Where 216 points were measured and the document stores 156, the measure is no evidence.
    if try !isEvident(fault) { return .otherTextWidth }
    if caps.isEmpty, rule.about.severity == .error { return try capByReadings(of: fault) }
    if caps.contains(.unseen), try dependsOnTexts(fault) { return .drawnSo }
    if rule.needsExactTexts, try dependsOnTexts(fault) { return .pixelOfText }
    if rule.about.comparesWithDesign, let cap = openLayout(around: fault) { return cap }
    return caps.first
  }

  /// Returns the caps that follow without another layout.
  private func statedCaps(of fault: Fault) -> [SeverityCap] {
    let (rule, observation) = (rules[fault.identity.rule].about, fault.worst.observation)
    var caps = [observation.cap, context.cap].compactMap(\.self)
    if drawn.contains(fault.identity),
      let cap = rules[fault.identity.rule].cap(ofDrawn: observation, in: tree)
    {
      caps.append(cap == .drawnSo && isUnseen(fault) ? .unseen : cap)
    }
    if rule.comparesWithDesign {
      for node in fault.nodes {
        if let name = node.customClass { caps.append(.customClass(name)) }
        if tree.isPlacedByFrame(node) { caps.append(.fixedFrame) }
      }
      if let amount = observation.amount, amount < SeverityCap.slightLength { caps.append(.slight) }
    }
    // A view without a place is open however large the views around it are.
    let hasPlace = rule.id != .ambiguous || tree.constraints.hasPlace(observation)
    if hasPlace, !isSizeKnown(around: observation.node, along: observation.axes) {
      caps.append(isOfStretchedPart(fault) ? .stretchedPart : .unknownSize)
    }
    if fault.widths[.leftToRight] == nil, let cap = rightToLeftCap { caps.append(cap) }
    if context == .portrait, subject.isOfPads { caps.append(.padFile) }
    // An audit of exact widths also finds faults that occur only between two devices.
    if fault.devices.isEmpty, rule.comparesWithDesign || rule.severity == .error {
      caps.append(.noDevice)
    }
    if rule.severity == .error { caps += capsByCode(of: fault) }
    return caps
  }

  /// The cap of faults in right-to-left languages only, unless the texts are in one.
  ///
  /// Such a fault matters to an app with texts in such a language, or whose audit asks for the direction.
  private var rightToLeftCap: SeverityCap? {
    guard audit.condition.language.map({ ViewingCondition(language: $0).direction }) != .rightToLeft
    else { return nil }
    let isAsked = !audit.directions.contains(.leftToRight)
    return isAsked || subject.hasRightToLeftTexts ? .rightToLeft : .noRightToLeftTexts
  }

  /// Returns whether a fault of a view with fixed margins to the screen occurs on narrower screens
  /// only.
  ///
  /// If it occurs on wider screens too, the view probably keeps its width.
  private func isOfStretchedPart(_ fault: Fault) -> Bool {
    guard subject.followsScreen, !fault.worst.observation.axes.contains(.vertical),
      let drawn = subject.drawnScreen
    else { return false }
    return fault.widths.values.allSatisfy { $0.allSatisfy { Double($0) < drawn.width } }
  }

  /// Returns whether a fault is on every screen, and the stored frames do not show it.
  private func isUnseen(_ fault: Fault) -> Bool {
    rules[fault.identity.rule].isSeenInFrames && !stored.contains(fault.identity)
      && fault.widths[.leftToRight]?.count == Set(screens.entries.map(\.width)).count
      && fault.nodes.allSatisfy { subject.document?.element(of: $0)?.storedFrame != nil }
  }

  /// Returns the caps of an error that code may prevent.
  private func capsByCode(of fault: Fault) -> [SeverityCap] {
    let constraints = tree.constraints.decidingConstraints(of: fault.worst.observation)
    let outlets = constraints.lazy.compactMap { subject.outletName(of: $0) }
    let replacedText = fault.nodes.first { subject.replacesText(of: $0) }
    let caps: [SeverityCap?] = [
      outlets.first.map { .outlet($0) },
      constraints.contains(where: \.isPlaceholder) ? .placeholder : nil,
      constraints.contains { subject.hasRuntimeAttributes($0) } ? .constraintAttribute : nil,
      fault.nodes.contains { subject.skipsAmbiguityCheck($0) } ? .uncheckedAmbiguity : nil,
      replacedText.map { .replacedText(subject.name(of: $0)) },
    ]
    return caps.compactMap(\.self)
  }

  /// Returns whether a fault persists with texts as wide as the stored frames of the same font.
  private func isEvident(_ fault: Fault) throws(InvalidParameterError) -> Bool {
    let ratios = Set(fault.nodes.flatMap(\.subtree).compactMap { calibration.ratio(of: $0) })
    for ratio in ratios.sorted()
    where try !look(for: fault, textScale: ratio).isSeen {
      return false
    }
    return true
  }

  /// Returns whether the document decides the sizes of the surrounding views along some axes.
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
      // A table makes its rows as wide as itself on every screen.
      default: continue
      }
    }
    // The size of a view without an owner is its code's, but one as large as a screen is hardly for a part of it.
    return subject.isScreen || context == .duo && subject.coversScreen
  }

  /// Returns a cap if the frame of a view may differ where its fault is worst.
  private func openLayout(around fault: Fault) -> SeverityCap? {
    guard let diagnosis = worstLayouts[fault.worst.viewpoint]?.diagnosis else { return nil }
    let isInConflict = diagnosis.conflicts.flatMap(\.nodes).contains { other in
      other !== subject.root && fault.nodes.contains { other === $0 || other.contains($0) }
    }
    if isInConflict { return .conflict }
    let isOpen = diagnosis.ambiguousNodes.contains { open in
      fault.nodes.contains { $0 === open.node }
    }
    return isOpen ? .openFrames : nil
  }

  /// Returns a cap if a fault disappears with texts of another size, or without bars.
  private func capByReadings(of fault: Fault) throws(InvalidParameterError) -> SeverityCap? {
    let rule = rules[fault.identity.rule]
    if rule.about.comparesWithDesign,
      let cap = worstLayouts[fault.worst.viewpoint].flatMap({ self.cap(ofUncertain: $0) })
    {
      return cap
    }
    for share in rule.textShares where try !look(for: fault, textScale: share).isSeen {
      return .measuredText
    }
    // Code may hide bars, or show others.
    let (layout, isSeen) = try look(for: fault, safeArea: .given(.zero))
    if !isSeen { return isScrolled(fault) ? .scrolled : .bars }
    return rule.about.comparesWithDesign ? cap(ofUncertain: layout) : nil
  }

  /// Returns a cap for faults of frames in a layout with a conflict or an open frame.
  private func cap(ofUncertain layout: AuditedLayout) -> SeverityCap? {
    if !layout.result.conflicts.isEmpty { return .conflict }
    return layout.diagnosis.ambiguousNodes.isEmpty ? nil : .openFrames
  }

  /// Returns whether the view at fault is in a scroll view.
  private func isScrolled(_ fault: Fault) -> Bool {
    fault.identity.position.map { tree.scrollers[$0] >= 0 } ?? false
  }

  /// Returns whether a fault disappears with texts of another size.
  private func dependsOnTexts(_ fault: Fault) throws(InvalidParameterError) -> Bool {
    for share in rules[fault.identity.rule].textShares
    where try !look(for: fault, textScale: share).isSeen {
      return true
    }
    return false
  }

  /// Lays out the view where a fault is worst, and looks for the fault.
  private func look(
    for fault: Fault, safeArea: LayoutOptions.SafeArea = .device, textScale: Double = 1
  ) throws(InvalidParameterError) -> (layout: AuditedLayout, isSeen: Bool) {
    let viewpoint = fault.worst.viewpoint
    let layout = try layouts(at: viewpoint, safeArea: safeArea, textScale: textScale)
      .layout(on: viewpoint.screen, of: tree)
    let rule = fault.identity.rule
    return (
      layout,
      identities(of: (rule, rules[rule]), in: layout).contains(fault.identity)
    )
  }
}

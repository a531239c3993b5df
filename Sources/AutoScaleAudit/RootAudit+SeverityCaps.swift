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
    if caps.isEmpty, rule.about.severity == .error {
      return try capByReadings(of: fault, seen.worst)
    }
    if rule.needsExactTexts, try dependsOnTexts(fault, seen.worst) { return .pixelOfText }
    if rule.about.comparesWithDesign, let cap = try openLayout(around: fault, seen.worst) {
      return cap
    }
    return caps.first
  }

  /// Returns the caps that follow without another layout.
  private func statedCaps(about fault: Fault, _ seen: Occurrences) -> [SeverityCap] {
    let (rule, observation) = (rules[fault.rule].about, seen.worst.observation)
    var caps = [observation.cap].compactMap(\.self)
    if drawn.contains(fault), let cap = rules[fault.rule].cap(ofDrawn: observation) {
      caps.append(cap)
    }
    if rule.comparesWithDesign {
      for node in [observation.node] + observation.partners {
        if let name = node.customClass { caps.append(.customClass(name)) }
        if node.isFixed { caps.append(.fixedFrame) }
      }
      if let amount = observation.amount, amount < SeverityCap.slightLength { caps.append(.slight) }
    }
    if !isSizeKnown(around: observation.node, along: observation.axes) {
      caps.append(.unknownSize)
    }
    if seen.widths[.leftToRight] == nil { caps.append(.rightToLeft) }
    if rule.severity == .error,
      let outlet = observation.decidingConstraints.lazy
        .compactMap({ subject.outletName(of: $0) }).first
    {
      caps.append(.outlet(outlet))
    }
    return caps
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
    audit.options(
      on: worst.screen, reading: worst.direction, safeArea: safeArea, textScale: textScale)
  }

  /// Lays out the view with some options, and looks for a fault.
  private func look(
    for fault: Fault, _ worst: Occurrence, as options: LayoutOptions
  ) throws(InvalidParameterError) -> (layout: AuditedLayout, isSeen: Bool) {
    let layouts = AuditLayouts(of: subject, by: audit, options: options)
    let layout = try layouts.layout(on: worst.screen, of: tree)
    let isSeen = rules[fault.rule].observations(in: layout).contains {
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

extension Observation {
  /// Whether a stack or a constraint positions the view along each axis.
  var hasPlace: Bool {
    node.parent?.role.stack != nil
      || axes.isSubset(
        of: constraints(about: node).map(\.firstAttribute).filter { !$0.isLength }.map(\.axis))
  }

  /// The constraints that take part, or else those along the axes: about the view, and about the
  /// siblings to which they tie it.
  var decidingConstraints: [LayoutConstraint] {
    if !constraints.isEmpty { return constraints }
    let own = constraints(about: node)
    let others = own.flatMap { constraint -> [ViewNode] in
      [constraint.firstItem, constraint.secondItem].compactMap { $0?.layoutNode }
        .filter { $0 !== node && !$0.contains(node) }
    }
    return own + others.flatMap(constraints)
  }

  /// Returns the constraints about a view along the axes.
  private func constraints(about view: ViewNode) -> [LayoutConstraint] {
    sequence(first: view, next: \.parent).flatMap(\.constraints).filter { constraint in
      (constraint.firstItem === view || constraint.secondItem === view)
        && axes.contains(constraint.firstAttribute.axis)
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

import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees
import AutoScaleXcodeCanvas

extension RootAudit {
  /// Why a fault may not be as bad as its rule has it: of several doubts the strongest; nil for none.
  func doubt(about fault: Fault, _ seen: Sightings) throws(InvalidParameterError) -> Doubt? {
    let doubts = statedDoubts(about: fault, seen)
    if let note = doubts.first(where: { $0.severity == .note }) { return note }
    let rule = rules[fault.rule]
    if doubts.isEmpty, rule.about.severity == .error {
      return try doubtfulReading(of: fault, seen.worst)
    }
    if rule.needsExactTexts, try dependsOnTexts(fault, seen.worst) { return .pixelOfText }
    if rule.about.comparesWithDesign, let doubt = try openLayout(around: fault, seen.worst) {
      return doubt
    }
    return doubts.first
  }

  /// The doubts for which nothing has to be laid out again.
  private func statedDoubts(about fault: Fault, _ seen: Sightings) -> [Doubt] {
    let (rule, observation) = (rules[fault.rule].about, seen.worst.observation)
    var doubts = [observation.doubt].compactMap(\.self)
    if drawn.contains(fault), let doubt = rules[fault.rule].doubt(aboutDrawn: observation) {
      doubts.append(doubt)
    }
    if rule.comparesWithDesign {
      for node in [observation.node] + observation.partners {
        if let name = node.customClass { doubts.append(.customClass(name)) }
        if node.isFixed { doubts.append(.fixedFrame) }
      }
      if let amount = observation.amount, amount < Self.slightLength { doubts.append(.slight) }
    }
    if !isSizeKnown(around: observation.node, along: observation.axes) {
      doubts.append(.unknownSize)
    }
    if seen.widths[.leftToRight] == nil { doubts.append(.rightToLeft) }
    if rule.severity == .error,
      let outlet = observation.decidingConstraints.lazy
        .compactMap({ subject.outletName(of: $0) }).first
    {
      doubts.append(.outlet(outlet))
    }
    return doubts
  }

  /// What is less than this, in points, hardly anybody sees.
  private static let slightLength = 8.0

  /// Whether the size along some axes of what is around a view is known, and not up to code.
  ///
  /// A table makes its cells as wide as itself, and as high as it pleases; collections and bars decide
  /// both.
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

  /// Why the frame of a view may be another one where its fault is worst; nil where that is known.
  private func openLayout(
    around fault: Fault, _ worst: Sighting
  ) throws(InvalidParameterError) -> Doubt? {
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

  /// Why a fault is not seen in all readings of the document; nil where it is.
  private func doubtfulReading(
    of fault: Fault, _ worst: Sighting
  ) throws(InvalidParameterError) -> Doubt? {
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

  /// Whether the view at fault is in one that scrolls.
  private func isScrolled(_ fault: Fault) -> Bool {
    fault.position.map { tree.scrollers[$0] >= 0 } ?? false
  }

  /// Whether texts of some other size take away a fault.
  private func dependsOnTexts(
    _ fault: Fault, _ worst: Sighting
  ) throws(InvalidParameterError) -> Bool {
    for share in rules[fault.rule].textShares
    where try !look(for: fault, worst, as: options(at: worst, textScale: share)).isSeen {
      return true
    }
    return false
  }

  /// Returns the options of a layout where a fault is worst.
  private func options(
    at worst: Sighting, safeArea: LayoutOptions.SafeArea = .device, textScale: Double = 1
  ) -> LayoutOptions {
    audit.options(
      on: worst.screen, reading: worst.direction, safeArea: safeArea, textScale: textScale)
  }

  /// Lays out a reading of the document where a fault is worst, and looks for the fault.
  private func look(
    for fault: Fault, _ worst: Sighting, as options: LayoutOptions
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
  /// Whether a stack or some constraint places the view along each axis that decides.
  var hasPlace: Bool {
    node.parent?.role.stack != nil
      || axes.isSubset(
        of: constraints(about: node).map(\.firstAttribute).filter { !$0.isLength }.map(\.axis))
  }

  /// The constraints that take part, or else those along the axes that decide: about the view, and
  /// about the views beside it to which these tie it.
  fileprivate var decidingConstraints: [LayoutConstraint] {
    if !constraints.isEmpty { return constraints }
    let own = constraints(about: node)
    let others = own.flatMap { constraint -> [ViewNode] in
      [constraint.firstItem, constraint.secondItem].compactMap { $0?.layoutNode }
        .filter { $0 !== node && !$0.contains(node) }
    }
    return own + others.flatMap(constraints)
  }

  /// The constraints about a view along the axes that decide.
  private func constraints(about view: ViewNode) -> [LayoutConstraint] {
    sequence(first: view, next: \.parent).flatMap(\.constraints).filter { constraint in
      (constraint.firstItem === view || constraint.secondItem === view)
        && axes.contains(constraint.firstAttribute.axis)
    }
  }
}

extension ViewNode {
  /// Whether neither constraints nor a mask say what becomes of the frame on other screens.
  fileprivate var isFixed: Bool {
    translatesAutoresizingMaskIntoConstraints == true && autoresizingMask.isEmpty
      && parent?.role.stack == nil
  }
}

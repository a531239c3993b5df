import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// An audit of one root of a document on one screen after another.
struct RootAudit {
  /// A root with its design, in a context.
  struct Root {
    let subject: AuditSubject

    /// The root itself, or the same root in the document's own language.
    let drawn: AuditSubject

    /// The index among the outermost views of the document.
    let index: Int

    var context = AuditContext.portrait

    let screens: AuditScreens

    /// The reason if these are not all screens of the context.
    var limit: AuditGap.Reason?

    /// The severities of findings in earlier contexts, by fingerprint; those are not reported
    /// again.
    var known: [String: Finding.Severity] = [:]
  }

  let root: Root
  let audit: Audit
  let rules: [any AuditRule]
  let tree: AuditedTree

  var subject: AuditSubject { root.subject }
  var screens: AuditScreens { root.screens }
  var context: AuditContext { root.context }

  /// Whether the root is audited as drawn, and not scaled or in another condition.
  let isAsDrawn: Bool

  /// The part of the root that is not audited, if any.
  var gap: AuditGap? {
    root.limit.map { AuditGap(element: subject.name(of: subject.root), reason: $0) }
  }

  /// The number of solved layouts.
  private(set) var layoutCount = 0

  /// The faults so far, in the order of their first occurrences.
  private(set) var faults: [Fault] = []

  /// The places of ``faults``.
  private var places: [Fault.Identity: Int] = [:]

  /// The ratios of stored to measured texts.
  let calibration: TextCalibration

  /// The layout of the design on its device, or on a phone if it has none.
  let drawing: AuditedLayout

  /// The faults of the drawn document.
  private(set) var drawn: Set<Fault.Identity> = []

  /// The faults of the stored frames.
  private(set) var stored: Set<Fault.Identity> = []

  /// The layouts where faults are worst.
  private(set) var worstLayouts: [Viewpoint: AuditedLayout] = [:]

  /// The state that trials of hints share.
  let trials: HintTrials

  /// Prepares the audit of a root, and lays out its design.
  init(of root: Root, by audit: Audit) throws(InvalidParameterError) {
    let (subject, design, context) = (root.subject, root.drawn, root.context)
    self.root = root
    self.audit = audit
    rules = audit.enabledRules.filter { context == .portrait || !$0.isAboutConstraintsAlone }
    isAsDrawn =
      context == .portrait && subject.root === design.root && audit.condition == ViewingCondition()
      && audit.scaling == nil
    let device = subject.drawnScreen
    // Text calibration and drawn faults need a device; the layout of code only needs some screen.
    let drawnScreen = device ?? Screen.phones[0]
    let result = try design.root.withDesign { () throws(InvalidParameterError) in
      try audit.asDrawn.layouts(of: design, on: drawnScreen).layout(on: drawnScreen).result
    }
    let drawnTree = AuditedTree(result.tree, of: design, drawn: result)
    drawing = AuditedLayout(result, of: drawnTree)
    tree = AuditedTree(FlatTree(subject.root), of: subject, drawn: device == nil ? nil : result)
    trials = HintTrials(in: context, views: tree.nodes.count)
    calibration = device == nil ? TextCalibration() : TextCalibration(result, of: design)
    guard device != nil else { return }
    drawn = identities(ofFaultsIn: drawing)
    // Stored frames had the safe area of Xcode's canvas, which may differ from the device's.
    stored = identities(
      ofFaultsIn: AuditedLayout(
        result, of: drawnTree, frames: result.nodes.map(\.frame),
        safeArea: design.storedSafeArea ?? result.context.safeArea))
  }

  /// Returns the identities of faults in a layout that are large enough and depend on frames.
  private func identities(ofFaultsIn layout: AuditedLayout) -> Set<Fault.Identity> {
    rules.enumerated().reduce(into: []) { found, rule in
      if !rule.element.isAboutConstraintsAlone { found.formUnion(identities(of: rule, in: layout)) }
    }
  }

  /// Returns the identities of the faults by a rule that are large enough.
  func identities(
    of rule: (offset: Int, element: any AuditRule), in layout: AuditedLayout
  ) -> [Fault.Identity] {
    rule.element.visibleObservations(in: layout).map {
      Fault.Identity($0, of: rule.offset, in: layout)
    }
  }

  /// Audits all screens with one engine for each direction.
  mutating func run() throws(InvalidParameterError) {
    guard let first = screens.entries.first else { return }
    // Rules about constraints find the same on every width, so the first and the last are enough.
    let ends = [0, screens.entries.count - 1]
    // Devices first: what they do not show is not looked for between them, if the search is a second solve.
    let ordered =
      screens.entries.enumerated().filter(\.element.isDevice)
      + screens.entries.enumerated().filter { !$0.element.isDevice }
    for direction in audit.directions {
      let layouts = layouts(at: Viewpoint(screen: first.screen, direction: direction))
      for (index, entry) in ordered {
        let layout = try layouts.layout(on: entry.screen, of: tree)
        layoutCount += 1
        look(at: layout, entry, direction, isAtEnd: ends.contains(index))
      }
      for entry in screens.others {
        let layout = try layouts.layout(on: entry.screen, of: tree)
        layoutCount += 1
        recognize(faultsIn: layout, entry, direction)
      }
    }
    extendOccurrences()
    try layOutWorst()
  }

  /// Extends faults of a phone to another screen of the same width.
  private mutating func recognize(
    faultsIn layout: AuditedLayout, _ entry: AuditScreens.Entry, _ direction: InterfaceDirection
  ) {
    for (index, rule) in rules.enumerated() where !rule.isAboutConstraintsAlone {
      for observation in rule.uncoveredObservations(in: layout) {
        guard let place = places[Fault.Identity(observation, of: index, in: layout)] else {
          continue
        }
        faults[place].add(entry.screen, ofWidth: entry.width, reading: direction)
      }
    }
  }

  private mutating func look(
    at layout: AuditedLayout, _ entry: AuditScreens.Entry, _ direction: InterfaceDirection,
    isAtEnd: Bool
  ) {
    for (index, rule) in rules.enumerated()
    where (isAtEnd || !rule.isAboutConstraintsAlone) && (entry.isDevice || isLookedFor(index)) {
      for observation in rule.uncoveredObservations(in: layout) {
        note(
          Fault.Occurrence(
            observation: observation,
            viewpoint: Viewpoint(screen: entry.screen, direction: direction), width: entry.width,
            isOnDevice: entry.isDevice),
          of: Fault.Identity(observation, of: index, in: layout))
      }
    }
  }

  /// Returns whether a rule is asked on widths that no device has.
  private func isLookedFor(_ rule: Int) -> Bool {
    !rules[rule].isSeenOnDevices || !screens.entries.contains(where: \.isDevice)
      || faults.contains { $0.identity.rule == rule }
  }

  private mutating func note(_ occurrence: Fault.Occurrence, of identity: Fault.Identity) {
    if let place = places[identity] {
      faults[place].add(occurrence)
    } else {
      places[identity] = faults.count
      faults.append(Fault(identity, occurrence))
    }
  }

  /// Extends faults that only constraints decide from the two ends to all screens, and drops the
  /// other ones.
  private mutating func extendOccurrences() {
    let widths = Set(screens.entries.map(\.width))
    let ends = Set([screens.entries.first, screens.entries.last].compactMap { $0?.width })
    let devices = Set(screens.devices + screens.others.map(\.screen))
    faults = faults.compactMap { fault in
      guard rules[fault.identity.rule].isAboutConstraintsAlone else { return fault }
      guard audit.directions.allSatisfy({ fault.widths[$0] == ends }) else { return nil }
      var fault = fault
      fault.extend(to: widths, devices, reading: audit.directions)
      return fault
    }
  }

  /// Lays the root out where faults are worst, once for all faults there.
  private mutating func layOutWorst() throws(InvalidParameterError) {
    for viewpoint in Set(faults.filter(\.isVisible).map(\.worst.viewpoint)) {
      let layout = try layouts(at: viewpoint).layout(on: viewpoint.screen, of: tree)
      worstLayouts[viewpoint] = audit.changesTrees ? layout.keepingLengths : layout
    }
  }
}

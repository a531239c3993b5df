import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// An audit of one root of a document on one screen after another.
struct RootAudit {
  let subject: AuditSubject
  let audit: Audit
  let rules: [any AuditRule]
  let screens: AuditScreens
  let tree: AuditedTree
  let context: AuditContext

  /// Whether the root is audited as drawn, and not scaled or in another condition.
  let isAsDrawn: Bool

  /// The part of the root that is not audited, if any.
  let gap: AuditGap?

  /// The number of solved layouts.
  private(set) var layoutCount = 0

  /// The occurrences so far, by fault.
  private(set) var occurrences: [Fault: Occurrences] = [:]

  /// The faults in the order of their first occurrences.
  private(set) var faults: [Fault] = []

  /// The ratios of stored to measured texts.
  let calibration: TextCalibration

  /// The faults of the drawn document.
  private(set) var drawn: Set<Fault> = []

  /// The faults of the stored frames.
  private(set) var stored: Set<Fault> = []

  /// The identity of a fault, which is the same in each language of a document.
  struct Fault: Hashable {
    let rule: Int
    let position: Int?
    let related: String

    init(_ observation: Observation, of rule: Int, in layout: AuditedLayout) {
      self.rule = rule
      position = layout.result.index(of: observation.node)
      related = observation.related
    }
  }

  /// The widths and devices of a fault, and its worst occurrence.
  struct Occurrences {
    var widths: [InterfaceDirection: Set<Int>] = [:]
    var devices: Set<Screen> = []
    var worst: Occurrence

    /// Whether the fault is large enough on some width.
    var isVisible = false
  }

  /// A fault on one screen.
  struct Occurrence {
    let observation: Observation
    let screen: Screen
    let width: Int
    let direction: InterfaceDirection

    /// Whether a device has the screen.
    let isOnDevice: Bool

    /// Whether the fault is larger here, or the first on a device.
    func isWorse(than other: Occurrence) -> Bool {
      if isOnDevice != other.isOnDevice { return isOnDevice }
      return observation.amount ?? 0 > other.observation.amount ?? 0
    }
  }

  /// Prepares the audit of a root, and lays out its design: the root itself, or the same root in the
  /// document's own language.
  init(
    _ subject: AuditSubject, drawnAs design: AuditSubject, by audit: Audit,
    rules: [any AuditRule], in context: AuditContext, screens shown: [Screen]
  ) throws(InvalidParameterError) {
    self.subject = subject
    self.audit = audit
    self.context = context
    self.rules = context == .portrait ? rules : rules.filter { !$0.isAboutConstraintsAlone }
    isAsDrawn =
      context == .portrait && subject.root === design.root && audit.condition == ViewingCondition()
      && audit.scaling == nil
    let device = subject.drawnScreen
    let drawnScreen = device ?? Screen.phones[0]
    if context != .portrait {
      screens = AuditScreens(shown)
      gap = nil
    } else {
      let limit: AuditGap.Reason?
      (screens, limit) = AuditScreens.screens(of: subject, by: audit)
      gap = limit.map { AuditGap(element: subject.name(of: subject.root), reason: $0) }
    }
    let result = try design.root.withDesign { () throws(InvalidParameterError) in
      try audit.asDrawn.layouts(of: design, on: drawnScreen).layout(on: drawnScreen).result
    }
    tree = AuditedTree(
      FlatTree(subject.root), of: subject, drawn: device == nil ? nil : result)
    calibration = device == nil ? TextCalibration() : TextCalibration(result, of: design)
    guard device != nil else { return }
    let drawing = AuditedTree(result.tree, of: design, drawn: result)
    drawn = Self.faults(in: AuditedLayout(result, of: drawing), self.rules)
    stored = Self.faults(
      in: AuditedLayout(result, of: drawing, frames: result.nodes.map(\.frame)), self.rules)
  }

  /// Returns the faults of frames that are large enough.
  private static func faults(in layout: AuditedLayout, _ rules: [any AuditRule]) -> Set<Fault> {
    var faults: Set<Fault> = []
    for (index, rule) in rules.enumerated() where !rule.isAboutConstraintsAlone {
      for observation in rule.visibleObservations(in: layout) {
        faults.insert(Fault(observation, of: index, in: layout))
      }
    }
    return faults
  }

  /// Audits all screens with one engine for each direction.
  mutating func run() throws(InvalidParameterError) {
    guard let first = screens.entries.first else { return }
    let ends = [0, screens.entries.count - 1]
    for direction in audit.directions {
      let layouts = layouts(on: first.screen, reading: direction)
      for (index, entry) in screens.entries.enumerated() {
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
  }

  /// Extends faults of a phone to another screen of the same width.
  private mutating func recognize(
    faultsIn layout: AuditedLayout, _ entry: AuditScreens.Entry, _ direction: InterfaceDirection
  ) {
    for (index, rule) in rules.enumerated() where !rule.isAboutConstraintsAlone {
      for observation in rule.observations(in: layout) {
        let fault = Fault(observation, of: index, in: layout)
        if occurrences[fault]?.widths[direction]?.contains(entry.width) == true {
          occurrences[fault]?.devices.insert(entry.screen)
        }
      }
    }
  }

  private mutating func look(
    at layout: AuditedLayout, _ entry: AuditScreens.Entry, _ direction: InterfaceDirection,
    isAtEnd: Bool
  ) {
    for (index, rule) in rules.enumerated() where isAtEnd || !rule.isAboutConstraintsAlone {
      for observation in rule.observations(in: layout) {
        note(
          Occurrence(
            observation: observation, screen: entry.screen, width: entry.width,
            direction: direction, isOnDevice: entry.isDevice),
          of: Fault(observation, of: index, in: layout))
      }
    }
  }

  private mutating func note(_ occurrence: Occurrence, of fault: Fault) {
    if occurrences[fault] == nil { faults.append(fault) }
    var seen = occurrences[fault] ?? Occurrences(worst: occurrence)
    seen.widths[occurrence.direction, default: []].insert(occurrence.width)
    if occurrence.isOnDevice { seen.devices.insert(occurrence.screen) }
    if !occurrence.observation.isSlight { seen.isVisible = true }
    if occurrence.isWorse(than: seen.worst) { seen.worst = occurrence }
    occurrences[fault] = seen
  }

  /// Extends faults of constraints alone from the two ends to all screens.
  private mutating func extendOccurrences() {
    let widths = Set(screens.entries.map(\.width))
    let ends = Set([screens.entries.first, screens.entries.last].compactMap { $0?.width })
    for fault in faults where rules[fault.rule].isAboutConstraintsAlone {
      guard var seen = occurrences[fault] else { continue }
      let isAtBothEnds = audit.directions.allSatisfy { seen.widths[$0] == ends }
      for direction in audit.directions { seen.widths[direction] = widths }
      seen.devices = Set(screens.devices + screens.others.map(\.screen))
      occurrences[fault] = isAtBothEnds ? seen : nil
    }
  }
}

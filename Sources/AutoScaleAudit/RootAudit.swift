import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// Looks for faults under one root of a document, on one screen after another.
struct RootAudit {
  let subject: AuditSubject
  let audit: Audit
  let rules: [any AuditRule]
  let screens: AuditScreens
  let tree: AuditedTree

  /// Whether the root is looked at as it is drawn, and not in another language, size or length.
  let isAsDrawn: Bool

  /// What is not looked at, and why; nil for nothing.
  let gap: AuditGap?

  /// The number of layouts that were solved.
  private(set) var layoutCount = 0

  /// What was seen so far, by fault.
  private(set) var sightings: [Fault: Sightings] = [:]

  /// The faults in the order in which they were seen first.
  private(set) var faults: [Fault] = []

  /// What is seen where the document is drawn.
  private(set) var drawn: Set<Fault> = []

  /// What tells one fault from others, the same in each language of a document.
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

  /// Where a fault is seen, and where it is worst.
  struct Sightings {
    var widths: [InterfaceDirection: Set<Int>] = [:]
    var devices: Set<Screen> = []
    var worst: Sighting
  }

  /// A fault on one screen.
  struct Sighting {
    let observation: Observation
    let screen: Screen
    let width: Int
    let direction: InterfaceDirection
  }

  /// Prepares the audit of a root, and lays out how it is drawn: the root itself, or the same one of
  /// the document in its own language.
  init(
    _ subject: AuditSubject, drawnAs design: AuditSubject, by audit: Audit,
    rules: [any AuditRule]
  ) throws(InvalidParameterError) {
    self.subject = subject
    self.audit = audit
    self.rules = rules
    isAsDrawn =
      subject.root === design.root && audit.condition == ViewingCondition()
      && audit.scaling == nil
    let device = subject.drawnScreen
    let drawnScreen = device ?? Screen.phones[0]
    let name = subject.name(of: subject.root)
    if let device, device.idiom != .phone || device.isLandscape {
      screens = AuditScreens(only: device)
      gap = AuditGap(element: name, reason: .otherDevice)
    } else if subject.fillsWidth {
      screens = AuditScreens(widths: audit.widths, among: audit.devices)
      gap = nil
    } else {
      screens = AuditScreens(only: drawnScreen)
      gap = AuditGap(element: name, reason: .ownSize)
    }
    let result = try audit.asDrawn.layouts(of: design, on: drawnScreen).layout(on: drawnScreen)
      .result
    tree = AuditedTree(
      FlatTree(subject.root), of: subject, drawn: device == nil ? nil : result)
    guard device != nil else { return }
    let layout = AuditedLayout(
      result, of: AuditedTree(result.tree, of: design, drawn: result))
    for (index, rule) in rules.enumerated() where !rule.isAboutConstraintsAlone {
      for observation in rule.observations(in: layout) {
        drawn.insert(Fault(observation, of: index, in: layout))
      }
    }
  }

  /// Looks on all screens, by an engine that is kept.
  mutating func run() throws(InvalidParameterError) {
    guard let first = screens.entries.first else { return }
    let ends = [0, screens.entries.count - 1]
    for direction in audit.directions {
      let layouts = audit.layouts(of: subject, on: first.screen, reading: direction)
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
    extendSightings()
  }

  /// Takes in that what was seen on a phone's width is so on another screen of that width.
  private mutating func recognize(
    faultsIn layout: AuditedLayout, _ entry: AuditScreens.Entry, _ direction: InterfaceDirection
  ) {
    for (index, rule) in rules.enumerated() where !rule.isAboutConstraintsAlone {
      for observation in rule.observations(in: layout) {
        let fault = Fault(observation, of: index, in: layout)
        if sightings[fault]?.widths[direction]?.contains(entry.width) == true {
          sightings[fault]?.devices.insert(entry.screen)
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
          Sighting(
            observation: observation, screen: entry.screen, width: entry.width,
            direction: direction),
          of: Fault(observation, of: index, in: layout))
      }
    }
  }

  private mutating func note(_ sighting: Sighting, of fault: Fault) {
    if sightings[fault] == nil { faults.append(fault) }
    var seen = sightings[fault] ?? Sightings(worst: sighting)
    seen.widths[sighting.direction, default: []].insert(sighting.width)
    if screens.devices.contains(sighting.screen) { seen.devices.insert(sighting.screen) }
    if sighting.observation.amount ?? 0 > seen.worst.observation.amount ?? 0 {
      seen.worst = sighting
    }
    sightings[fault] = seen
  }

  /// What is about constraints alone, and was seen on both ends, is so on all screens.
  private mutating func extendSightings() {
    let widths = Set(screens.entries.map(\.width))
    let ends = Set([screens.entries.first, screens.entries.last].compactMap { $0?.width })
    for fault in faults where rules[fault.rule].isAboutConstraintsAlone {
      guard var seen = sightings[fault] else { continue }
      let isAtBothEnds = audit.directions.allSatisfy { seen.widths[$0] == ends }
      for direction in audit.directions { seen.widths[direction] = widths }
      seen.devices = Set(screens.devices + screens.others.map(\.screen))
      sightings[fault] = isAtBothEnds ? seen : nil
    }
  }
}

import AutoLayout
import AutoScale
import InterfaceBuilder
import ViewTree

/// Looks for faults under one root of a document, on one screen after another.
struct RootAudit {
  let root: ViewNode
  let document: InterfaceDocument
  let audit: Audit
  let rules: [any AuditRule]
  let screens: AuditScreens
  let tree: AuditedTree

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

  /// What tells one fault from others.
  struct Fault: Hashable {
    let rule: Int
    let node: ObjectIdentifier
    let related: String

    init(_ observation: Observation, of rule: Int) {
      self.rule = rule
      node = ObjectIdentifier(observation.node)
      related = observation.related
    }
  }

  /// Where a fault is seen, and where it is worst.
  struct Sightings {
    var widths: [LayoutDirection: Set<Int>] = [:]
    var devices: Set<Screen> = []
    var worst: Sighting
  }

  /// A fault on one screen.
  struct Sighting {
    let observation: Observation
    let screen: Screen
    let width: Int
    let direction: LayoutDirection
  }

  /// Prepares the audit of a root.
  init(
    _ root: ViewNode, of document: InterfaceDocument, by audit: Audit, rules: [any AuditRule]
  ) throws(InvalidParameterError) {
    self.root = root
    self.document = document
    self.audit = audit
    self.rules = rules
    let device = document.device?.screen
    let drawnScreen = device ?? Screen.phones[0]
    let canvas = Self.canvas(of: document, on: drawnScreen, by: audit)
    let fillsWidth = canvas.fillsWidth(root)
    if let device, device.idiom != .phone || device.isLandscape {
      screens = AuditScreens(only: device)
      gap = AuditGap(element: document.auditName(of: root), reason: .otherDevice)
    } else if fillsWidth {
      screens = AuditScreens(widths: audit.widths)
      gap = nil
    } else {
      screens = AuditScreens(only: drawnScreen)
      gap = AuditGap(element: document.auditName(of: root), reason: .ownSize)
    }
    let result = try canvas.layout(root)
    tree = AuditedTree(
      result.nodes, of: document, fillsScreen: fillsWidth, drawn: device == nil ? nil : result)
    guard device != nil else { return }
    let layout = AuditedLayout(result, of: tree, on: drawnScreen)
    for (index, rule) in rules.enumerated() where rule.about.comparesWithDesign {
      for observation in rule.observations(in: layout) {
        drawn.insert(Fault(observation, of: index))
      }
    }
  }

  /// The layout of a document on the screens of devices.
  static func canvas(
    of document: InterfaceDocument, on screen: Screen, by audit: Audit,
    direction: LayoutDirection = .leftToRight, safeArea: LayoutOptions.SafeArea = .device
  ) -> DesignCanvas {
    var options = LayoutOptions(on: screen, safeArea: safeArea)
    options.direction = direction
    options.fonts = audit.fonts
    return DesignCanvas(document, options: options)
  }

  /// Looks on all screens, by an engine that is kept.
  mutating func run() throws(InvalidParameterError) {
    guard let first = screens.entries.first else { return }
    for direction in audit.directions {
      let canvas = Self.canvas(of: document, on: first.screen, by: audit, direction: direction)
      let engine = canvas.makeEngine()
      for entry in screens.entries {
        let result = try canvas.layout(root, on: entry.screen, with: engine)
        layoutCount += 1
        look(at: AuditedLayout(result, of: tree, on: entry.screen), entry, direction)
      }
    }
  }

  private mutating func look(
    at layout: AuditedLayout, _ entry: AuditScreens.Entry, _ direction: LayoutDirection
  ) {
    for (index, rule) in rules.enumerated() {
      for observation in rule.observations(in: layout) {
        note(
          Sighting(
            observation: observation, screen: entry.screen, width: entry.width,
            direction: direction),
          of: Fault(observation, of: index))
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
}

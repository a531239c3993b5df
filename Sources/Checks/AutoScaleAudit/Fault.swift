import AutoScale
import AutoScaleLayoutEngine
import AutoScaleTrees

/// A fault of a root, on all screens that have it.
struct Fault {
  /// The identity of a fault, which is the same in each language of a document.
  struct Identity: Hashable {
    /// The index of the rule among those of the audit.
    let rule: Int
    /// The position of the view in the tree.
    let position: Int?
    /// The identifiers of other participants.
    let related: String

    init(_ observation: Observation, of rule: Int, in layout: AuditedLayout) {
      self.rule = rule
      position = layout.result.index(of: observation.node)
      related = observation.related
    }
  }

  /// A fault on one screen.
  struct Occurrence {
    let observation: Observation
    let viewpoint: Viewpoint
    let width: Int

    /// Whether a device has the screen.
    let isOnDevice: Bool

    /// Returns whether the fault is larger here, the first on a device, or the first from left to
    /// right.
    fileprivate func isWorse(than other: Occurrence) -> Bool {
      // Numbers come from a device if one has the fault, because no user sees the widths between.
      if isOnDevice != other.isOnDevice { return isOnDevice }
      let direction = viewpoint.direction
      if direction != other.viewpoint.direction { return direction == .leftToRight }
      return observation.amount ?? 0 > other.observation.amount ?? 0
    }
  }

  let identity: Identity

  /// The widths of screens in each direction of reading, in points.
  private(set) var widths: [InterfaceDirection: Set<Int>] = [:]

  /// The devices.
  private(set) var devices: Set<Screen> = []

  /// The occurrence with the largest amount, on a device if possible.
  private(set) var worst: Occurrence

  /// Whether the fault is large enough on some width.
  private(set) var isVisible = false

  /// The reason for a lower severity than that of the rule, if there is one.
  private(set) var cap: SeverityCap?

  /// How certain the fault is.
  private(set) var severity = Finding.Severity.error

  init(_ identity: Identity, _ first: Occurrence) {
    self.identity = identity
    worst = first
    add(first)
  }

  /// The view at fault and its partners.
  var nodes: [ViewNode] { [worst.observation.node] + worst.observation.partners }

  /// The extent at its worst, in the unit of the rule; 0 without one.
  var amount: Double { worst.observation.amount ?? 0 }

  /// Sets the severity: that of the rule, or the lower one of a cap.
  mutating func rate(_ severity: Finding.Severity, cap: SeverityCap?) {
    self.cap = cap
    self.severity = min(severity, cap?.severity ?? severity)
  }

  /// Extends the fault by an occurrence.
  mutating func add(_ occurrence: Occurrence) {
    let viewpoint = occurrence.viewpoint
    widths[viewpoint.direction, default: []].insert(occurrence.width)
    if occurrence.isOnDevice { devices.insert(viewpoint.screen) }
    if !occurrence.observation.isSlight { isVisible = true }
    if occurrence.isWorse(than: worst) { worst = occurrence }
  }

  /// Extends the fault to another screen of a width that has it.
  mutating func add(_ device: Screen, ofWidth width: Int, reading direction: InterfaceDirection) {
    if widths[direction]?.contains(width) == true { devices.insert(device) }
  }

  /// Extends the fault to widths and devices in some directions of reading.
  mutating func extend(
    to widths: Set<Int>, _ devices: Set<Screen>, reading directions: [InterfaceDirection]
  ) {
    for direction in directions { self.widths[direction] = widths }
    self.devices = devices
  }
}

/// A screen and a direction of reading, which decide a layout.
struct Viewpoint: Hashable {
  let screen: Screen
  let direction: InterfaceDirection
}

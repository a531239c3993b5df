/// The constraints that are being written in one closure, and what is wrong with them.
final class ConstraintDrafts {
  let item: any LayoutItem
  let place: ConstraintSource
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var defects: [ConstraintError.Defect] = []
  /// The attributes of each chain that was begun; nil when it waits for nothing any more.
  private var halves: [[LayoutAttribute]?] = []
  private var isClosed = false

  init(_ item: any LayoutItem, at place: ConstraintSource) {
    self.item = item
    self.place = place
  }

  /// Notes that a chain began, and returns its number.
  func begin(_ attributes: [LayoutAttribute]) -> Int {
    requireOpen(attributes)
    halves.append(attributes)
    return halves.count - 1
  }

  /// Notes that a chain has its relation, or goes on as another one with more attributes.
  func finish(_ chain: Int, _ attributes: [LayoutAttribute]) {
    requireOpen(attributes)
    halves[chain] = nil
  }

  func add(_ constraint: LayoutConstraint) {
    constraints.append(constraint)
  }

  func report(
    _ reason: ConstraintError.Reason, _ attributes: [LayoutAttribute], at place: ConstraintSource
  ) {
    let element = ([item.layoutName] + attributes.map(\.rawValue)).joined(separator: ".")
    defects.append(ConstraintError.Defect(place: place, element: element, reason: reason))
  }

  /// Runs the closure.
  ///
  /// - Returns: The constraints that it wrote.
  /// - Throws: What the closure throws, or all defects.
  static func run(
    for item: any LayoutItem, at place: ConstraintSource,
    _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    let drafts = ConstraintDrafts(item, at: place)
    defer { drafts.isClosed = true }
    try build(ConstraintMaker(drafts: drafts))
    return try drafts.checked()
  }

  // Nobody would read what is written now; there is no way left to throw.
  private func requireOpen(_ attributes: [LayoutAttribute]) {
    precondition(
      !isClosed, "\(place): a constraint of \(attributes) was written after its closure had run")
  }

  private func checked() throws(ConstraintError) -> [LayoutConstraint] {
    for case let attributes? in halves { report(.unfinished, attributes, at: place) }
    for constraint in constraints {
      if let reason = constraint.senseless {
        report(reason, [constraint.firstAttribute], at: constraint.source ?? place)
      }
    }
    guard defects.isEmpty else { throw ConstraintError(defects: defects) }
    return constraints
  }
}

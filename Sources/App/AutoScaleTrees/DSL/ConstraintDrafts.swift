/// The constraints written so far in a closure, and their defects.
final class ConstraintDrafts {
  let item: any LayoutItem
  let place: ConstraintSource
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var defects: [ConstraintError.Defect] = []
  /// The attributes of each open chain; `nil` once the chain is finished.
  private var halves: [[LayoutAttribute]?] = []
  private var isClosed = false

  init(_ item: any LayoutItem, at place: ConstraintSource) {
    self.item = item
    self.place = place
  }

  /// Records that a chain began, and returns its number.
  func begin(_ attributes: [LayoutAttribute]) -> Int {
    requireOpen(attributes)
    halves.append(attributes)
    return halves.count - 1
  }

  /// Records that a chain has its relation, or continues as another chain with more attributes.
  func finish(_ chain: Int, _ attributes: [LayoutAttribute]) {
    requireOpen(attributes)
    halves[chain] = nil
  }

  func add(_ constraint: LayoutConstraint) -> LayoutConstraint {
    constraints.append(constraint)
    return constraint
  }

  func report(
    _ reason: ConstraintError.Reason, _ attributes: [LayoutAttribute], at place: ConstraintSource
  ) {
    let element = ([item.layoutName] + attributes.map(\.rawValue)).joined(separator: ".")
    defects.append(ConstraintError.Defect(place: place, element: element, reason: reason))
  }

  /// Runs the closure.
  ///
  /// - Returns: The constraints of the closure.
  /// - Throws: The closure's error, or all defects.
  static func run(
    for item: any LayoutItem, at place: ConstraintSource,
    _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    let drafts = ConstraintDrafts(item, at: place)
    defer { drafts.isClosed = true }
    try build(ConstraintMaker(drafts: drafts))
    return try drafts.checked()
  }

  // The constraint would be lost, and this late the call cannot throw.
  private func requireOpen(_ attributes: [LayoutAttribute]) {
    precondition(
      !isClosed, "\(place): a constraint of \(attributes) was written after its closure had run")
  }

  private func checked() throws(ConstraintError) -> [LayoutConstraint] {
    // Attributes that were stored in a variable never got a relation.
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

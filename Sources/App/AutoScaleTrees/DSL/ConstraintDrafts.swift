/// The constraints written so far in a closure, and their defects.
final class ConstraintDrafts {
  let item: any LayoutItem
  let place: ConstraintSource
  let form: ConstraintForm
  private var constraints: [LayoutConstraint] = []
  private var chains: [[LayoutConstraint]] = []
  private var defects: [ConstraintError.Defect] = []
  private var defective: Set<ObjectIdentifier> = []
  /// The attributes of each open chain; `nil` once the chain is finished.
  private var halves: [[LayoutAttribute]?] = []
  private var isClosed = false

  private init(_ item: any LayoutItem, at place: ConstraintSource, in form: ConstraintForm) {
    self.item = item
    self.place = place
    self.form = form
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

  /// Adds the constraints of a chain.
  func add(_ chain: [LayoutConstraint]) {
    constraints += chain
    // Only SnapKit hands out chains before they are active; elsewhere an array for each would be wasted.
    if form == .snapKit { chains.append(chain) }
  }

  func report(
    _ reason: ConstraintError.Reason, _ attributes: [LayoutAttribute], at place: ConstraintSource
  ) {
    let element = ([item.layoutName] + attributes.map(\.rawValue)).joined(separator: ".")
    defects.append(ConstraintError.Defect(place: place, element: element, reason: reason))
  }

  /// Reports a defect of a constraint, which is left out.
  func report(_ reason: ConstraintError.Reason, of constraint: LayoutConstraint) {
    defective.insert(ObjectIdentifier(constraint))
    report(reason, [constraint.firstAttribute], at: constraint.source ?? place)
  }

  /// Runs the closure, and returns its constraints and its defects.
  static func run(
    for item: any LayoutItem, at place: ConstraintSource, in form: ConstraintForm = .masonry,
    _ build: (ConstraintMaker) throws -> Void
  ) rethrows -> WrittenConstraints {
    let drafts = ConstraintDrafts(item, at: place, in: form)
    defer { drafts.isClosed = true }
    try build(ConstraintMaker(drafts: drafts))
    return drafts.written()
  }

  // The constraint would be lost, and this late the call cannot throw.
  private func requireOpen(_ attributes: [LayoutAttribute]) {
    precondition(
      !isClosed, "\(place): a constraint of \(attributes) was written after its closure had run")
  }

  private func written() -> WrittenConstraints {
    // Attributes that were stored in a variable never got a relation.
    for case let attributes? in halves { report(.unfinished, attributes, at: place) }
    for constraint in constraints {
      if let reason = constraint.senseless { report(reason, of: constraint) }
    }
    return WrittenConstraints(
      constraints: sound(constraints), chains: chains.map(sound), defects: defects)
  }

  private func sound(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    defective.isEmpty
      ? constraints : constraints.filter { !defective.contains(ObjectIdentifier($0)) }
  }
}

/// The constraints of a closure, in SnapKit's form also chain by chain, and the defects of those that are left
/// out.
struct WrittenConstraints {
  let constraints: [LayoutConstraint]
  let chains: [[LayoutConstraint]]
  let defects: [ConstraintError.Defect]
}

/// The form in which constraints are written, where one name means different things to libraries.
enum ConstraintForm {
  /// Numbers add up, and a centre is measured from the superview's, as Masonry does.
  case masonry
  /// The last number wins, and a centre is measured from the superview's left and top edge.
  case snapKit

  /// Returns the superview's attribute from which a number for an attribute is measured.
  func origin(of attribute: LayoutAttribute) -> LayoutAttribute {
    switch (self, attribute) {
    // SnapKit 5.6, Constraint.swift: a number has no target, and so no centre.
    case (.snapKit, .centerX): .left
    case (.snapKit, .centerY): .top
    default: attribute
    }
  }
}

// What SnapKit, Masonry and SwiftUI do where the calls of this package throw.
extension LayoutItem {
  /// Makes constraints in SnapKit's form for later, and leaves out those with a defect.
  ///
  /// - Returns: A handle for each chain, and the defects.
  package func prepareInSnapKitForm(
    at place: ConstraintSource, _ build: (ConstraintMaker) -> Void
  ) -> (handles: [ConstraintHandle], defects: [ConstraintError.Defect]) {
    let written = ConstraintDrafts.run(for: self, at: place, in: .snapKit, build)
    madeConstraints += written.constraints
    return (written.chains.map(ConstraintHandle.init), written.defects)
  }

  /// Makes the constraints of this item new, and leaves out those with a defect.
  ///
  /// If they differ from those made before only in their constants, those take the constants, so that a kept
  /// layout stays as it is.
  ///
  /// - Returns: The defects.
  package func refreshConstraints(
    at place: ConstraintSource, _ build: (ConstraintMaker) -> Void
  ) -> [ConstraintError.Defect] {
    let written = ConstraintDrafts.run(for: self, at: place, build)
    let (owned, defects) = written.constraints.owned(at: place)
    let pairs = zip(madeConstraints, owned.map(\.constraint))
    if madeConstraints.count == owned.count, pairs.allSatisfy({ $0.matches($1) }) {
      for (constraint, update) in pairs { constraint.takeConstant(of: update) }
    } else {
      removeConstraints()
      for (constraint, owner) in owned { owner.addConstraint(constraint) }
      madeConstraints = owned.map(\.constraint)
    }
    return written.defects + defects
  }

  /// Makes constraints in SnapKit's form and activates them, and leaves out those with a defect.
  ///
  /// - Returns: The defects.
  package func makeInSnapKitForm(
    at place: ConstraintSource, _ build: (ConstraintMaker) -> Void
  ) -> [ConstraintError.Defect] {
    let written = ConstraintDrafts.run(for: self, at: place, in: .snapKit, build)
    let (owned, defects) = written.constraints.owned(at: place)
    for (constraint, owner) in owned { owner.addConstraint(constraint) }
    madeConstraints += owned.map(\.constraint)
    return written.defects + defects
  }

  /// Changes the constants of constraints in SnapKit's form; the first update of an item makes them.
  ///
  /// - Returns: The defects, including updates that match no constraint.
  package func updateInSnapKitForm(
    at place: ConstraintSource, _ build: (ConstraintMaker) -> Void
  ) -> [ConstraintError.Defect] {
    if madeConstraints.isEmpty { return makeInSnapKitForm(at: place, build) }
    let written = ConstraintDrafts.run(for: self, at: place, in: .snapKit, build)
    let updates = updates(of: written.constraints)
    for (update, matches) in updates { matches.takeConstant(of: update) }
    return written.defects
      + updates.filter(\.matches.isEmpty).map { $0.update.noMatch(at: place) }
  }
}

extension Collection where Element: LayoutItem {
  /// Changes the constants of constraints, and makes those that match none, as Masonry does.
  ///
  /// - Throws: ``ConstraintError`` with every defect, or the closure's error; nothing is changed then.
  package func updateOrMakeConstraints(
    at place: ConstraintSource, _ build: (ConstraintMaker) throws -> Void
  ) throws -> [LayoutConstraint] {
    let updates = try written(at: place) { _, make in try build(make) }
      .map { item, written in (item: item, updates: item.updates(of: written)) }
    let new = updates.map { item, updates in
      (item: item, constraints: updates.filter(\.matches.isEmpty).map(\.update))
    }
    let owners = try new.flatMap(\.constraints).owners(at: place)
    for (update, matches) in updates.flatMap(\.updates) { matches.takeConstant(of: update) }
    _ = add(new, to: owners)
    return updates.flatMap(\.updates).flatMap { $0.matches.isEmpty ? [$0.update] : $0.matches }
  }
}

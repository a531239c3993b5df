/// Finds statements that several views of a class share, and makes loops of them.
struct SharedLooks {
  /// The least number of lines that a loop saves.
  private static let leastSaving = 3
  /// The most views whose statements are compared in pairs.
  private static let mostPairs = 40

  let screen: ScreenCode

  /// Views with statements that all of them have.
  private struct Group {
    let members: [ViewCode]
    let statements: [Statement]
  }

  func write() {
    let views = (screen.views + screen.folded).filter(Self.isNamed)
    let sharing = views.filter { $0.statements.contains(where: \.isSharable) }
    for (name, views) in sharing.groups(by: \.className) { write(views, of: name) }
  }

  private static func isNamed(_ view: ViewCode) -> Bool {
    switch view.place {
    case .root, .part(_, isOptional: true): false
    case .property, .part: true
    }
  }

  private func write(_ views: [ViewCode], of className: String) {
    guard let first = views.first else { return }
    let word = ViewNames.kind(of: className, node: first.node).startingSmall
    let variable = ReservedNames.keywords.contains(word) ? "view" : word
    while let group = bestGroup(of: views, variable) {
      let index = screen.views.firstIndex {
        $0 === group.members[0] || $0 === group.members[0].holder
      }
      screen.sharedLooks.append(
        ViewStatement(view: index ?? 0, statement: loop(group, variable)))
      let shared = Set(group.statements)
      for view in group.members { view.statements.removeAll { shared.contains($0) } }
    }
  }

  private func loop(_ group: Group, _ variable: String) -> Statement {
    .loop(
      variable, in: .list(group.members.map { .text($0.expression) }),
      group.statements.map { $0.mapTexts { $0.replacing(PropertyCode.mark, with: variable) } })
  }

  /// The views and statements whose loop saves the most lines, or `nil` if none saves enough.
  private func bestGroup(of views: [ViewCode], _ variable: String) -> Group? {
    let sets = views.map { Set($0.statements.filter(\.isSharable)) }
    var best: (group: Group, saving: Int)?
    for set in candidates(sets) {
      let members = zip(views, sets).filter { set.isSubset(of: $1) }.map(\.0)
      guard members.count > 1 else { continue }
      let statements = members[0].statements.filter(set.contains)
      let group = Group(members: members, statements: statements)
      let separate = statements.reduce(0) { $0 + members[0].named($1).lines(indent: 4).count }
      let saving = separate * members.count - loop(group, variable).lines(indent: 4).count
      if saving >= Self.leastSaving, saving > best?.saving ?? 0 { best = (group, saving) }
    }
    return best?.group
  }

  /// The sets of statements of views, and those that two views share.
  private func candidates(_ sets: [Set<Statement>]) -> [Set<Statement>] {
    var known: Set<Set<Statement>> = []
    var result: [Set<Statement>] = []
    func add(_ set: Set<Statement>) {
      if !set.isEmpty, known.insert(set).inserted { result.append(set) }
    }
    sets.forEach(add)
    guard sets.count <= Self.mostPairs else { return result }
    for (index, first) in sets.enumerated() {
      for second in sets.dropFirst(index + 1) { add(first.intersection(second)) }
    }
    return result
  }
}

extension Statement {
  /// Whether the statement means the same for other views.
  fileprivate var isSharable: Bool {
    if isPlacement || hasLocalName || looseValue != nil { return false }
    switch self {
    case .expression(.call(let callee, _, _)): return callee.hasPrefix(PropertyCode.mark + ".")
    case .assignment(let name, _): return name.hasPrefix(PropertyCode.mark + ".")
    default: return false
    }
  }
}

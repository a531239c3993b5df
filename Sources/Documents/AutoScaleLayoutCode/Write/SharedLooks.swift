/// Finds statements that several views of a class share, and makes loops of them.
struct SharedLooks {
  /// The least number of lines that a loop saves.
  private static let leastSaving = 3
  /// The most views whose statements are compared in pairs.
  private static let mostPairs = 40

  let views: [Property]
  let writer: SettingWriter

  /// Loops over several views, each with the index of the first view, and the settings that are left.
  struct Result {
    var loops: [(view: Int, statement: Statement)] = []
    var settings: [Int: [Setting]] = [:]
  }

  /// Views with settings that all of them have.
  private struct Group {
    let members: [Property]
    let settings: [Setting]
  }

  func result() -> Result {
    var result = Result()
    let sharing = views.filter { view in
      // A list of the loop has no place for the object itself, nor for an optional.
      view.place != .root && !view.isOptional && view.settings.contains(where: \.isSharable)
    }
    for (name, views) in sharing.groups(by: \.className) { share(views, of: name, &result) }
    return result
  }

  private func share(_ views: [Property], of className: String, _ result: inout Result) {
    guard let first = views.first else { return }
    let word = ViewNames.kind(of: className, node: first.node).startingSmall
    let variable = ReservedNames.keywords.contains(word) ? "view" : word
    var views = views
    while let group = bestGroup(of: views, variable) {
      let first = group.members[0]
      result.loops.append((first.index, loop(group, variable)))
      let shared = Set(group.settings)
      let members = Set(group.members.map(\.index))
      for index in views.indices where members.contains(views[index].index) {
        views[index].settings.removeAll { shared.contains($0) }
        result.settings[views[index].index] = views[index].settings
      }
    }
  }

  private func loop(_ group: Group, _ variable: String) -> Statement {
    .loop(
      variable, in: .list(group.members.map { .text($0.expression) }),
      writer.statements(group.settings, of: .init(dot: variable + ".", localName: "")))
  }

  /// The views and settings whose loop saves the most lines, or `nil` if none saves enough.
  private func bestGroup(of views: [Property], _ variable: String) -> Group? {
    let sets = views.map { Set($0.settings.filter(\.isSharable)) }
    var best: (group: Group, saving: Int)?
    for set in candidates(sets) {
      let members = zip(views, sets).filter { set.isSubset(of: $1) }.map(\.0)
      guard members.count > 1 else { continue }
      let group = Group(members: members, settings: members[0].settings.filter(set.contains))
      let separate = writer.statements(group.settings, of: .init(members[0]))
      let saving = separate.lineCount * members.count - [loop(group, variable)].lineCount
      if saving >= Self.leastSaving, saving > best?.saving ?? 0 { best = (group, saving) }
    }
    return best?.group
  }

  /// The sets of settings of views, and those that two views share.
  private func candidates(_ sets: [Set<Setting>]) -> [Set<Setting>] {
    var known: Set<Set<Setting>> = []
    var result: [Set<Setting>] = []
    func add(_ set: Set<Setting>) {
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

extension [Statement] {
  /// The number of lines in the body of a function.
  var lineCount: Int { reduce(0) { $0 + $1.lines(indent: "    ").count } }
}

extension Setting {
  /// Whether the setting means the same for other views.
  fileprivate var isSharable: Bool {
    if case .set(let property, _) = self, Self.contents.contains(property) { return false }
    return !isPlacement && !isLocal
  }

  /// The properties that tell views apart: a reader looks for a text where its view is, not in a loop.
  private static let contents = Set(
    words: """
      text placeholder prompt image tag restorationIdentifier accessibilityIdentifier
      accessibilityLabel accessibilityHint accessibilityValue
      """)
}

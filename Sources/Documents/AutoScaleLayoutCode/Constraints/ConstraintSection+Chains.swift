import AutoScaleInterfaceBuilder

extension ConstraintSection {
  /// Writes the constraints as chains of a DSL.
  func writeChains(_ entries: [Entry]) {
    let writer = ChainWriter(options: options, expression: expression)
    var groups: [(condition: SizeClassCondition?, entries: [Entry])] = []
    for entry in entries where writer.canSay(entry.plain) {
      guard entry.isInstalled else {
        prepare(entry, writer)
        continue
      }
      if let last = groups.indices.last, groups[last].condition == entry.condition,
        let first = groups[last].entries.first, first.plain.first.item === entry.plain.first.item
      {
        groups[last].entries.append(entry)
      } else {
        groups.append((entry.condition, [entry]))
      }
    }
    for (condition, entries) in groups { writeChains(entries, when: condition, writer) }
  }

  /// A constraint of SnapKit that its owner activates.
  private func prepare(_ entry: Entry, _ writer: ChainWriter) {
    guard source.target == .uiKit, let owner = writer.owner(of: entry.plain.first.item) else {
      return
    }
    cover(entry)
    let link = ChainWriter.Link(
      constraint: entry.plain, identifier: markup[entry.element]?["identifier"])
    let chain = writer.chains(for: [link]).first?.flat ?? ""
    _ = declare(entry) { name in
      .assignment(
        "private(set) lazy var \(name)",
        .call(
          "\(Property.beginning(owner))snp.prepareConstraints",
          [.init(nil, .closure("make in", [.expression(.text(chain))]))], tail: ".first"))
    }
  }

  private func writeChains(
    _ entries: [Entry], when condition: SizeClassCondition?, _ writer: ChainWriter
  ) {
    guard let owner = entries.first.flatMap({ writer.owner(of: $0.plain.first.item) }) else {
      return
    }
    let chains = writer.chains(for: entries.map(link))
    let beginning = Property.beginning(owner)
    guard source.target == .uiKit else {
      add(.statement(.block("try \(beginning)makeConstraints {", chains)), entries[0])
      return
    }
    guard let condition else {
      add(.statement(.block("\(beginning)snp.makeConstraints { make in", chains)), entries[0])
      return
    }
    screen.sizeClasses.add(
      .statement(.block("constraints += \(beginning)snp.prepareConstraints { make in", chains)),
      when: condition)
  }

  private func link(_ entry: Entry) -> ChainWriter.Link {
    var link = ChainWriter.Link(
      constraint: entry.plain, identifier: markup[entry.element]?["identifier"])
    guard source.target == .uiKit else {
      if let outlet = outlet(of: entry) {
        screen.omitted.append(
          ("the outlet \(outlet.name) of a constraint", markup[entry.element]?.line ?? 1))
      }
      return link
    }
    cover(entry)
    guard isMember(entry) else { return link }
    let access = isPublic(entry) ? "private(set)" : "private"
    let name = declare(entry) { .expression(.text("\(access) var \($0): SnapKit.Constraint?")) }
    link.property = name
    screen.sizeClasses.set(entry.constants) { constant in
      .call(
        "\(name)?.update",
        [.init("offset", entry.plain.length(constant, options))])
    }
    return link
  }
}

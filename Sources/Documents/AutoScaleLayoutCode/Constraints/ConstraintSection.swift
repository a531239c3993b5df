import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the constraints of a class, view by view.
struct ConstraintSection {
  /// A constraint of the document with what code needs to know of it.
  struct Entry {
    let plain: PlainConstraint
    /// The index of the element in the document.
    let element: Int
    /// The index of the view that the constraint begins with.
    let view: Int
    /// The size classes in which it is installed; `nil` means all.
    var condition: SizeClassCondition?
    /// Whether the document installs it in some size class.
    var isInstalled = true
    /// The constants by state, if they differ.
    var constants: [Double] = []

    /// The place among the constraints of a view: sizes stand behind positions.
    var rank: Int { plain.second.map { $0.item === plain.first.item } ?? true ? 1 : 0 }
  }

  let screen: ScreenCode
  let source: DocumentSource
  /// The constraints that no size class installs.
  let dead: [MarkupElement]
  /// The views by their ids, those of repeated views with the indices of their holders.
  private var indices: [String: (index: Int, view: Property)] = [:]
  var markup: [Int: MarkupElement] = [:]
  /// The views with a class of repeated views, by the indices of their elements.
  private let holders: Set<Int>

  var options: CodeOptions { source.options }

  init(screen: ScreenCode, source: DocumentSource, dead: [MarkupElement]) {
    (self.screen, self.source, self.dead) = (screen, source, dead)
    holders = Set(screen.folded.compactMap(\.holder))
    var places: [Int: Int] = [:]
    for (index, view) in screen.views.enumerated() {
      if let id = view.node?.identifier { indices[id] = (index, view) }
      places[view.index] = index
      for constraint in view.facts.constraints {
        markup[constraint.element.index] = constraint.element
      }
    }
    for view in screen.folded {
      guard let id = view.node?.identifier, let holder = view.holder, let index = places[holder]
      else { continue }
      indices[id] = (index, view)
    }
  }

  /// Writes the statements, those of a view together.
  func write() {
    let entries = self.entries().sorted { first, second in
      (first.view, first.rank, first.element) < (second.view, second.rank, second.element)
    }
    if options.style == .anchors { writeAnchors(entries) } else { writeChains(entries) }
    guard let line = dead.map(\.line).min() else { return }
    let part = dead.count == 1 ? "a constraint" : "\(dead.count) constraints"
    screen.omitted.append(("\(part) that no size class installs, from line \(line) on", line))
  }

  private func entries() -> [Entry] { screen.views.flatMap(\.facts.constraints).compactMap(entry) }

  private func entry(_ facts: ConstraintFacts) -> Entry? {
    let plain = facts.plain
    guard let node = plain.first.item.layoutNode,
      let view = node.identifier.flatMap({ indices[$0] })?.index, !isInRow(plain)
    else { return nil }
    if let second = plain.second?.item.layoutNode, top(of: second) != top(of: node) { return nil }
    return Entry(
      plain: plain, element: facts.element.index, view: view,
      condition: facts.states.map { SizeClassCondition(states: $0) },
      isInstalled: facts.isInstalled, constants: facts.constants)
  }

  /// The outermost view that holds a view while the class is made; static rows come into a table later.
  private func top(of node: ViewNode) -> String? {
    guard source.target == .uiKit, screen.table != nil || screen.root?.node is TableNode else {
      return node.identifier.flatMap { indices[$0] } == nil ? nil : ""
    }
    return sequence(first: node, next: \.parent).first { node in
      node is TableCellNode || node.identifier == screen.root?.node?.identifier
    }?.identifier
  }

  /// Whether the class of repeated views has the constraint.
  private func isInRow(_ constraint: PlainConstraint) -> Bool {
    guard !screen.folded.isEmpty, let first = holder(of: constraint.first.item) else {
      return false
    }
    guard let second = constraint.second else { return true }
    return holder(of: second.item) == first
  }

  /// The view with a class of repeated views that has an item.
  private func holder(of item: any LayoutItem) -> Int? {
    guard let view = item.layoutNode?.identifier.flatMap({ indices[$0] })?.view else { return nil }
    return view.holder ?? (holders.contains(view.index) ? view.index : nil)
  }

  func expression(_ node: ViewNode) -> String? {
    node.identifier.flatMap { indices[$0] }?.view.expression
  }

  /// Records that the class has a constraint.
  func cover(_ entry: Entry) { screen.expressed.constraints.insert(entry.element) }

  func outlet(of entry: Entry) -> (name: String, documentation: [String])? {
    guard let element = markup[entry.element],
      let outlet = source.index.outletName(of: element), let name = outlet.propertyName
    else { return nil }
    return (name, name == outlet ? [] : ["The outlet `\(outlet)`."])
  }

  /// A name for a constraint without an outlet, such as `titleLabelTop`.
  private func ownName(of entry: Entry) -> String {
    let view = screen.views[entry.view]
    return view.localName + entry.plain.first.attribute.rawValue.capitalizedFirst
  }
}

extension ConstraintSection {
  private func writeAnchors(_ entries: [Entry]) {
    let writer = AnchorWriter(options: options, expression: expression)
    var locals = NameMaker()
    for entry in entries {
      guard let expression = writer.expression(for: entry.plain) else { continue }
      cover(entry)
      let value = named(expression, entry, &locals)
      guard entry.isInstalled else { continue }
      if let condition = entry.condition {
        screen.sizeClasses.add(.listed(value), when: condition)
      } else {
        add(.listed(value), entry)
      }
    }
  }

  /// Gives a constraint a name, if something else refers to it.
  private func named(
    _ expression: Expression, _ entry: Entry, _ locals: inout NameMaker
  ) -> Expression {
    let identifier = markup[entry.element]?["identifier"]
    let isPlain = identifier == nil && entry.plain.priority == .required
    guard !isPlain || isMember(entry) else { return expression }
    let name: String
    if isMember(entry) || entry.condition != nil {
      let access = isPublic(entry) ? "" : "private "
      name = declare(entry) { .assignment("\(access)lazy var \($0)", expression) }
    } else {
      name = locals.name([ownName(of: entry)].filter(screen.names.isFree))
      add(.local(.assignment("let \(name)", expression)), entry)
    }
    if entry.plain.priority != .required {
      let priority = ValueWriter.priority(entry.plain.priority)
      add(.local(.assignment("\(name).priority", .text(priority))), entry)
    }
    if let identifier {
      add(.local(.assignment("\(name).identifier", .text(identifier.literal))), entry)
    }
    screen.sizeClasses.set(entry.constants) { constant in
      .assignment("\(name).constant", entry.plain.length(constant, options))
    }
    return .text(name)
  }

  /// Whether something besides the activation needs the constraint.
  func isMember(_ entry: Entry) -> Bool { isPublic(entry) || !entry.constants.isEmpty }

  /// Whether an outlet leads to the constraint.
  func isPublic(_ entry: Entry) -> Bool {
    markup[entry.element].map { !source.index.outlets(to: $0).isEmpty } ?? false
  }

  /// Makes a property for a constraint.
  func declare(_ entry: Entry, _ declaration: (String) -> Statement) -> String {
    let outlet = outlet(of: entry)
    let name = screen.names.name([outlet?.name, ownName(of: entry)].compactMap { $0 })
    var documentation = outlet?.documentation ?? []
    if !entry.isInstalled { documentation.append("Activated by its owner.") }
    screen.constraintNames[entry.element] = name
    screen.members.append(
      .init(name: name, documentation: documentation, declaration: declaration(name)))
    return name
  }

  func add(_ part: ConstraintPart, _ entry: Entry) {
    screen.constraints.append(ViewConstraint(view: entry.view, part: part))
  }
}

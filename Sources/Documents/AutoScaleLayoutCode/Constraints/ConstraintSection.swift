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
  let context: CodeContext
  /// The views by their ids, those of repeated views with the indices of their holders.
  private var indices: [String: (index: Int, view: ViewCode)] = [:]
  var markup: [Int: MarkupElement] = [:]
  /// The views with a class of repeated views.
  private let holders: Set<ObjectIdentifier>

  private var document: InterfaceDocument { context.document }
  var options: CodeOptions { context.options }

  init(screen: ScreenCode, context: CodeContext) {
    self.screen = screen
    self.context = context
    holders = Set(screen.folded.compactMap { $0.holder.map { ObjectIdentifier($0) } })
    var places: [ObjectIdentifier: Int] = [:]
    for (index, view) in screen.views.enumerated() {
      if let id = view.node.identifier { indices[id] = (index, view) }
      places[ObjectIdentifier(view)] = index
      for constraint in view.facts.markup.elements(in: "constraints") {
        markup[constraint.index] = constraint
      }
    }
    for view in screen.folded {
      guard let id = view.node.identifier, let holder = view.holder,
        let index = places[ObjectIdentifier(holder)]
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
    let known = Set(entries.map(\.element))
    leaveOut(markup.values.filter { !known.contains($0.index) })
  }

  /// Leaves out the constraints that no size class installs, and to which no outlet leads.
  private func leaveOut(_ elements: [MarkupElement]) {
    guard !context.variants.isEmpty else { return }
    let dead = elements.filter { element in
      context.variants.constraints(at: element.index).allSatisfy { $0 == nil }
    }
    for element in dead { context.coverage.expressAll(of: element) }
    guard let line = dead.map(\.line).min() else { return }
    let part = dead.count == 1 ? "a constraint" : "\(dead.count) constraints"
    screen.omitted.append(("\(part) that no size class installs, from line \(line) on", line))
  }

  private func entries() -> [Entry] {
    if context.target == .uiKit, !context.variants.isEmpty { return variedEntries() }
    return screen.views.flatMap { $0.node.constraints }.compactMap { constraint in
      document.markup(of: constraint).flatMap { entry(constraint, $0) }
    }
  }

  /// The constraints that are installed in some size classes, with their constants in each.
  private func variedEntries() -> [Entry] {
    markup.keys.compactMap { index -> Entry? in
      let constraints = context.variants.constraints(at: index)
      guard let element = markup[index] else { return nil }
      guard let first = constraints.compactMap({ $0 }).first else {
        return leftOutEntry(element, at: index)
      }
      guard var entry = entry(first, element) else { return nil }
      let states = zip(SizeClassState.allCases, constraints).filter { $0.1 != nil }.map(\.0)
      if states.count < constraints.count {
        entry.condition = SizeClassCondition(states: Set(states))
      }
      let plain = constraints.map { $0.flatMap { PlainConstraint($0) }?.constant }
      if Set(plain.compactMap { $0 }).count > 1 {
        entry.constants = plain.map { $0 ?? entry.plain.constant }
      }
      for variation in context.coverage.facts(of: element).children("variation") {
        variation.skip("constant")
      }
      return entry
    }
  }

  /// A constraint that no size class installs, but which the owner activates through an outlet.
  private func leftOutEntry(_ element: MarkupElement, at index: Int) -> Entry? {
    guard !context.index.outlets(to: element).isEmpty,
      let constraint = context.variants.leftOutConstraint(at: index),
      var entry = entry(constraint, element)
    else { return nil }
    entry.isInstalled = false
    return entry
  }

  private func entry(_ constraint: LayoutConstraint, _ element: MarkupElement) -> Entry? {
    if constraint.isPlaceholder {
      context.coverage.expressAll(of: element)
      return nil
    }
    guard let plain = PlainConstraint(constraint), let node = plain.first.item.layoutNode,
      let view = node.identifier.flatMap({ indices[$0] })?.index, !isInRow(plain)
    else { return nil }
    if let second = plain.second?.item.layoutNode, top(of: second) != top(of: node) { return nil }
    return Entry(plain: plain, element: element.index, view: view)
  }

  /// The outermost view that holds a view while the class is made; static rows come into a table later.
  private func top(of node: ViewNode) -> String? {
    guard context.target == .uiKit, screen.table != nil || screen.root?.node is TableNode else {
      return node.identifier.flatMap { indices[$0] } == nil ? nil : ""
    }
    return sequence(first: node, next: \.parent).first { node in
      node is TableCellNode || node.identifier == screen.root?.node.identifier
    }?.identifier
  }

  /// Whether the class of repeated views has the constraint.
  private func isInRow(_ constraint: PlainConstraint) -> Bool {
    guard !screen.folded.isEmpty, let first = holder(of: constraint.first.item) else {
      return false
    }
    guard let second = constraint.second else { return true }
    return holder(of: second.item) === first
  }

  /// The view with a class of repeated views that has an item.
  private func holder(of item: any LayoutItem) -> ViewCode? {
    guard let view = item.layoutNode?.identifier.flatMap({ indices[$0] })?.view else { return nil }
    return view.holder ?? (holders.contains(ObjectIdentifier(view)) ? view : nil)
  }

  func expression(_ node: ViewNode) -> String? {
    node.identifier.flatMap { indices[$0] }?.view.expression
  }

  /// Marks the element of a constraint as covered, but for attributes that code cannot express.
  func cover(_ entry: Entry) {
    guard let element = markup[entry.element] else { return }
    let facts = context.coverage.facts(of: element)
    facts.skip(
      "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "constant",
      "multiplier", "priority", "symbolic", "symbolType", "identifier", "placeholder")
    guard let list = facts.child("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children
    where ScalingAttribute.constraints.contains(attribute["keyPath"] ?? "") { attribute.skipAll() }
  }

  func outlet(of entry: Entry) -> (name: String, documentation: [String])? {
    guard let element = markup[entry.element],
      let outlet = context.index.outletName(of: element), let name = outlet.propertyName
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
      let priority = UIKitNames.priority(entry.plain.priority)
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
    markup[entry.element].map { !context.index.outlets(to: $0).isEmpty } ?? false
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

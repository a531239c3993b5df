import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Makes a class of siblings of equal shape, whose texts, images and tags become parameters.
struct RowMaker {
  let context: CodeContext
  /// The class that has the siblings.
  let screen: ScreenCode
  /// The siblings with their subviews.
  let members: [RepeatedGroups.Subtree]

  /// Whether a class makes the code shorter.
  var isWorthwhile: Bool {
    let shared = members[0].indices.reduce(0) { $0 + sharedStatements(at: $1).count }
    let links = SubtreeShape.constraints(in: members[0]).count
    return (members.count - 1) * (shared + links + members[0].count) > Self.overhead
  }

  /// The lines of a class besides those about its views.
  private static let overhead = 10

  func make() {
    let row = makeRow()
    let own = ownStatements(besides: row)
    let arguments = parametrize(row)
    for (member, arguments) in zip(members, arguments) { use(row, for: member, arguments, own) }
    let inner = Set(members.flatMap { $0.dropFirst() }.map { ObjectIdentifier($0) })
    screen.views.removeAll { inner.contains(ObjectIdentifier($0)) }
    screen.rows.append(row)
  }

  /// The class with the views of the first sibling under names of their own.
  private func makeRow() -> ScreenCode {
    let first = members[0]
    let row = ScreenCode(
      typeName: context.typeNames.name(typeNames), baseClass: first[0].className,
      names: NameMaker(taken: ReservedNames.keywords))
    row.isRow = true
    row.documentation = [
      "One of the \(members.count) views like `\(first[0].name)` in \(screen.typeName)."
    ]
    let names = ViewNames(
      context: context, reserved: ReservedNames.names(inClassFor: first[0].node),
      ignoresContent: true)
    for (index, view) in first.enumerated() {
      let place = place(of: view, index)
      var name = row.typeName.startingSmall
      if place == .property {
        name = row.names.name(
          names.candidates(
            for: view.node, view.facts.markup, className: view.className, parents: []))
      }
      let copy = ViewCode(
        view.node, facts: view.facts, place: place, name: name,
        className: index == 0 ? row.typeName : view.className)
      copy.arguments = view.arguments
      copy.statements = sharedStatements(at: index)
      row.views.append(copy)
    }
    return row
  }

  /// The statements about a view that all siblings have, but for texts, images and tags.
  private func sharedStatements(at position: Int) -> [Statement] {
    let others = members.dropFirst().map { Set($0[position].statements.map(\.blank)) }
    return members[0][position].statements.filter { statement in
      statement.looseValue == nil && !statement.isPlacement
        && others.allSatisfy { $0.contains(statement.blank) }
    }
  }

  /// The place of a view in the new class.
  private func place(of view: ViewCode, _ index: Int) -> ViewCode.Place {
    guard index > 0 else { return .root }
    guard case .part(let expression, let isOptional) = view.place else { return .property }
    let beginning = members[0][0].name + "."
    return .part(
      expression.hasPrefix(beginning) ? String(expression.dropFirst(beginning.count)) : expression,
      isOptional: isOptional)
  }

  private var typeNames: [String] {
    let root = members[0][0]
    var word = ViewNames.kind(of: root.className, node: root.node)
    if root.node is TableCellNode { word = "Cell" }
    if ["View", "StackView"].contains(word) { word = "Row" }
    var stem = screen.typeName
    for ending in ["View", "Cell"] where stem.hasSuffix(ending) && stem.count > ending.count {
      stem = String(stem.dropLast(ending.count))
      break
    }
    let parent = screen.views.first { $0.node === root.node.parent && $0.place == .property }
    let middle = parent.map { ViewNames.withoutKind($0.name).capitalizedFirst } ?? ""
    return [stem + word, stem + middle + word, stem + "Other" + word]
  }

  /// The statements about views that only some siblings have.
  private func ownStatements(besides row: ScreenCode) -> [ObjectIdentifier: [Statement]] {
    var own: [ObjectIdentifier: [Statement]] = [:]
    for (position, copy) in row.views.enumerated() {
      let shared = Set(copy.statements.map(\.blank))
      for member in members {
        own[ObjectIdentifier(member[position])] = member[position].statements.filter { statement in
          statement.looseValue == nil && !shared.contains(statement.blank)
        }
      }
    }
    return own
  }

  /// Lets a sibling be an object of the class, whose views are parts of it.
  private func use(
    _ row: ScreenCode, for member: RepeatedGroups.Subtree, _ arguments: [Expression.Argument],
    _ own: [ObjectIdentifier: [Statement]]
  ) {
    let root = member[0]
    for (view, copy) in zip(member, row.views).dropFirst() {
      if view.place == .property { screen.names.release(view.name) }
      let isOptional = if case .part(_, isOptional: true) = copy.place { true } else { false }
      let part = ViewCode(
        view.node, facts: view.facts,
        place: .part("\(root.name).\(copy.expression)", isOptional: isOptional), name: view.name,
        className: view.className)
      part.holder = root
      part.statements = own[ObjectIdentifier(view)] ?? []
      screen.folded.append(part)
    }
    for constraint in SubtreeShape.constraints(in: member) {
      guard let element = context.document.markup(of: constraint) else { continue }
      context.coverage.expressAll(of: element)
    }
    root.className = row.typeName
    root.arguments = arguments
    if arguments.isEmpty, root.node is TableCellNode {
      root.arguments = [.init("style", ".default"), .init("reuseIdentifier", "nil")]
    }
    root.statements = own[ObjectIdentifier(root)] ?? []
  }
}

extension RowMaker {
  /// Makes parameters of the values that differ.
  ///
  /// - Returns: The arguments for each sibling.
  private func parametrize(_ row: ScreenCode) -> [[Expression.Argument]] {
    var arguments = members.map { _ in [Expression.Argument]() }
    for (position, view) in row.views.enumerated() {
      var statements = view.statements.map { statement in
        fixed(statement, values(of: statement, at: position), of: view, row, &arguments)
      }
      statements += looseProperties(at: position).map { property in
        loose(property, at: position, of: view, row, &arguments)
      }
      // Local variables stay together.
      if statements.contains(where: { $0.isMoved && $0.statement.hasLocalName }) {
        for index in statements.indices where statements[index].statement.hasLocalName {
          statements[index].isMoved = true
        }
      }
      view.statements = statements.filter { !$0.isMoved }.map(\.statement)
      row.parameterStatements += statements.filter(\.isMoved).map { statement, _ in
        // A parameter may have the name of the object's own property.
        view.place == .root
          ? view.named(statement.mapTexts { $0.replacing(PropertyCode.mark + ".", with: "self.") })
          : view.named(statement)
      }
    }
    return arguments
  }

  private typealias Placed = (statement: Statement, isMoved: Bool)

  /// A statement that all siblings have, with parameters for the values that differ.
  private func fixed(
    _ statement: Statement, _ values: [[Expression]], of view: ViewCode, _ row: ScreenCode,
    _ arguments: inout [[Expression.Argument]]
  ) -> Placed {
    var used = 0
    var isMoved = false
    let new = statement.replacingVariables { variable, value in
      let all = values[used]
      used += 1
      guard Set(all).count > 1 else { return .varying(variable, value) }
      isMoved = true
      let name = parameter(for: view, variable, variable.type, row)
      for (index, value) in all.enumerated() { arguments[index].append(.init(name, value)) }
      return .text(name)
    }
    return (new, isMoved)
  }

  /// The values in a statement: for each place those of all siblings.
  private func values(of statement: Statement, at position: Int) -> [[Expression]] {
    var values: [[Expression]] = []
    for member in members {
      let same = member[position].statements.first { $0.blank == statement.blank }
      var number = 0
      _ = same?.replacingVariables { _, value in
        if values.count == number { values.append([]) }
        values[number].append(value)
        number += 1
        return value
      }
    }
    return values
  }

  /// The properties that some siblings set to texts, images or tags.
  private func looseProperties(at position: Int) -> [String] {
    var properties: [String] = []
    for statement in members.flatMap({ $0[position].statements }) {
      guard let (property, _, _) = statement.looseValue, !properties.contains(property) else {
        continue
      }
      properties.append(property)
    }
    return properties
  }

  /// The statement for a property that some siblings set.
  private func loose(
    _ property: String, at position: Int, of view: ViewCode, _ row: ScreenCode,
    _ arguments: inout [[Expression.Argument]]
  ) -> Placed {
    let found = members.map { member in
      member[position].statements.lazy.compactMap(\.looseValue).first { $0.property == property }
    }
    let variable = found.lazy.compactMap { $0?.variable }.first ?? .text
    let missing: Expression = variable == .tag ? "0" : "nil"
    let all = found.map { $0?.value ?? missing }
    if Set(all).count == 1 { return (.assignment(property, .varying(variable, all[0])), false) }
    let isOptional = all.contains("nil") && variable != .image
    let name = parameter(for: view, variable, variable.type + (isOptional ? "?" : ""), row)
    for (index, value) in all.enumerated() { arguments[index].append(.init(name, value)) }
    return (.assignment(property, .text(name)), true)
  }

  /// Adds a parameter for a value of a view.
  private func parameter(
    for view: ViewCode, _ variable: Expression.Variable, _ type: String, _ row: ScreenCode
  ) -> String {
    let kind = ViewNames.kind(of: view.className, node: view.node)
    var stem = view.place == .root ? "" : view.name
    if stem.lowercased().hasSuffix(kind.lowercased()) { stem = String(stem.dropLast(kind.count)) }
    let word = variable.rawValue
    let isText = [.text, .title, .placeholder].contains(variable)
    let full = stem + word.capitalizedFirst
    let names =
      stem.isEmpty
      ? [word, kind.startingSmall + word.capitalizedFirst] : isText ? [stem, full] : [full]
    let name = row.names.name(names)
    row.parameters.append(Parameter(name: name, type: type))
    return name
  }
}

extension Expression.Variable {
  /// The type of a parameter.
  fileprivate var type: String {
    switch self {
    case .text, .title, .placeholder, .identifier: "String"
    case .image: "UIImage?"
    case .tag: "Int"
    }
  }
}

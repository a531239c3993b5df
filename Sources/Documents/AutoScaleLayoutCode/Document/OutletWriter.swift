import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes outlets: those of the owner as names, and those of views of the app as assignments.
struct OutletWriter {
  let screen: ScreenCode
  let context: CodeContext

  /// The names that the class cannot give its own properties.
  private var reserved: Set<String> {
    screen.root.map { ReservedNames.names(inClassFor: $0.node) } ?? ReservedNames.properties
  }

  /// An object of the class to which an outlet leads.
  private struct Target {
    let expression: String
    let type: String
    let isOptional: Bool
  }

  /// Gives the outlets of an owner their names in the class.
  func write(_ owner: MarkupElement) {
    let connections = owner.elements(in: "connections")
    for outlet in connections where outlet.name == "outlet" { alias(outlet) }
    let collections = connections.filter { $0.name == "outletCollection" }
    for case (let name?, let members) in collections.groups(by: { $0["property"] })
    where name != "gestureRecognizers" {
      collect(members, as: name)
    }
  }

  /// Makes sure that a property has the name of an outlet.
  private func alias(_ outlet: MarkupElement) {
    guard let property = outlet["property"], let element = context.index[outlet["destination"]],
      let target = target(element) ?? loose(element, property)
    else { return }
    context.coverage.expressAll(of: outlet)
    let name = property.propertyName ?? property
    let isRoot = screen.root.map { $0.facts.markup.index == element.index } ?? false
    guard name != target.expression, !(property == "view" && isRoot) else { return }
    guard name.isIdentifier, screen.names.isFree(name), !reserved.contains(name)
    else {
      screen.documentation.append("The outlet `\(property)` is `\(target.expression)`.")
      return
    }
    let unique = screen.names.name([name])
    let head = "var \(unique): \(target.type)\(target.isOptional ? "?" : "") {"
    let line = "\(head) \(target.expression) }"
    screen.members.append(
      .init(
        name: unique, documentation: name == property ? [] : ["The outlet `\(property)`."],
        declaration: line.count + 2 > Expression.width
          ? .block(head, [.expression(.text(target.expression))]) : .expression(.text(line))))
  }

  /// The view of an outlet whose class is written apart.
  ///
  /// A xib has one class for all its views.
  private func loose(_ element: MarkupElement, _ outlet: String) -> Target? {
    context.document.kind == .storyboard ? made(element, for: outlet) : nil
  }

  /// Writes a list for an outlet collection.
  private func collect(_ members: [MarkupElement], as property: String) {
    var targets: [Target] = []
    for member in members {
      guard let element = context.index[member["destination"]], let target = target(element) else {
        continue
      }
      context.coverage.expressAll(of: member)
      targets.append(target)
    }
    guard !targets.isEmpty else { return }
    let base = property.propertyName ?? "outlets"
    let names = [base, base + "Collection"].filter { !reserved.contains($0) }
    let name = screen.names.name(names)
    screen.members.append(
      .init(
        name: name, documentation: name == property ? [] : ["The outlets `\(property)`."],
        declaration: .block(
          "var \(name): [\(type(of: targets))] {",
          [.expression(.list(targets.map { .text($0.expression) }))])))
  }

  private func type(of targets: [Target]) -> String {
    let types = Set(targets.map(\.type))
    if types.count == 1, let type = types.first { return type }
    return types.contains { $0.hasSuffix("Constraint") || $0.hasSuffix("Item") } ? "Any" : "UIView"
  }

  /// Assigns the outlets of an object that is a class of the app.
  func assign(of property: PropertyCode) {
    var members: [(name: String, value: Target)] = []
    for connection in property.facts.markup.elements(in: "connections") {
      guard let name = connection["property"], name.isIdentifier, name != "gestureRecognizers",
        screen.standIns.classes[property.className] != nil,
        let element = context.index[connection["destination"]],
        let target = target(element) ?? made(element, for: name),
        Delegates.protocolName(of: name, for: property) == nil
      else { continue }
      context.coverage.expressAll(of: connection)
      if connection.name == "outlet" {
        property.setLater(name, .text(target.expression))
        screen.standIns.add(name, type: target.type + "?", to: property.className)
      } else {
        members.append((name, target))
      }
    }
    for (name, members) in members.groups(by: \.name) {
      let values = members.map(\.value)
      property.setLater(name, .list(values.map { .text($0.expression) }))
      screen.standIns.add(name, type: "[\(type(of: values))]", to: property.className)
    }
  }

  /// The expression of the object to which a connection leads, or `nil` if the class cannot have it.
  func expression(ofDestination connection: MarkupElement) -> Expression? {
    guard let element = context.index[connection["destination"]],
      let target = target(element) ?? made(element, for: connection["property"])
    else { return nil }
    context.coverage.expressAll(of: connection)
    return .text(target.expression)
  }

  /// Makes an outermost view, whose class is another one, as a property of this class.
  private func made(_ element: MarkupElement, for outlet: String?) -> Target? {
    guard let type = context.looseTypes[element.index], type != screen.typeName else { return nil }
    if let known = screen.looseViews[element.index] {
      return Target(expression: known, type: type, isOptional: false)
    }
    let names = [outlet?.propertyName, type.startingSmall].compactMap { $0 }
    let name = screen.names.name(names.filter { !reserved.contains($0) } + [type.startingSmall])
    screen.looseViews[element.index] = name
    let isCell = element.name == "tableViewCell"
    screen.members.append(
      .init(
        name: name,
        declaration: .assignment(
          "let \(name)",
          .call(type, isCell ? [.init("style", ".default"), .init("reuseIdentifier", "nil")] : [])))
    )
    return Target(expression: name, type: type, isOptional: false)
  }

  /// The object of the class for an element, or `nil` if another class has it.
  private func target(_ element: MarkupElement) -> Target? {
    if element.name == "constraint" {
      guard let name = screen.constraintNames[element.index] else { return nil }
      return context.options.style == .snapkit
        ? Target(expression: name, type: "SnapKit.Constraint", isOptional: true)
        : Target(expression: name, type: "NSLayoutConstraint", isOptional: false)
    }
    guard let property = screen.properties.first(where: { $0.facts.markup.index == element.index })
    else { return nil }
    guard let view = property as? ViewCode else {
      return Target(expression: property.name, type: property.className, isOptional: false)
    }
    let isOptional = if case .part(_, isOptional: true) = view.place { true } else { false }
    let type =
      view.place == .property
      ? view.className : view.place == .root ? "UIView" : view.frameworkClass
    return Target(expression: view.expression, type: type, isOptional: isOptional)
  }
}

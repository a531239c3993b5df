import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes outlets: those of the owner as names, and those of views of the app as assignments.
struct OutletWriter {
  let screen: ScreenCode
  let source: DocumentSource
  /// The classes of outermost views by the indices of their elements.
  let looseTypes: [Int: String]

  /// The names that the class cannot give its own properties.
  private var reserved: Set<String> {
    ReservedNames.names(inClassFor: screen.root?.node)
  }

  /// An object of the class to which an outlet leads.
  private struct Target {
    let expression: String
    let type: String
    var isOptional = false
    /// The index of its element, if the class has a property for it.
    var element: Int?

    var value: Value { element.map { .object($0) } ?? .code(expression) }
  }

  private func express(_ connection: MarkupElement) {
    screen.expressed.wholes.insert(connection.index)
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
    guard let property = outlet["property"], let element = source.index[outlet["destination"]],
      let target = target(element) ?? loose(element, property)
    else { return }
    express(outlet)
    let name = property.propertyName ?? property
    let isRoot = screen.root?.index == element.index
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
    source.document.kind == .storyboard ? made(element, for: outlet) : nil
  }

  /// Writes a list for an outlet collection.
  private func collect(_ members: [MarkupElement], as property: String) {
    var targets: [Target] = []
    for member in members {
      guard let element = source.index[member["destination"]], let target = target(element) else {
        continue
      }
      express(member)
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
  func assign(of property: Property) {
    var members: [(name: String, value: Target)] = []
    for connection in property.element.elements(in: "connections") {
      guard let name = connection["property"], name.isIdentifier, name != "gestureRecognizers",
        screen.standIns.classes[property.className] != nil,
        let element = source.index[connection["destination"]],
        let target = target(element) ?? made(element, for: name),
        Delegates.protocolName(of: name, for: property) == nil
      else { continue }
      express(connection)
      if connection.name == "outlet" {
        screen.act(property.index, .set(name, target.value))
        screen.standIns.add(name, type: target.type + "?", to: property.className)
      } else {
        members.append((name, target))
      }
    }
    for (name, members) in members.groups(by: \.name) {
      let values = members.map(\.value)
      screen.act(property.index, .set(name, .list(values.map(\.value))))
      screen.standIns.add(name, type: "[\(type(of: values))]", to: property.className)
    }
  }

  /// The setting with the object to which an outlet leads, or `nil` if the class cannot have it.
  func resolved(_ setting: Setting) -> Setting? {
    guard case .set(let property, .destination(let index)) = setting else { return setting }
    return source.index.connection(at: index).flatMap { value(ofDestination: $0) }.map {
      .set(property, $0)
    }
  }

  /// The object to which a connection leads, or `nil` if the class cannot have it.
  func value(ofDestination connection: MarkupElement) -> Value? {
    guard let element = source.index[connection["destination"]],
      let target = target(element) ?? made(element, for: connection["property"])
    else { return nil }
    express(connection)
    return target.value
  }

  /// Makes an outermost view, whose class is another one, as a property of this class.
  private func made(_ element: MarkupElement, for outlet: String?) -> Target? {
    guard let type = looseTypes[element.index], type != screen.typeName else { return nil }
    if let known = screen.looseViews[element.index] {
      return Target(expression: known, type: type)
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
    return Target(expression: name, type: type)
  }

  /// The object of the class for an element, or `nil` if another class has it.
  private func target(_ element: MarkupElement) -> Target? {
    if element.name == "constraint" {
      guard let name = screen.constraintNames[element.index] else { return nil }
      return source.options.style == .snapkit
        ? Target(expression: name, type: "SnapKit.Constraint", isOptional: true)
        : Target(expression: name, type: "NSLayoutConstraint")
    }
    guard let property = screen.properties.first(where: { $0.index == element.index }) else {
      return nil
    }
    let type =
      property.place == .property
      ? property.className : property.place == .root ? "UIView" : property.facts.frameworkClass
    return Target(
      expression: property.expression, type: type, isOptional: property.isOptional,
      element: property.index)
  }
}

import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Makes the models of classes from the facts of a document.
///
/// The order of its steps decides who gets a name first: views, objects, constraints, connections.
struct ModelMaker {
  let source: DocumentSource
  private var typeNames = NameMaker()
  /// The names of the classes of roots.
  private var rootNames: [ObjectIdentifier: String] = [:]
  /// The classes of outermost views by the indices of their elements.
  private var outermost: [Int: String] = [:]

  /// Names the classes of roots, so that they can refer to each other.
  init(_ source: DocumentSource, roots: [InterfaceRoot]) {
    self.source = source
    // Before any class is made: its outlets may lead to a root that comes later.
    for root in roots {
      guard let view = root.view else { continue }
      let name = typeNames.name(TypeNames(source: source).names(of: root))
      rootNames[ObjectIdentifier(view)] = name
      if root.kind == .view, let element = source.document.markup(of: view) {
        outermost[element.index] = name
      }
    }
  }

  private var isUIKit: Bool { source.style.isUIKit }

  /// Makes the classes of a root: its own, and those of the cells in it.
  mutating func models(of classes: [ClassFacts]) -> [ClassModel] {
    guard let root = classes.first else { return [] }
    var models: [ClassModel] = []
    var names = [rootNames[ObjectIdentifier(root.node)] ?? "View"]
    for (index, facts) in classes.enumerated() {
      var model = model(facts, typeName: names[index])
      for cell in facts.cells {
        let name = typeNames.name([TypeNames(source: source).name(ofCell: cell)])
        names.append(name)
        model.cells.append((cell, name))
      }
      if isUIKit { HuggingPriorities.add(to: &model) }
      addConstraints(to: &model)
      if isUIKit { connect(&model, facts) }
      model.nameRepeatedColors()
      models.append(model)
    }
    return models
  }

  mutating func model(of container: ContainerFacts) -> ContainerModel {
    ContainerModel(container, in: source, &typeNames)
  }
}

/// Classes and their properties.
extension ModelMaker {
  private func model(_ facts: ClassFacts, typeName: String) -> ClassModel {
    let element = source.document.markup(of: facts.node)
    let base = element.map(facts.node.frameworkClass) ?? "UIView"
    let isScene = facts.root?.kind == .viewController
    let custom = element.flatMap(source.appClass).flatMap {
      isUIKit && isScene && $0 != typeName ? $0 : nil
    }
    var model = ClassModel(
      typeName: typeName,
      baseClass: isUIKit ? custom ?? base : String(describing: type(of: facts.node)), facts: facts,
      documentation: documentation(of: facts, typeName),
      names: NameMaker(taken: ReservedNames.keywords))
    if let custom {
      model.requirements.append(.type(custom, superclass: base))
      model.modules.formUnion(element.flatMap(source.module).map { [$0] } ?? [])
    }
    if !isUIKit {
      model.documentation += [
        "Nodes have a layout and a look: actions, outlets, accessibility and input traits are left out."
      ]
    }
    addViews(to: &model, facts)
    addObjects(to: &model, facts)
    for (element, parent) in facts.leftOut {
      let owner = model.views.first { $0.index == parent }.map { " in \($0.name)" } ?? ""
      model.omitted.append(
        ("the \(element.name)\(owner), which no size class installs", element.line))
    }
    if let root = model.root, facts.sections != nil {
      model.actions[root.index] = [.set("dataSource", "self")]
    }
    return model
  }

  private func documentation(of facts: ClassFacts, _ typeName: String) -> [String] {
    var texts = source.documentation(of: facts.node, facts.root, named: typeName)
    let outlets = source.document.markup(of: facts.node).map(source.index.outlets(to:)) ?? []
    let outlet = outlets.compactMap { $0["property"] }
      .first { !OutletIndex.vagueNames.contains($0) }
    guard facts.root?.kind == .view, let outlet else { return texts }
    texts[0] = "\(texts[0].dropLast()), the outlet `\(outlet)`."
    return texts
  }

  /// Adds the views, each named after those around it.
  private func addViews(to model: inout ClassModel, _ facts: ClassFacts) {
    var names = ViewNames(
      source: source, reserved: ReservedNames.names(inClassFor: facts.views.first?.node))
    var known: [ObjectIdentifier: Property] = [:]
    for view in facts.views {
      guard let node = view.node else { continue }
      let parent = node.parent.flatMap { known[ObjectIdentifier($0)] }
      if parent == nil { names.kindCounts = names.kindCounts(under: node) }
      var property = property(view, in: parent, of: model)
      if property.place == .property {
        let className = view.element.appClass ?? view.frameworkClass
        let around = parent == nil ? [] : Self.names(around: node.parent, known)
        property.name = model.names.name(
          names.candidates(for: node, view.element, className: className, parents: around))
        if isUIKit {
          property.documentation = outletNote(of: view.element, named: property.name)
        } else {
          property.arguments = ["_": .literal(property.name)]
        }
      }
      known[ObjectIdentifier(node)] = property
      model.views.append(property)
      model.add(view.look, of: property)
    }
  }

  /// A view with its place, and with its name if its place decides it.
  private func property(
    _ view: ObjectFacts, in parent: Property?, of model: ClassModel
  ) -> Property {
    switch view.place {
    case .root:
      return Property(
        view, place: .root, name: model.typeName.startingSmall, className: model.typeName)
    case .part(let key, let isOptional):
      let owner = Property.beginning(parent?.expression ?? "")
      // A cell has its texts and its image beside its content view.
      let cell = isOptional ? owner.dropLast("contentView.".count) : owner[...]
      let name = (parent?.place == .root ? "" : "\(parent?.name ?? "").") + "contentView"
      return Property(
        view, place: .part(cell + key, isOptional: isOptional), name: name, className: "UIView")
    case .property:
      let nodeClass = view.node.map { String(describing: type(of: $0)) }
      return Property(
        view, name: "", className: isUIKit ? view.className : nodeClass ?? view.className)
    }
  }

  /// The names of the next views around one that have properties.
  private static func names(
    around parent: ViewNode?, _ known: [ObjectIdentifier: Property]
  ) -> [String] {
    guard let parent else { return [] }
    var names: [String] = []
    // Three names tell a view apart; more make one that no line holds.
    for node in sequence(first: parent, next: \.parent).prefix(8) where names.count < 3 {
      guard let view = known[ObjectIdentifier(node)] else { break }
      if view.place == .property { names.append(view.name) }
    }
    return names
  }

  /// The comment that names the outlet of an object whose property has another name.
  private func outletNote(of element: MarkupElement, named name: String) -> [String] {
    let outlet = source.index.outletNames(of: element).first {
      $0 != name && $0.propertyName == name
    }
    return outlet.map { ["The outlet `\($0)`."] } ?? []
  }

  private func addObjects(to model: inout ClassModel, _ facts: ClassFacts) {
    let names = ObjectNames(source: source, views: model.views)
    for object in facts.objects {
      // Also one that says nothing keeps its name from others.
      var property = Property(
        object, name: model.names.name(names.candidates(for: object)),
        className: object.className)
      property.documentation = outletNote(of: object.element, named: property.name)
      model.add(object.look, of: property)
      if !object.isPlain { model.objects.append(property) }
    }
  }
}

/// Constraints and connections.
extension ModelMaker {
  private func addConstraints(to model: inout ClassModel) {
    var constraints = ConstraintModels(of: model.views, in: source)
    constraints.name(&model.names)
    (model.constraints, model.namedConstraints) = (constraints.constraints, constraints.named)
    model.members += constraints.sets
    model.expressed.constraints = Set(model.constraints.map(\.index))
    if !isUIKit {
      for constraint in model.constraints {
        let element = constraint.facts.element
        guard let name = source.index.outletName(of: element)?.propertyName else { continue }
        model.omitted.append(("the outlet \(name) of a constraint", element.line))
      }
    }
    let dead = model.facts.deadConstraints
    guard let line = dead.map(\.line).min() else { return }
    let part = dead.count == 1 ? "a constraint" : "\(dead.count) constraints"
    model.omitted.append(("\(part) that no size class installs", line))
  }

  private func connect(_ model: inout ClassModel, _ facts: ClassFacts) {
    var connections = Connections(of: model, outermost, in: source)
    connections.read(root: facts.root)
    if let controller = facts.controller { connections.readTitleView(of: controller.element) }
    model = connections.model
    guard let controller = facts.controller else { return }
    model.add(controller.early, of: controller.className)
    // A controller without this switch keeps a scroll view clear of its bars.
    if !controller.adjustsScrollViewInsets {
      model.documentation.append("Its controller does not adjust the insets of scroll views.")
    }
    for view in model.views
    where view.element["key"] == "refreshControl" && view.node?.parent == nil {
      let setting = Setting.set("refreshControl", .object(view.index))
      // Only scroll views and their controllers have this property.
      if model.root?.node?.role.scrollView == nil {
        model.facts.controller?.late.append(setting)
      } else {
        model.views[0].settings.append(setting)
      }
    }
  }
}

extension ClassModel {
  /// Adds what the look of an object needs besides code.
  fileprivate mutating func add(_ look: Look, of property: Property) {
    guard property.place == .root else { return add(look, of: property.className) }
    let isOwn = property.element.appClass != nil && baseClass == property.facts.frameworkClass
    add(look, of: isOwn ? typeName : baseClass)
  }

  /// Adds what the look of an object of a class needs besides code.
  fileprivate mutating func add(_ look: Look, of owner: String) {
    modules.formUnion(look.modules)
    requirements += look.requirements(of: owner)
  }
}

extension Look {
  /// The classes and properties of the app that the look of an object of a class uses.
  func requirements(of owner: String) -> [AppRequirement] {
    appClasses.map { .type($0.name, superclass: $0.superclass) }
      + appProperties.map { .property($0.name, type: $0.type, of: owner) }
  }
}

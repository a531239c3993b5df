import AutoScaleInterfaceBuilder
import AutoScaleTrees

extension Connections {
  /// An object of the class to which an outlet leads.
  private struct Target {
    let expression: String
    let type: String
    var isOptional = false
    /// The index of its element, if the class has a property for it.
    var element: Int?

    var value: Expression { element.map { .object($0) } ?? .text(expression) }
  }

  /// The outlets of UIKit's own objects that hold views.
  private static let viewOutlets = Set(
    words: """
      accessoryView editingAccessoryView backgroundView selectedBackgroundView titleView
      leftView rightView tableHeaderView tableFooterView
      """)

  mutating func readOutlet(_ connection: MarkupElement, of property: Property) {
    guard let outlet = connection["property"] else { return }
    if Self.viewOutlets.contains(outlet),
      // A plain view has no such property, so that it is one of the app's own.
      property.node == nil || property.facts.frameworkClass != "UIView",
      let view = value(ofDestination: connection)
    {
      return act(property, .set(outlet, view))
    }
    guard let protocolName = Delegates.protocolName(of: outlet, for: property) else { return }
    switch source.index.destination(of: connection) {
    case .owner: break
    case .object(let element):
      if let target = properties[element.index] {
        guard conforms(target, to: protocolName) else { return }
        express(connection)
        return act(property, .set(outlet, .object(target.index)))
      }
      // A controller of the document connects itself once it has the view.
      guard element.name.hasSuffix("ontroller") else { return }
    default: return
    }
    express(connection)
    // The cells of a static table come from the class itself.
    if outlet == "dataSource", model.facts.sections != nil, property.place == .root { return }
    model.delegates.append((property, outlet, protocolName))
  }

  /// Whether an object of the class can be a delegate: classes of the app are told to conform.
  private mutating func conforms(_ target: Property, to protocolName: String) -> Bool {
    // Data sources have methods that the class itself does not have.
    if target.place == .root, !protocolName.hasSuffix("DataSource") {
      model.conformances.insert(protocolName)
      return true
    }
    guard appClasses.contains(target.className) else { return false }
    model.requirements.append(.conformance(target.className, to: protocolName))
    return true
  }

  /// Gives the outlets of an owner their names in the class.
  mutating func nameOutlets(of owner: MarkupElement) {
    let connections = owner.elements(in: "connections")
    for outlet in connections where outlet.name == "outlet" { alias(outlet) }
    let collections = connections.filter { $0.name == "outletCollection" }
    for case (let name?, let members) in collections.groups(by: { $0["property"] })
    where name != "gestureRecognizers" { collect(members, as: name) }
  }

  /// Makes sure that a property has the name of an outlet.
  private mutating func alias(_ outlet: MarkupElement) {
    guard let property = outlet["property"], let element = source.index[outlet["destination"]],
      // A xib has one class for all its views, so that none of them makes another.
      let target = target(element)
        ?? (source.document.kind == .storyboard ? makeOutermost(element, for: property) : nil)
    else { return }
    express(outlet)
    let name = property.propertyName ?? property
    let isOwnView = property == "view" && model.root?.index == element.index
    if name == target.expression || isOwnView { return }
    guard name.isIdentifier, model.names.isFree(name), !reserved.contains(name) else {
      model.documentation.append("The outlet `\(property)` is `\(target.expression)`.")
      return
    }
    // In one line, if it fits.
    let head = "var \(model.names.name([name])): \(target.type + (target.isOptional ? "?" : "")) {"
    let line = "\(head) \(target.expression) }"
    model.members.append(
      .property(
        line.count + 2 > Expression.width
          ? .block(head, [.expression(.text(target.expression))]) : .expression(.text(line)),
        name == property ? [] : ["The outlet `\(property)`."]))
  }

  /// Makes a list for an outlet collection.
  private mutating func collect(_ members: [MarkupElement], as property: String) {
    var targets: [Target] = []
    for member in members {
      guard let target = source.index[member["destination"]].flatMap(target) else { continue }
      express(member)
      targets.append(target)
    }
    if targets.isEmpty { return }
    // A list can be named only once; another property may have its name already.
    let base = property.propertyName ?? "outlets"
    let name = model.names.name([base, base + "Collection"].filter { !reserved.contains($0) })
    model.members.append(
      .property(
        .block(
          "var \(name): [\(Self.type(of: targets))] {",
          [.expression(.names(targets.map(\.expression)))]),
        name == property ? [] : ["The outlets `\(property)`."]))
  }

  /// The type that the elements of a collection share.
  private static func type(of targets: [Target]) -> String {
    let types = Set(targets.map(\.type))
    if types.count == 1, let type = types.first { return type }
    // Constraints and items of bars share no class with views that a list could have.
    return types.contains { $0.hasSuffix("Constraint") || $0.hasSuffix("Item") } ? "Any" : "UIView"
  }

  /// Assigns the outlets of an object that is a class of the app.
  mutating func assignOutlets(of property: Property) {
    guard appClasses.contains(property.className) else { return }
    var collections: [(name: String, target: Target)] = []
    for connection in property.element.elements(in: "connections") {
      guard let name = connection["property"], name.isIdentifier, name != "gestureRecognizers",
        let element = source.index[connection["destination"]],
        let target = target(element) ?? makeOutermost(element, for: name),
        Delegates.protocolName(of: name, for: property) == nil
      else { continue }
      express(connection)
      if connection.name == "outlet" {
        act(property, .set(name, target.value))
        require(name, type: target.type + "?", of: property)
      } else {
        collections.append((name, target))
      }
    }
    for (name, members) in collections.groups(by: \.name) {
      let targets = members.map(\.target)
      act(property, .set(name, .list(targets.map(\.value))))
      require(name, type: "[\(Self.type(of: targets))]", of: property)
    }
  }

  private mutating func require(_ name: String, type: String, of property: Property) {
    model.requirements.append(.property(name, type: type, of: property.className))
  }

  /// Shows the view that an outlet of the controller's navigation item names.
  mutating func readTitleView(of controller: MarkupElement) {
    let item = controller.child("navigationItem", key: "navigationItem")
    for outlet in item?.elements(in: "connections") ?? [] where outlet["property"] == "titleView" {
      guard let view = value(ofDestination: outlet) else { continue }
      model.facts.controller?.late.append(.set("navigationItem.titleView", view))
    }
  }

  /// The object to which a connection leads, or `nil` if the class cannot have it.
  private mutating func value(ofDestination connection: MarkupElement) -> Expression? {
    guard let element = source.index[connection["destination"]],
      let target = target(element) ?? makeOutermost(element, for: connection["property"])
    else { return nil }
    express(connection)
    return target.value
  }

  /// Makes an outermost view, whose class is another one, as a property of this class.
  private mutating func makeOutermost(_ element: MarkupElement, for outlet: String?) -> Target? {
    guard let type = outermost[element.index], type != model.typeName else { return nil }
    if let known = model.outermost[element.index] { return Target(expression: known, type: type) }
    let names = [outlet?.propertyName, type.startingSmall].compactMap { $0 }
    let name = model.names.name(names.filter { !reserved.contains($0) } + [type.startingSmall])
    model.outermost[element.index] = name
    let isCell = element.name == "tableViewCell"
    let making = Expression.call(
      type, isCell ? ["style": ".default", "reuseIdentifier": "nil"] : [:])
    model.members.append(.property(.assignment("let \(name)", making)))
    return Target(expression: name, type: type)
  }

  /// The object of the class for an element, or `nil` if another class has it.
  private func target(_ element: MarkupElement) -> Target? {
    if element.name == "constraint" {
      let isSnapKit = source.options.style == .snapkit
      return constraints[element.index].map {
        Target(
          expression: $0, type: isSnapKit ? "SnapKit.Constraint" : "NSLayoutConstraint",
          isOptional: isSnapKit)
      }
    }
    return properties[element.index].map { property in
      let type =
        property.place == .property
        ? property.className : property.place == .root ? "UIView" : property.facts.frameworkClass
      return Target(
        expression: property.expression, type: type, isOptional: property.isOptional,
        element: property.index)
    }
  }
}

/// The protocols of UIKit's delegates and data sources.
enum Delegates {
  /// The protocol of an outlet of a view or an object, or `nil` for another outlet.
  static func protocolName(of outlet: String, for property: Property) -> String? {
    guard let node = property.node else {
      return property.facts.kind == .gestureRecognizer && outlet == "delegate"
        ? "UIGestureRecognizerDelegate" : nil
    }
    let classes = [property.facts.frameworkClass] + type(of: node).classNames
    guard let name = classes.first(where: { !outlets[$0].isEmpty }) else { return nil }
    return outlets[name].first { $0.key == outlet }.map {
      $0.property == outlet ? name + outlet.capitalizedFirst : $0.property
    }
  }

  /// The outlets by classes, with their protocols if these are not named after both.
  private static let outlets = RuleTable(
    """
    UITableView: dataSource delegate prefetchDataSource>UITableViewDataSourcePrefetching
      dragDelegate dropDelegate
    UICollectionView: dataSource delegate
      prefetchDataSource>UICollectionViewDataSourcePrefetching dragDelegate dropDelegate
    UIPickerView: dataSource delegate
    UITextField: delegate
    UITextView: delegate
    UIScrollView: delegate
    UISearchBar: delegate
    UITabBar: delegate
    UINavigationBar: delegate
    UIToolbar: delegate
    MKMapView: delegate
    WKWebView: navigationDelegate>WKNavigationDelegate uiDelegate>WKUIDelegate
    SCNView: delegate>SCNSceneRendererDelegate
    ARSCNView: delegate
    ARSKView: delegate
    MTKView: delegate
    GLKView: delegate
    SKView: delegate
    """)
}

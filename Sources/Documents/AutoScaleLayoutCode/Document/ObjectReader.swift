import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Collects the objects of a class that are no views.
struct ObjectReader {
  let context: CodeContext
  let screen: ScreenCode

  /// Adds the objects around a root: recognizers, items of bars, layouts, and objects of the app.
  ///
  /// - Parameters:
  ///   - controller: The controller of the view, if the document has it.
  ///   - objects: The objects beside the root that belong to it.
  func read(controller: MarkupElement?, objects: [MarkupElement]) {
    for view in screen.views { readParts(of: view) }
    if let controller { readItems(of: controller) }
    for element in objects {
      if let className = GestureWriter.className(of: element.name) {
        add(.gestureRecognizer, element, className: className)
      } else if element.name == "customObject", element.appClass != nil {
        add(.custom, element, className: nil)
      } else {
        readItem(element)
      }
    }
  }

  private func readParts(of view: ViewCode) {
    switch view.node.role {
    case .collection:
      for name in ["collectionViewFlowLayout", "collectionViewLayout"] {
        if let layout = view.facts.markup.child(name, key: "collectionViewLayout") {
          add(.layout, layout, className: "UI" + name.capitalizedFirst)
        }
      }
    case .web:
      if let configuration = view.facts.markup.child("wkWebViewConfiguration", key: "configuration")
      {
        add(.webConfiguration, configuration, className: "WKWebViewConfiguration")
      }
    case .toolbar, .tabBar, .navigationBar:
      for item in view.facts.markup.elements(in: "items") { readItem(item) }
    default: break
    }
  }

  private func readItem(_ element: MarkupElement) {
    switch element.name {
    case "navigationItem":
      add(.navigationItem, element, className: "UINavigationItem")
      readButtons(of: element)
    case "tabBarItem": add(.tabBarItem, element, className: "UITabBarItem")
    case "barButtonItem": readButton(element)
    default: break
    }
  }

  private func readItems(of controller: MarkupElement) {
    if let item = controller.child("navigationItem") { readButtons(of: item) }
    for item in controller.elements(in: "toolbarItems") { readButton(item) }
  }

  private func readButtons(of item: MarkupElement) {
    for child in item.children {
      if child.name == "barButtonItem" { readButton(child) }
      if child.name.hasSuffix("BarButtonItems") {
        for button in child.children { readButton(button) }
      }
    }
  }

  private func readButton(_ element: MarkupElement) {
    guard element.name == "barButtonItem" else { return }
    // A space needs no name, unless something refers to it.
    if BarItemWriter.isSpace(element), context.index.outlets(to: element).isEmpty { return }
    add(.barButtonItem, element, className: "UIBarButtonItem")
  }

  private func add(_ kind: ObjectCode.Kind, _ element: MarkupElement, className: String?) {
    guard screen.object(of: element) == nil else { return }
    let facts = context.coverage.facts(ofOwner: element)
    let base = className ?? "NSObject"
    let names = ObjectNames(context: context, screen: screen)
    let object = ObjectCode(
      kind, facts: facts, name: screen.names.name(names.candidates(for: element, kind)),
      className: screen.appClass(of: facts, superclass: base, in: context) ?? base)
    object.documentation = screen.documentation(
      ofOutletsTo: element, named: object.name, in: context)
    screen.objects.append(object)
  }
}

/// The names of objects that are no views: by outlets, labels, titles, or else by kinds.
private struct ObjectNames {
  let context: CodeContext
  let screen: ScreenCode

  func candidates(for element: MarkupElement, _ kind: ObjectCode.Kind) -> [String] {
    let word = Self.word(of: element, kind)
    func name(_ text: String?) -> String? { text?.camelCased().map { Self.joined($0, word) } }
    let action = element.child("connections")?.child("action")?["selector"]
    let owner = owner(of: element).map { $0.name + word }
    let names = [
      context.index.outletName(of: element)?.propertyName, name(element["userLabel"]),
      name(element.string("title")), name(element["systemItem"]?.spacedWords),
      name(element["image"] ?? element.child("imageReference", key: "image")?["image"]),
      kind == .gestureRecognizer ? nil : name(action?.prefix { $0 != ":" }.spacedWords),
      owner, word.startingSmall,
    ]
    let all = names.compactMap { $0 }
    let free = all.filter { !ReservedNames.properties.contains($0) }
    return free.isEmpty ? ["own" + word] : free
  }

  /// Puts the kind behind a name, unless the name says it in other words.
  private static func joined(_ name: String, _ word: String) -> String {
    for ending in ["Recognizer", "Gesture"]
    where word.hasSuffix("Recognizer") && name.hasSuffix(ending) {
      return name
    }
    return ViewNames.joined(name, word)
  }

  private static func word(of element: MarkupElement, _ kind: ObjectCode.Kind) -> String {
    switch kind {
    case .gestureRecognizer: GestureWriter.word(of: element.name)
    case .barButtonItem, .tabBarItem: "Item"
    case .navigationItem: "NavigationItem"
    case .layout: "Layout"
    case .webConfiguration: "WebConfiguration"
    case .custom: element["customClass"].flatMap(\.propertyName)?.capitalizedFirst ?? "Object"
    }
  }

  /// The view whose part an object is, or that a recognizer is for.
  private func owner(of element: MarkupElement) -> ViewCode? {
    let user = context.index.outlets(to: element).first { $0.property == "gestureRecognizers" }?
      .owner
    let index = (user ?? element.parent)?.index
    return screen.views.first { $0.facts.markup.index == index && $0.place == .property }
  }
}

extension ScreenCode {
  /// Takes the class of the app that an object has, and makes it known to the code.
  func appClass(
    of facts: ElementFacts, superclass: String, in context: CodeContext
  ) -> String? {
    facts.skip("customClass")
    guard let custom = facts.markup.appClass else { return nil }
    let name = context.options.typePrefix + custom
    standIns.add(name, superclass: superclass)
    importModule(of: facts)
    return name
  }

  /// Imports the module of a class, unless it is the app's own.
  func importModule(of facts: ElementFacts) {
    guard let module = facts.take("customModule"), module.isIdentifier,
      facts["customModuleProvider"] != "target"
    else { return }
    imports.insert(module)
  }

  /// The comment that names the outlets of an object whose property has another name.
  func documentation(
    ofOutletsTo element: MarkupElement, named name: String, in context: CodeContext
  ) -> [String] {
    let outlets = context.index.outlets(to: element).filter {
      !$0.isCollection && !OutletIndex.vagueNames.contains($0.property) && $0.property != name
    }
    let names = outlets.map(\.property).filter { $0.propertyName == name }
    return names.first.map { ["The outlet `\($0)`."] } ?? []
  }
}

import AutoScaleInterfaceBuilder

/// Writes the controllers of a storyboard that show others: those of navigation, tabs, splits and pages.
struct ContainerWriter {
  let context: CodeContext

  /// A kind of controller.
  private struct Kind {
    let className: String
    let word: String
    /// The relationships of segues with the parameters that stand for them.
    let parameters: [(relationship: String, name: String, type: String)]
  }

  private static let kinds: [String: Kind] = [
    "navigationController": Kind(
      className: "UINavigationController", word: "NavigationController",
      parameters: [("rootViewController", "root", "UIViewController")]),
    "tabBarController": Kind(
      className: "UITabBarController", word: "TabBarController",
      parameters: [("viewControllers", "tabs", "[UIViewController]")]),
    "splitViewController": Kind(
      className: "UISplitViewController", word: "SplitViewController",
      parameters: [
        ("masterViewController", "primary", "UIViewController"),
        ("detailViewController", "secondary", "UIViewController"),
      ]),
    "pageViewController": Kind(
      className: "UIPageViewController", word: "PageViewController", parameters: []),
  ]

  /// Whether a root is a controller that shows others.
  static func isContainer(_ root: InterfaceRoot, _ context: CodeContext) -> Bool {
    root.view == nil && context.index[root.identifier].map { kinds[$0.name] != nil } ?? false
  }

  /// Returns the code of a root, or `nil` for one that is no container.
  func code(of root: InterfaceRoot) -> ContainerCode? {
    guard root.view == nil, let element = context.index[root.identifier],
      let kind = Self.kinds[element.name]
    else { return nil }
    let facts = context.coverage.facts(of: element)
    let name = context.typeNames.name([
      TypeNames(context: context).name(ofContainer: root, kind: kind.word)
    ])
    var code = ContainerCode(
      identifier: root.identifier, name: name, className: kind.className,
      making: .call(kind.className, []))
    code.documentation = [
      "Makes the \(kind.word.spacedWords.lowercased()) of \(context.fileName), line \(element.line)."
    ]
    code.parameters = kind.parameters.map { "\($0.name): \($0.type)" }
    makeClass(of: facts, kind, &code)
    writeSegues(of: facts, &code)
    switch element.name {
    case "navigationController": writeNavigation(facts, &code)
    case "tabBarController": writeTabs(facts, &code)
    case "splitViewController": writeSplit(facts, &code)
    default: writePages(facts, &code)
    }
    writeCommon(facts, &code)
    return code
  }

  /// Uses the class of the app, if the document states one.
  private func makeClass(of facts: ElementFacts, _ kind: Kind, _ code: inout ContainerCode) {
    facts.skip("autoresizesArchivedViewToFullSize", "automaticallyAdjustsScrollViewInsets")
    var name = kind.className
    if let custom = facts.take("customClass"), custom.isIdentifier {
      name = context.options.typePrefix + custom
      code.standIns.add(name, superclass: kind.className)
      if facts["customModuleProvider"] != "target", let module = facts["customModule"],
        module.isIdentifier
      {
        code.imports.insert(module)
      }
    }
    facts.skip("customModule")
    code.making = .call(name, [])
  }

  /// Tells the controllers that segues put into the container.
  private func writeSegues(of facts: ElementFacts, _ code: inout ContainerCode) {
    var names: [String] = []
    for segue in facts.markup.elements(in: "connections")
    where segue.name == "segue" && segue["kind"] == "relationship" {
      context.coverage.sayAll(of: segue)
      guard case .object(let element) = context.index.destination(of: segue) else { continue }
      if element.name == "viewControllerPlaceholder" { context.coverage.sayAll(of: element) }
      let words = [
        element["customClass"], element["storyboardIdentifier"], element["userLabel"],
        element["title"], element["referencedIdentifier"], element["storyboardName"],
      ]
      if let name = words.compactMap({ $0 }).first { names.append("`\(name)`") }
    }
    guard !names.isEmpty else { return }
    code.documentation[0].removeLast()
    code.documentation[0] += ", which shows \(names.joined(separator: ", "))."
  }

  private func writeCommon(_ facts: ElementFacts, _ code: inout ContainerCode) {
    let screen = ScreenCode(typeName: "", baseClass: "", names: NameMaker(taken: ["controller"]))
    let writer = ControllerWriter(context: context, screen: screen)
    writer.write(facts, name: "controller") { code.statements.append($0) }
    code.statements += writer.runtimeAttributes(of: facts) { _ in }
    writeItems(of: facts, screen, &code)
    facts.skipChild("toolbarItems")
    code.standIns.merge(screen.standIns)
    code.imports.formUnion(screen.imports)
  }

  /// Writes the items of bars that show while the container itself is on a navigation stack.
  private func writeItems(
    of facts: ElementFacts, _ screen: ScreenCode, _ code: inout ContainerCode
  ) {
    guard let item = facts.child("navigationItem", key: "navigationItem") else { return }
    ObjectReader(context: context, screen: screen).read(controller: facts.markup, objects: [])
    let writer = BarItemWriter(context: context, screen: screen)
    for object in screen.objects {
      writer.write(object)
      writeAction(of: object, &code)
      code.statements.append(.assignment("let \(object.name)", object.making))
      code.statements += (object.statements + object.actions).map(object.named)
    }
    if let title = item.takeText("title") {
      let text = context.text(title, of: item.markup, keys: "title")
      code.statements.append(.assignment("controller.navigationItem.title", text))
    }
    writer.writeNavigation(item) { property, value in
      code.statements.append(.assignment("controller.navigationItem.\(property)", value))
    }
  }

  /// Lets a parameter of the function act for an item.
  private func writeAction(of object: ObjectCode, _ code: inout ContainerCode) {
    let connection = object.facts.markup.child("connections")?.child("action")
    guard let connection, let selector = connection["selector"],
      let name = String(selector.prefix { $0 != ":" }).propertyName
    else { return }
    context.coverage.sayAll(of: connection)
    let parameter = "\(name): @escaping (Any?) -> Void"
    if !code.parameters.contains(parameter) { code.parameters.append(parameter) }
    let closure = Expression.closure("", ["\(name)($0.sender)"])
    object.actions.append(
      .assignment(
        PropertyCode.mark + ".primaryAction",
        .call("UIAction", object.actionArguments + [.init(nil, closure)])))
  }

  private func set(_ property: String, _ value: Expression, _ code: inout ContainerCode) {
    code.statements.append(.assignment("controller.\(property)", value))
  }
}

extension ContainerWriter {
  private func writeNavigation(_ facts: ElementFacts, _ code: inout ContainerCode) {
    if case .call(let name, _, _) = code.making {
      code.making = .call(name, navigationArguments(of: facts, &code))
    }
    if facts.takeFlag("navigationBarHidden") == true { set("isNavigationBarHidden", "true", &code) }
    if facts.takeFlag("toolbarHidden") == false { set("isToolbarHidden", "false", &code) }
    for name in ["hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears"]
    where facts.takeFlag(name) == true {
      set(name, "true", &code)
    }
    writeBar("navigationBar", facts, AttributeRules.navigationBar, &code)
    writeBar("toolbar", facts, AttributeRules.bar, &code)
  }

  /// The arguments of a navigation controller, whose bars may be of classes of the app.
  private func navigationArguments(
    of facts: ElementFacts, _ code: inout ContainerCode
  ) -> [Expression.Argument] {
    let bars = [("navigationBar", "UINavigationBar"), ("toolbar", "UIToolbar")]
    let classes = bars.map { key, base -> Expression in
      guard let custom = facts.markup.child(key, key: key)?["customClass"], custom.isIdentifier
      else {
        return "nil"
      }
      let name = context.options.typePrefix + custom
      code.standIns.add(name, superclass: base)
      return .text(name + ".self")
    }
    guard classes != ["nil", "nil"] else { return [.init("rootViewController", "root")] }
    set("viewControllers", "[root]", &code)
    return zip(bars, classes).map { .init($0.0 + "Class", $1) }
  }

  private func writeTabs(_ facts: ElementFacts, _ code: inout ContainerCode) {
    set("viewControllers", "tabs", &code)
    writeBar("tabBar", facts, AttributeRules.tabBar, &code)
  }

  private func writeSplit(_ facts: ElementFacts, _ code: inout ContainerCode) {
    if case .call(let name, _, _) = code.making {
      code.making = .call(name, [.init("style", ".doubleColumn")])
    }
    facts.skip("allowDoubleColumnStyle")
    code.statements += [
      "controller.setViewController(primary, for: .primary)",
      "controller.setViewController(secondary, for: .secondary)",
    ]
    let modes = ["beside": "oneBesideSecondary", "over": "oneOverSecondary"]
    let rules: [AttributeRule] = [
      .choice("preferredDisplayMode", standard: "automatic", modes),
      .choice("behavior", "preferredSplitBehavior", standard: "automatic"),
      .choice("primaryBackgroundStyle", standard: "none"),
      .length("minimumPrimaryColumnWidth"), .length("maximumPrimaryColumnWidth"),
      .number("preferredPrimaryColumnWidthFraction"),
      .number("preferredSupplementaryColumnWidthFraction"),
      .flag("presentsWithGesture", standard: true),
      .choice("primaryEdge", standard: "leading"),
    ]
    for rule in rules {
      if let value = rule.value(in: facts, scales: context.options.scalesLengths) {
        set(rule.property, value, &code)
      }
    }
  }

  private func writePages(_ facts: ElementFacts, _ code: inout ContainerCode) {
    var arguments = [
      Expression.Argument(
        "transitionStyle",
        .text(facts.takeCase("transitionStyle") == "scroll" ? ".scroll" : ".pageCurl")),
      .init(
        "navigationOrientation",
        .text(facts.takeCase("navigationOrientation") == "vertical" ? ".vertical" : ".horizontal")),
    ]
    var options: [Expression.Entry] = []
    if let spacing = facts.takeNumber("pageSpacing"), spacing != 0 {
      options.append(.init(key: ".interPageSpacing", value: context.length(spacing)))
    }
    if let spine = facts.takeCase("spineLocation"), spine != "none" {
      options.append(
        .init(
          key: ".spineLocation",
          value: .text("UIPageViewController.SpineLocation.\(spine).rawValue")))
    }
    if !options.isEmpty { arguments.append(.init("options", .dictionary(options))) }
    if facts.takeFlag("doubleSided") == true { set("isDoubleSided", "true", &code) }
    if case .call(let name, _, _) = code.making { code.making = .call(name, arguments) }
  }

  /// Writes the look of a bar of the controller.
  private func writeBar(
    _ key: String, _ facts: ElementFacts, _ rules: [AttributeRule], _ code: inout ContainerCode
  ) {
    guard let bar = facts.child(key, key: key) else { return }
    if bar["customClass"]?.isIdentifier == true { bar.skip("customClass") }
    bar.skip(
      "contentMode", "clearsContextBeforeDrawing", "insetsLayoutMarginsFromSafeArea",
      "multipleTouchEnabled", "customModule")
    for rule in rules + [.flag("clipsSubviews", "clipsToBounds"), .flag("hidden", "isHidden")] {
      if let value = rule.value(in: bar, scales: context.options.scalesLengths) {
        set("\(key).\(rule.property)", value, &code)
      }
    }
    for color in ["backgroundColor", "barTintColor", "tintColor", "unselectedItemTintColor"] {
      guard let value = context.color(color, of: bar) else { continue }
      // Interface Builder states a clear background for bars that have none.
      if color == "backgroundColor", value == ".clear" { continue }
      set("\(key).\(color)", value, &code)
    }
    let screen = ScreenCode(typeName: "", baseClass: "", names: NameMaker())
    BarWriter(context: context, screen: screen).writeAppearances(of: bar) { property, value in
      set("\(key).\(property)", value, &code)
    }
    if let items = bar.markup.child("items"), !items.children.contains(where: { _ in true }) {
      bar.skipChild("items")
    }
  }
}

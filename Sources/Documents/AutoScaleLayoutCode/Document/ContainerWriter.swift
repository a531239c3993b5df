import AutoScaleInterfaceBuilder

/// Writes the controllers of a storyboard that show others: those of navigation, tabs, splits and pages.
struct ContainerWriter {
  private let context: CodeContext
  private let facts: ElementFacts
  /// The objects of the controller, and what they use of the app.
  private let screen = ScreenCode(
    typeName: "", baseClass: "", names: NameMaker(taken: ["controller"]))
  private var code: ContainerCode

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
  static func code(of root: InterfaceRoot, in context: CodeContext) -> ContainerCode? {
    guard root.view == nil, let element = context.index[root.identifier],
      let kind = kinds[element.name]
    else { return nil }
    var writer = ContainerWriter(root, element, kind, in: context)
    writer.write()
    return writer.code
  }

  private init(
    _ root: InterfaceRoot, _ element: MarkupElement, _ kind: Kind, in context: CodeContext
  ) {
    self.context = context
    facts = context.coverage.facts(of: element)
    let name = context.typeNames.name([
      TypeNames(context: context).name(ofContainer: root, kind: kind.word)
    ])
    let custom = screen.appClass(of: facts, superclass: kind.className, in: context)
    code = ContainerCode(
      identifier: root.identifier, name: name, className: kind.className,
      making: .call(custom ?? kind.className, []))
    code.documentation = [
      "Makes the \(kind.word.spacedWords.lowercased()) of \(context.fileName), line \(element.line)."
    ]
    code.parameters = kind.parameters.map { "\($0.name): \($0.type)" }
  }

  private mutating func write() {
    facts.skip(
      "autoresizesArchivedViewToFullSize", "automaticallyAdjustsScrollViewInsets", "customModule")
    writeSegues()
    switch facts.markup.name {
    case "navigationController": writeNavigation()
    case "tabBarController": writeTabs()
    case "splitViewController": writeSplit()
    default: writePages()
    }
    writeCommon()
    code.standIns = screen.standIns
    code.imports = screen.imports
  }

  /// Tells the controllers that segues put into the container.
  private mutating func writeSegues() {
    var names: [String] = []
    for segue in facts.markup.elements(in: "connections")
    where segue.name == "segue" && segue["kind"] == "relationship" {
      context.coverage.expressAll(of: segue)
      guard case .object(let element) = context.index.destination(of: segue) else { continue }
      if element.name == "viewControllerPlaceholder" { context.coverage.expressAll(of: element) }
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

  private mutating func writeCommon() {
    let writer = ControllerWriter(context: context, screen: screen)
    writer.write(facts, name: "controller") { code.statements.append($0) }
    code.statements += writer.runtimeAttributes(of: facts) { _ in }
    writeItems()
    facts.skipChild("toolbarItems")
  }

  /// Writes the items of bars that show while the container itself is on a navigation stack.
  private mutating func writeItems() {
    guard let item = facts.child("navigationItem", key: "navigationItem") else { return }
    ObjectReader(context: context, screen: screen).read(controller: facts.markup, objects: [])
    let writer = BarItemWriter(context: context, screen: screen)
    for object in screen.objects {
      writer.write(object)
      writeAction(of: object)
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
  private mutating func writeAction(of object: ObjectCode) {
    let connection = object.facts.markup.child("connections")?.child("action")
    guard let connection, let selector = connection["selector"],
      let name = String(selector.prefix { $0 != ":" }).propertyName
    else { return }
    context.coverage.expressAll(of: connection)
    let parameter = "\(name): @escaping (Any?) -> Void"
    if !code.parameters.contains(parameter) { code.parameters.append(parameter) }
    object.setPrimaryAction(.closure("", ["\(name)($0.sender)"]))
  }

  private mutating func set(_ property: String, _ value: Expression) {
    code.statements.append(.assignment("controller.\(property)", value))
  }
}

extension ContainerWriter {
  /// Makes the controller with arguments.
  private mutating func make(with arguments: [Expression.Argument]) {
    if case .call(let name, _, _) = code.making { code.making = .call(name, arguments) }
  }

  private mutating func writeNavigation() {
    make(with: navigationArguments())
    if facts.takeFlag("navigationBarHidden") == true { set("isNavigationBarHidden", "true") }
    if facts.takeFlag("toolbarHidden") == false { set("isToolbarHidden", "false") }
    for name in ["hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears"]
    where facts.takeFlag(name) == true {
      set(name, "true")
    }
    writeBar("navigationBar", AttributeRules.navigationBar)
    writeBar("toolbar", AttributeRules.bar)
  }

  /// The arguments of a navigation controller, whose bars may be of classes of the app.
  private mutating func navigationArguments() -> [Expression.Argument] {
    let bars = [("navigationBar", "UINavigationBar"), ("toolbar", "UIToolbar")]
    let classes = bars.map { key, base -> Expression in
      guard let custom = facts.markup.child(key, key: key)?.appClass else { return "nil" }
      let name = context.options.typePrefix + custom
      screen.standIns.add(name, superclass: base)
      return "\(name).self"
    }
    guard classes != ["nil", "nil"] else { return [.init("rootViewController", "root")] }
    set("viewControllers", "[root]")
    return zip(bars, classes).map { .init($0.0 + "Class", $1) }
  }

  private mutating func writeTabs() {
    set("viewControllers", "tabs")
    writeBar("tabBar", AttributeRules.tabBar)
  }

  private mutating func writeSplit() {
    make(with: [.init("style", ".doubleColumn")])
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
    for (property, value) in context.values(of: rules, in: facts) { set(property, value) }
  }

  private mutating func writePages() {
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
    if facts.takeFlag("doubleSided") == true { set("isDoubleSided", "true") }
    make(with: arguments)
  }

  /// Writes the look of a bar of the controller.
  private mutating func writeBar(_ key: String, _ rules: [AttributeRule]) {
    guard let bar = facts.child(key, key: key) else { return }
    if bar.markup.appClass != nil { bar.skip("customClass") }
    bar.skip(
      "contentMode", "clearsContextBeforeDrawing", "insetsLayoutMarginsFromSafeArea",
      "multipleTouchEnabled", "customModule")
    let all = rules + [.flag("clipsSubviews", "clipsToBounds"), .flag("hidden", "isHidden")]
    for (property, value) in context.values(of: all, in: bar) { set("\(key).\(property)", value) }
    for color in ["backgroundColor", "barTintColor", "tintColor", "unselectedItemTintColor"] {
      guard let value = context.color(color, of: bar) else { continue }
      // Interface Builder states a clear background for bars that have none.
      if color == "backgroundColor", value == ".clear" { continue }
      set("\(key).\(color)", value)
    }
    BarWriter(context: context, screen: screen).writeAppearances(of: bar) { property, value in
      set("\(key).\(property)", value)
    }
    if let items = bar.markup.child("items"), !items.children.contains(where: { _ in true }) {
      bar.skipChild("items")
    }
  }
}

import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the connections of a class: actions, segues, recognizers, delegates, outlets and collections.
struct ConnectionWriter {
  let screen: ScreenCode
  let context: CodeContext
  /// The names of actions by their selectors and destinations.
  private var actions: [String: String] = [:]
  private var properties: [Int: PropertyCode] = [:]

  init(screen: ScreenCode, context: CodeContext) {
    self.screen = screen
    self.context = context
    for property in screen.properties { properties[property.facts.markup.index] = property }
  }

  /// Writes the connections of all views and objects, and those of the owner that lead to them.
  mutating func write(root: InterfaceRoot?) {
    for property in screen.properties { write(property) }
    guard let root else { return }
    if root.kind == .viewController, let controller = context.index[root.identifier] {
      let facts = context.coverage.facts(of: controller)
      write(facts, of: nil)
      OutletWriter(screen: screen, context: context).write(controller)
    } else if let owner = context.owner {
      OutletWriter(screen: screen, context: context).write(owner)
    }
  }

  private mutating func write(_ property: PropertyCode) {
    write(property.facts, of: property)
    guard let view = property as? ViewCode else { return }
    let outlets = OutletWriter(screen: screen, context: context)
    if view.place == .root {
      outlets.write(view.facts.markup)
    } else {
      outlets.assign(of: property)
    }
  }

  /// Writes the connections of an object, or of the controller.
  private mutating func write(_ facts: ElementFacts, of property: PropertyCode?) {
    for connection in facts.markup.elements(in: "connections") {
      switch connection.name {
      case "action":
        if let property { writeAction(connection, of: property) }
      case "segue": writeSegue(connection, of: property)
      case "outlet": writeOutlet(connection, of: property)
      case "outletCollection" where connection["property"] == "gestureRecognizers":
        writeRecognizer(connection, of: property)
      default: break
      }
    }
    if let object = property as? ObjectCode, object.kind == .custom {
      OutletWriter(screen: screen, context: context).assign(of: object)
    }
  }

  private func writeRecognizer(_ connection: MarkupElement, of property: PropertyCode?) {
    guard let view = property as? ViewCode, let element = context.index[connection["destination"]],
      let recognizer = properties[element.index]
    else { return }
    context.coverage.expressAll(of: connection)
    view.callLater("addGestureRecognizer", [.init(nil, .text(recognizer.name))])
  }
}

extension ConnectionWriter {
  private mutating func writeAction(_ connection: MarkupElement, of property: PropertyCode) {
    guard let selector = connection["selector"], let event = event(of: connection, property) else {
      return
    }
    context.coverage.expressAll(of: connection)
    let target = target(of: connection)
    let key = "\(selector) \(connection["destination"] ?? "")"
    let name: String
    if let known = actions[key] {
      name = known
    } else {
      let word = selector.prefix { $0 != ":" }
      name = member(
        String(word).propertyName ?? "act", ending: "Action",
        documentation: "The action `\(selector)`\(target), with its sender.")
      actions[key] = name
    }
    add(name, event, to: property)
  }

  /// The words for the target of an action, if it is not the owner.
  private func target(of connection: MarkupElement) -> String {
    switch context.index.destination(of: connection) {
    case .firstResponder: " of the first responder"
    case .object(let element):
      properties[element.index].map { $0.name == screen.root?.name ? "" : " of `\($0.name)`" } ?? ""
    default: ""
    }
  }

  /// The event that triggers an action, empty for objects that have one alone, or `nil` for none.
  private func event(of connection: MarkupElement, _ property: PropertyCode) -> String? {
    if property is ObjectCode { return "" }
    let event = connection["eventType"] ?? "primaryActionTriggered"
    guard let view = property as? ViewCode, UIKitNames.events.contains(event) else { return nil }
    if view.node is ControlNode || view.frameworkClass == "UIRefreshControl" { return event }
    // A view of the app with an action is a control.
    guard view.place == .property, view.customClass != nil, view.frameworkClass == "UIView" else {
      return nil
    }
    screen.standIns.classes[view.className]?.superclass = "UIControl"
    return event
  }

  private func member(_ name: String, ending: String, documentation: String) -> String {
    let names = [name, name + ending].filter { !ReservedNames.properties.contains($0) }
    let unique = screen.names.name(names.isEmpty ? [name + ending] : names)
    screen.members.append(
      .init(
        name: unique, documentation: [documentation],
        declaration: "var \(unique): (Any?) -> Void = { _ in }"))
    return unique
  }

  /// Calls a closure of the class on an event.
  private func add(_ name: String, _ event: String, to property: PropertyCode) {
    let closure = Expression.closure("[weak self] in", ["self?.\(name)($0.sender)"])
    guard let object = property as? ObjectCode else {
      let action = Expression.call("UIAction", [.init(nil, closure)])
      return property.callLater("addAction", [.init(nil, action), .init("for", ".\(event)")])
    }
    if object.kind == .gestureRecognizer {
      recognize(object, calling: name)
    } else {
      object.setPrimaryAction(closure)
    }
  }

  /// Calls a closure when a gesture is recognized; recognizers know targets alone.
  private func recognize(_ recognizer: ObjectCode, calling name: String) {
    let function = screen.names.name([name + "Recognized", recognizer.name + "Recognized"])
    recognizer.callLater(
      "addTarget", [.init(nil, "self"), .init("action", "#selector(\(function))")])
    screen.functions.append(
      .init(
        head: "@objc private func \(function)(_ recognizer: \(recognizer.className))",
        body: ["\(name)(recognizer)"]))
  }
}

extension ConnectionWriter {
  private mutating func writeSegue(_ connection: MarkupElement, of property: PropertyCode?) {
    let kind = connection["kind"] ?? "show"
    guard kind != "relationship" else { return }
    let words = SegueWords(connection, context: context)
    context.coverage.expressAll(of: connection)
    if kind == "embed", let view = property as? ViewCode { return embed(words, in: view) }
    let source = property.map { "`\($0.name)`" } ?? "the controller"
    let name = member(
      words.name(from: property?.name), ending: "Segue",
      documentation: "The segue \(words.title)of \(source): \(words.description).")
    guard let property else { return }
    guard let view = property as? ViewCode else { return add(name, "", to: property) }
    if view.isControl {
      add(name, view.node is ButtonNode ? "touchUpInside" : "valueChanged", to: view)
    }
  }

  /// Puts the view of a child controller into a view.
  private func embed(_ words: SegueWords, in view: ViewCode) {
    let base = words.identifier?.camelCased() ?? view.name
    let name = screen.names.name(["embed" + base.capitalizedFirst])
    screen.functions.append(
      .init(
        head: "func \(name)(_ child: UIViewController, in parent: UIViewController)",
        documentation: [
          "Embeds the destination of a segue\(words.destination.map { ", \($0)," } ?? "") in `\(view.name)`."
        ],
        body: [
          "parent.addChild(child)",
          "child.view.frame = \(view.dot)bounds",
          "child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
          "\(view.dot)addSubview(child.view)",
          "child.didMove(toParent: parent)",
        ]))
  }

  /// The outlets of UIKit's own objects that hold views.
  private static let viewOutlets: Set<String> = [
    "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
    "titleView", "leftView", "rightView", "tableHeaderView", "tableFooterView",
  ]

  private func writeOutlet(_ connection: MarkupElement, of property: PropertyCode?) {
    guard let property, let outlet = connection["property"], Self.viewOutlets.contains(outlet),
      (property as? ViewCode)?.frameworkClass != "UIView",
      let view = OutletWriter(screen: screen, context: context).expression(
        ofDestination: connection)
    else { return writeDelegate(connection, of: property) }
    property.setLater(outlet, view)
  }

  private func writeDelegate(_ connection: MarkupElement, of property: PropertyCode?) {
    guard let property, let outlet = connection["property"],
      let protocolName = Delegates.protocolName(of: outlet, for: property)
    else { return }
    switch context.index.destination(of: connection) {
    case .owner: break
    case .object(let element):
      if let target = properties[element.index] {
        guard conforms(target, to: protocolName) else { return }
        context.coverage.expressAll(of: connection)
        return property.setLater(outlet, .text(target.expression))
      }
      guard element.name.hasSuffix("ontroller") else { return }
    default: return
    }
    context.coverage.expressAll(of: connection)
    // The cells of a static table come from the class itself.
    if outlet == "dataSource", screen.table != nil, (property as? ViewCode)?.place == .root {
      return
    }
    screen.controller.delegates.append((property, outlet, protocolName))
  }
}

extension ConnectionWriter {
  /// Whether an object of the class can be a delegate: classes of the app are told to conform.
  ///
  /// Data sources have methods that the class itself does not have.
  private func conforms(_ target: PropertyCode, to protocolName: String) -> Bool {
    if (target as? ViewCode)?.place == .root, !protocolName.hasSuffix("DataSource") {
      screen.conformances.insert(protocolName)
      return true
    }
    guard screen.standIns.classes[target.className] != nil else { return false }
    screen.standIns.classes[target.className]?.protocols.insert(protocolName)
    return true
  }
}

/// The words about a segue.
private struct SegueWords {
  let identifier: String?
  /// The kind, and how the destination is presented.
  private let kind: String
  /// The controller that the segue shows.
  let destination: String?

  init(_ segue: MarkupElement, context: CodeContext) {
    identifier = segue["identifier"].flatMap { $0.isEmpty ? nil : $0 }
    let style = segue["modalPresentationStyle"].map { " as \($0)" } ?? ""
    let action = segue["unwindAction"].map { " by `\($0)`" } ?? ""
    kind = (segue["kind"] ?? "show") + style + action
    guard case .object(let element) = context.index.destination(of: segue) else {
      destination = nil
      return
    }
    if element.name == "viewControllerPlaceholder" {
      context.coverage.expressAll(of: element)
      let scene = element["referencedIdentifier"].map { "`\($0)` of " } ?? ""
      destination = "\(scene)\(element["storyboardName"] ?? "another").storyboard"
    } else {
      destination = element["customClass"].map { "`\($0)`" }
    }
  }

  var title: String { identifier.map { "`\($0)` " } ?? "" }

  var description: String { kind + (destination.map { " \($0)" } ?? "") }

  func name(from source: String?) -> String {
    if let name = identifier?.propertyName ?? identifier?.camelCased() { return name }
    let word = kind.prefix { $0.isLetter }
    return word + (source.map { "From" + $0.capitalizedFirst } ?? "Next")
  }
}

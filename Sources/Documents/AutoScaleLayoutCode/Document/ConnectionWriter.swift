import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes the connections of a class: actions, segues, recognizers, delegates, outlets and collections.
struct ConnectionWriter {
  let screen: ScreenCode
  let source: DocumentSource
  let looseTypes: [Int: String]
  /// The names of actions by their selectors and destinations.
  private var actions: [String: String] = [:]
  private var properties: [Int: Property] = [:]

  init(screen: ScreenCode, source: DocumentSource, looseTypes: [Int: String]) {
    (self.screen, self.source, self.looseTypes) = (screen, source, looseTypes)
    for property in screen.properties { properties[property.index] = property }
  }

  private var outlets: OutletWriter {
    OutletWriter(screen: screen, source: source, looseTypes: looseTypes)
  }

  /// Writes the connections of all views and objects, and those of the owner that lead to them.
  mutating func write(root: InterfaceRoot?) {
    for property in screen.properties { write(property) }
    guard let root else { return }
    if root.kind == .viewController, let controller = source.index[root.identifier] {
      write(controller, of: nil)
      outlets.write(controller)
    } else if let owner = source.owner {
      outlets.write(owner)
    }
  }

  private mutating func write(_ property: Property) {
    write(property.element, of: property)
    if property.place == .root {
      outlets.write(property.element)
    } else if property.node != nil || property.facts.kind == .custom {
      outlets.assign(of: property)
    }
  }

  /// Writes the connections of an object, or of the controller.
  private mutating func write(_ element: MarkupElement, of property: Property?) {
    for connection in element.elements(in: "connections") {
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
  }

  private func writeRecognizer(_ connection: MarkupElement, of property: Property?) {
    guard let property, property.node != nil,
      let element = source.index[connection["destination"]], properties[element.index] != nil
    else { return }
    express(connection)
    screen.act(
      property.index, .call("addGestureRecognizer", [.init(nil, .object(element.index))]))
  }
}

extension ConnectionWriter {
  private mutating func writeAction(_ connection: MarkupElement, of property: Property) {
    guard let selector = connection["selector"], let event = event(of: connection, property) else {
      return
    }
    express(connection)
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
    switch source.index.destination(of: connection) {
    case .firstResponder: " of the first responder"
    case .object(let element):
      properties[element.index].map { $0.name == screen.root?.name ? "" : " of `\($0.name)`" } ?? ""
    default: ""
    }
  }

  /// The event that triggers an action, empty for objects that have one alone, or `nil` for none.
  private func event(of connection: MarkupElement, _ property: Property) -> String? {
    guard let node = property.node else { return "" }
    let event = connection["eventType"] ?? "primaryActionTriggered"
    guard Self.events.contains(event) else { return nil }
    if node is ControlNode || property.facts.frameworkClass == "UIRefreshControl" { return event }
    // A view of the app with an action is a control.
    guard property.place == .property, property.element.appClass != nil,
      property.facts.frameworkClass == "UIView"
    else { return nil }
    screen.standIns.classes[property.className]?.superclass = "UIControl"
    return event
  }

  /// The events of controls by their names in documents.
  private static let events: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd",
    "editingDidEndOnExit", "menuActionTriggered", "allEvents", "allTouchEvents",
    "allEditingEvents",
  ]

  private func express(_ connection: MarkupElement) {
    screen.expressed.wholes.insert(connection.index)
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
  private func add(_ name: String, _ event: String, to property: Property) {
    let closure = Value.Argument(nil, .closure(.action(name)))
    if property.node != nil {
      let action = Value.made("UIAction", [closure])
      screen.act(
        property.index, .call("addAction", [.init(nil, action), .init("for", .word(event))]))
    } else if property.facts.kind == .gestureRecognizer {
      recognize(property, calling: name)
    } else {
      let arguments = property.facts.look.actionArguments + [closure]
      screen.act(property.index, .set("primaryAction", .made("UIAction", arguments)))
    }
  }

  /// Calls a closure when a gesture is recognized; recognizers know targets alone.
  private func recognize(_ recognizer: Property, calling name: String) {
    let function = screen.names.name([name + "Recognized", recognizer.name + "Recognized"])
    screen.act(
      recognizer.index,
      .call(
        "addTarget",
        [.init(nil, .code("self")), .init("action", .code("#selector(\(function))"))]))
    screen.functions.append(
      .init(
        head: "@objc private func \(function)(_ recognizer: \(recognizer.className))",
        body: ["\(name)(recognizer)"]))
  }
}

extension ConnectionWriter {
  private mutating func writeSegue(_ connection: MarkupElement, of property: Property?) {
    let kind = connection["kind"] ?? "show"
    guard kind != "relationship" else { return }
    let words = SegueWords(connection, index: source.index)
    express(connection)
    if let placeholder = words.placeholder { express(placeholder) }
    if kind == "embed", let property, property.node != nil { return embed(words, in: property) }
    let source = property.map { "`\($0.name)`" } ?? "the controller"
    let name = member(
      words.name(from: property?.name), ending: "Segue",
      documentation: "The segue \(words.title)of \(source): \(words.description).")
    guard let property else { return }
    guard let node = property.node else { return add(name, "", to: property) }
    if node is ControlNode {
      add(name, node is ButtonNode ? "touchUpInside" : "valueChanged", to: property)
    }
  }

  /// Puts the view of a child controller into a view.
  private func embed(_ words: SegueWords, in view: Property) {
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

  private func writeOutlet(_ connection: MarkupElement, of property: Property?) {
    guard let property, let outlet = connection["property"], Self.viewOutlets.contains(outlet),
      property.node == nil || property.facts.frameworkClass != "UIView",
      let view = outlets.value(ofDestination: connection)
    else { return writeDelegate(connection, of: property) }
    screen.act(property.index, .set(outlet, view))
  }

  private func writeDelegate(_ connection: MarkupElement, of property: Property?) {
    guard let property, let outlet = connection["property"],
      let protocolName = Delegates.protocolName(of: outlet, for: property)
    else { return }
    switch source.index.destination(of: connection) {
    case .owner: break
    case .object(let element):
      if let target = properties[element.index] {
        guard conforms(target, to: protocolName) else { return }
        express(connection)
        return screen.act(property.index, .set(outlet, .object(target.index)))
      }
      guard element.name.hasSuffix("ontroller") else { return }
    default: return
    }
    express(connection)
    // The cells of a static table come from the class itself.
    if outlet == "dataSource", screen.table != nil, property.place == .root {
      return
    }
    screen.controller.delegates.append((property, outlet, protocolName))
  }
}

extension ConnectionWriter {
  /// Whether an object of the class can be a delegate: classes of the app are told to conform.
  ///
  /// Data sources have methods that the class itself does not have.
  private func conforms(_ target: Property, to protocolName: String) -> Bool {
    if target.place == .root, !protocolName.hasSuffix("DataSource") {
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
  /// The stand-in for a controller of another document.
  private(set) var placeholder: MarkupElement?

  init(_ segue: MarkupElement, index: OutletIndex) {
    identifier = segue["identifier"].flatMap { $0.isEmpty ? nil : $0 }
    let style = segue["modalPresentationStyle"].map { " as \($0)" } ?? ""
    let action = segue["unwindAction"].map { " by `\($0)`" } ?? ""
    kind = (segue["kind"] ?? "show") + style + action
    guard case .object(let element) = index.destination(of: segue) else {
      destination = nil
      return
    }
    if element.name == "viewControllerPlaceholder" {
      placeholder = element
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

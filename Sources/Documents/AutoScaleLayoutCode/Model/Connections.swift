import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Turns the connections of a class into actions, callbacks and members: actions, segues, recognizers, delegates,
/// outlets and collections.
struct Connections {
  let source: DocumentSource
  /// The class, to which the results are added.
  var model: ClassModel
  /// The classes of outermost views by the indices of their elements.
  let outermost: [Int: String]

  let properties: [Int: Property]
  /// The properties of constraints by the indices of their elements.
  let constraints: [Int: String]
  /// The classes of the app among those of the objects.
  let appClasses: Set<String>
  /// The names of actions by their selectors and destinations.
  private var actions: [String: String] = [:]
  /// The objects with each action.
  private var senders: [String: [Property]] = [:]

  init(of model: ClassModel, _ outermost: [Int: String], in source: DocumentSource) {
    (self.model, self.outermost, self.source) = (model, outermost, source)
    properties = model.properties.map { ($0.index, $0) }.byKey()
    constraints = model.namedConstraints.map { ($0.index, $0.name ?? "") }.byKey()
    appClasses = Set(
      model.requirements.compactMap { if case .type(let name, _) = $0 { name } else { nil } })
  }

  /// The names that the class cannot give its own properties.
  var reserved: Set<String> { ReservedNames.names(inClassFor: model.root?.node) }

  /// Reads the connections of all views and objects, and those of the owner that lead to them.
  mutating func read(root: InterfaceRoot?) {
    // Before the first action is declared, whose sender has the class of all.
    for property in model.properties {
      for action in property.element.elements(in: "connections") where action.name == "action" {
        senders[Self.key(of: action), default: []].append(property)
      }
    }
    for property in model.properties {
      read(property.element, of: property)
      // The outlets of the root are the interface of its class; those of other objects are set.
      if property.place == .root {
        nameOutlets(of: property.element)
      } else if property.node != nil || property.facts.kind == .custom {
        assignOutlets(of: property)
      }
    }
    guard let root else { return }
    if root.kind == .viewController, let controller = source.index[root.identifier] {
      read(controller, of: nil)
      nameOutlets(of: controller)
    } else if let owner = source.owner {
      nameOutlets(of: owner)
    }
  }

  /// Reads the connections of an object, or of the controller.
  private mutating func read(_ element: MarkupElement, of property: Property?) {
    for connection in element.elements(in: "connections") {
      switch (connection.name, property) {
      case ("action", let property?): readAction(connection, of: property)
      case ("segue", _): readSegue(connection, of: property)
      case ("outlet", let property?): readOutlet(connection, of: property)
      case ("outletCollection", let property?)
      where connection["property"] == "gestureRecognizers" && property.node != nil:
        guard let recognizer = destination(of: connection) else { continue }
        express(connection)
        act(property, .call("addGestureRecognizer", ["_": .object(recognizer.index)]))
      default: break
      }
    }
  }

  mutating func express(_ connection: MarkupElement) {
    model.expressed.wholes.insert(connection.index)
  }

  /// Adds a setting that follows the constraints.
  mutating func act(_ property: Property, _ setting: Setting) {
    model.actions[property.index, default: []].append(setting)
  }

  private func destination(of connection: MarkupElement) -> Property? {
    source.index[connection["destination"]].flatMap { properties[$0.index] }
  }
}

/// Actions and segues.
extension Connections {
  private mutating func readAction(_ connection: MarkupElement, of property: Property) {
    guard let selector = connection["selector"], let event = event(of: connection, property) else {
      return
    }
    express(connection)
    let key = Self.key(of: connection)
    // A selector ends in a colon for each argument, which the closure has anyway.
    let word = String(selector.prefix { $0 != ":" }).propertyName ?? "act"
    let name =
      actions[key]
      ?? action(
        word, ending: "Action", "The action `\(selector)`\(target(of: connection)).",
        from: senders[key] ?? [])
    actions[key] = name
    call(name, on: event, of: property)
  }

  private static func key(of action: MarkupElement) -> String {
    "\(action["selector"] ?? "") \(action["destination"] ?? "")"
  }

  /// The words for the target of an action, if it is not the owner.
  private func target(of connection: MarkupElement) -> String {
    switch source.index.destination(of: connection) {
    case .firstResponder: " of the first responder"
    case .object(let element):
      properties[element.index].map { $0.name == model.root?.name ? "" : " of `\($0.name)`" } ?? ""
    default: ""
    }
  }

  /// The event that triggers an action, empty for objects that have only one, or `nil` for none.
  private mutating func event(of connection: MarkupElement, _ property: Property) -> String? {
    guard let node = property.node else { return "" }
    let event = connection["eventType"] ?? "primaryActionTriggered"
    guard Self.events.contains(event) else { return nil }
    let base = property.facts.frameworkClass
    if node is ControlNode || base == "UIRefreshControl" { return event }
    // A view of the app with an action is a control.
    guard property.place == .property, property.facts.appClass != nil, base == "UIView" else {
      return nil
    }
    model.requirements.append(.control(property.facts.className))
    return event
  }

  /// The events of controls by their names in documents.
  private static let events = Set(
    words: """
      touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit
      touchUpInside touchUpOutside touchCancel valueChanged primaryActionTriggered
      editingDidBegin editingChanged editingDidEnd editingDidEndOnExit menuActionTriggered
      allEvents allTouchEvents allEditingEvents
      """)

  /// Declares a closure, and returns its name.
  private mutating func action(
    _ name: String, ending: String, _ documentation: String, from senders: [Property]
  ) -> String {
    // A property cannot have the name of one of UIKit's.
    let names = [name, name + ending].filter { !ReservedNames.properties.contains($0) }
    let unique = model.names.name(names.isEmpty ? [name + ending] : names)
    let code = Expression.text("var \(unique): (\(Self.type(of: senders))) -> Void = { _ in }")
    // The name of a selector says what a sentence about it would.
    let isPlain = ["", ":"].contains { documentation == "The action `\(unique)\($0)`." }
    model.members.append(.property(.expression(code), isPlain ? [] : [documentation]))
    return unique
  }

  /// The class that the senders of an action share; a segue of the controller has none.
  private static func type(of senders: [Property]) -> String {
    let classes = Set(senders.map(\.className))
    if classes.count < 2 { return classes.first ?? "Any?" }
    if senders.allSatisfy({ $0.node is ControlNode }) { return "UIControl" }
    return senders.allSatisfy { $0.node != nil } ? "UIView" : "NSObject"
  }

  /// Calls a closure of the class on an event.
  private mutating func call(_ name: String, on event: String, of property: Property) {
    // An object keeps its action, so that it is there when the action is called.
    let (captured, sender) =
      switch property.place {
      case .root: ("unowned self", "self")
      case .property: ("weak self, unowned \(property.name)", property.name)
      case .part(let expression, _): ("weak self, unowned sender = \(expression)", "sender")
      }
    let call = (property.place == .root ? "self." : "self?.") + "\(name)(\(sender))"
    let closure: Arguments = ["_": .closure("[\(captured)] _ in", [.expression(.text(call))])]
    if property.node != nil {
      let action = Expression.call("UIAction", closure)
      act(property, .call("addAction", ["_": action, "for": .word(event)]))
    } else if property.facts.kind == .gestureRecognizer {
      // Recognizers know targets, but no closures.
      let function = model.names.name([name + "Recognized", property.name + "Recognized"])
      let selector: Expression = "#selector(\(function))"
      act(property, .call("addTarget", ["_": "self", "action": selector]))
      model.callbacks.append(
        .function(
          "@objc private func \(function)(_ recognizer: \(property.className))", [],
          [.expression(.text("\(name)(recognizer)"))]))
    } else {
      let arguments = property.facts.look.actionArguments + closure
      act(property, .set("primaryAction", .call("UIAction", arguments)))
    }
  }

  private mutating func readSegue(_ segue: MarkupElement, of property: Property?) {
    let kind = segue["kind"] ?? "show"
    // The container of a relationship tells it.
    if kind == "relationship" { return }
    express(segue)
    let identifier = segue["identifier"].flatMap { $0.isEmpty ? nil : $0 }
    let shown = shownController(of: segue)
    // Code has no segues: a controller adds its child itself.
    if kind == "embed", let property, property.node != nil {
      let base = identifier?.camelCased() ?? property.name
      let name = model.names.name(["embed" + base.capitalizedFirst])
      let words = shown.map { ", \($0)," } ?? ""
      let dot = property.dot
      model.callbacks.append(
        .function(
          "func \(name)(_ child: UIViewController, in parent: UIViewController)",
          ["Embeds the destination of a segue\(words) in `\(property.name)`."],
          [
            // The order of Apple's guide to container controllers.
            "parent.addChild(child)", "child.view.frame = \(dot)bounds",
            "child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
            "\(dot)addSubview(child.view)", "child.didMove(toParent: parent)",
          ]))
      return
    }
    let style = segue["modalPresentationStyle"].map { " as \($0)" } ?? ""
    let unwinding = segue["unwindAction"].map { " by `\($0)`" } ?? ""
    let words = kind + style + unwinding + (shown.map { " \($0)" } ?? "")
    let owner = property.map { "`\($0.name)`" } ?? "the controller"
    let ending = property.map { "From" + $0.name.capitalizedFirst } ?? "Next"
    let name = action(
      identifier?.propertyName ?? identifier?.camelCased() ?? kind.prefix { $0.isLetter } + ending,
      ending: "Segue", "The segue \(identifier.map { "`\($0)` " } ?? "")of \(owner): \(words).",
      from: property.map { [$0] } ?? [])
    guard let property else { return }
    guard let node = property.node else { return call(name, on: "", of: property) }
    // A segue of a control has no event of its own; these are what Interface Builder connects.
    if node is ControlNode {
      call(name, on: node is ButtonNode ? "touchUpInside" : "valueChanged", of: property)
    }
  }

  /// The words for the controller that a segue shows.
  private mutating func shownController(of segue: MarkupElement) -> String? {
    guard case .object(let element) = source.index.destination(of: segue) else { return nil }
    guard element.name == "viewControllerPlaceholder" else {
      return element["customClass"].map { "`\($0)`" }
    }
    express(element)
    let scene = element["referencedIdentifier"].map { "`\($0)` of " } ?? ""
    return "\(scene)\(element["storyboardName"] ?? "another").storyboard"
  }
}

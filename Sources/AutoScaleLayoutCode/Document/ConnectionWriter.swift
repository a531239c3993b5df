import AutoScaleInterfaceBuilder
import AutoScaleTrees

/// Writes actions and outlet collections, and names the connections that are left to the reader.
struct ConnectionWriter {
  let screen: ScreenCode
  let document: InterfaceDocument
  private var names: NameMaker
  /// The names of actions by their selectors.
  private var actions: [String: String] = [:]

  init(screen: ScreenCode, document: InterfaceDocument) {
    self.screen = screen
    self.document = document
    names = NameMaker(
      taken: ReservedNames.properties.union(screen.views.map(\.name))
        .union(screen.members.map(\.name)))
  }

  /// Writes the connections of all views, and of the controller.
  mutating func write(controllerID: String?) {
    for view in screen.views {
      for connection in view.facts.markup.child("connections")?.children.map({ $0 }) ?? [] {
        write(connection, of: view)
      }
    }
    writeCollections()
    if let controller = controllerID.flatMap({ document.markup(withID: $0) }) { note(controller) }
  }

  private mutating func write(_ connection: MarkupElement, of view: ViewCode) {
    switch connection.name {
    case "action":
      if let selector = connection["selector"] { writeAction(selector, connection, of: view) }
    case "segue" where view.node is ControlNode && connection["kind"] != "unwind":
      writeSegue(connection, of: view)
    case "segue":
      note("the segue \(connection["identifier"] ?? connection["kind"] ?? "")", connection)
    case "outlet":
      if !isSaid(connection) { note("the outlet \(connection["property"] ?? "")", connection) }
    case "outletCollection" where connection["property"] == "gestureRecognizers":
      note("a gesture recognizer of \(view.name)", connection)
    default: break
    }
  }

  private mutating func writeAction(
    _ selector: String, _ connection: MarkupElement, of view: ViewCode
  ) {
    let event = connection["eventType"] ?? "primaryActionTriggered"
    guard view.node is ControlNode, UIKitNames.events.contains(event) else {
      return note("the action \(selector) of \(view.name)", connection)
    }
    let name: String
    if let known = actions[selector] {
      name = known
    } else {
      let word = selector.split(separator: ":").first.map(String.init) ?? "act"
      let base = word.isIdentifier ? word : word.camelCased() ?? "act"
      name = names.name([base, base + "Action"])
      actions[selector] = name
      screen.members.append(
        ScreenCode.Member(
          name: name, comment: ["The action `\(selector)`, with its sender."],
          declaration: .line("var \(name): (Any?) -> Void = { _ in }")))
    }
    add(name, "\(name)($0.sender)", event, to: view)
  }

  private mutating func writeSegue(_ connection: MarkupElement, of view: ViewCode) {
    let kind = connection["kind"] ?? "show"
    let word = connection["identifier"]?.camelCased() ?? "\(kind)From\(view.name.capitalizedFirst)"
    let name = names.name([word, word + "Segue"])
    screen.members.append(
      ScreenCode.Member(
        name: name,
        comment: ["The segue of \(view.name), of the kind \(kind): show its destination here."],
        declaration: .line("var \(name): (Any?) -> Void = { _ in }")))
    add(
      name, "\(name)($0.sender)", view.node is SwitchNode ? "valueChanged" : "touchUpInside",
      to: view)
  }

  private func add(_ name: String, _ call: String, _ event: String, to view: ViewCode) {
    view.actions.append(
      .call(
        view.dot + "addAction", ["UIAction { [weak self] in self?.\(call) }", "for: .\(event)"]))
  }

  /// Whether a property of the class has the name of an outlet.
  private func isSaid(_ connection: MarkupElement) -> Bool {
    guard let property = connection["property"] else { return true }
    let destination = connection["destination"]
    return screen.views.contains {
      $0.name == property || property == "view" && $0.node.identifier == destination
    }
      || screen.members.contains { $0.name == property }
      || screen.views.contains { $0.node.identifier == destination && $0.place != .property }
  }

  /// Writes a list for each outlet collection.
  private mutating func writeCollections() {
    var lists: [(name: String, views: [ViewCode])] = []
    for view in screen.views where view.place == .property {
      guard let outlet = document.outletName(of: view.node), let end = outlet.firstIndex(of: "["),
        String(outlet[..<end]).isIdentifier
      else { continue }
      let name = String(outlet[..<end])
      if let index = lists.firstIndex(where: { $0.name == name }) {
        lists[index].views.append(view)
      } else {
        lists.append((name, [view]))
      }
    }
    for list in lists {
      let classes = Set(list.views.map(\.className))
      let type = classes.count == 1 ? classes.first ?? "UIView" : "UIView"
      let name = names.name([list.name, list.name + "Views"])
      screen.members.append(
        ScreenCode.Member(
          name: name, comment: [],
          declaration: .block(
            "var \(name): [\(type)] {", [.list("", list.views.map(\.name), tail: "")])))
    }
  }

  private func note(_ part: String, _ element: MarkupElement) {
    screen.unsaid.append((part, element.line))
  }

  /// Notes the parts of a controller that are no views.
  private func note(_ controller: MarkupElement) {
    for child in controller.children where !Self.silent.contains(child.name) {
      if child["key"] == "view" || child["key"]?.hasPrefix("simulated") == true { continue }
      note("the \(child["key"] ?? child.name) of the controller", child)
    }
    for connection in controller.child("connections")?.children.map({ $0 }) ?? [] {
      switch connection.name {
      case "outlet":
        if !isSaid(connection) { note("the outlet \(connection["property"] ?? "")", connection) }
      case "segue":
        note(
          "the segue \(connection["identifier"] ?? connection["kind"] ?? "") of the controller",
          connection)
      case "action":
        note("the action \(connection["selector"] ?? "") of the controller", connection)
      default: break
      }
    }
  }

  private static let silent: Set<String> = [
    "layoutGuides", "connections", "nil", "size", "extendedEdge",
  ]
}

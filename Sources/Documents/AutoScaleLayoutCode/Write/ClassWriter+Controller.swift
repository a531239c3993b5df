extension ClassWriter {
  /// The functions that connect a view with its controller.
  var controllerFunctions: [Declaration] {
    let controller = model.facts.controller
    let owner = SettingWriter.Owner(dot: "controller.", localName: "controller")
    var functions: [Declaration] = []
    let className = controller?.className ?? "UIViewController"
    if let early = controller?.early.settings, !early.isEmpty {
      let name = model.names.isFree("prepare") ? "prepare" : "prepareController"
      functions.append(
        .function(
          "static func \(name)(_ controller: \(className))",
          ["Sets up the controller of the view; call it in the controller's initializer."],
          settings.statements(early, of: owner)))
    }
    let late = settings.statements(controller?.late ?? [], of: owner)
    let statements = late + delegates
    guard !statements.isEmpty else { return functions }
    let classes = late.isEmpty ? [] : [className]
    let types = (classes + model.delegates.map(\.protocolName)).groups { $0 }.map(\.key)
    // One class alone needs no generic parameter, and is what `viewDidLoad` has.
    let isAny = late.isEmpty || types.count > 1
    let name = model.names.isFree("connect") ? "connect" : "connectController"
    functions.append(
      .function(
        "func \(name)(to controller: \(isAny ? "some " : "")\(types.joined(separator: " & ")))",
        [
          "Connects the view with its controller, as the document does; call it in `viewDidLoad()`."
        ],
        statements))
    return functions
  }

  /// The statements about delegates, those of many equal views in a loop.
  private var delegates: [Statement] {
    let groups = model.delegates.groups { [$0.outlet, $0.property.className] }
    return groups.flatMap { key, members -> [Statement] in
      let properties = members.map(\.property)
      guard properties.count >= HierarchyWriter.longestList else {
        return properties.map { .assignment($0.dot + key[0], "controller") }
      }
      let word = properties[0].node == nil ? "recognizer" : "view"
      return [
        .loop(
          word, in: .names(properties.map(\.expression)),
          [.assignment("\(word).\(key[0])", "controller")])
      ]
    }
  }
}

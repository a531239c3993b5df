/// Prints the functions that connect a view with its controller.
struct ControllerPrinter {
  /// The least number of views that are connected in a loop.
  private static let longestList = 4

  let screen: ScreenCode
  let writer: SettingWriter

  /// The statements about delegates, those of many equal views in a loop.
  private var delegates: [Statement] {
    let groups = screen.controller.delegates.groups { [$0.outlet, $0.property.className] }
    return groups.flatMap { key, members -> [Statement] in
      let properties = members.map(\.property)
      guard properties.count >= Self.longestList else {
        return properties.map { .assignment($0.dot + key[0], "controller") }
      }
      let word = properties[0].node == nil ? "recognizer" : "view"
      return [
        .loop(
          word, in: .list(properties.map { .text($0.expression) }),
          [.assignment("\(word).\(key[0])", "controller")])
      ]
    }
  }

  func functions() -> [ScreenCode.Function] {
    let code = screen.controller
    let owner = SettingWriter.Owner(dot: "controller.", localName: "controller")
    var functions: [ScreenCode.Function] = []
    if !code.early.isEmpty {
      let name = screen.names.isFree("prepare") ? "prepare" : "prepareController"
      functions.append(
        .init(
          head: "static func \(name)(_ controller: \(code.className ?? "UIViewController"))",
          documentation: [
            "Sets up the controller of the view; call it in the controller's initializer."
          ],
          body: writer.statements(code.early, of: owner)))
    }
    var statements = writer.statements(code.late, of: owner)
    statements += delegates
    guard !statements.isEmpty else { return functions }
    var types: [String] = code.late.isEmpty ? [] : [code.className ?? "UIViewController"]
    for name in code.delegates.map(\.protocolName) where !types.contains(name) {
      types.append(name)
    }
    let isAny = code.late.isEmpty || types.count > 1
    let name = screen.names.isFree("connect") ? "connect" : "connectController"
    functions.append(
      .init(
        head:
          "func \(name)(to controller: \(isAny ? "some " : "")\(types.joined(separator: " & ")))",
        documentation: [
          "Connects the view with its controller, as the document does; call it in `viewDidLoad()`."
        ],
        body: statements))
    return functions
  }
}

import AutoScale

/// `autoscale devices`: the catalog of screens.
struct DevicesCommand: Subcommand {
  static let name = "devices"
  let summary = "List the known screens."
  let discussion = """
    With TEXT, only names that contain one of the texts are listed; only letters and digits count.
    Each device is listed upright, and on its side by the name that it has there. Sizes are in points;
    safe areas are top, left, bottom, right; classes are the size classes across and down. A dash stands
    for an unknown value, or for none.

      autoscale devices pro --idioms phone
    """

  let texts = Operands("TEXT")
  let idioms = ValueOption<Set<Idiom>>.union(
    "--idioms", "IDIOM,...", of: "idiom", help: "the idioms to list (all)",
    Idiom.allCases.map { ($0.rawValue, [$0]) })
  let json = ScalingOptions.json

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let texts = try arguments[texts]
    let words = texts.map(\.plainName)
    let idioms = try arguments[idioms]
    let screens = Screen.inAllPositions.filter { screen in
      let name = screen.name.plainName
      // A text without letters and digits is empty here, and every name contains the empty text.
      return (words.isEmpty || words.contains { !$0.isEmpty && name.contains($0) })
        && idioms?.contains(screen.idiom) != false
    }
    guard !screens.isEmpty else {
      let names = texts.map { "'\($0)'" }.joined(separator: " or ")
      let called = names.isEmpty ? "" : " has \(names) in its name"
      terminal.error(
        "error: no screen\(idioms == nil ? "" : " of these idioms")\(called); 'autoscale devices' lists all"
      )
      return .findings
    }
    if arguments[json] {
      for screen in screens { terminal.print(JSONLine(object(screen)).text) }
    } else {
      var table = TextTable(rightAligned: [2, 3, 4, 5])
      table.rows = [
        ["name", "idiom", "points", "@", "inches", "year", "safe area", "classes", "zoomed"]
      ]
      table.rows += screens.map(row)
      terminal.printHeaded(table)
    }
    return .success
  }

  private func row(_ screen: Screen) -> [String] {
    [
      screen.name, screen.idiom.rawValue, size(screen), screen.pixelsPerPoint.text,
      screen.diagonal?.text ?? "–", screen.year.map(String.init) ?? "–", insets(screen.safeArea),
      classes(of: screen), screen.zoomed.map(size) ?? "–",
    ]
  }

  private func classes(of screen: Screen) -> String {
    [screen.horizontalSizeClass, screen.verticalSizeClass].map { $0?.rawValue ?? "–" }
      .joined(separator: " ")
  }

  private func size(_ screen: Screen) -> String { "\(screen.width.text) × \(screen.height.text)" }

  private func insets(_ insets: LayoutInsets?) -> String {
    guard let insets else { return "–" }
    return [insets.top, insets.left, insets.bottom, insets.right].map(\.text)
      .joined(separator: " ")
  }

  private func object(_ screen: Screen) -> JSONObject {
    [
      "name": screen.name, "idiom": screen.idiom, "width": screen.width, "height": screen.height,
      "pixelsPerPoint": screen.pixelsPerPoint, "diagonal": screen.diagonal, "year": screen.year,
      "safeArea": screen.safeArea, "landscapeSafeArea": screen.landscape.safeArea,
      "horizontalSizeClass": screen.horizontalSizeClass,
      "verticalSizeClass": screen.verticalSizeClass, "zoomedWidth": screen.zoomed?.width,
      "zoomedHeight": screen.zoomed?.height,
    ]
  }
}

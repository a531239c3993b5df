import AutoScale

/// `autoscale value`: one design value on many screens.
struct ValueCommand: Subcommand {
  static let name = "value"
  let summary = "Show what a design value becomes on each screen."
  let discussion = """
    \(ScreenSet.explanation)
    Screens of one width with the same results share a line. Only phones are scaled; '--idioms
    phone,pad' scales pads too.

      autoscale value 16 --screens 320x568,"iPhone 17 Pro"
    """

  let numbers = Operands("NUMBER", needed: "number")
  let reference = ValueOption.number(
    "--reference", "N", help: "the width of the design in points (375)")
  let screens = ScreenOptions(
    screen: "one screen", screens: "all, phones, pads, duo, or SCREEN,... (phones)")
  let round = ScalingOptions.round
  let idioms = ScalingOptions.idioms
  let json = ScalingOptions.json

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let values = try values(of: arguments)
    let rule = try ScalingOptions.rule(
      referenceWidth: try arguments[reference], rounding: try arguments[round],
      idioms: try arguments[idioms])
    let screens = try screens.all(arguments, or: Screen.phones) ?? .phones
    try requireFiniteResults(of: values, on: screens, by: rule)
    if arguments[json] {
      for screen in screens.screens {
        for value in values { terminal.print(JSONLine(Self.object(value, screen, rule)).text) }
      }
      return .success
    }
    var names: [[String]: [String]] = [:]
    var rows: [[String]] = []
    for screen in screens.screens {
      let context = screen.context(rule: rule)
      let row =
        [screen.width.text, context.factor.text] + values.map { $0.auto(in: context).text }
      if names[row] == nil { rows.append(row) }
      names[row, default: []].append(screen.name)
    }
    var table = TextTable(rightAligned: Set(0..<values.count + 2))
    table.rows = [["width", "factor"] + values.map(\.text) + ["screens"]]
    table.rows += rows.map { $0 + [names[$0, default: []].joined(separator: ", ")] }
    terminal.printHeaded(table)
    return .success
  }

  private func requireFiniteResults(
    of values: [Double], on screens: ScreenSet, by rule: ScalingRule
  ) throws(UsageError) {
    for screen in screens.screens {
      let context = screen.context(rule: rule)
      if let value = values.first(where: { !$0.auto(in: context).isFinite }) {
        throw UsageError(
          "\(value.text) becomes infinite on \(screen.name); write a smaller number, or a larger "
            + reference.name)
      }
    }
  }

  private func values(of arguments: Arguments) throws(UsageError) -> [Double] {
    var values: [Double] = []
    for word in try arguments[numbers] {
      guard let value = Double(word), value.isFinite else {
        throw UsageError("'\(word)' is not a finite number; write for example 'autoscale value 16'")
      }
      values.append(value)
    }
    return values
  }

  private static func object(_ value: Double, _ screen: Screen, _ rule: ScalingRule) -> JSONObject {
    let context = screen.context(rule: rule)
    return [
      "screen": JSONObject(screen), "value": value, "factor": context.factor,
      "scaled": value.auto(in: context),
    ]
  }
}

import AutoScale

/// `autoscale value`: one design value on many screens.
struct ValueCommand: Subcommand {
  let name = "value"
  let summary = "Show what a design value becomes on each screen."
  let usage = "NUMBER... [--reference N] [--screens SCREENS]"
  let options = [
    ScalingOption.reference,
    CommandOption(
      name: "--screens", value: "SCREENS", help: "all, phones, pads, or SCREEN,... (phones)"),
    ScalingOption.round, ScalingOption.idioms, ScalingOption.json,
  ]
  let discussion = """
    A SCREEN is a name of 'autoscale devices' or WIDTHxHEIGHT[@PIXELS][:phone|pad], in points.
    Only phones are scaled; '--idioms phone,pad' scales pads too.

      autoscale value 16 --screens 320x568,"iPhone 17 Pro"
    """

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let values = try values(of: arguments)
    let rule = try arguments.rule()
    let screens = try screens(of: arguments)
    if arguments.has(ScalingOption.json.name) {
      for screen in screens {
        for value in values { terminal.print(JSONLine(Record(value, screen, rule)).text) }
      }
      return .success
    }
    var table = TextTable(rightAligned: Set(2..<values.count + 3))
    table.rows = [["screen", "points", "factor"] + values.map(\.text)]
    for screen in screens {
      let context = screen.context(rule: rule)
      table.rows.append(
        [screen.name, "\(screen.width.text) × \(screen.height.text)", context.factor.text]
          + values.map { $0.auto(in: context).text })
    }
    let lines = table.lines
    terminal.print(terminal.styled(lines[0], .bold))
    for line in lines.dropFirst() { terminal.print(line) }
    return .success
  }

  private func values(of arguments: Arguments) throws(UsageError) -> [Double] {
    guard !arguments.operands.isEmpty else {
      throw UsageError("no value is given; write for example 'autoscale value 16'")
    }
    var values: [Double] = []
    for word in arguments.operands {
      guard let value = Double(word), value.isFinite else {
        throw UsageError("'\(word)' is no finite number; write for example 'autoscale value 16'")
      }
      values.append(value)
    }
    return values
  }

  private func screens(of arguments: Arguments) throws(UsageError) -> [Screen] {
    var screens: [Screen] = []
    for word in arguments.list("--screens") ?? ["phones"] {
      switch word {
      case "all": screens += Screen.all
      case "phones": screens += Screen.phones
      case "pads": screens += Screen.pads
      default: screens.append(try Arguments.screen(word))
      }
    }
    guard !screens.isEmpty else { throw UsageError("--screens names no screen") }
    return screens
  }

  /// The JSON object of one value on one screen.
  private struct Record: Encodable {
    let screen: ScreenRecord
    let factor: Double
    let value: Double
    let scaled: Double

    init(_ value: Double, _ screen: Screen, _ rule: ScalingRule) {
      let context = screen.context(rule: rule)
      self.screen = ScreenRecord(screen)
      self.value = value
      factor = context.factor
      scaled = value.auto(in: context)
    }
  }
}

extension ScreenRecord {
  /// The record of a screen.
  init(_ screen: Screen) {
    self.init(
      name: screen.name, width: screen.width, height: screen.height,
      pixelsPerPoint: screen.pixelsPerPoint, idiom: screen.idiom.rawValue)
  }
}

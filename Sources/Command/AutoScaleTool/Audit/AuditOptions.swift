import AutoScaleAudit
import Foundation

/// The values of the options of `autoscale audit`, each read once.
struct AuditOptions {
  let format: AuditFormat

  /// The least severity that is listed.
  let shown: Finding.Severity

  /// The least severity that fails the command.
  let failing: Finding.Severity

  /// Whether all documents are audited, and not only those that changed.
  let isComplete: Bool

  let fontFolder: URL?
  let baseline: BaselineUse
  let illustrations: AuditIllustrations

  /// The path of the page or the pages.
  let output: String?

  /// Reads the options, and refuses those that exclude each other.
  init(_ command: AuditCommand, _ arguments: Arguments) throws(UsageError) {
    // Without --fix these would be ignored, as if the files had been changed or proven.
    for option in [command.rule.name, command.unsafe.name, command.write.name]
    where arguments.given.contains(option) {
      throw UsageError("\(option) requires \(command.fix.name)")
    }
    format = try Self.format(command, arguments)
    shown = try arguments[command.show] ?? .warning
    failing = try arguments[command.failOn] ?? .error
    isComplete = try arguments[command.changed] == nil
    fontFolder = try arguments[command.fonts]
    baseline = try BaselineUse(command, arguments)
    illustrations = AuditIllustrations(
      least: shown, draws: arguments[command.draw],
      folder: try arguments[command.pictures].map { URL(filePath: $0) })
    output = try arguments[command.output]
    if output != nil, format != .html {
      throw UsageError("\(command.output.name) requires --format html")
    }
  }

  private static func format(
    _ command: AuditCommand, _ arguments: Arguments
  ) throws(UsageError) -> AuditFormat {
    let given = try arguments[command.format]
    if arguments[command.json], given != nil {
      throw UsageError("\(command.json.name) and \(command.format.name) exclude each other")
    }
    let format = given ?? (arguments[command.json] ? .json : .text)
    if arguments[command.draw], format != .text {
      throw UsageError("\(command.draw.name) requires --format text")
    }
    return format
  }
}

extension AuditPlans.Overrides {
  /// Reads the options of a command line.
  init(_ command: AuditCommand, _ arguments: Arguments) throws(UsageError) {
    widths = try arguments[command.widths]
    contexts = try arguments[command.contexts]
    usesDeviceWidths = try arguments[command.devices] ?? false
    minimumSystem = try arguments[command.minimumSystem]
    directions = try arguments[command.direction]
    languages = try arguments[command.languages]
    // Who names the language of the texts looks only at those.
    findsTranslations = !arguments.given.contains(command.language.name)
    textSizes = try arguments[command.textSizes]
    longer = try arguments[command.longer]
    sdk = try arguments[command.sdk]
    scaling = try ScalingOptions.scaling(
      command.adapt, command.reference, command.idioms, arguments)
    try readScreens(of: command, arguments)
    skippedRules = try AuditRuleList.rules(named: try arguments[command.skip] ?? [])
  }

  /// Reads the screens; without named ones, a placement is a further context.
  private mutating func readScreens(
    of command: AuditCommand, _ arguments: Arguments
  ) throws(UsageError) {
    let options = command.screens
    guard [options.screen.name, options.screens.name].contains(where: arguments.given.contains)
    else {
      for (option, context) in [
        (options.landscape, AuditContext.landscape), (options.splitView, .split),
      ]
      where arguments[option] {
        furtherContexts.append(context)
      }
      return
    }
    for name in [command.widths.name, command.contexts.name, command.devices.name]
    where arguments.given.contains(name) {
      throw UsageError("named screens and \(name) exclude each other")
    }
    screens = try options.all(arguments)?.sizes
  }
}

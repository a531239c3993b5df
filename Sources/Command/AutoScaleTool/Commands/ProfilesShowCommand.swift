import AutoScale
import AutoScaleProfiles
import Foundation

/// `autoscale profiles show`: the values of a view on a screen, and why they won.
struct ProfilesShowCommand: Subcommand {
  static let name = "profiles show"
  let summary = "Show which layout profile holds for a view on a screen, and why."
  let discussion = """
    \(ScreenSet.explanation)
    Lengths are in points on the screen. The exit status is 1 when there is no such entry.

      autoscale profiles show title --container LoginView --directory Profiles \\
        --screen 390x844
    """

  let id = Operand("ID", noun: "id")
  let container = ValueOption.text(
    "--container", "C", help: "the view or view controller"
  ).required
  let directory = ValueOption.text(
    "--directory", "DIR", help: "the directory that has the profiles", completion: .directories
  ).required
  let screen = ValueOption.screen(help: "the screen").required
  let languages = ValueOption.languages(
    "--language", help: "the preferred languages, such as zh-Hans-CN")
  let lookup = ValueOption<LanguageLookup>.choice(
    "--lookup", help: "which entry wins (baseFirst)",
    LanguageLookup.allCases.map { ($0.rawValue, $0) })
  let developmentRegion = ValueOption.developmentRegion(
    "--development-region", help: "the language of the app, or its country (en)")
  let json = ScalingOptions.json

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let id = try arguments[id]
    let container = try arguments[container]
    let store = ProfileStore(
      directory: URL(filePath: try arguments[directory]),
      lookup: try arguments[lookup] ?? .baseFirst,
      developmentRegion: try arguments[developmentRegion] ?? "en")
    let screen = try arguments[screen]
    var context = screen.context()
    context.preferredLanguages = try arguments[languages] ?? []
    do {
      try store.loadAndWait()
      let match = try store.match(for: id, in: container, on: context)
      if arguments[json] {
        let object: JSONObject = [
          "id": match.id, "container": match.container, "file": match.file, "entry": match.entry,
          "values": match.values,
        ]
        terminal.print(JSONLine(object).text)
      } else {
        write(match, screen: screen, on: terminal)
      }
      return .success
    } catch let error as ProfileLookupError {
      terminal.error("error: \(error)")
    } catch {
      terminal.error("\(error)")
    }
    return .findings
  }

  private func write(_ match: ProfileMatch, screen: Screen, on terminal: Terminal) {
    terminal.print(terminal.styled("\(match.id) in \(match.container) on \(screen)", .bold))
    terminal.print("file   \(match.file): \(deviceReason(match))")
    terminal.print("entry  \(match.entry): \(languageReason(match))")
    var table = TextTable()
    table.rows = match.values.all.sorted { $0.key < $1.key }.map {
      ["  \($0.key)", text($0.value)]
    }
    terminal.print(table)
  }

  private func deviceReason(_ match: ProfileMatch) -> String {
    let device = match.device
    let size = "\(device.name) (\(device.width.text) × \(device.height.text))"
    switch match.deviceFit {
    case .exact: return "the screen is of the class \(size)"
    case .narrower: return "\(size) is the nearest narrower class, scaled by \(match.factor.text)"
    case .nearest: return "\(size) is the nearest class, scaled by \(match.factor.text)"
    }
  }

  private func languageReason(_ match: ProfileMatch) -> String {
    switch match.languageReason {
    case .base: "the base entry"
    case .preferred(let language): "the entry for the preferred language \(language)"
    case .developmentRegion(let language): "the entry for the development region \(language)"
    case .unmarked: "the entry without a language"
    }
  }

  private func text(_ value: ProfileValue) -> String { value.number?.text ?? value.description }
}

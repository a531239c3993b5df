import AutoScale
import Foundation
import LayoutProfiles
import SourceText

/// `autoscale profiles show`: the values of a view on a screen, and why they won.
struct ProfilesShowCommand: Subcommand {
  let name = "profiles show"
  let summary = "Show which layout profile holds for a view on a screen, and why."
  let usage = "ID --container C --directory DIR --screen S [OPTION...]"
  let options = [
    CommandOption(name: "--container", value: "C", help: "the view or view controller"),
    CommandOption(name: "--directory", value: "DIR", help: "the directory that has the profiles"),
    CommandOption(name: "--screen", value: "SCREEN", help: "the screen"),
    CommandOption(
      name: "--language", value: "TAG,...", help: "the preferred languages, such as zh-Hans-CN"),
    CommandOption(
      name: "--lookup", value: "ORDER", help: "baseFirst or languageFirst (baseFirst)"),
    CommandOption(
      name: "--development-region", value: "TAG", help: "the language of the app (en)"),
    ScalingOption.json,
  ]
  let discussion = """
    A SCREEN is a name of 'autoscale devices' or WIDTHxHEIGHT[@PIXELS][:phone|pad], in points.
    Lengths are in points on the screen. The exit status is 1 when there is no such entry.

      autoscale profiles show title --container LoginView --directory Profiles --screen 390x844
    """

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let id = try arguments.onlyOperand("id", of: name)
    let container = try arguments.required("--container", of: name)
    let directory = try arguments.required("--directory", of: name)
    let screen = try Arguments.screen(try arguments.required("--screen", of: name))
    let orders = LanguageLookup.allCases.map(\.rawValue)
    let order = try arguments.choice("--lookup", among: orders)
    let store = ProfileStore(
      directory: URL(filePath: directory),
      lookup: order.flatMap(LanguageLookup.init) ?? .baseFirst,
      developmentRegion: try arguments.language("--development-region") ?? "en")
    var context = screen.context()
    context.preferredLanguages = try arguments.languages("--language")
    do {
      try store.loadAndWait()
      let match = try store.match(for: id, in: container, on: context)
      if arguments.has(ScalingOption.json.name) {
        terminal.print(JSONLine(Record(match)).text)
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
    for line in table.lines { terminal.print(line) }
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

  /// The JSON object of a match.
  private struct Record: Encodable {
    let id: String
    let container: String
    let file: String
    let entry: String
    let values: ProfileValues

    init(_ match: ProfileMatch) {
      id = match.id
      container = match.container
      file = match.file
      entry = match.entry
      values = match.values
    }
  }
}

extension Arguments {
  /// The languages that an option lists, none where it is not given.
  fileprivate func languages(_ name: String) throws(UsageError) -> [String] {
    let tags = list(name) ?? []
    if let tag = tags.first(where: { LanguageTag($0) == nil }) {
      throw UsageError("\(name) needs languages such as de or zh-Hans-CN, but one is '\(tag)'")
    }
    return tags
  }

  /// The one language that an option names, nil where it is not given.
  fileprivate func language(_ name: String) throws(UsageError) -> String? {
    guard let tag = self[name] else { return nil }
    if LanguageTag(tag) == nil {
      throw UsageError("\(name) needs a language such as de or zh-Hans-CN, but is '\(tag)'")
    }
    return tag
  }
}

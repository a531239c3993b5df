import Foundation
import LayoutProfiles

/// `autoscale profiles check`: every defect of a directory of profiles, and what is missing.
struct ProfilesCheckCommand: Subcommand {
  let name = "profiles check"
  let summary = "Check layout profiles: every defect, and missing devices and languages."
  let usage = "DIR"
  let options: [CommandOption] = []
  let discussion = """
    DIR and the directories below it hold the profiles, files named <Container>_<Device>.json.
    An id that is missing for a device is taken from the nearest narrower one and scaled; that, and
    a language that only other ids or devices have, is shown but is no defect. The exit status is
    1 when there is a defect.

      autoscale profiles check Sources/App/Profiles
    """

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let directory = try arguments.onlyOperand("directory", of: name)
    let catalog = ProfileCatalog(directory: URL(filePath: directory))
    for defect in catalog.defects { terminal.error(defect.description) }
    let gaps = catalog.gaps
    if !gaps.isEmpty {
      var table = TextTable()
      table.rows = [["container", "id", "missing devices", "missing languages"]]
      table.rows += gaps.map {
        [$0.container, $0.id, text($0.missingDevices), text($0.missingLanguages)]
      }
      let lines = table.lines
      terminal.print(terminal.styled(lines[0], .bold))
      for line in lines.dropFirst() { terminal.print(line) }
      terminal.print("")
    }
    let ids = catalog.identifiers.values.reduce(0) { $0 + $1.count }
    terminal.print(
      "\(counted(catalog.files.count, "file")), \(counted(ids, "id")), "
        + "\(counted(gaps.count, "gap")), \(counted(catalog.defects.count, "defect"))")
    return catalog.defects.isEmpty ? .success : .findings
  }

  private func text(_ names: [String]) -> String {
    names.isEmpty ? "–" : names.joined(separator: " ")
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Arguments {
  /// The operand of a command that takes one.
  func onlyOperand(_ noun: String, of command: String) throws(UsageError) -> String {
    guard operands.count == 1 else {
      throw UsageError("one \(noun) is needed; see 'autoscale \(command) --help'")
    }
    return operands[0]
  }

  /// The value of an option that has to be given.
  func required(_ option: String, of command: String) throws(UsageError) -> String {
    guard let value = self[option] else {
      throw UsageError("\(option) is missing; see 'autoscale \(command) --help'")
    }
    return value
  }
}

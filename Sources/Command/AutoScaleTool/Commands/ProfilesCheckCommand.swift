import AutoScaleProfiles
import AutoScaleSourceText
import Foundation

/// `autoscale profiles check`: every defect of profiles, and what is missing.
struct ProfilesCheckCommand: Subcommand {
  static let name = "profiles check"
  let summary = "Check layout profiles: every defect, and missing devices and languages."
  let discussion = """
    A file is named <Container>_<Device>.json; of a folder, all such files in it and in the folders
    below it are read. Of '-', the standard input, only the content is checked.
    An id that is missing for a device is taken from the nearest narrower one and scaled; that, and
    a language that only other ids or devices have, is shown but is no defect. A key that the format
    does not have is a note. The exit status is 1 when there is a defect, or no profile. With --json
    the files, defects, notes and gaps are one object.

      autoscale profiles check Sources/App/Profiles
      git show HEAD:Profiles/Login_iPad.json | autoscale profiles check -
    """

  let paths = Operands("FILE|FOLDER", needed: "file or folder", completion: .files(["json"]))
  let json = ScalingOptions.json

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let paths = try arguments[paths]
    let usesInput = paths.contains("-")
    let input = Result { usesInput ? try terminal.input(Self.maximumInput) : Data() }
    let catalog = ProfileCatalog(paths: paths) { try input.get() }
    let shown = paths.joined(separator: " ")
    if arguments[json] {
      terminal.print(JSONLine(Self.object(catalog, paths: paths)).text)
      if !catalog.defects.isEmpty {
        terminal.error("\(shown): error: \(catalog.defects.count.counted("defect"))")
      }
    } else {
      for defect in catalog.defects { terminal.error(defect.description) }
      for note in catalog.notes { terminal.error(note.description) }
      write(catalog, on: terminal)
    }
    if catalog.files.isEmpty && catalog.defects.isEmpty && !usesInput {
      terminal.error(
        "\(shown): error: there is no profile; "
          + "name the folder with files such as Login_iPhone6.json")
      return .findings
    }
    return catalog.defects.isEmpty ? .success : .findings
  }

  /// The largest standard input, in bytes.
  private static let maximumInput = 10_000_000

  private func write(_ catalog: ProfileCatalog, on terminal: Terminal) {
    let gaps = catalog.gaps
    if !gaps.isEmpty {
      var table = TextTable()
      table.rows = [["container", "id", "missing devices", "missing languages"]]
      table.rows += gaps.map {
        [$0.container, $0.id, text($0.missingDevices), text($0.missingLanguages)]
      }
      terminal.printHeaded(table)
      terminal.print("")
    }
    let ids = catalog.identifiers.values.reduce(0) { $0 + $1.count }
    terminal.print(
      "\(catalog.files.count.counted("file")), \(ids.counted("id")), "
        + "\(gaps.count.counted("gap")), \(catalog.defects.count.counted("defect"))")
  }

  private func text(_ names: [String]) -> String {
    names.isEmpty ? "–" : names.joined(separator: " ")
  }

  private static func object(_ catalog: ProfileCatalog, paths: [String]) -> JSONObject {
    let files: [JSONObject] = catalog.files.map { file in
      ["path": file.path, "container": file.container, "device": catalog.devices[file.device].name]
    }
    let defects: [JSONObject] = catalog.defects.map { defect in
      [
        "path": defect.path, "line": defect.line, "column": defect.column, "key": defect.key,
        "message": defect.diagnostic.message,
      ]
    }
    return [
      "paths": paths, "files": files, "defects": defects, "notes": catalog.notes.map(\.description),
      "gaps": catalog.gaps,
    ]
  }
}

import Foundation
import InterfaceBuilder
import LayoutProfiles

/// `autoscale profiles from`: a profile that says what a xib says.
struct ProfilesFromCommand: Subcommand {
  let name = "profiles from"
  let summary = "Print a layout profile with the values of the views in a .xib or .storyboard."
  let usage = "FILE"
  let options: [CommandOption] = []
  let discussion = """
    The profile is a start: save it as <Container>_<Device>.json and delete what need not differ.
    The id of a view is its label in Interface Builder, or else its object id. Margins and sizes
    are those of its constraints, or of its frame where it has none.

      autoscale profiles from LoginView.xib > LoginView_iPhone6_S.json
    """

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let path = try arguments.onlyOperand("file", of: name)
    do {
      let document = try InterfaceDocument(contentsOf: URL(filePath: path))
      for warning in document.warnings { terminal.error("\(warning)") }
      let profile = ProfileDocument(of: document.views)
      terminal.print(String(try profile.text().dropLast()))
      return .success
    } catch {
      terminal.error("\(error)")
      return .findings
    }
  }
}

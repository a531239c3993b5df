import AutoScaleProfiles

/// `autoscale profiles from`: writes a profile with the values of a document.
struct ProfilesFromCommand: Subcommand {
  let name = "profiles from"
  let summary = "Print a layout profile with the values of the views in a .xib or .storyboard."
  let discussion = """
    The profile is a start: save it as <Container>_<Device>.json and delete what need not differ.
    The id of a view is its label in Interface Builder, or else its object id. Margins and sizes
    are those of its constraints, or of its frame where it has none and no stack, table or bar
    places it.

      autoscale profiles from LoginView.xib > LoginView_iPhone6_S.json
    """

  let file = Operand("FILE", noun: "file", completion: Operands.documents.completion)
  let maximumSize = DocumentReader.maximumSize

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let files = try DocumentFiles([try arguments[file]], arguments, on: terminal)
    return files.forEach(on: terminal) { document in
      terminal.warn(document.warnings.map(\.description), of: document.path)
      do {
        terminal.print(String(try ProfileDocument(of: document.views).text().dropLast()))
        return .success
      } catch {
        terminal.error("\(error)")
        return .findings
      }
    }
  }
}

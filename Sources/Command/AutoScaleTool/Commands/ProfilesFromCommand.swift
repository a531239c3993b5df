import AutoScaleInterfaceBuilder
import AutoScaleProfiles
import Foundation

/// `autoscale profiles from`: writes profiles with the values of documents.
struct ProfilesFromCommand: Subcommand {
  static let name = "profiles from"
  let summary = "Write layout profiles with the values of the views in .xib and .storyboard files."
  let discussion = """
    The profile is a start: delete what need not differ. The id of a view is its label in Interface
    Builder, or else its object id. Margins and sizes are those of its constraints, or of its frame
    where it has none and no stack, table or bar places it.
    The profile of one document is printed; save it as <Container>_<Device>.json. With -o, each is
    written into DIR under that name: the container is the name of the document, the device is
    --device, or the class as wide as the document's canvas. Files are replaced.

      autoscale profiles from LoginView.xib > LoginView_iPhone6_S.json
      autoscale profiles from Sources/App -o Profiles
    """

  let files = Operands.documents
  let output = ValueOption.text(
    "-o", "DIR", help: "a folder for the profiles", completion: .directories)
  let device = ValueOption<DeviceClass>(
    "--device", "DEVICE", help: "the class of devices in the files' names (that of the canvas)",
    completion: .words(DeviceClass.standard.map(\.name))
  ) { (text, name) throws(UsageError) in
    guard let device = DeviceClass.standard.first(where: { $0.name == text }) else {
      throw .unknown("class of devices", text, among: DeviceClass.standard.map(\.name))
    }
    return device
  }
  let maximumSize = DocumentReader.maximumSize

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let documents = try DocumentFiles(try arguments[files], arguments, on: terminal)
    let (folder, device) = (try arguments[output], try arguments[device])
    if folder == nil && documents.count > 1 {
      throw UsageError(
        "one profile can be printed, but there are \(documents.count) documents; write -o DIR")
    }
    return documents.forEach(on: terminal) { document in
      terminal.warn(document.warnings.map(\.description), of: document.path)
      do {
        let text = try ProfileDocument(of: document.views).text()
        guard let folder else {
          terminal.print(String(text.dropLast()))
          return .success
        }
        let name = try Self.fileName(of: document, for: device)
        let url = URL(filePath: folder, directoryHint: .isDirectory).appending(path: name)
        try Data(text.utf8).write(asWholeFileAt: url)
        terminal.print(url.relativePath)
        return .success
      } catch {
        terminal.error("\(document.path): error: \(error)")
        return .findings
      }
    }
  }

  /// Returns the name of a document's profile for a class, or for that of its canvas.
  private static func fileName(
    of document: InterfaceDocument, for device: DeviceClass?
  ) throws(UsageError) -> String {
    let width = document.designWidth
    guard let device = device ?? DeviceClass.standard.last(where: { $0.width == width }) else {
      let canvas = width.map { "\($0.text) points wide" } ?? "unknown"
      throw UsageError(
        "the canvas is \(canvas), as no class of devices is; name one with --device")
    }
    let name = URL(filePath: document.path).deletingPathExtension().lastPathComponent
    return "\(name == DocumentReader.inputName ? "standard-input" : name)_\(device.name).json"
  }
}

import AutoScaleAudit
import AutoScaleDifference
import AutoScaleInterfaceBuilder
import AutoScaleSourceText
import AutoScaleXcodeCanvas
import Foundation

/// `autoscale diff`: the differences between versions of documents, in words.
struct DiffCommand: Subcommand {
  static let name = "diff"
  let summary = "Show in words how .xib and .storyboard files differ."
  let discussion = """
    Compares two files or folders, or with Git the versions of files: the working tree with the index,
    with a revision, or two revisions with each other, as 'git diff' does. FILE may be a folder; '-' is
    the standard input, and /dev/null is no document.
    Objects are matched by their ids, or by their meaning where ids are new. Views that are added,
    removed, moved in the tree or renamed are listed with their properties in Xcode's words, constraints
    as equations, frames that differ under their causes, and findings that come and go. The order of
    attributes and constraints, white space and the form of numbers are no difference.
    Frames are those on upright phones of every width, in landscape, on pads and in Split View; contexts
    in the settings, or an Info.plist beside a document, choose among these.
    The exit status is 0, with or without a difference; --exit-code makes it 1 for a difference. It is
    1 for unreadable files too. The nearest .autoscale.json and Info.plist apply, as in an audit; its
    languages only between two files.

    With --textconv one document is printed in words, which Git compares itself.

      autoscale diff Old.xib New.xib
      autoscale diff main -- Sources
      autoscale diff --staged
    """

  let files = Operands(
    "OLD NEW | [REV [REV]] -- FILE", completion: .files(["xib", "storyboard"]))
  let staged = Switch("--staged", help: "compare the index, not the working tree")
  let textconv = Switch(
    "--textconv", help: "print one document in words, for the textconv of Git")
  let exitCode = Switch("--exit-code", help: "exit with status 1 for a difference")
  let noFindings = Switch("--no-findings", help: "compare no findings")
  let widths = ValueOption.widths(
    "--widths", help: "the widths of screens in points (320-440)")
  let devices = ValueOption<Bool>.choice(
    "--devices", help: "every width, or known devices' widths (all)",
    [("all", false), ("known", true)])
  let fonts = DocumentOptions.fonts
  let maximumSize = DocumentReader.maximumSize
  let config = ValueOption.text(
    "--config", "FILE", help: "the settings (the nearest .autoscale.json)",
    completion: .files(["json"]))
  let format = ValueOption<DiffFormat>.choice(
    "--format", help: "the format of the difference (text)",
    DiffFormat.allCases.map { ($0.rawValue, $0) })
  let output = ValueOption.text("-o", "OUT", help: "the file to write (the standard output)")

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    if arguments[textconv] { return try describe(arguments, on: terminal) }
    let choice = try DiffChoice(
      try arguments[files], separator: arguments.separator,
      on: arguments[staged] ? .index : .workingTree)
    let reader = try DocumentReader(choice.files, arguments, on: terminal)
    let documents = try choice.documents()
    var run = DiffRun(
      reader: reader, plans: try plans(for: documents.pairs.map(\.path), arguments),
      fontFolder: try arguments[fonts])
    run.comparesFindings = !arguments[noFindings]
    let form = try arguments[format] ?? .text
    run.keepsDocuments = form == .html
    run.findsHints = form == .json
    var status = ExitStatus.success
    for path in documents.unmerged {
      terminal.error("\(path): error: unresolved conflict; resolve it and add the file")
      status = .findings
    }
    let (results, errors) = run.results(of: documents.pairs)
    for (path, warnings) in results.flatMap(\.warnings) { terminal.warn(warnings, of: path) }
    for error in errors {
      terminal.error(error)
      status = .findings
    }
    if results.isEmpty, status == .findings { return status }
    var report = DiffReport(results)
    report.namesDocuments = !choice.isOfFiles
    let path = try arguments[output]
    guard write(report.text(as: form), to: path, on: terminal) else { return .findings }
    return arguments[exitCode] && report.hasDifferences ? .findings : status
  }

  /// Prints a document in words, or a file that is not a document as it is, because Git stops at an error.
  private func describe(
    _ arguments: Arguments, on terminal: Terminal
  ) throws(UsageError) -> ExitStatus {
    let operands = try arguments[files]
    guard operands.count == 1 else { throw UsageError("\(textconv.name) needs one file") }
    let reader = try DocumentReader(operands, arguments, on: terminal)
    do throws(InterfaceBuilderError) {
      let path = DocumentReader.path(of: operands[0])
      terminal.print(Self.words(for: try reader.data(at: path), at: path))
      return .success
    } catch {
      terminal.error(error.description)
      return .findings
    }
  }

  private static func words(for data: Data, at path: String) -> String {
    do throws(InterfaceBuilderError) {
      let document = try InterfaceDocument(data: data, path: path)
      return try DocumentWords(of: document).lines.joined(separator: "\n")
    } catch {
      return String(decoding: data, as: UTF8.self)
    }
  }

  /// Writes a text into a file or to the standard output, and returns whether that succeeds.
  private func write(_ text: String, to path: String?, on terminal: Terminal) -> Bool {
    guard let path else {
      if !text.isEmpty { terminal.print(text) }
      return true
    }
    do throws(OutputError) {
      try Data((text + "\n").utf8).write(asWholeFileAt: URL(filePath: path))
      return true
    } catch {
      terminal.error(error.description)
      return false
    }
  }

  /// Returns the plans of the documents' audits by path.
  private func plans(
    for paths: [String], _ arguments: Arguments
  ) throws(UsageError) -> [String: AuditPlan] {
    var overrides = AuditPlans.Overrides()
    overrides.widths = try arguments[widths]
    overrides.usesDeviceWidths = try arguments[devices] ?? false
    var plans = try AuditPlans(configuration: try arguments[config], overriding: overrides)
    return try plans.plans(for: paths)
  }
}

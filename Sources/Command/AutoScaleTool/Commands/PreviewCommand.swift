import AutoScale
import AutoScaleLayoutEngine
import AutoScalePages
import AutoScaleXcodeCanvas
import Foundation

/// `autoscale preview`: shows documents on every screen.
struct PreviewCommand: Subcommand {
  static let name = "preview"
  let summary = "Show the screens in .xib and .storyboard files on every device, in one page."
  let discussion = """
    \(ScreenSet.explanation)
    A page is one self-contained HTML file with all screens, and a slider through every width from 320
    to 1366 points. Without -o it is written into a new temporary folder, and its path is printed:
    open "$(autoscale preview Login.xib)". Only -o and --svg replace files: OUT is a file, a folder,
    or '-' for the standard output. Several files give a page each and an index.html. FILE may be '-',
    the standard input; a FOLDER stands for all documents in it, except in dependencies and builds.
    With --watch the page shows each change of a document, and of the documents in a folder, until
    Ctrl-C; pages without -o are removed then. Asset catalogs and fonts are read once.
    Images and named colors come from the asset catalogs of the project, if they are found. A page
    lists the findings of an audit.
    A SIZE is a text size such as extraLarge or accessibilityMedium. --format png requires rsvg-convert
    or Chromium. The exit status is 1 for unreadable or inconsistent files.

      autoscale preview Login.xib --adapt -o Login.html
    """

  let files = Operands.documents
  let output = ValueOption.text("-o", "OUT", help: "the path of the page or the pages")
  let pictures = ValueOption.text(
    "--svg", "DIR", help: "write single pictures into a folder", completion: .directories)
  let format = PreviewArguments.format
  let overlays = PreviewArguments.overlays
  let keyboard = Switch("--keyboard", help: "show the keyboard on single pictures")
  let screens = ScreenOptions(
    screen: "one screen", screens: "all, phones, pads, duo, or SCREEN,... (a phone of each size)")
  let conditions = ConditionOptions()
  let sdk = DocumentOptions.sdk
  let noWidths = Switch("--no-widths", help: "omit the slider through every width")
  let noFindings = Switch("--no-findings", help: "omit the findings of an audit")
  let editor = EditorAddress.option
  let appearance = PreviewArguments.appearance
  let look = PreviewArguments.look
  let watch = Switch("--watch", help: "show each change of the files until Ctrl-C")
  let open = Switch("--open", help: "open the page in the browser")
  let adapt = Switch("--adapt", help: "show the screens scaled too")
  let reference = ScalingOptions.designWidth
  let idioms = ScalingOptions.idioms
  let fonts = DocumentOptions.fonts
  let maximumSize = DocumentReader.maximumSize
  let jobs = PreviewArguments.jobs

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let operands = try arguments[files]
    let sources = try PreviewSource.sources(at: operands)
    let target = try target(for: sources, arguments)
    let run = PreviewRun(
      job: try job(for: sources, arguments, on: terminal), target: target, sources: sources,
      jobs: try jobs(arguments))
    var isShown = true
    func show(_ page: URL) {
      if arguments[open] { isShown = Browser.open(page, on: terminal) && isShown }
    }
    guard arguments[watch] else {
      let status = run.run(on: terminal, start: show)
      return isShown ? status : .findings
    }
    guard let page = target.page, page.isFile, target.pictures == nil else {
      throw UsageError("\(watch.name) writes pages into files, without \(pictures.name) or -o -")
    }
    try DocumentReader.requireFiles(operands, for: watch, because: "it waits for their changes")
    let isTemporary = try arguments[output] == nil
    var changes = PreviewWatch(run, of: operands, to: page, isTemporary: isTemporary)
    return changes.run(on: terminal, start: show)
  }

  /// Returns the number of documents that are drawn at a time.
  private func jobs(_ arguments: Arguments) throws(UsageError) -> Int {
    try arguments[jobs] ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// Returns how the documents are shown.
  private func job(
    for sources: [PreviewSource], _ arguments: Arguments, on terminal: Terminal
  ) throws(UsageError) -> PreviewJob {
    let operands = try arguments[files]
    return PreviewJob(
      options: try options(of: arguments), conditions: try conditions(of: operands, arguments),
      assets: ProjectAssets(fontFolder: try arguments[fonts]),
      reader: try DocumentReader(operands, arguments, on: terminal),
      findings: arguments[noFindings] ? .none : try .audits(of: sources.map(\.path)),
      editor: try arguments[editor],
      // One document takes all processors; several share them.
      threads: max(1, try jobs(arguments) / max(1, sources.count)))
  }

  /// Returns the outputs; options of single pictures require a folder for these.
  private func target(
    for sources: [PreviewSource], _ arguments: Arguments
  ) throws(UsageError) -> PreviewTarget {
    let path = try arguments[output]
    let folder = try arguments[pictures]
    let format = try arguments[format]
    if folder == nil {
      let names = [
        format.map { _ in self.format.name }, try arguments[overlays].map { _ in overlays.name },
        arguments[keyboard] ? keyboard.name : nil,
      ]
      if let name = names.lazy.compactMap(\.self).first {
        throw UsageError("\(name) requires \(pictures.name)")
      }
    }
    return PreviewTarget(
      page: folder == nil || path != nil ? try PageTarget(path, sources: sources) : nil,
      pictures: folder.map { URL(filePath: $0, directoryHint: .isDirectory) },
      format: format ?? .svg)
  }

  /// Returns the combinations of languages, text sizes and directions, with the keyboard if it is
  /// asked for.
  private func conditions(
    of operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> [ViewingCondition] {
    try conditions.conditions(of: operands, arguments).map { condition in
      var condition = condition
      condition.showsKeyboard = arguments[keyboard]
      return condition
    }
  }

  private func options(of arguments: Arguments) throws(UsageError) -> PreviewOptions {
    let standard = PreviewOptions.usualPhones
    let (screens, placements) =
      try screens.placed(arguments, or: standard) ?? (standard, [.asNamed])
    var options = PreviewOptions(
      screens: ScreenSet(screens: screens).sizes,
      placements: placements.map(PreviewOptions.Placement.init),
      appearances: try arguments[appearance] ?? [],
      showsEveryWidth: !arguments[noWidths])
    options.look = try arguments[look]
    options.sdk = try arguments[sdk] ?? .before27_1
    options.overlays = try arguments[overlays] ?? []
    options.scaling = try ScalingOptions.scaling(adapt, reference, idioms, arguments)
    return options
  }
}

extension PreviewOptions.Placement {
  /// The tab of a page for a placement.
  fileprivate init(_ placement: ScreenOptions.Placement) {
    self =
      switch placement {
      case .asNamed: .fullScreen
      case .landscape: .landscape
      case .splitView: .splitView
      }
  }
}

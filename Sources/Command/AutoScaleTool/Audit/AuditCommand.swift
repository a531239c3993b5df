import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleXcodeCanvas
import Foundation

/// `autoscale audit`: finds layout faults, and their widths.
struct AuditCommand: Subcommand {
  static let name = "audit"
  let summary =
    "Find layout faults in .xib and .storyboard files, and the widths on which they occur."
  let discussion = """
    Lays out each document on every whole width, in both directions of reading, and reports faults
    with their widths. An error occurs in every reading of the document; a warning depends on a
    measured text or on bars, a note on code. Notes are counted, and listed with --show note.
    FILE may be '-', the standard input; a FOLDER stands for all documents in it. --rules lists the
    rules, or explains the named ones with a drawing of an example, which -o writes as an SVG file.
    --contexts is all, or a list of portrait, landscape, pad, split, keyboard and duo. By default it is
    what an Info.plist or the build settings of the project allow, or portrait, with the poses of an
    iPhone Duo.
    --baseline FILE hides the findings in FILE; --record writes FILE, and --prune removes its stale
    entries: those of audited documents and of missing files. A line names a finding by file, rule and
    object id, so that files and lines may move.
    The file .autoscale.json, in the folder of a document or around it, has "widths": [320, 440],
    "contexts": ["portrait"], "directions": "ltr", "languages": ["de"], "textSizes": ["extraLarge"],
    "longer": 35, "rules": {"small-font": "off", "overlap": "warning"}, "exceptedClasses", "suppressed":
    [{"element": "ID", "rule": "RULE"}], and "paths" for a command line without any.
    A view suppresses findings by a runtime attribute: layer.autoscaleSuppressed, "RULE, RULE".
    --fix applies the hints of safe kinds: duplicate and redundant constraints, outdated frames,
    missing edges, priorities, and edges that follow the direction of reading. Each is proven first:
    the finding is gone, no error or warning is new, and no drawn view moves. Other hints are applied
    with --rule, those of notes too. The changes are printed as a diff, and refused ones as diffs on the
    standard error; nothing is written without --write.
    The exit status is 1 for findings of the severity of --fail-on, and for unreadable or inconsistent
    files.

      autoscale audit Sources --format sarif > findings.sarif
      autoscale audit --fix Sources --write
    """

  let files = Operands(
    "FILE|FOLDER", completion: .files(["xib", "storyboard"]),
    after: ("--rules", .words(AuditRuleList.names)))
  let rules = Switch("--rules", help: "list the rules, or explain the named ones")
  let skip = ValueOption.texts(
    "--skip", "RULE,...", of: "rule", help: "disable rules", completion: .list(AuditRuleList.names))
  let screens = ScreenOptions(
    screen: "audit one screen", screens: "audit only all, phones, pads, duo, or SCREEN,...")
  let widths = ValueOption.widths(
    "--widths", help: "the widths of screens in points (320-440)")
  let contexts = ValueOption<[AuditContext]>.contexts(
    "--contexts", help: "the uses of screens (those of the project)")
  let devices = ValueOption<Bool>.choice(
    "--devices", help: "every width, or known devices' widths (all)",
    [("all", false), ("known", true)])
  let minimumSystem = ValueOption<Int>.system(
    "--minimum-ios", help: "the least version of iOS (17)")
  let direction = ValueOption<[InterfaceDirection]>.direction(
    help: "the direction of reading (both)")
  let language = DocumentOptions.language
  let languages = ValueOption.languages(
    "--languages", help: "audit texts in further languages too (those beside FILE)")
  let textSizes = ValueOption.textSizes(help: "audit further text sizes too (extraLarge)")
  let sdk = DocumentOptions.sdk
  let longer = ValueOption.percent("--longer", help: "audit longer texts too, such as 35")
  let adapt = Switch("--adapt", help: "scale the views for each screen first")
  let reference = ScalingOptions.designWidth
  let idioms = ScalingOptions.idioms
  let fonts = DocumentOptions.fonts
  let maximumSize = DocumentReader.maximumSize
  let show = ValueOption.severity("--show", help: "the least severity to list (warning)")
  let failOn = ValueOption.severity("--fail-on", help: "the least severity to fail on (error)")
  let config = ValueOption.text(
    "--config", "FILE", help: "the settings (the nearest .autoscale.json)",
    completion: .files(["json"]))
  let baseline = ValueOption.text(
    "--baseline", "FILE", help: "hide the findings in a file", completion: .files([]))
  let record = Switch("--record", help: "write the findings into the file of --baseline")
  let prune = Switch("--prune", help: "remove stale entries from the file of --baseline")
  let changed = ValueOption.text(
    "--changed", "COMMIT", help: "audit only files that changed since, according to Git")
  let format = ValueOption<AuditFormat>.choice(
    "--format", help: "the format of the findings (text)",
    AuditFormat.allCases.map { ($0.rawValue, $0) })
  let json = Switch("--json", help: "the same as --format json")
  let draw = Switch("--draw", help: "draw each finding in characters, with --format text")
  let pictures = ValueOption.text(
    "--pictures", "DIR", help: "write an SVG picture of each finding into a folder",
    completion: .files([]))
  let output = ValueOption.text(
    "-o", "OUT", help: "the path of the page, the pages or the picture")

  let fix = Switch("--fix", help: "apply the hints of safe kinds")
  let rule = ValueOption.texts(
    "--rule", "RULE,...", of: "rule", help: "with --fix: the rules whose hints are applied",
    completion: .list(AuditRuleList.names))
  let unsafe = Switch("--unsafe", help: "with --fix: apply hints that move drawn views too")
  let write = DocumentEdits.write

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    let operands = try arguments[files]
    if arguments[fix] { return try applyHints(naming: operands, arguments, on: terminal) }
    // Operands of --rules are names of rules, and are not looked up as files.
    if arguments[rules] {
      try AuditRuleList(naming: operands).write(on: terminal, picture: try arguments[output])
      return .success
    }
    let options = try AuditOptions(self, arguments)
    let sources = try sources(naming: operands, arguments)
    let reader = try DocumentReader(operands, arguments, on: terminal)
    let output = try AuditOutput(options, of: sources, reader: reader)
    var run = AuditRun(
      options: options, reader: reader,
      language: try DocumentOptions.language(of: operands, arguments))
    // One document is done before a person could read what it has so far.
    let interruption = sources.count > 1 ? Interruption() : nil
    defer { interruption?.endProcess() }
    if let interruption { run.isInterrupted = interruption.hasArrived }
    var summary = run.summary(
      of: try plans(for: sources.map(\.path), arguments), on: terminal)
    try options.baseline.finish(&summary)
    return output.write(summary, on: terminal)
  }

  /// Returns the plans of the documents' audits, in their order.
  func plans(for paths: [String], _ arguments: Arguments) throws(UsageError) -> [AuditPlan] {
    let overrides = try AuditPlans.Overrides(self, arguments)
    if overrides.languages != nil {
      try DocumentReader.requireFiles(
        try arguments[files], for: languages, because: "texts are beside them")
    }
    var plans = try AuditPlans(configuration: try arguments[config], overriding: overrides)
    return try paths.map { path throws(UsageError) in try plans.plan(for: path) }
  }

  /// Returns the documents to audit: those of the operands or of the settings, or those of them
  /// that changed.
  func sources(
    naming operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> [PreviewSource] {
    var operands = operands
    if operands.isEmpty {
      var search = try AuditConfigurationSearch(file: try arguments[config])
      operands = try search.configuration(for: AuditConfiguration.fileName).paths
    }
    guard !operands.isEmpty else {
      throw UsageError("no file is given; see 'autoscale audit --help'")
    }
    let sources = try PreviewSource.sources(at: operands)
    guard let commit = try arguments[changed] else { return sources }
    try DocumentReader.requireFiles(operands, for: changed, because: "Git compares them")
    let paths = Set(try GitChanges(since: commit).filter(sources.map(\.path)))
    return sources.filter { paths.contains($0.path) }
  }
}

/// The files that changed since a commit, according to Git.
struct GitChanges {
  private let paths: Set<String>

  /// Asks Git about the repository of the current folder, untracked files included.
  init(since commit: String) throws(UsageError) {
    let git = GitProcess(caller: "--changed")
    let root = try git.text(of: ["rev-parse", "--show-toplevel"])
    // Otherwise Git parses a word with a leading hyphen as an option.
    let id = try git.text(of: [
      "rev-parse", "--verify", "--end-of-options", commit + "^{commit}",
    ])
    // Without -z Git quotes names that have spaces, or letters beyond ASCII.
    let changed = try git.text(of: ["diff", "--name-only", "-z", id, "--"])
    // Unlike diff, ls-files lists only the files below its folder, by their paths from there.
    let added = try git.text(of: [
      "-C", root, "ls-files", "--others", "--exclude-standard", "-z",
    ])
    paths = Set((changed + added).split(separator: "\0").map { Self.resolved("\(root)/\($0)") })
  }

  /// Returns the changed files among some paths.
  func filter(_ paths: [String]) -> [String] {
    paths.filter { self.paths.contains(Self.resolved($0)) }
  }

  private static func resolved(_ path: String) -> String {
    // Git resolves the links in its paths; /tmp, for one, is a link on a Mac.
    URL(filePath: path).absoluteURL.resolvingSymlinksInPath().standardizedFileURL.path
  }
}

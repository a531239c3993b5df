import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleXcodeCanvas
import Foundation

/// `autoscale audit`: finds what breaks, and on which widths.
struct AuditCommand: Subcommand {
  let name = "audit"
  let summary = "Find what breaks in .xib and .storyboard files, and on which widths."
  let discussion = """
    Lays out each document on every whole width, in both directions of reading, and says what breaks
    where. An error is what breaks in every reading of the document; a warning depends on a measured
    text or on what is shown around the screen, a note on what only code knows. Notes are counted, and
    listed with --show note.
    A FOLDER stands for all documents in it. With --rules the rules are listed, or explained where
    their names follow: with a drawing of an example, which -o writes as an SVG file.
    --baseline FILE leaves out the findings that FILE lists; --record writes FILE, and --prune takes
    from it what the documents, which must be all that it is for, no longer have. Findings are told
    apart by rule and object ids, so that moved files and lines change nothing.
    The file .autoscale.json, in the folder of a document or around it, has "widths": [320, 440],
    "directions": "ltr", "languages": ["de"], "textSizes": ["extraLarge"], "longer": 35,
    "rules": {"small-font": "off", "overlap": "warning"}, "exceptedClasses", "suppressed":
    [{"element": "ID", "rule": "RULE"}], and "paths", which are looked at where none is given.
    A view suppresses findings by a runtime attribute: layer.autoscaleSuppressed, "RULE, RULE".
    The exit status is 1 for findings of the severity of --fail-on, and for files that cannot be read
    or contradict themselves.

      autoscale audit Sources --format sarif > findings.sarif
    """

  let files = Operands("FILE|FOLDER", completion: .files(["xib", "storyboard"]))
  let rules = Switch("--rules", help: "list the rules, or explain those that are named")
  let skip = ValueOption.texts("--skip", "RULE,...", of: "rule", help: "leave out rules")
  let widths = ValueOption.widths(
    "--widths", help: "the widths of screens in points (320-440)")
  let direction = ValueOption<[InterfaceDirection]>.choice(
    "--direction", help: "the direction of reading (both)",
    [("ltr", [.leftToRight]), ("rtl", [.rightToLeft]), ("both", InterfaceDirection.allCases)])
  let language = DocumentOptions.language
  let languages = ValueOption.languages(
    "--languages", help: "look at the texts in further languages too")
  let textSizes = PreviewArguments.textSizes(help: "look at further text sizes too")
  let longer = ValueOption.percent("--longer", help: "try texts that are longer too, such as 35")
  let adapt = Switch("--adapt", help: "scale the views for each screen first")
  let reference = ScalingOptions.designWidth
  let fonts = DocumentOptions.fonts
  let show = ValueOption.severity("--show", help: "the least severity that is listed (warning)")
  let failOn = ValueOption.severity("--fail-on", help: "the least severity that fails (error)")
  let config = ValueOption.text(
    "--config", "FILE", help: "the settings (the nearest .autoscale.json)",
    completion: .files(["json"]))
  let baseline = ValueOption.text(
    "--baseline", "FILE", help: "leave out the findings that a file lists", completion: .files([]))
  let record = Switch("--record", help: "write the findings into the file of --baseline")
  let prune = Switch("--prune", help: "take from that file what the documents no longer have")
  let changed = ValueOption.text(
    "--changed", "COMMIT", help: "look only at what Git says has changed since")
  let format = ValueOption<AuditFormat>.choice(
    "--format", help: "how findings are written (text)",
    AuditFormat.allCases.map { ($0.rawValue, $0) })
  let draw = Switch("--draw", help: "draw each finding in characters, with the format text")
  let pictures = ValueOption.text(
    "--pictures", "DIR", help: "write an SVG picture of each finding into a folder",
    completion: .files([]))
  let output = ValueOption.text(
    "-o", "OUT", help: "where the page, the pages or the picture is written")

  func run(_ arguments: Arguments, on terminal: Terminal) throws(UsageError) -> ExitStatus {
    var operands = try arguments[files]
    if arguments[rules] {
      try AuditRuleList(naming: operands).write(on: terminal, picture: try arguments[output])
      return .success
    }
    if operands.isEmpty { operands = try configuredPaths(arguments) }
    guard !operands.isEmpty else {
      throw UsageError("no file is given; see 'autoscale audit --help'")
    }
    let (form, least) = (try arguments[format] ?? .text, try arguments[failOn] ?? .error)
    if arguments[draw], form != .text {
      throw UsageError("\(draw.name) requires --format text")
    }
    let known = try baseline(of: arguments)
    var sources = try PreviewSource.sources(at: operands)
    if let commit = try arguments[changed] {
      let paths = Set(try GitChanges(since: commit).filter(sources.map(\.path)))
      sources.removeAll { !paths.contains($0.path) }
    }
    let pages = try pages(of: sources, arguments)
    let start = ContinuousClock.now
    let jobs = try jobs(of: sources.map(\.path), arguments)
    var summary = AuditSummary(shown: try arguments[show] ?? .warning)
    summary.extent = AuditExtent(of: jobs)
    let run = AuditRun(
      language: try arguments[language], fontFolder: try arguments[fonts], baseline: known,
      illustrations: AuditIllustrations(
        least: summary.shown, draws: arguments[draw],
        folder: try arguments[pictures].map { URL(filePath: $0) }))
    let gone = run.forEach(of: jobs) { outcome in summary.add(outcome) }
    summary.seconds = (ContinuousClock.now - start) / .seconds(1)
    try update(known, without: gone, &summary, arguments)
    form.write(summary, on: terminal)
    if pages?.write(summary.findings, on: terminal) == .findings { return .findings }
    let fails = arguments[record] ? !summary.failures.isEmpty : summary.fails(on: least)
    return fails ? .findings : .success
  }

  /// Writes the baseline where that is asked for, or says that it lists more than there is.
  private func update(
    _ known: AuditBaseline, without gone: AuditBaseline, _ summary: inout AuditSummary,
    _ arguments: Arguments
  ) throws(UsageError) {
    guard let path = try arguments[baseline] else { return }
    if arguments[record] { return try AuditBaseline(summary.all).write(to: path) }
    // What was not looked at may still have its findings.
    guard gone.count > 0, summary.failures.isEmpty, try arguments[changed] == nil else { return }
    let entries = gone.count == 1 ? "1 entry" : "\(gone.count) entries"
    if arguments[prune] {
      try known.subtracting(gone).write(to: path)
      summary.baselineNote = "\(path): \(entries) removed that no document has"
    } else {
      let documents = summary.documentCount.counted("document")
      summary.baselineNote =
        "not found in \(documents): \(entries) of \(path); if it is for no others, "
        + "\(prune.name) removes what is gone"
    }
  }

  /// The paths of the settings that are given, or that are in the present folder or around it.
  private func configuredPaths(_ arguments: Arguments) throws(UsageError) -> [String] {
    var search = try AuditConfigurationSearch(file: try arguments[config])
    return try search.configuration(for: AuditConfiguration.fileName).paths
  }

  /// How each document is looked at; the command line goes before the configuration.
  private func jobs(
    of paths: [String], _ arguments: Arguments
  ) throws(UsageError) -> [AuditRun.Job] {
    var search = try AuditConfigurationSearch(file: try arguments[config])
    let (widths, directions) = (try arguments[widths], try arguments[direction])
    let (languages, textSizes) = (try arguments[languages], try arguments[textSizes])
    let longer = try arguments[longer]
    let scaling = try ScalingOptions.scaling(adapt, reference, arguments)
    let skipped = try (try arguments[skip] ?? []).map { name throws(UsageError) in
      try AuditRuleList.rule(named: name).id
    }
    return try paths.map { path throws(UsageError) in
      var configuration = try search.configuration(for: path)
      var audit = Audit()
      audit.widths = widths ?? configuration.widths ?? audit.widths
      audit.directions = directions ?? configuration.directions ?? audit.directions
      audit.disabledRules = configuration.disabledRules.union(skipped)
      audit.scaling = scaling
      if let languages { configuration.languages = languages }
      if let textSizes { configuration.textSizes = textSizes }
      if let longer { configuration.longer = longer }
      return AuditRun.Job(
        path: path, audit: audit, conditions: configuration.conditions,
        configuration: configuration)
    }
  }

  /// Where the pages of the format html are written; nil for other formats.
  private func pages(
    of sources: [PreviewSource], _ arguments: Arguments
  ) throws(UsageError) -> AuditPages? {
    let path = try arguments[output]
    guard try arguments[format] == .html else {
      if path != nil { throw UsageError("\(output.name) requires --format html") }
      return nil
    }
    return sources.isEmpty
      ? nil : try AuditPages(of: sources, at: path, fontFolder: try arguments[fonts])
  }

  private func baseline(of arguments: Arguments) throws(UsageError) -> AuditBaseline {
    let path = try arguments[baseline]
    for option in [record, prune] where arguments[option] && path == nil {
      throw UsageError("\(option.name) needs the file of \(baseline.name)")
    }
    let (commit, skipped) = (try arguments[changed], try arguments[skip])
    if arguments[prune], commit != nil || skipped != nil {
      throw UsageError(
        "\(prune.name) looks at everything; leave out \(changed.name) and \(skip.name)")
    }
    if arguments[record] {
      if arguments[prune] {
        throw UsageError("\(record.name) and \(prune.name) exclude each other")
      }
      return AuditBaseline()
    }
    return try path.map { path throws(UsageError) in try AuditBaseline(contentsOf: path) }
      ?? AuditBaseline()
  }
}

extension ValueOption where Value == Finding.Severity {
  /// An option whose value is a severity.
  static func severity(_ name: String, help: String) -> Self {
    .choice(name, help: help, Finding.Severity.allCases.reversed().map { ($0.rawValue, $0) })
  }
}

extension ValueOption where Value == Int {
  /// An option whose value is a part of 100.
  static func percent(_ name: String, help: String) -> Self {
    Self(name, "PERCENT", help: help) { (text, name) throws(UsageError) in
      guard let number = Int(text), (1...300).contains(number) else {
        throw UsageError("\(name) needs a number from 1 to 300, but is '\(text)'")
      }
      return number
    }
  }
}

extension ValueOption where Value == ClosedRange<Int> {
  /// An option whose value is a range of whole widths.
  static func widths(_ name: String, help: String) -> Self {
    Self(name, "A-B", help: help) { (text, name) throws(UsageError) in
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Int($0) }
      guard let first = numbers.first, let last = numbers.last, parts.count <= 2,
        numbers.count == parts.count, (1...10_000).contains(first), (first...10_000).contains(last)
      else {
        throw UsageError("\(name) needs whole widths such as 320-440, but is '\(text)'")
      }
      return first...last
    }
  }
}

import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScalePages
import Foundation

/// Shows documents, and shows each again whenever its files change, until an interrupt.
///
/// A change is shown in three steps: pictures at once with the findings from before the change, then findings,
/// first those of the scenes that changed, and the slider at last.
struct PreviewWatch {
  /// The looks after which folders are searched for new documents.
  private static let looksPerSearch = 50

  private let operands: [String]

  /// The operands that are folders, and may go and come back.
  private let folders: Set<String>

  private let target: PageTarget
  private let isTemporary: Bool
  private let jobs: Int
  private let languages: [String]
  private let completePages = CompletePages()

  private var job: PreviewJob
  private var watched = WatchedDocuments()
  private var unreadable = UnreadableDocuments()
  private var pages: WatchedPages
  private var sources: [PreviewSource]
  private var change = 0
  private var changes: [PreviewSource: Int] = [:]
  private var findings: [String: [Finding]] = [:]
  private var hasIndex = false

  /// Prepares to watch.
  ///
  /// - Parameters:
  ///   - run: The first run, with all documents.
  ///   - operands: The files and folders of the command line.
  ///   - target: The output.
  ///   - isTemporary: Whether the pages are removed at the end.
  init(_ run: PreviewRun, of operands: [String], to target: PageTarget, isTemporary: Bool) {
    self.operands = operands
    folders = Set(operands.filter { Self.isFolder($0) })
    self.target = target
    self.isTemporary = isTemporary
    jobs = run.jobs
    job = run.job
    sources = run.sources
    languages = run.job.conditions.compactMap(\.language)
    pages = WatchedPages(target)
  }

  /// Watches until an interrupt, and then removes everything that only a watch needs.
  ///
  /// - Parameters:
  ///   - terminal: The streams of the command.
  ///   - start: Receives the page to look at first.
  /// - Returns: The exit status.
  mutating func run(on terminal: Terminal, start: (URL) -> Void) -> ExitStatus {
    let interruption = Interruption()
    var look = 0
    repeat {
      // A search reads whole folders, and a look is one 'stat' for each file.
      if look.isMultiple(of: Self.looksPerSearch) { search() }
      takeStep(on: terminal)
      if look == 0, let page = firstPage {
        terminal.print(page.relativePath)
        start(page)
      }
      look += 1
    } while !interruption.arrives(within: pause)
    return reportingFailure(on: terminal) { watch throws(OutputError) in
      if watch.isTemporary {
        try watch.pages.removeFolder()
      } else {
        try watch.pages.removeTraces()
      }
    }
  }

  /// The time between two looks at the files, in milliseconds; many files are looked at less often.
  private var pause: Int { 10 + sources.count / 10 }

  private var firstPage: URL? {
    if sources.count == 1 { return sources.first.flatMap(target.place) }
    return target.index(of: [])?.url
  }

  /// Finds the documents in the folders of the command line that are there and have some.
  private mutating func search() {
    do throws(UsageError) {
      let present = operands.filter { !folders.contains($0) || Self.hasDocuments($0) }
      sources = present.isEmpty ? [] : try PreviewSource.sources(at: present)
    } catch {
      // The document of a file that is gone stays on its page.
      sources = sources.filter { source in
        FileStamp(of: source.path) != nil || operands.contains(source.path)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func hasDocuments(_ folder: String) -> Bool {
    guard isFolder(folder) else { return false }
    do throws(UsageError) {
      return try !PreviewSource.sources(at: [folder]).isEmpty
    } catch {
      return false
    }
  }

  private func stamps(of source: PreviewSource) -> [FileStamp?] {
    let document = URL(filePath: source.path)
    let texts = languages.flatMap { InterfaceStrings.files(in: $0, ofDocumentAt: document) }
    let configuration = job.findings.configurationPath(for: source.path)
    return ([source.path] + texts.map(\.path) + [configuration].compactMap(\.self))
      .map(FileStamp.init)
  }

  /// Draws the documents that changed, and writes complete pages that were drawn meanwhile.
  private mutating func takeStep(on terminal: Terminal) {
    var state = sources.map { ($0, stamps(of: $0)) }
    // A file of a folder may be gone for good, which only a search tells.
    if state.contains(where: { $1.first == .some(nil) && !operands.contains($0.path) }) {
      search()
      state = sources.map { ($0, stamps(of: $0)) }
    }
    let new = watched.update(to: state)
    var lines: [String] = []
    for source in new.removed {
      changes[source] = nil
      reportingFailure(on: terminal) { watch throws(OutputError) in
        try watch.pages.remove(source)
      }
      lines.append("\(source.path): removed")
    }
    let again = unreadable.documentsToRead(in: sources, besides: new.drawn)
    let drawn = new.drawn + again
    if !drawn.isEmpty { lines += draw(drawn, on: terminal) }
    // A page of an earlier change would replace the pictures of a later one.
    let finished = completePages.takeFinished().filter {
      changes[$0.request.source] == $0.request.change
    }
    for page in finished {
      let source = page.request.source
      if page.isComplete, let note = page.outcome.note { terminal.error(note) }
      findings[source.path] = page.outcome.findings
      show(page.outcome, of: source, page.isComplete ? .everything : .findings, on: terminal)
    }
    if !new.isEmpty || !again.isEmpty || !finished.isEmpty && completePages.isIdle {
      showIndex(on: terminal)
    }
    lines.forEach(terminal.print)
  }

  /// Draws the pictures of documents, and returns a line for each after the first step.
  private mutating func draw(_ drawn: [PreviewSource], on terminal: Terminal) -> [String] {
    var lines: [String] = []
    let isFirst = changes.isEmpty
    var quick = job
    quick.options.showsEveryWidth = false
    // The settings are among the files that are looked at.
    do throws(UsageError) {
      job.findings = try job.findings.reread(for: sources.map(\.path))
    } catch {
      terminal.error("error: \(error)")
    }
    quick.findings = .previous(findings)
    let links = drawn.map { watched.links(of: $0) }
    let run = PreviewRun(job: quick, target: .memory, sources: drawn, jobs: jobs)
    for (index, outcome) in run.outcomes(links: links, showing: terminal.progress).enumerated() {
      let source = drawn[index]
      // Counted although nothing may be shown: a page of the earlier content would be complete too late.
      change += 1
      changes[source] = change
      guard isFirst || unreadable.reports(source, isReadable: outcome.failure == nil) else {
        continue
      }
      outcome.report(of: source, on: terminal)
      show(outcome, of: source, .pictures, on: terminal)
      if !isFirst, outcome.failure == nil { lines.append("\(source.path): updated") }
      if outcome.failure == nil {
        completePages.add(.init(source: source, links: links[index], change: change, job: job))
      }
    }
    return lines
  }

  private mutating func show(
    _ outcome: PreviewJob.Outcome, of source: PreviewSource, _ extent: PageNews.Extent,
    on terminal: Terminal
  ) {
    reportingFailure(on: terminal) { watch throws(OutputError) in
      try watch.pages.show(outcome, of: source, extent)
    }
  }

  private mutating func showIndex(on terminal: Terminal) {
    // An index that exists stays up to date, even if only one document is left.
    hasIndex = hasIndex || sources.count > 1
    guard hasIndex else { return }
    reportingFailure(on: terminal) { watch throws(OutputError) in
      try watch.pages.showIndex(of: watch.sources)
    }
  }

  @discardableResult
  private mutating func reportingFailure(
    on terminal: Terminal, _ work: (inout PreviewWatch) throws(OutputError) -> Void
  ) -> ExitStatus {
    do throws(OutputError) {
      try work(&self)
      return .success
    } catch {
      terminal.error("\(error)")
      return .findings
    }
  }
}

/// The documents of a watch and the state of their files; each step compares it with the last one.
///
///     var watched = WatchedDocuments()
///     watched.update(to: [login: [stamp]])  // drawn: login, removed: nothing
struct WatchedDocuments {
  /// The stamps of a document and of the files beside it, for each document in order.
  typealias State = [(source: PreviewSource, stamps: [FileStamp?])]

  /// The work of a step.
  struct Changes: Equatable {
    /// The documents that are new, or have a changed file or other neighbors, in order.
    var drawn: [PreviewSource] = []

    /// The documents that no longer exist.
    var removed: [PreviewSource] = []

    var isEmpty: Bool { drawn.isEmpty && removed.isEmpty }
  }

  /// The present documents, in order.
  private(set) var sources: [PreviewSource] = []

  private var stamps: [PreviewSource: [FileStamp?]] = [:]
  private var links: [PreviewSource: PreviewLinks?] = [:]

  /// Takes the present state, and returns the changes since the last one.
  mutating func update(to state: State) -> Changes {
    let sources = state.map(\.source)
    let links = Dictionary(
      zip(sources, PreviewLinks.links(between: sources)), uniquingKeysWith: { first, _ in first })
    var changes = Changes()
    for (source, present) in state
    where stamps[source] != present || self.links[source] != links[source] {
      changes.drawn.append(source)
    }
    changes.removed = self.sources.filter { links[$0] == nil }
    self.sources = sources
    self.links = links
    stamps = Dictionary(
      state.map { ($0.source, $0.stamps) }, uniquingKeysWith: { first, _ in first })
    return changes
  }

  /// Returns the links of a document's page.
  func links(of source: PreviewSource) -> PreviewLinks? { links[source] ?? nil }
}

/// The documents that could not be read, perhaps because a program has written only a half of them.
///
/// Such a document is read again a while after its last change, and only then reported.
struct UnreadableDocuments {
  /// The looks at the files between both readings, about 0.3 seconds.
  static let looks = 30

  /// The looks that are left for each document.
  private var left: [PreviewSource: Int] = [:]

  /// Takes a look, and returns the documents to read again, besides those that are read anyway.
  mutating func documentsToRead(
    in sources: [PreviewSource], besides drawn: [PreviewSource]
  ) -> [PreviewSource] {
    // Documents that are gone are forgotten.
    left = left.filter { sources.contains($0.key) }.mapValues { $0 - 1 }
    return sources.filter { (left[$0] ?? 1) <= 0 && !drawn.contains($0) }
  }

  /// Returns whether the result of reading a document is shown now.
  mutating func reports(_ source: PreviewSource, isReadable: Bool) -> Bool {
    if isReadable || (left[source] ?? 1) <= 0 {
      left[source] = nil
      return true
    }
    left[source] = Self.looks
    return false
  }
}

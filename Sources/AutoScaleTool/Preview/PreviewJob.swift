import AutoScale
import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScalePages
import Foundation

/// How documents are shown.
struct PreviewJob: Sendable {
  var options: PreviewOptions
  let conditions: [ViewingCondition]
  let assets: ProjectAssets
  let reader: DocumentReader

  /// The findings on the pages.
  var findings: PageFindings

  /// The address that opens a document in an editor.
  let editor: EditorAddress?

  /// The number of threads for one document.
  let threads: Int

  /// The outcome for a document.
  struct Outcome: Sendable {
    /// The reason for which the document could not be read or written.
    var failure: String?

    /// The contradictions in the document.
    var defects: [String] = []

    /// The warnings about it, contradictions among them.
    var warnings: [String] = []

    /// Why its page lacks a part, if it does.
    var note: String?

    /// Whether it could not be read or written, or contradicts itself.
    var hasFindings: Bool { failure != nil || !defects.isEmpty }

    /// The path of the written page, or the page itself for the standard output.
    var text: String?

    /// The findings on the page, if it has any list of them.
    var findings: [Finding]?

    /// The small picture of the page.
    var thumbnail: String?

    /// The entry of the written page in an index.
    var entry: PreviewIndex.Entry?

    /// Writes the warnings, the note and the failure to the standard error.
    func report(of source: PreviewSource, on terminal: Terminal) {
      terminal.warn(warnings, of: source.path)
      if !defects.isEmpty { terminal.report(contradictions: defects.count, in: source.path) }
      if let note { terminal.error(note) }
      if let failure { terminal.error(failure) }
    }
  }

  /// The number of views above which a page has no slider; its memory grows with views times widths.
  static let mostViewsWithSlider = 2000

  /// Draws a document, and writes what a target asks for.
  func run(
    _ source: PreviewSource, to target: PreviewTarget, links: PreviewLinks? = nil
  ) -> Outcome {
    var outcome = Outcome()
    do {
      var preview: DocumentPreview?
      var documents = try TranslatedDocuments(at: source.path, by: reader)
      for condition in conditions {
        let document = try documents.document(in: condition.language)
        outcome.defects = document.warnings.filter(\.isDefect).map(\.description)
        var options = options
        options.fonts = assets.fonts(for: document)
        options.images = assets.images(for: document)
        if document.device?.isLandscape == true, options.placements == [.fullScreen] {
          options.placements = [.landscape]
        }
        outcome.warnings = document.warnings.map(\.description)
        let count = document.viewCount
        if options.showsEveryWidth, target.page != nil, count > Self.mostViewsWithSlider {
          options.showsEveryWidth = false
          outcome.note =
            "\(source.path): note: the slider is left out, because \(count) views are more than "
            + "\(Self.mostViewsWithSlider)"
        }
        if target.page != nil {
          preview = preview ?? DocumentPreview(of: source.path, options: options)
          preview?.threads = threads
          // A page has a switch for the keyboard.
          var condition = condition
          condition.showsKeyboard = false
          preview?.add(document, under: condition)
        }
        if target.pictures != nil {
          try target.write(
            DocumentPictures(of: document, under: condition, options: options),
            of: source)
        }
      }
      if let page = target.page, var preview {
        // Findings are those of the document's own texts, whatever the tabs show.
        let own = try documents.document(in: nil)
        outcome.findings = try findings.findings(in: own, fonts: assets.fonts(for: own))
        outcome.findings.map { preview.show($0) }
        preview.editorAddress = editor?.address(of: source.path)
        preview.links = links
        outcome.entry = preview.indexEntry(named: source.name)
        outcome.thumbnail = preview.thumbnail
        outcome.text = try page.write(preview, of: source)
      }
    } catch {
      outcome.failure = "\(error)"
    }
    return outcome
  }
}

/// Draws documents, several at a time, and tells what became of them in their order.
struct PreviewRun {
  let job: PreviewJob
  let target: PreviewTarget
  let sources: [PreviewSource]
  let jobs: Int

  /// Draws all documents, and prints the path of the page or of the index.
  ///
  /// - Parameters:
  ///   - terminal: The streams of the command.
  ///   - start: Receives the page, or the index of the pages.
  /// - Returns: The exit status.
  func run(on terminal: Terminal, start: (URL) -> Void = { _ in }) -> ExitStatus {
    var status = ExitStatus.success
    var written: [PreviewIndex.Entry] = []
    for (index, outcome) in outcomes(showing: terminal.progress).enumerated() {
      outcome.report(of: sources[index], on: terminal)
      if outcome.hasFindings { status = .findings }
      guard let path = outcome.text else { continue }
      if let entry = outcome.entry { written.append(entry) }
      guard sources.count == 1 else { continue }
      terminal.print(path)
      target.page?.place(of: sources[index]).map(start)
    }
    guard sources.count > 1, let page = target.page else { return status }
    do throws(PreviewFailure) {
      let index = try page.writeIndex(of: written)
      terminal.print(index)
      start(URL(filePath: index))
    } catch {
      terminal.error("\(error)")
      status = .findings
    }
    return status
  }

  /// The outcomes of the documents, in order.
  ///
  /// - Parameters:
  ///   - links: The links of each page, or `nil` for those between the documents.
  ///   - progress: Shows how many documents are drawn.
  /// - Returns: An outcome for each document.
  func outcomes(
    links: [PreviewLinks?]? = nil, showing progress: (String) -> Void
  ) -> [PreviewJob.Outcome] {
    let queue = PreviewQueue(count: sources.count)
    let links = links ?? PreviewLinks.links(between: sources)
    let finished = DispatchSemaphore(value: 0)
    for _ in 0..<min(jobs, sources.count) {
      let thread = Thread { [job, target, sources] in
        while let index = queue.next() {
          queue.finish(index, with: job.run(sources[index], to: target, links: links[index]))
          finished.signal()
        }
      }
      // Deep trees need no more than a main thread has.
      thread.stackSize = 8 << 20
      thread.start()
    }
    for count in 0..<sources.count {
      finished.wait()
      if sources.count > 1 { progress("\(count + 1) of \(sources.count)") }
    }
    if sources.count > 1 { progress("") }
    return queue.outcomes
  }
}

/// The documents left to draw, and the outcomes of the others.
private final class PreviewQueue: Sendable {
  private struct State {
    var next = 0
    var outcomes: [PreviewJob.Outcome]
  }

  private let state: Guarded<State>

  init(count: Int) {
    state = Guarded(State(outcomes: Array(repeating: PreviewJob.Outcome(), count: count)))
  }

  /// Returns the next document to draw, or `nil` if none is left.
  func next() -> Int? {
    state.withLock { state in
      guard state.next < state.outcomes.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func finish(_ index: Int, with outcome: PreviewJob.Outcome) {
    state.withLock { $0.outcomes[index] = outcome }
  }

  var outcomes: [PreviewJob.Outcome] { state.withLock { $0.outcomes } }
}

extension InterfaceDocument {
  /// The number of views in all trees.
  fileprivate var viewCount: Int {
    views.reduce(0) { count, root in root.subtree.reduce(count) { count, _ in count + 1 } }
  }
}

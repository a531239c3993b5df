import AutoScale
import AutoScaleAudit
import AutoScaleDifference
import AutoScaleInterfaceBuilder
import AutoScalePages
import Dispatch
import Foundation

/// Draws complete pages in the background, while the pictures of a change are shown already.
///
/// A page has its findings first, and then everything. Only the newest change of each document is drawn.
final class CompletePages: Sendable {
  /// A page to draw or a drawn one.
  struct Request: Sendable {
    let source: PreviewSource
    let links: PreviewLinks?

    /// The number of the change, which rises with each change of any document.
    let change: Int

    let job: PreviewJob
  }

  /// A drawn page.
  struct Page: Sendable {
    let request: Request
    let outcome: PreviewJob.Outcome

    /// Whether the page has everything, or only pictures and findings.
    let isComplete: Bool
  }

  private struct State {
    var pending: [Request] = []
    var finished: [Page] = []
  }

  private let state = Guarded(State())
  private let work = DispatchSemaphore(value: 0)

  /// Starts the thread that draws.
  init() {
    let thread = Thread { [state, work] in
      var scenes = WatchedScenes()
      while true {
        work.wait()
        guard let request = state.withLock({ $0.pending.isEmpty ? nil : $0.pending.removeFirst() })
        else { continue }
        let first = scenes.run(request)
        if let first {
          state.withLock {
            $0.finished.append(Page(request: request, outcome: first, isComplete: false))
          }
        }
        // A save in the meantime has a request of its own.
        let isOutdated = state.withLock { state in
          state.pending.contains { $0.source == request.source }
        }
        if isOutdated { continue }
        let outcome = scenes.complete(request, after: first)
        state.withLock {
          $0.finished.append(Page(request: request, outcome: outcome, isComplete: true))
        }
      }
    }
    // Deep trees need no more than a main thread has.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Draws a page later, in place of an earlier request for the same document.
  func add(_ request: Request) {
    state.withLock { state in
      state.pending.removeAll { $0.source == request.source }
      state.pending.append(request)
    }
    work.signal()
  }

  /// Whether no page is left to draw.
  var isIdle: Bool { state.withLock { $0.pending.isEmpty } }

  /// Removes and returns the pages that are drawn.
  func takeFinished() -> [Page] {
    state.withLock { state in
      defer { state.finished = [] }
      return state.finished
    }
  }
}

/// The scenes of documents with their findings, from which follow the scenes to audit after a save.
private struct WatchedScenes {
  /// A document after its last complete page.
  private struct Seen {
    let digests: SceneDigests
    let settings: FileStamp?
    let findings: [Finding]
  }

  private var seen: [PreviewSource: Seen] = [:]
  private var digests: SceneDigests?
  private var isWhole = false

  /// Draws a page with pictures and findings, for which only the scenes that changed are audited.
  ///
  /// - Returns: The page, or `nil` if pages have no findings or the document cannot be read.
  mutating func run(_ request: CompletePages.Request) -> PreviewJob.Outcome? {
    // Without an audit the pictures are shown already, and only the slider is missing.
    guard case .audits = request.job.findings else { return nil }
    var job = request.job
    job.options.showsEveryWidth = false
    let path = request.source.path
    digests = digests(of: request)
    let earlier = seen[request.source]
    isWhole = true
    // Other settings may concern every scene.
    if let earlier, let digests, earlier.settings == settings(of: request),
      let scenes = digests.changes(since: earlier.digests)
    {
      job.findings = job.findings.limited(to: scenes, of: path, known: earlier.findings)
      isWhole = false
    }
    let outcome = job.run(request.source, to: .memory, links: request.links)
    return outcome.failure == nil ? outcome : nil
  }

  /// Draws a page with everything, with the findings of an earlier page of the same document if those are
  /// all.
  mutating func complete(
    _ request: CompletePages.Request, after first: PreviewJob.Outcome?
  ) -> PreviewJob.Outcome {
    var job = request.job
    // Findings that were partly kept are found anew for the complete page.
    if isWhole, let findings = first?.findings {
      job.findings = .known([request.source.path: findings])
    }
    let outcome = job.run(request.source, to: .memory, links: request.links)
    if let digests, let findings = outcome.findings {
      seen[request.source] = Seen(
        digests: digests, settings: settings(of: request), findings: findings)
    }
    return outcome
  }

  private func digests(of request: CompletePages.Request) -> SceneDigests? {
    do throws(InterfaceBuilderError) {
      return try SceneDigests(of: request.job.reader.document(at: request.source.path))
    } catch {
      return nil  // the page shows the error
    }
  }

  private func settings(of request: CompletePages.Request) -> FileStamp? {
    request.job.findings.configurationPath(for: request.source.path).flatMap(FileStamp.init)
  }
}

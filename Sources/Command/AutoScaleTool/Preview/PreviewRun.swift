import AutoScale
import AutoScalePages
import Foundation

/// Draws documents, several at a time, and reports their outcomes in order.
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
    do throws(OutputError) {
      let index = try page.writeIndex(of: written)
      terminal.print(index)
      start(URL(filePath: index))
    } catch {
      terminal.error("\(error)")
      status = .findings
    }
    return status
  }

  /// Returns the outcomes of the documents, in order.
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
      // Threads of Dispatch have stacks of half a megabyte.
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

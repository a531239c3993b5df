import AutoScale
import AutoScalePages
import Dispatch
import Foundation

/// Draws complete pages in the background, while the pictures of a change are shown already.
///
/// Only the newest change of each document is drawn.
final class CompletePages: Sendable {
  /// A page to draw or a drawn one.
  struct Request: Sendable {
    let source: PreviewSource
    let links: PreviewLinks?

    /// The number of the change, which rises with each change of any document.
    let change: Int

    let job: PreviewJob
  }

  private struct State {
    var pending: [Request] = []
    var finished: [(Request, PreviewJob.Outcome)] = []
  }

  private let state = Guarded(State())
  private let work = DispatchSemaphore(value: 0)

  /// Starts the thread that draws.
  init() {
    let thread = Thread { [state, work] in
      while true {
        work.wait()
        guard let request = state.withLock({ $0.pending.isEmpty ? nil : $0.pending.removeFirst() })
        else { continue }
        let outcome = request.job.run(request.source, to: .memory, links: request.links)
        state.withLock { $0.finished.append((request, outcome)) }
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

  /// Removes and returns the pages that are drawn.
  func takeFinished() -> [(Request, PreviewJob.Outcome)] {
    state.withLock { state in
      defer { state.finished = [] }
      return state.finished
    }
  }
}

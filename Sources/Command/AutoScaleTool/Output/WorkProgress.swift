import AutoScale

/// The documents of a command that are done, counted in a line on the terminal.
final class WorkProgress: Sendable {
  private let state = Guarded<(done: Int, failed: Int)>((0, 0))
  private let total: Int
  private let show: @Sendable (String) -> Void

  /// Begins with none of a number of documents; a single one is not counted.
  init(of total: Int, on terminal: Terminal) {
    self.total = total
    if total > 1 { show = terminal.progress } else { show = { _ in } }
  }

  /// Counts a document that is done, and whether it has findings.
  func finish(with status: ExitStatus) {
    // In the lock, so that a smaller number never replaces a larger one.
    state.withLock { state in
      state.done += 1
      if status == .findings { state.failed += 1 }
      let failed = state.failed > 0 ? ", \(state.failed) with errors" : ""
      show("\(state.done) of \(total)\(failed)")
    }
  }

  /// Removes the line.
  func end() { show("") }
}

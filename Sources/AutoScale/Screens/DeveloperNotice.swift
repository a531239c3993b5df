/// A message in the console to the developer of an app, printed at most once in a process.
///
/// Libraries of the package print nothing else. Notices belong in debug builds only.
package final class DeveloperNotice: Sendable {
  private let wasPrinted = Guarded(false)

  package init() {}

  /// Prints the message unless this notice was printed before.
  package func print(_ message: @autoclosure () -> String) {
    let isNew = wasPrinted.withLock { wasPrinted in
      defer { wasPrinted = true }
      return !wasPrinted
    }
    if isNew { Swift.print("AutoScale:", message()) }
  }
}

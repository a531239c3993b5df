#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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

extension DeveloperNotice {
  /// The messages that were printed.
  private static let printed = Guarded(Set<String>())

  /// Takes messages in place of the console, in a test.
  @TaskLocal package static var receiver: (@Sendable (String) -> Void)?

  /// Prints a message on the standard error, unless the same one was printed before; does nothing in
  /// release builds.
  ///
  /// It reports a problem at once, with its line, before a layout would.
  package static func report(_ message: @autoclosure () -> String) {
    #if DEBUG
      let message = message()
      if let receiver { return receiver(message) }
      // Different messages are few; a message that contains a number must not fill a log.
      let isNew = printed.withLock { $0.count < limit && $0.insert(message).inserted }
      if isNew { writeError("AutoScale: \(message)\n") }
    #endif
  }

  /// Stops a debug build with a message; a release build writes it on the standard error and goes on.
  package static func stop(_ message: String, file: StaticString, line: UInt) {
    if let receiver { return receiver(message) }
    assertionFailure(message, file: file, line: line)
    writeError("AutoScale: \(message)\n")
  }

  /// The number of messages after which none is printed.
  private static let limit = 1000

  private static func writeError(_ text: String) {
    // Not `print`: the standard output belongs to the app.
    var text = text
    text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

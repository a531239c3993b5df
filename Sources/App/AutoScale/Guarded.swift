/// A value that a lock guards.
///
/// A class, since the memory of a lock must not move.
package final class Guarded<Value>: @unchecked Sendable {
  // Invariant: only the holder of `lock` uses `value`.
  private var value: Value
  private let lock = PlainLock()

  /// Guards a value, which must not be in use elsewhere.
  package init(_ value: Value) { self.value = value }

  /// Runs a body with exclusive access to the value; the body must not ask for it again.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

import Synchronization

/// A value behind a mutex, whose order of accesses the thread sanitizer can see.
///
/// On Linux the sanitizer does not see into `Mutex` and reports a race at every value behind one.
/// The atomic, acquired first and released last under the lock, states the same order once more.
package struct Guarded<Value>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let order = Atomic<UInt8>(0)

  /// Guards a value.
  package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Runs a body with exclusive access to the value; the body must not ask for it again.
  package func withLock<Result>(
    _ body: (inout sending Value) throws -> sending Result
  ) rethrows -> sending Result {
    try mutex.withLock { value in
      _ = order.load(ordering: .acquiring)
      defer { order.store(0, ordering: .releasing) }
      return try body(&value)
    }
  }
}

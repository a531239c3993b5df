import Synchronization

/// A value behind a mutex, whose order of accesses the thread sanitizer can see.
package struct Guarded<Value>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let order = AccessOrder()

  /// Guards a value.
  package init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Runs a body with exclusive access to the value; the body must not ask for it again.
  package func withLock<Result>(
    _ body: (inout sending Value) throws -> sending Result
  ) rethrows -> sending Result {
    try mutex.withLock { value in
      order.begin()
      defer { order.end() }
      return try body(&value)
    }
  }
}

/// The order of the accesses to what a mutex guards, stated so that the thread sanitizer sees it.
///
/// On Linux the sanitizer does not see into `Mutex` and reports a race at every value behind one.
/// An atomic, acquired first and released last under the lock, states the same order once more.
package struct AccessOrder: ~Copyable, Sendable {
  private let last = Atomic<UInt8>(0)

  package init() {}

  /// Comes after everything before the last end.
  package func begin() { _ = last.load(ordering: .acquiring) }

  /// Comes before everything after the next begin.
  package func end() { last.store(0, ordering: .releasing) }
}

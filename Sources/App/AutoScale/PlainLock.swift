#if canImport(os)
  import os

  /// The platform's lock, which is not recursive.
  package final class PlainLock: Sendable {
    private let platformLock = OSAllocatedUnfairLock()

    package init() {}

    package func lock() { platformLock.lock() }

    package func unlock() { platformLock.unlock() }
  }
#else
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The platform's lock, which is not recursive.
  package final class PlainLock: @unchecked Sendable {
    // Invariant: the mutex is initialised here, and only POSIX functions use it.
    // In memory of its own, because a mutex must not move.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init() {
      let result = pthread_mutex_init(mutex, nil)
      precondition(result == 0, "a mutex cannot be made: error \(result)")
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    package func lock() { pthread_mutex_lock(mutex) }

    package func unlock() { pthread_mutex_unlock(mutex) }
  }
#endif

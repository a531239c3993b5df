#if canImport(os)
  import os

  /// The lock of the platform, which its holder must not take again.
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

  /// The lock of the platform, which its holder must not take again.
  package final class PlainLock: @unchecked Sendable {
    // Invariant: the mutex is initialised here and used by the functions of POSIX alone.
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

import Dispatch
import Foundation

/// Ctrl-C, and other requests of the system to end the process, while a command cleans up after itself.
final class Interruption {
  private let semaphore = DispatchSemaphore(value: 0)
  private let sources: [any DispatchSourceSignal]

  /// The signals that ask a process to end.
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Takes the signals over; they end the process no longer.
  init() {
    sources = Self.numbers.map { number in
      // A source sees a signal only if the signal does not end the process first.
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: .global())
    }
    for source in sources {
      source.setEventHandler { [semaphore] in semaphore.signal() }
      source.resume()
    }
  }

  /// Waits, and returns whether a signal arrived meanwhile.
  func arrives(within milliseconds: Int) -> Bool {
    semaphore.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
  }
}

extension Interruption {
  /// Does something that requests to end the process wait for.
  ///
  /// Threads of queues never take signals, so that only the calling thread has to hold them back.
  static func deferred<Result, Failure: Error>(
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var (requests, before) = (sigset_t(), sigset_t())
    sigemptyset(&requests)
    for number in numbers { sigaddset(&requests, number) }
    pthread_sigmask(SIG_BLOCK, &requests, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try work()
  }
}

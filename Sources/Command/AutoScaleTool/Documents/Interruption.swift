import AutoScale
import Dispatch
import Foundation

/// Ctrl-C, and other requests of the system to end the process, while a command finishes what it began.
final class Interruption {
  private let semaphore = DispatchSemaphore(value: 0)
  private let arrived = Guarded<Int32?>(nil)
  private let sources: [(number: Int32, source: any DispatchSourceSignal)]

  /// Takes the signals over; only a second one ends the process at once.
  init() {
    // A source sees a signal only if the signal does not end the process first.
    sources = TerminationRequests.numbers.filter(TerminationRequests.takeOver).map { number in
      (number, DispatchSource.makeSignalSource(signal: number, queue: .global()))
    }
    for (number, source) in sources {
      source.setEventHandler { [semaphore, arrived] in
        let isSecond = arrived.withLock { arrived in
          defer { arrived = number }
          return arrived != nil
        }
        semaphore.signal()
        if isSecond { Self.end(by: number) }
      }
      source.resume()
    }
  }

  deinit {
    for (number, source) in sources {
      source.cancel()
      signal(number, SIG_DFL)
    }
  }

  /// Returns whether a signal arrived; any thread may ask.
  var hasArrived: @Sendable () -> Bool { { [arrived] in arrived.withLock { $0 != nil } } }

  /// Waits, and returns whether a signal arrived meanwhile.
  func arrives(within milliseconds: Int) -> Bool {
    semaphore.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
  }

  /// Ends the process by the signal that arrived, if one did, so that a shell sees the interrupt and ends its
  /// script.
  func endProcess() {
    if let number = arrived.withLock(\.self) { Self.end(by: number) }
  }

  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }
}

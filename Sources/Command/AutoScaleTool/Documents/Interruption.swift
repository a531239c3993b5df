import Dispatch
import Foundation

/// Ctrl-C, and other requests of the system to end the process, while a command cleans up after itself.
final class Interruption {
  private let semaphore = DispatchSemaphore(value: 0)
  private let sources: [any DispatchSourceSignal]

  /// Takes the signals over; they end the process no longer.
  init() {
    sources = TerminationRequests.numbers.map { number in
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

import AutoScaleSourceText
import Foundation

/// Ctrl-C and other requests of the system to end a process, which would leave a temporary file behind.
enum TerminationRequests {
  /// The signals that ask a process to end.
  static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Keeps a signal from ending the process; returns `false` for one that it ignores already.
  ///
  /// `nohup` and the background jobs of a script start processes that ignore some signals on purpose.
  static func takeOver(_ number: Int32) -> Bool {
    let before = unsafeBitCast(signal(number, SIG_IGN), to: Int.self)
    return before != unsafeBitCast(SIG_IGN, to: Int.self)
  }

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

extension Data {
  /// Writes the bytes to a file completely or not at all; requests to end the process wait, so that no temporary
  /// file is left.
  func write(uninterruptedTo url: URL) throws(FileError) {
    try TerminationRequests.deferred { () throws(FileError) in try write(wholeAt: url) }
  }
}

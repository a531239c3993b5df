/// The exit status of the command.
enum ExitStatus: Int32 {
  /// Success.
  case success = 0

  /// Findings or bad input.
  case findings = 1

  /// A wrong command line.
  case usage = 2
}

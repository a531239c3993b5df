import Foundation

/// Another process that runs to its end, and what it wrote.
struct ToolProcess {
  let status: Int32
  let output: String
  let errors: String

  /// Where the built command stands beside the tests; nil where it was not built.
  static let command: URL? = {
    let tests = URL(filePath: CommandLine.arguments[0])
    let command = tests.deletingLastPathComponent().appending(path: "autoscale")
    return FileManager.default.isExecutableFile(atPath: command.path) ? command : nil
  }()

  /// Runs a shell script, in which `$autoscale` is the command.
  init(_ script: String, in shell: String = "bash", at directory: URL? = nil) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [shell, "-c", script]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["autoscale": Self.command?.path ?? "autoscale"], uniquingKeysWith: { $1 })
    if let directory { process.currentDirectoryURL = directory }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try Self.unblockingSignals { try process.run() }
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = String(decoding: written, as: UTF8.self)
    self.errors = String(decoding: complained, as: UTF8.self)
  }

  /// Starts a process that takes signals; threads of tests block them, which processes inherit.
  private static func unblockingSignals(_ start: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try start()
  }

  /// Whether a program can be run.
  static func exists(_ program: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }
}

import AutoScaleSourceText
import Foundation

/// The user's browser.
enum Browser {
  /// The program of the system that opens a page; on Linux 'open' would be another one.
  private static let program: String = {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }()

  /// Opens a page, or says why that fails, and returns whether it is open.
  static func open(_ page: URL, on terminal: Terminal) -> Bool {
    guard let url = InstalledProgram.url(named: [program]) else {
      terminal.error("error: --open needs '\(program)'; open the page yourself")
      return false
    }
    let process = Process()
    process.executableURL = url
    process.arguments = [page.absoluteURL.path]
    // Browsers write warnings of their own.
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      process.waitUntilExit()
      let status = process.terminationStatus
      if status == 0 { return true }
      terminal.error("error: '\(program)' ends with status \(status); open the page yourself")
    } catch {
      terminal.error("error: the browser cannot be opened: \(error.cause)")
    }
    return false
  }
}

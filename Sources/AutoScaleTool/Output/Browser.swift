import AutoScaleSourceText
import Foundation

/// The user's browser.
enum Browser {
  /// Opens a page, or says why that fails.
  static func open(_ page: URL, on terminal: Terminal) {
    guard let program = InstalledProgram.url(named: ["open", "xdg-open"]) else {
      terminal.error("error: --open needs 'open' or 'xdg-open'; open the page yourself")
      return
    }
    let process = Process()
    process.executableURL = program
    process.arguments = [page.absoluteURL.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      process.waitUntilExit()
    } catch {
      terminal.error("error: the browser cannot be opened: \(error.cause)")
    }
  }
}

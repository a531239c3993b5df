import Foundation
import PackagePlugin

/// `swift package autoscale …`: the command, in a package that depends on this one.
@main struct AutoScaleCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "AutoScaleTool").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The exit status tells CI findings from a wrong command line.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

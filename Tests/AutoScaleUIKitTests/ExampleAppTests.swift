// On Apple's systems an executable cannot be imported by tests that run on a device.
#if canImport(UIKit) && os(Linux)
  import AutoScaleLayoutEngine
  import AutoScaleUIKit
  @testable import AutoScaleExampleApp
  import Foundation
  import AutoScaleTesting
  import Testing
  import UIKit
  import AutoScaleTrees

  @MainActor @Suite struct ExampleAppTests {
    @Test func `the login screen fits every phone`() {
      let controller = LoginViewController()
      controller.loadViewIfNeeded()
      expectSound(ViewNode.snapshot(of: controller.view))
    }

    @Test func `a window is scaled to itself`() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 450, height: 900))
      let label = UILabel("label", .systemFont(ofSize: 20))
      window.addSubview(label)
      if let screen = ScreenContext(of: window) { window.adaptScreenWidth(in: screen) }
      #expect(label.font.pointSize == 24)
    }

    @Test(arguments: ["AutoScaleUIKit", "AutoScaleSwiftUI"])
    func `every code block of the articles stands in the example app or its test`(
      module: String
    ) throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let app = root.appending(path: "Playground-scripts/ExampleApp")
      let names = try FileManager.default.contentsOfDirectory(atPath: app.path)
      let files = names.map { app.appending(path: $0) } + [URL(filePath: #filePath)]
      let code = try files.map(lines).joined()
      let articles = root.appending(path: "Sources/\(module)/\(module).docc")
      for name in try FileManager.default.contentsOfDirectory(atPath: articles.path) {
        for block in try blocks(of: articles.appending(path: name)) {
          let isCompiled = code.contains(block)
          #expect(isCompiled, "\(name) has a block that is not compiled:\n\(block)")
        }
      }
    }

    /// The lines of a file without their indentation, each with a line break.
    private func lines(of file: URL) throws -> String {
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) + "\n" }.joined()
    }

    /// The Swift blocks of an article, without indentation and imports.
    private func blocks(of file: URL) throws -> [String] {
      let parts = try lines(of: file).components(separatedBy: "```swift\n").dropFirst()
      return parts.compactMap { $0.components(separatedBy: "```\n").first }.map { block in
        block.split(separator: "\n").filter { !$0.hasPrefix("import ") }
          .map { $0 + "\n" }.joined()
      }
    }
  }
#endif

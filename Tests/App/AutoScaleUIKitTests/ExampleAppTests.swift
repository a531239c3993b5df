// On Apple's systems an executable cannot be imported by tests that run on a device.
#if canImport(UIKit) && os(Linux)
  import AutoScaleUIKit
  import AutoScaleUISnapshots
  @testable import AutoScaleExampleApp
  import Foundation
  import Testing
  @testable import UIKit
  import AutoScaleTrees

  extension ProcessWideTests {
    @MainActor @Suite struct ExampleAppTests {
      init() { ScreenContext.processWide = nil }

      @Test func `a snapshot has the views of the screen`() {
        let controller = LoginViewController()
        controller.loadViewIfNeeded()
        let login = ViewNode.snapshot(of: controller.view)
        #expect(login.children.count == controller.view.subviews.count)
      }

      @Test func `a window is scaled to itself`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 450, height: 900))
        let label = UILabel("label", .systemFont(ofSize: 20))
        window.addSubview(label)
        if let screen = ScreenContext(of: window) { window.adaptScreenWidth(in: screen) }
        #expect(label.font.pointSize == 24)
        label.font = .systemFont(ofSize: CGFloat(16.auto(in: label.screenContext)))
      }

      @Test func `values that are scaled where they are written follow the window`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 450, height: 900))
        ScreenContext.follow(window)
        let (view, label) = (UIView(), UILabel())
        window.addSubview(view)
        view.addSubview(label)
        label.font = UIFont.systemFont(ofSize: 16).auto()
        let top = label.topAnchor.constraint(equalTo: view.topAnchor, autoConstant: 24)
        top.isActive = true
        #expect(top.constant == 28.8 && label.font.pointSize == 19.2)
        window.frame.size.width = 375
        window.layoutIfNeeded()
        #expect(top.constant == 24)
      }

      @Test func `a tree of the design's numbers follows the window`() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 450, height: 900))
        ScreenContext.follow(window) { $0.adaptScreenWidth(in: $1) }
        window.rootViewController = LoginViewController()
        let view = UIView("view")
        window.addSubview(view)
        let constraints = [view.widthAnchor.constraint(equalToConstant: 10)]
        NSLayoutConstraint.activate(constraints)
        view.adaptScreenWidth()
        #expect(constraints[0].constant == 12)
        await window.settle()
        window.frame.size.width = 562.5
        window.layoutIfNeeded()
        #expect(constraints[0].constant == 15)
      }

      @Test func `the example app follows its window in every screen`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 450, height: 900))
        ScreenContext.follow(window)
        for controller in [WelcomeViewController(), LoginViewController()] {
          window.rootViewController = controller
          window.layoutIfNeeded()
          let label = controller.view.subviews.lazy.compactMap { $0 as? UILabel }.first
          #expect(try #require(label).font.pointSize == 36)
        }
      }

      @Test func `the screen that README shows is scaled to its window`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 450, height: 900))
        ScreenContext.follow(window)
        let offer = OfferViewController()
        window.rootViewController = offer
        window.layoutIfNeeded()
        let label = try #require(offer.view.subviews.first as? UILabel)
        #expect(label.font.pointSize == 33.6)
        #expect(offer.view.constraints.map(\.constant).sorted() == [19.2, 24])
      }

      @Test(arguments: ["iPhone SE (1st generation)", "iPhone 18 Pro Max"])
      func `a screen is pictured in a context, and in a window of the test`(name: String) throws {
        let screen = try Screen(named: name)
        let controller = LoginViewController()
        ScreenContext.with(screen.context()) {
          controller.loadViewIfNeeded()
          controller.view.frame.size = CGSize(width: screen.width, height: screen.height)
          controller.view.layoutIfNeeded()
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: screen.width, height: screen.height))
        ScreenContext.follow(window, isProcessWide: false)
        window.rootViewController = LoginViewController()
        window.layoutIfNeeded()
        for view in [controller.view, window.rootViewController?.view] {
          let label = view?.subviews.lazy.compactMap { $0 as? UILabel }.first
          #expect(label?.font.pointSize == CGFloat(30.auto(in: screen)))
        }
        #expect(ScreenContext.processWide == nil)
      }

      @Test func `rows and headers of the example's list are measured scaled`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 450, height: 900))
        ScreenContext.follow(window)
        let list = MessagesViewController()
        window.rootViewController = list
        window.layoutIfNeeded()
        let table = try #require(list.view as? UITableView)
        table.show(rows: 0..<2)
        #expect(table.shownHeight(ofRow: 0) == 24)
        #expect(table.tableHeaderView?.frame.height == 52.8)
      }

      @Test func `computed values are told from those of the design`() {
        let view = UIView()
        let scrollView = UIScrollView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        let height = 30.0
        constraint.setApplied(16.auto())
        view.setApplied(height / 3, to: .cornerRadius)
        scrollView.setApplied(height, to: .insets(.content, .bottom))
        let screen = UIView("screen", view, scrollView)
        screen.adaptScreenWidth()
        #expect(view.layer.cornerRadius == 10 && scrollView.contentInset.bottom == 30)
      }

      @Test(arguments: ["AutoScaleUIKit", "AutoScaleUISnapshots", "AutoScaleSwiftUI"])
      func `every code block of the articles stands in the example app or its tests`(
        module: String
      ) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
          .appending(path: "../../..").standardized
        let folders = ["Playground-scripts/ExampleApp", "Tests/App/AutoScaleExampleAppTests"]
        let files = try folders.flatMap { try self.files(in: root.appending(path: $0)) }
        let here = URL(filePath: #filePath)
        let readme = here.deletingLastPathComponent().appending(path: "ReadmeApp.swift")
        let code = try (files + [here, readme]).map(lines).joined()
        let articles = root.appending(path: "Sources/App/\(module)/\(module).docc")
        for file in try self.files(in: articles) {
          for block in try blocks(of: file) {
            let isCompiled = code.contains(block)
            #expect(
              isCompiled, "\(file.lastPathComponent) has a block that is not compiled:\n\(block)")
          }
        }
      }

      private func files(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
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
  }
#endif

#if canImport(UIKit)
  import AutoScale
  @testable import AutoScaleUIKit
  import Testing
  import UIKit

  extension ProcessWideTests {
    /// What becomes of the view that follows a window when others find it.
    @MainActor @Suite struct FollowerRemovalTests {
      private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

      init() throws {
        ScreenContext.processWide = nil
        ScreenContext.follow(window, rule: try .everywhere)
      }

      private func follower() throws -> FollowingView {
        try #require(AdaptationRecord.rare(for: window)?.follower)
      }

      private func resize() {
        window.frame.size.width = 440
        window.layoutIfNeeded()
      }

      /// Messages for developers that an operation causes.
      private func notices(_ operation: () async throws -> Void) async throws -> [String] {
        let notices = Notices()
        try await DeveloperNotice.$receiver.withValue(notices.add) { try await operation() }
        return notices.texts
      }

      @Test func `a window without subviews is followed on, and a debug build says so`()
        async throws
      {
        let said = try await notices {
          for view in window.subviews { view.removeFromSuperview() }
          try await follower().homecoming?.value
        }
        resize()
        #expect(ScreenContext.processWide?.width == 440)
        #expect(said.count == 1 && said[0].contains("was removed from UIWindow, and is put back"))
      }

      @Test func `code that removes subviews until there are none comes to its end`() async throws {
        while let view = window.subviews.first { view.removeFromSuperview() }
        #expect(window.subviews.isEmpty)
        try await follower().homecoming?.value
        #expect(window.subviews.count == 1)
      }

      @Test func `another root controller ends no following, and nothing is said`() async throws {
        let said = try await notices {
          window.rootViewController = UIViewController()
          try await follower().homecoming?.value
        }
        resize()
        #expect(ScreenContext.processWide?.width == 440 && said.isEmpty)
        #expect(window.subviews.first is FollowingView)
      }

      @Test func `a message in the window's first subview is in front, and can be touched`() throws
      {
        let content = UIView(frame: window.bounds)
        window.addSubview(content)
        let point = CGPoint(x: 5, y: 5)
        #expect(window.hitTest(point, with: nil) === content)
        let message = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.subviews.first?.addSubview(message)
        #expect(window.subviews.last === message.superview)
        #expect(window.hitTest(point, with: nil) === message)
        #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === content)
        message.removeFromSuperview()
        #expect(window.subviews.last === content && window.hitTest(point, with: nil) === content)
      }

      @Test func `a cell whose subviews are removed is still scaled`() throws {
        let cell = UITableViewCell(frame: .zero)
        cell.contentView.scaleWithWindow()
        window.addSubview(cell)
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        let label = UILabel("label", .systemFont(ofSize: 20))
        cell.contentView.addSubview(label)
        window.frame.size.width = 450
        window.layoutIfNeeded()
        #expect(label.font.pointSize == 24)
      }

      @Test func `before iOS 17 a view in the scaled one tells of windows, and is put back`()
        async throws
      {
        let view = UIView("view", UILabel("label", .systemFont(ofSize: 20)))
        view.scaleWithWindow()
        view.addEntryObserver()
        let observer = try #require(AdaptationRecord.rare(for: view)?.follower)
        observer.removeFromSuperview()
        await observer.homecoming?.value
        #expect(observer.superview === view)
        var count = 0
        (observer as? EntryObserver)?.tell = { count += 1 }
        window.addSubview(view)
        #expect(count > 0)
      }
    }
  }

  /// Messages for developers.
  private final class Notices: Sendable {
    private let received = Guarded<[String]>([])

    var texts: [String] { received.withLock(\.self) }

    @Sendable func add(_ text: String) { received.withLock { $0.append(text) } }
  }
#endif

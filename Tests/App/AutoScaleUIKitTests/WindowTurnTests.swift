// Scenes of other roles can be made by the stub alone.
#if canImport(UIKit) && os(Linux)
  @testable import AutoScaleUIKit
  import Testing
  @testable import UIKit

  extension ProcessWideTests {
    /// Which of several windows sets the process-wide context.
    @MainActor @Suite struct WindowTurnTests {
      init() { ScreenContext.processWide = nil }

      private func window(
        _ width: CGFloat, role: UISceneSession.Role = .windowApplication, isProcessWide: Bool? = nil
      ) throws -> (UIWindow, UIWindowScene) {
        let scene = UIWindowScene(size: CGSize(width: width, height: 900), role: role)
        let window = UIWindow(windowScene: scene)
        ScreenContext.follow(window, rule: try .everywhere, isProcessWide: isProcessWide)
        window.layoutIfNeeded()
        return (window, scene)
      }

      @Test func `an external display leaves the phone's numbers alone`() throws {
        let phone = try window(390)
        let display = try window(1920, role: .windowExternalDisplayNonInteractive)
        #expect(9.auto() == 9.36)
        display.0.frame.size.width = 1280
        display.0.layoutIfNeeded()
        #expect(9.auto() == 9.36 && 375.auto(in: display.0.screenContext) == 900)
        #expect(phone.0.screenContext.width == 390)
      }

      @Test func `an external display that is followed first sets nothing`() throws {
        let display = try window(1920, role: .windowExternalDisplayNonInteractive)
        #expect(ScreenContext.processWide == nil && display.0.screenContext.width == 1920)
        let phone = try window(390)
        #expect(ScreenContext.processWide?.width == 390 && phone.1.windows.count == 1)
      }

      @Test func `a window without touches leaves the numbers of the first one alone`() throws {
        let first = try window(390)
        let message = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        message.isUserInteractionEnabled = false
        ScreenContext.follow(message)
        #expect(ScreenContext.processWide?.width == 390 && first.0.window != nil)
      }

      @Test func `of two scenes each has its own context, and the first sets that of the process`()
        throws
      {
        let (first, second) = (try window(375), try window(450))
        #expect(10.auto() == 10 && 10.auto(in: second.0.screenContext) == 12)
        second.0.frame.size.width = 562.5
        second.0.layoutIfNeeded()
        #expect(10.auto() == 10 && 10.auto(in: second.0.screenContext) == 15)
        first.0.frame.size.width = 450
        first.0.layoutIfNeeded()
        #expect(10.auto() == 12)
      }

      @Test func `when a scene closes, the next window has its turn`() throws {
        let (first, second) = (try window(375), try window(450))
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: first.1)
        #expect(10.auto() == 12 && second.0.window != nil)
        first.0.frame.size.width = 750
        first.0.layoutIfNeeded()
        #expect(10.auto() == 12)
      }

      @Test func `a window that is no longer followed leaves its turn to the next one`() throws {
        let (first, second) = (try window(375), try window(450))
        ScreenContext.unfollow(first.0)
        #expect(10.auto() == 12)
        ScreenContext.unfollow(second.0)
        #expect(10.auto() == 12)
      }

      @Test func `a window that is released leaves its turn to the next one`() async throws {
        var first: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 900))
        ScreenContext.follow(first, rule: try .everywhere)
        let second = try window(450)
        #expect(10.auto() == 10 && first != nil)
        first = nil
        while ScreenContext.processWide?.width != 450 { await Task.yield() }
        #expect(10.auto() == 12 && second.0.window != nil)
      }

      @Test func `an app says which window sets the numbers`() throws {
        let first = try window(375)
        let second = try window(450, isProcessWide: true)
        #expect(10.auto() == 12)
        first.0.frame.size.width = 562.5
        first.0.layoutIfNeeded()
        #expect(10.auto() == 12)
        ScreenContext.follow(second.0, rule: try .everywhere, isProcessWide: false)
        #expect(10.auto() == 15)
      }

      @Test
      func
        `a window that is not made yet is followed without an unwrapping, and said to be missing`()
        throws
      {
        let missing: UIWindow? = nil
        let notices = Guarded<[String]>([])
        DeveloperNotice.$receiver.withValue({ text in notices.withLock { $0.append(text) } }) {
          ScreenContext.follow(missing)
        }
        ScreenContext.unfollow(missing)
        #expect(ScreenContext.processWide == nil)
        #expect(notices.withLock(\.self).first?.contains("no window to follow") == true)
      }
    }
  }
#endif

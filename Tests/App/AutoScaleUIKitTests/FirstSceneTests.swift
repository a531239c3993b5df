// Scenes are connected by the stub alone.
#if canImport(UIKit) && os(Linux)
  @testable import AutoScaleUIKit
  import Testing
  @testable import UIKit

  extension ProcessWideTests {
    /// Numbers that are scaled before a window is followed.
    @MainActor @Suite struct FirstSceneTests {
      init() {
        ScreenContext.processWide = nil
        ScreenContext.setFallback(nil)
        UIApplication.shared.connectedScenes = []
      }

      private func connect(
        _ width: CGFloat, role: UISceneSession.Role = .windowApplication,
        state: UIScene.ActivationState = .foregroundInactive
      ) -> UIWindowScene {
        let scene = UIWindowScene(size: CGSize(width: width, height: 900), role: role)
        scene.activationState = state
        UIApplication.shared.connectedScenes.insert(scene)
        return scene
      }

      @Test func `no scene is asked unless the app says so`() {
        _ = connect(390)
        #expect(16.auto() == 16 && ScreenContext.processWide == nil)
      }

      @Test func `a number of the first controller has the size of its scene`() throws {
        ScreenContext.startWithFirstScene(rule: try .everywhere)
        #expect(16.auto() == 16)
        _ = connect(390)
        #expect(16.auto() == 16.64 && ScreenContext.processWide?.width == 390)
        ScreenContext.setFallback(nil)
      }

      @Test func `a window that is followed comes before the scene`() throws {
        ScreenContext.startWithFirstScene(rule: try .everywhere)
        let scene = connect(390)
        #expect(10.auto() == 10.4)
        let window = UIWindow(windowScene: scene)
        window.frame.size.width = 450
        ScreenContext.follow(window, rule: try .everywhere)
        #expect(10.auto() == 12)
        ScreenContext.setFallback(nil)
      }

      @Test func `of several scenes that in front counts, and none without touches`() throws {
        _ = connect(1920, role: .windowExternalDisplayNonInteractive, state: .foregroundActive)
        _ = connect(450, state: .background)
        _ = connect(562.5, state: .unattached)
        _ = connect(375, state: .foregroundActive)
        ScreenContext.startWithFirstScene(rule: try .everywhere)
        #expect(16.auto() == 16 && ScreenContext.processWide?.width == 375)
        ScreenContext.setFallback(nil)
      }

      @Test func `another thread takes the design, and keeps nothing`() async throws {
        ScreenContext.startWithFirstScene(rule: try .everywhere)
        _ = connect(390)
        let number = await Task.detached { 16.auto() }.value
        #expect(number == 16)
        #expect(16.auto() == 16.64)
        ScreenContext.setFallback(nil)
      }
    }
  }
#endif

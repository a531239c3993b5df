#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension ScreenContext {
    /// Scales numbers to the first scene until a window is followed.
    ///
    ///     func application(
    ///       _ application: UIApplication,
    ///       willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ///     ) -> Bool {
    ///       ScreenContext.startWithFirstScene()
    ///       return true
    ///     }
    ///
    /// For code that runs before the scene delegate, such as the storyboard's first controller. The first
    /// number that is scaled on the main thread while a scene is connected sets the process-wide context;
    /// before that, and on other threads, numbers stay as designed. Without this call no scene is asked.
    ///
    /// - Parameter rule: The rule that turns design lengths into screen lengths.
    @available(iOSApplicationExtension, unavailable)
    @available(tvOSApplicationExtension, unavailable)
    @available(visionOSApplicationExtension, unavailable)
    @MainActor
    public static func startWithFirstScene(rule: ScalingRule = .standard) {
      // Not `Thread.isMainThread`: the main actor runs on the main queue, which has other threads on Linux.
      DispatchQueue.main.setSpecific(key: mainQueue.key, value: true)
      setFallback {
        guard DispatchQueue.getSpecific(key: mainQueue.key) == true else { return nil }
        return MainActor.assumeIsolated { firstScene(rule: rule) }
      }
    }

    private static let mainQueue = QueueMark()

    /// A mark of a queue.
    private struct QueueMark: @unchecked Sendable {
      // Invariant of Sendable: a key has no state but its identity. The Dispatch of Swift 6.0 does not say so.
      let key = DispatchSpecificKey<Bool>()
    }

    /// The context of a scene that people touch, of one in the foreground if there is one.
    @available(iOSApplicationExtension, unavailable)
    @available(tvOSApplicationExtension, unavailable)
    @available(visionOSApplicationExtension, unavailable)
    @MainActor
    private static func firstScene(rule: ScalingRule) -> ScreenContext? {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .filter { $0.session.role == .windowApplication }
      // Active, inactive and in the background are 0, 1 and 2; a scene that is not attached yet comes last.
      let first = scenes.min {
        UInt(bitPattern: $0.activationState.rawValue)
          < UInt(bitPattern: $1.activationState.rawValue)
      }
      return first.flatMap { ScreenContext(of: $0, rule: rule) }
    }
  }
#endif

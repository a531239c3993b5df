#if canImport(UIKit)
  import AutoScale
  import UIKit

  /// The windows that are followed, and the views that are scaled with their window.
  @MainActor enum FollowedWindows {
    private struct Weak<Object: AnyObject> {
      weak var object: Object?
    }

    private static var followers: [Weak<ScreenFollower>] = []
    private static var scalers: [Weak<ViewScaler>] = []
    /// The number of scalers, living or not, from which on the list is cleared up.
    private static var scalerLimit = 64

    /// The window that sets the process-wide context.
    private static weak var processWideFollower: ScreenFollower?
    private static var observer: (any NSObjectProtocol)?

    static func add(_ follower: ScreenFollower) {
      followers.removeAll { $0.object == nil }
      if !followers.contains(where: { $0.object === follower }) {
        followers.append(Weak(object: follower))
      }
      if follower.isProcessWide == true { processWideFollower = follower }
      observeScenes()
      setProcessWide()
    }

    static func remove(_ follower: ScreenFollower) {
      followers.removeAll { $0.object == nil || $0.object === follower }
      if processWideFollower === follower { processWideFollower = nil }
      setProcessWide()
    }

    /// Sets the process-wide context to that of the window that has the turn.
    ///
    /// Where none has it, the first window that people touch takes it. Without any, the process-wide
    /// context stays.
    static func setProcessWide() {
      if processWideFollower?.maySetProcessWide != true {
        processWideFollower = followers.lazy.compactMap(\.object).first(where: \.maySetProcessWide)
      }
      guard let context = processWideFollower?.context, context != ScreenContext.processWide else {
        return
      }
      ScreenContext.processWide = context
    }

    /// Gives the turn to another window when a scene closes: its window may live on.
    private static func observeScenes() {
      if observer != nil { return }
      observer = NotificationCenter.default.addObserver(
        forName: UIScene.didDisconnectNotification, object: nil, queue: nil
      ) { notification in
        let scene = (notification.object as? UIScene).map { ObjectIdentifier($0) }
        MainActor.assumeIsolated { close(scene) }
      }
    }

    private static func close(_ scene: ObjectIdentifier?) {
      for case let follower? in followers.map(\.object) {
        guard let window = follower.home as? UIWindow, let own = window.windowScene,
          ObjectIdentifier(own) == scene
        else { continue }
        remove(follower)
      }
      scaleViews()
    }

    static func add(_ scaler: ViewScaler) {
      if scalers.count >= scalerLimit {
        scalers.removeAll { $0.object == nil }
        scalerLimit = max(64, 2 * scalers.count)
      }
      scalers.append(Weak(object: scaler))
    }

    /// The context of a followed window.
    static func context(of window: ObjectIdentifier) -> ScreenContext? {
      followers.lazy.compactMap(\.object)
        .first { $0.home.map { ObjectIdentifier($0) } == window }?.context
    }

    /// Scales the views that are scaled with their window, also those in none, such as the cells that
    /// a list keeps for reuse: it measures them before they are in its window.
    static func scaleViews() {
      for scaler in scalers { scaler.object?.update() }
    }
  }
#endif

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

    static func add(_ follower: ScreenFollower) {
      followers.removeAll { $0.object == nil || $0.object === follower }
      followers.append(Weak(object: follower))
    }

    static func remove(_ follower: ScreenFollower) {
      followers.removeAll { $0.object == nil || $0.object === follower }
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

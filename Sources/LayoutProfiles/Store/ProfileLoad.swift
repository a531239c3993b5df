import Synchronization

/// A load that is under way, shared by all who wait for it; a class, because it has identity.
final class ProfileLoad: Sendable {
  typealias Observer = @Sendable (ProfileLoadProgress) -> Void

  private let state = Mutex<(observers: [Observer], latest: ProfileLoadProgress?)>(([], nil))

  /// Adds somebody who wants to know how far the load has come, and tells where it stands.
  func observe(_ observer: @escaping Observer) {
    let latest = state.withLock {
      $0.observers.append(observer)
      return $0.latest
    }
    if let latest { observer(latest) }
  }

  /// Tells all observers how far the load has come.
  func report(_ progress: ProfileLoadProgress) {
    let observers = state.withLock {
      $0.latest = progress
      return $0.observers
    }
    for observer in observers { observer(progress) }  // foreign code runs outside the lock
  }
}

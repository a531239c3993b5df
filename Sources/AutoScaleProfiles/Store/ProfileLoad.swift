import AutoScale

/// A load that is under way, shared by all who wait for it; a class, because it has identity.
final class ProfileLoad: Sendable {
  typealias Observer = @Sendable (ProfileLoadProgress) -> Void

  private let observers: Guarded<[Observer]>

  /// Makes a load for whoever begins it.
  init(_ observer: Observer? = nil) {
    observers = Guarded(observer.map { [$0] } ?? [])
  }

  /// Adds somebody who wants to know how far the load comes from now on.
  func add(_ observer: @escaping Observer) { observers.withLock { $0.append(observer) } }

  /// Tells all observers how far the load has come.
  func report(_ progress: ProfileLoadProgress) {
    // Foreign code runs outside the lock.
    for observer in observers.withLock(\.self) { observer(progress) }
  }
}

import AutoScale

/// A load in progress, shared by all its waiting callers; a class, because it has identity.
final class ProfileLoad: Sendable {
  typealias Observer = @Sendable (ProfileLoadProgress) -> Void

  private let observers: Guarded<[Observer]>

  /// Makes a load for the caller that begins it.
  init(_ observer: Observer? = nil) {
    observers = Guarded(observer.map { [$0] } ?? [])
  }

  /// Adds an observer of the progress from now on.
  func add(_ observer: @escaping Observer) { observers.withLock { $0.append(observer) } }

  /// Reports the progress to all observers.
  func report(_ progress: ProfileLoadProgress) {
    // Foreign code runs outside the lock.
    for observer in observers.withLock(\.self) { observer(progress) }
  }
}

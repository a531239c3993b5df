import Synchronization

/// The process-wide context in a form that every number can read without a lock.
///
/// The two numbers of the scale are guarded by a version, as in a sequence lock: a writer makes the
/// version odd, writes, and makes it even again; a reader that sees the same even version before
/// and after has a pair that belongs together. An odd version that stays says that the context
/// needs more than a factor. While any override is alive, readers look at the task first.
@usableFromInline
struct AmbientScale: ~Copyable, Sendable {
  /// How many overrides are alive, in whatever task: their tokens count themselves in and out.
  @usableFromInline let overrides = Atomic<Int>(0)
  @usableFromInline let version = Atomic<UInt>(0)
  @usableFromInline let multiplier = Atomic<UInt64>((1.0).bitPattern)
  @usableFromInline let divisor = Atomic<UInt64>((1.0).bitPattern)

  init() {}

  /// Whether no context was ever published.
  @inlinable var wasNeverSet: Bool { version.load(ordering: .relaxed) == 0 }

  /// The process-wide scale, or nil while it is being changed or is more than a factor.
  @inlinable
  @inline(__always)
  func load() -> ScalePair? {
    let before = version.load(ordering: .acquiring)
    let pair = ScalePair(
      unchecked: Double(bitPattern: multiplier.load(ordering: .acquiring)),
      Double(bitPattern: divisor.load(ordering: .acquiring)))
    let after = version.load(ordering: .relaxed)
    return before == after && before & 1 == 0 ? pair : nil
  }

  /// Publishes a scale, or nil for a context that needs more; callers hold the lock of the context.
  func store(_ pair: ScalePair?) {
    let next = (version.load(ordering: .relaxed) | 1) &+ 2
    version.store(next, ordering: .sequentiallyConsistent)
    guard let pair else { return }
    multiplier.store(pair.multiplier.bitPattern, ordering: .sequentiallyConsistent)
    divisor.store(pair.divisor.bitPattern, ordering: .sequentiallyConsistent)
    version.store(next &+ 1, ordering: .sequentiallyConsistent)
  }
}

extension ScalePair {
  /// The pair as it was stored, without making it an identity again.
  @inlinable
  @inline(__always)
  init(unchecked multiplier: Double, _ divisor: Double) {
    self.multiplier = multiplier
    self.divisor = divisor
  }
}

/// The one ambient scale of the process.
@usableFromInline let ambientScale = AmbientScale()

/// Scales a value by the context that holds here.
@inlinable
@inline(__always)
func scaledByCurrentContext(_ value: Double) -> Double {
  MissingContext.check()
  if ambientScale.overrides.load(ordering: .relaxed) == 0, let scale = ambientScale.load() {
    return scale(value)
  }
  return scaledByOverride(value)
}

/// The same by way of the task-local override and the whole process-wide context.
@usableFromInline
@inline(never)
func scaledByOverride(_ value: Double) -> Double {
  let override =
    presentOverrides.load(ordering: .acquiring)?.withoutCounting { $0.get() } ?? []
  if let pair = override.isEmpty ? ambientScale.load() : override[0].scale { return pair(value) }
  return ScreenContext.current.scaled(value)
}

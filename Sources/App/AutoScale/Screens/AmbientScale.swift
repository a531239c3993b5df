import AutoScaleAtomics

/// The process-wide context in a form that can be read without a lock.
///
/// A sequence lock guards the two numbers of the scale: a writer makes the version odd, writes, and
/// makes it even again; a reader that sees the same even version before and after has a consistent
/// pair. A version that stays odd means that the context needs more than a factor. While any
/// override is alive, readers check the task first.
@usableFromInline
enum AmbientScale {
  /// Whether no context was ever published.
  @inlinable static var wasNeverSet: Bool { autoscale_was_never_set() }

  /// Whether an override is alive in any task: their tokens count themselves in and out.
  @inlinable
  @inline(__always)
  static var hasOverrides: Bool { autoscale_overrides() != 0 }

  /// Returns the process-wide scale, or `nil` while it is being changed or if it is more than a
  /// factor.
  @inlinable
  @inline(__always)
  static func load() -> ScalePair? {
    let scale = autoscale_load_scale()
    return scale.isSteady ? ScalePair(unchecked: scale.multiplier, scale.divisor) : nil
  }

  /// Publishes a scale, or `nil` for a context that needs more; callers hold the lock of the
  /// context.
  static func store(_ pair: ScalePair?) {
    // Without a pair the version stays odd, so that readers ask for the whole context.
    autoscale_begin_change()
    if let pair { autoscale_end_change(pair.multiplier, pair.divisor) }
  }
}

extension ScalePair {
  /// Makes the stored pair, without normalizing it to the identity again.
  @inlinable
  @inline(__always)
  init(unchecked multiplier: Double, _ divisor: Double) {
    self.multiplier = multiplier
    self.divisor = divisor
  }
}

/// Scales a value by the context in effect.
@inlinable
@inline(__always)
func scaledByCurrentContext(_ value: Double) -> Double {
  MissingContext.check()
  if !AmbientScale.hasOverrides, let scale = AmbientScale.load() {
    return scale(value)
  }
  return scaledByOverride(value)
}

/// Scales by the task-local override and the whole process-wide context.
@usableFromInline
@inline(never)
func scaledByOverride(_ value: Double) -> Double {
  let override = ContextOverride.present
  if let pair = override.isEmpty ? AmbientScale.load() : override[0].scale { return pair(value) }
  // Rounding and custom calculations need the whole context.
  return ScreenContext.current.scaled(value)
}

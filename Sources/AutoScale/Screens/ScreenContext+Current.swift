import AutoScaleAtomics

extension ScreenContext {
  /// The design's own screen: 375 × 667 points, scaled by nothing.
  public static let design = ScreenContext(Values(width: 375, height: 667))

  /// The context that holds here: the override of the present task, else the process-wide one,
  /// else ``design``, with which every value stays what it is.
  ///
  /// In an app a debug build says once that no context was ever set, with the line to write.
  ///
  /// - Complexity: O(1), but slower than `auto()`, because it takes a lock and counts a reference.
  public static var current: ScreenContext {
    MissingContext.check()
    return ContextOverride.context ?? processWide ?? design
  }

  /// The context for everything that no override covers; an app sets it when its window changes.
  ///
  /// In an app with UIKit `ScreenContext.follow(window)` of the module `AutoScaleUIKit` does.
  ///
  ///     ScreenContext.processWide = try ScreenContext(width: 390, height: 844)
  ///
  /// Safe from any thread: a number that is scaled meanwhile sees the old or the new context, never
  /// a width of one with the reference of the other. Nil, as at the start, means ``design``.
  public static var processWide: ScreenContext? {
    get { processWideContext.withLock(\.self) }
    set {
      processWideContext.withLock { context in
        context = newValue
        autoscale_set_identity(newValue?.identity ?? 0)
        let isOnlyFactor = newValue?.isOnlyFactor ?? true
        AmbientScale.store(isOnlyFactor ? newValue?.scale ?? .identity : nil)
      }
    }
  }

  /// Sets ``processWide`` to a whole screen.
  ///
  ///     ScreenContext.setProcessWide(try Screen(named: "iPhone 17"))
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - rule: The rule that turns design lengths into screen lengths.
  public static func setProcessWide(_ screen: Screen, rule: ScalingRule = .standard) {
    processWide = screen.context(rule: rule)
  }

  /// Whether ``current`` is this very context in every task, asked without a lock or a reference.
  ///
  /// False says nothing: an equal context may hold, or an override somewhere.
  package var isCurrentEverywhere: Bool {
    !AmbientScale.hasOverrides && autoscale_identity() == identity
  }

  /// Runs an operation with a context of its own.
  ///
  ///     let width = ScreenContext.with(narrow) { 100.auto() }
  ///
  /// The context holds in the operation and in the tasks that it creates with `Task {}`, `async let`
  /// and task groups, even when they outlive it. It does not reach `Task.detached`, dispatch queues
  /// or threads: these see ``processWide``.
  ///
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public static func with<Result>(
    _ context: ScreenContext, operation: () throws -> Result
  ) rethrows -> Result {
    try ContextOverride.$current.withValue([ContextOverride(context)], operation: operation)
  }

  /// Runs an asynchronous operation with a context of its own, on the caller's actor.
  ///
  /// The context holds as in the synchronous form.
  ///
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public static func with<Result>(
    _ context: ScreenContext,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await ContextOverride.$current.withValue(
      [ContextOverride(context)], operation: operation, isolation: isolation)
  }
}

private let processWideContext = Guarded<ScreenContext?>(nil)

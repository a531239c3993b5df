import AutoScaleAtomics

extension ScreenContext {
  /// The design's own screen: 375 × 667 points, without scaling.
  public static let design = ScreenContext(Values(width: 375, height: 667))

  /// The context in effect: the override of the current task, else the process-wide one, else
  /// ``design``, which returns every value unchanged.
  ///
  /// In an app, a debug build reports once that no context was ever set, with the line to write.
  ///
  /// - Complexity: O(1), but slower than `auto()`, because it takes a lock and retains an object.
  public static var current: ScreenContext {
    MissingContext.check()
    return ContextOverride.context ?? processWide ?? contextOfFirstScene ?? design
  }

  /// Asks for the process-wide context where none was set, at the first number that needs it.
  ///
  /// - Parameter find: Returns the context, or `nil` while there is none; called on any thread.
  package static func setFallback(_ find: (@Sendable () -> ScreenContext?)?) {
    fallback.withLock { $0 = find }
    if processWide == nil { processWide = nil }
  }

  /// The context that the fallback finds, which is the process-wide one from then on.
  private static var contextOfFirstScene: ScreenContext? {
    guard let find = fallback.withLock(\.self) else { return nil }
    guard let context = find() else {
      MissingContext.report()
      return nil
    }
    processWide = context
    return context
  }

  /// The context of the enclosing ``with(_:operation:)``, if any.
  package static var enclosing: ScreenContext? { ContextOverride.context }

  /// The context in effect, or `nil` if none was ever set.
  package static var ifSet: ScreenContext? { enclosing ?? processWide }

  /// The context outside all overrides; an app sets it when its window changes.
  ///
  /// In an app with UIKit, `ScreenContext.follow(window)` of the module `AutoScaleUIKit` sets it.
  ///
  ///     ScreenContext.processWide = try ScreenContext(width: 390, height: 844)
  ///
  /// Safe from any thread: a number scaled meanwhile uses the old or the new context, never a width
  /// of one with the reference of the other. `nil`, the initial value, means ``design``.
  public static var processWide: ScreenContext? {
    get { processWideContext.withLock(\.self) }
    set {
      // All three change under one lock, in the order in which readers fall back.
      processWideContext.withLock { context in
        context = newValue
        autoscale_set_identity(newValue?.identity ?? 0)
        let isOnlyFactor = newValue?.isOnlyFactor ?? fallback.withLock { $0 == nil }
        // Without a pair readers ask for the whole context.
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

  /// Whether ``current`` is this very instance in every task, checked without a lock or a retain.
  ///
  /// False is inconclusive: an equal context or an override may be in effect.
  package var isCurrentEverywhere: Bool {
    !AmbientScale.hasOverrides && autoscale_identity() == identity
  }

  /// Runs an operation with its own context.
  ///
  ///     let width = ScreenContext.with(narrow) { 100.auto() }
  ///
  /// The context applies to the operation and to the tasks that it creates with `Task {}`, `async
  /// let` and task groups, even if they outlive it. It does not reach `Task.detached`, dispatch
  /// queues or threads: these use ``processWide``.
  ///
  /// - Returns: The result of the operation.
  /// - Throws: Any error that the operation throws.
  @discardableResult
  public static func with<Result>(
    _ context: ScreenContext, operation: () throws -> Result
  ) rethrows -> Result {
    try ContextOverride.$current.withValue([ContextOverride(context)], operation: operation)
  }

  /// Runs an asynchronous operation with its own context, on the caller's actor.
  ///
  /// The context applies as in the synchronous form.
  ///
  /// - Returns: The result of the operation.
  /// - Throws: Any error that the operation throws.
  @discardableResult
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
private let fallback = Guarded<(@Sendable () -> ScreenContext?)?>(nil)

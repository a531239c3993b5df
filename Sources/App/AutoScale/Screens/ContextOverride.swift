import AutoScaleAtomics

/// A context that holds in one task and its child tasks.
struct ContextOverride: Sendable {
  /// The override of the current task, as the only element of an array; empty means the
  /// process-wide context.
  ///
  /// An array, because a task-local is read as a copy: copying an empty array retains nothing,
  /// while generic code copies an optional four times as slowly.
  @TaskLocal static var current: [ContextOverride] = []

  /// The context of ``current``, without reading the task-local while no override is alive.
  static var context: ScreenContext? {
    AmbientScale.hasOverrides ? current.first?.context : nil
  }

  /// The same as ``current``, by way of the task-local that the first override set; empty before
  /// that.
  ///
  /// Reading the lazy static each time would take a twentieth of the time of scaling a number.
  static var present: [ContextOverride] {
    guard let local = autoscale_present_overrides() else { return [] }
    return Unmanaged<TaskLocal<[ContextOverride]>>.fromOpaque(local).withoutCounting { $0.get() }
  }

  /// The factor, or `nil` if the whole context is needed.
  let scale: ScalePair?

  let context: ScreenContext

  private let life = OverrideLife()

  init(_ context: ScreenContext) {
    self.context = context
    // Stored, because each number that is scaled in the override asks for it.
    scale = context.isOnlyFactor ? context.scale : nil
  }
}

/// Counts an override in and out for its lifetime in a task.
///
/// A child task keeps its copy of the task-local values, including this object, while it runs. The
/// count therefore follows the object's lifetime and not the scope.
private final class OverrideLife: Sendable {
  init() {
    // The address is the same for all overrides, so it does not matter which of them writes it.
    autoscale_set_present_overrides(Unmanaged.passUnretained(ContextOverride.$current).toOpaque())
    autoscale_add_overrides(1)
  }

  deinit { autoscale_add_overrides(-1) }
}

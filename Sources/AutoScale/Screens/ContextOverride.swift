import AutoScaleAtomics

/// A context that holds in one task and its child tasks.
struct ContextOverride: Sendable {
  /// The override of the present task, alone in an array; none means the process-wide context.
  ///
  /// An array, because a task hands out a copy: an empty one has nothing whose references are counted,
  /// and an optional is copied by generic code that takes four times as long.
  @TaskLocal static var current: [ContextOverride] = []

  /// The context of ``current``, without asking the task while no override is alive anywhere.
  static var context: ScreenContext? {
    AmbientScale.hasOverrides ? current.first?.context : nil
  }

  /// The same as ``current`` by way of the task-local that the first override set; none while there
  /// was none.
  ///
  /// Asking for the lazy static each time would take a twentieth of the time of a number.
  static var present: [ContextOverride] {
    guard let local = autoscale_present_overrides() else { return [] }
    return Unmanaged<TaskLocal<[ContextOverride]>>.fromOpaque(local).withoutCounting { $0.get() }
  }

  /// The factor by itself, or nil when the whole context has to be asked.
  let scale: ScalePair?

  let context: ScreenContext

  private let life = OverrideLife()

  init(_ context: ScreenContext) {
    self.context = context
    scale = context.isOnlyFactor ? context.scale : nil
  }
}

/// Counts an override in and out, for as long as a task has it.
///
/// A child task keeps its copy of the task-local values, and with them this object, for as long as
/// it runs. That is why the count is bound to the object's life and not to the scope.
private final class OverrideLife: Sendable {
  init() {
    autoscale_set_present_overrides(Unmanaged.passUnretained(ContextOverride.$current).toOpaque())
    autoscale_add_overrides(1)
  }

  deinit { autoscale_add_overrides(-1) }
}

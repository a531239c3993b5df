/// A context that holds in one task and its child tasks; a class, because its life is counted.
///
/// A child task keeps its copy of the task-local values, and with them this object, for as long as
/// it runs. That is why the count is bound to the object's life and not to the scope.
final class ContextOverride: Sendable {
  /// The override of the present task, or the one without a context.
  ///
  /// Not optional: the task copies an optional reference by generic code that takes four times as long.
  @TaskLocal static var current = ContextOverride()

  /// The context of ``current``, without asking the task while no override is alive anywhere.
  static var context: ScreenContext? {
    ambientScale.overrides.load(ordering: .relaxed) == 0 ? nil : current.context
  }

  let context: ScreenContext?

  /// The factor by itself, or nil when the whole context has to be asked.
  let scale: ScalePair?

  private init() { (context, scale) = (nil, nil) }

  init(_ context: ScreenContext) {
    self.context = context
    scale = context.isOnlyFactor ? context.scale : nil
    ambientScale.overrides.add(1, ordering: .sequentiallyConsistent)
  }

  // The one without a context lives on.
  deinit { ambientScale.overrides.subtract(1, ordering: .sequentiallyConsistent) }
}

/// Tells the developer of an app, once and in debug builds only, that nobody set a context.
///
/// Without UIKit, as in tests and tools on Linux, a context that was never set is nothing unusual.
@usableFromInline
enum MissingContext {
  @usableFromInline static let message = """
    AutoScale: nobody set the screen, so that all values stay as they were drawn. Write
    ScreenContext.follow(window) into scene(_:willConnectTo:options:) of the scene delegate; in SwiftUI \
    autoScaleContainer() around the root view, and 16.auto(in: screenContext) with \
    @Environment(\\.screenContext). A test hands a context in: ScreenContext.with(context) { 16.auto() }.
    """

  private static let isSaid = Guarded(false)

  /// Prints the message if it was not printed before.
  @usableFromInline
  @inline(never)
  static func say() {
    let isNew = isSaid.withLock { isSaid in
      defer { isSaid = true }
      return !isSaid
    }
    if isNew { print(message) }
  }

  /// Says so if no context was ever set and none is put around the present task.
  @inlinable
  @inline(__always)
  static func check() {
    #if DEBUG && canImport(UIKit)
      if AmbientScale.wasNeverSet && !AmbientScale.hasOverrides { say() }
    #endif
  }
}

/// Tells an app's developer, once and in debug builds only, that no context was ever set.
///
/// Without UIKit, as in tests and tools on Linux, running without a context is normal.
@usableFromInline
enum MissingContext {
  private static let message = """
    the screen was never set, so that all values stay as designed. Call \
    ScreenContext.follow(window) in scene(_:willConnectTo:options:) of the scene delegate; in SwiftUI put \
    autoScaleContainer() around the root view, and use 16.auto(in: screenContext) with \
    @Environment(\\.screenContext). Code that runs before has to wait, or ask the first scene: \
    ScreenContext.startWithFirstScene(). In a test, pass a context: ScreenContext.with(context) { 16.auto() }.
    """

  private static let notice = DeveloperNotice()

  /// Prints the message unless it was printed before.
  @usableFromInline
  @inline(never)
  static func say() { notice.print(message) }

  /// Prints the message in an app's debug build.
  static func report() {
    #if DEBUG && canImport(UIKit)
      say()
    #endif
  }

  /// Prints the message if no context was ever set and no override surrounds the current task.
  @inlinable
  @inline(__always)
  static func check() {
    #if DEBUG && canImport(UIKit)
      if AmbientScale.wasNeverSet && !AmbientScale.hasOverrides { say() }
    #endif
  }
}

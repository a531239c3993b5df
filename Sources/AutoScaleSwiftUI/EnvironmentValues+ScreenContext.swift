#if canImport(SwiftUI)
  import AutoScale
  import SwiftUI

  extension EnvironmentValues {
    /// The screen onto which the views here are scaled: that of the nearest `autoScaleContainer()`
    /// around them, else the current one.
    ///
    ///     @Environment(\.screenContext) private var screen
    ///     let spacing = 16.auto(in: screen)
    public var screenContext: ScreenContext {
      get { self[ScreenContextKey.self] ?? .current }
      set { self[ScreenContextKey.self] = newValue }
    }
  }

  private struct ScreenContextKey: EnvironmentKey {
    static var defaultValue: ScreenContext? { nil }
  }
#endif

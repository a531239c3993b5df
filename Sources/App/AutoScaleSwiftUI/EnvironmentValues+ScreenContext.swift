#if canImport(SwiftUI)
  import AutoScale
  import SwiftUI
  #if canImport(UIKit)
    import AutoScaleUIKit
    import UIKit
  #endif

  extension EnvironmentValues {
    /// The screen onto which views are scaled.
    ///
    ///     @Environment(\.screenContext) private var screen
    ///     let spacing = 16.auto(in: screen)
    ///
    /// The nearest enclosing `autoScaleContainer()` sets it. Without a container, from iOS 17 on, it
    /// comes from the window that `ScreenContext.follow` of the module `AutoScaleUIKit` follows.
    /// UIKit views in a container have the container's context. Otherwise it is the current context:
    /// in a preview without a container every value stays as designed.
    public var screenContext: ScreenContext {
      get {
        #if canImport(UIKit)
          if #available(iOS 17, tvOS 17, *) { return self[BridgedContextKey.self] ?? .current }
        #endif
        return self[ScreenContextKey.self] ?? .current
      }
      set {
        #if canImport(UIKit)
          if #available(iOS 17, tvOS 17, *) {
            self[BridgedContextKey.self] = newValue
            return
          }
        #endif
        self[ScreenContextKey.self] = newValue
      }
    }
  }

  private struct ScreenContextKey: EnvironmentKey {
    static var defaultValue: ScreenContext? { nil }
  }

  #if canImport(UIKit)
    /// The same value as a trait for UIKit views.
    @available(iOS 17, tvOS 17, *)
    private struct BridgedContextKey: UITraitBridgedEnvironmentKey {
      static var defaultValue: ScreenContext? { nil }

      static func read(from traits: UITraitCollection) -> ScreenContext? {
        traits[ScreenContextTrait.self]?.context
      }

      static func write(to traits: inout any UIMutableTraits, value: ScreenContext?) {
        traits[ScreenContextTrait.self] = value.map { TraitScreen($0) }
      }
    }
  #endif
#endif

#if canImport(SwiftUI)
  import AutoScale
  import SwiftUI

  extension View {
    /// Shows the view on several screens, one below the other, for previews.
    ///
    ///     #Preview {
    ///       LoginScreen().autoScalePreview(on: Screen.phones)
    ///     }
    ///
    /// Each view has the whole size of its screen and is scaled to it; idiom, pixels and safe area
    /// are the screen's, whatever device shows the preview.
    ///
    /// - Parameters:
    ///   - screens: The screens.
    ///   - rule: The rule that turns design lengths into screen lengths.
    /// - Returns: A scrolling list with the name of each screen above the view.
    public func autoScalePreview(on screens: [Screen], rule: ScalingRule = .standard) -> some View {
      ScrollView {
        VStack(spacing: 16) {
          ForEach(screens.indices, id: \.self) { index in
            let context = screens[index].context(rule: rule)
            VStack(spacing: 4) {
              Text(screens[index].name)
              self
                .environment(\.screenContext, context)
                .frame(width: CGFloat(context.width), height: CGFloat(context.height))
            }
          }
        }
      }
    }
  }
#endif

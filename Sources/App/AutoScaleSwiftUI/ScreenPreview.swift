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
    /// are the screen's, whatever device shows the preview. The text size is that of the preview, as in
    /// `.dynamicTypeSize(.accessibility1)` around it.
    ///
    /// - Parameters:
    ///   - screens: The screens.
    ///   - rule: The rule that turns design lengths into screen lengths.
    /// - Returns: A scrolling list with the name of each screen above the view.
    public func autoScalePreview(on screens: [Screen], rule: ScalingRule = .standard) -> some View {
      ScrollView {
        VStack(spacing: 16) {
          ForEach(screens.indices, id: \.self) { index in
            VStack(spacing: 4) {
              Text(screens[index].name)
              modifier(OnScreen(context: screens[index].context(rule: rule)))
            }
          }
        }
      }
    }
  }

  private struct OnScreen: ViewModifier {
    let context: ScreenContext
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    func body(content: Content) -> some View {
      var context = context
      context.textSize = TextSizeCategory(dynamicTypeSize)
      return
        content
        .environment(\.screenContext, context)
        .frame(width: CGFloat(context.width), height: CGFloat(context.height))
    }
  }
#endif

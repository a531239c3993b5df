#if canImport(SwiftUI)
  import AutoScale
  import SwiftUI

  extension View {
    /// Scales all that is in this view to the size that it is offered.
    ///
    /// It stands around the root view of a window, or around a part that a design fills, such as a
    /// column of a split view:
    ///
    ///     WindowGroup {
    ///       LoginScreen().autoScaleContainer()
    ///     }
    ///
    /// The view takes all the room that it is offered. Rotation, Split View, Stage Manager,
    /// folding, and another text size or direction evaluate what is in it anew.
    ///
    /// The size is read in the pass that lays the content out, so that nothing is shown in the
    /// wrong size first; `onGeometryChange` tells of it only afterwards.
    ///
    /// To SwiftUI a keyboard is safe area: while it is up, `safeArea` has its height at
    /// the bottom. The size stays, and so does every factor but that of
    /// `ScalingMethod.safeAreaHeight`, which a screen with text fields should not use.
    ///
    /// - Parameter rule: The rule that turns design lengths into screen lengths.
    /// - Returns: A view that fills the room and has the context in its environment.
    public func autoScaleContainer(rule: ScalingRule = .standard) -> some View {
      modifier(ScaleContainer(rule: rule))
    }
  }

  /// Puts the context of the room that it is offered into the environment of its content.
  private struct ScaleContainer: ViewModifier {
    let rule: ScalingRule
    @Environment(\.displayScale) private var displayScale
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.screenContext) private var outerContext

    func body(content: Content) -> some View {
      GeometryReader { geometry in
        content
          .environment(\.screenContext, context(for: geometry))
          .frame(width: geometry.size.width, height: geometry.size.height)
      }
    }

    /// The context of the room; that around it while the room has no size.
    ///
    /// The size that a view is offered leaves the safe area out; that of a window, which rules are
    /// about, has it in.
    private func context(for geometry: GeometryProxy) -> ScreenContext {
      let isRightToLeft = layoutDirection == .rightToLeft
      let insets = LayoutInsets(geometry.safeAreaInsets, isRightToLeft: isRightToLeft)
      do {
        return try ScreenContext(
          width: Double(geometry.size.width) + insets.horizontal,
          height: Double(geometry.size.height) + insets.vertical,
          pixelsPerPoint: Double(displayScale), idiom: .ofTheDevice, safeArea: insets,
          layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
          preferredLanguages: Locale.preferredLanguages,
          textSize: TextSizeCategory(dynamicTypeSize), rule: rule)
      } catch {
        return outerContext
      }
    }
  }

  extension LayoutInsets {
    fileprivate init(_ insets: EdgeInsets, isRightToLeft: Bool) {
      self.init(
        top: Double(insets.top), left: Double(isRightToLeft ? insets.trailing : insets.leading),
        bottom: Double(insets.bottom),
        right: Double(isRightToLeft ? insets.leading : insets.trailing))
    }
  }
#endif

#if canImport(SwiftUI)
  import AutoScale
  import SwiftUI

  extension View {
    /// Scales the content of this view to the size proposed to it.
    ///
    /// Apply it to the root view of a window, or to a part that a design fills, such as a column of
    /// a split view:
    ///
    ///     WindowGroup {
    ///       LoginScreen().autoScaleContainer()
    ///     }
    ///
    /// The view takes the whole proposed size. After a rotation or another change of the window,
    /// the text size or the direction, its content is evaluated again.
    ///
    /// The size is read in the layout pass of the content, so that no frame shows the wrong size;
    /// `onGeometryChange` would report it later.
    ///
    /// SwiftUI treats the keyboard as safe area: while it is shown, its height is part of
    /// `safeArea` at the bottom. The size stays, and so does every factor except
    /// `ScalingMethod.safeAreaHeight`, which a screen with text fields should not use.
    ///
    /// - Parameters:
    ///   - rule: The rule that turns design lengths into screen lengths.
    ///   - isProcessWide: Whether the context also becomes the process-wide one, which numbers outside
    ///     views read. At most one container of an app should set it.
    /// - Returns: A view that fills the proposed size and has the context in its environment.
    public func autoScaleContainer(
      rule: ScalingRule = .standard, isProcessWide: Bool = false
    ) -> some View {
      modifier(ScaleContainer(rule: rule, isProcessWide: isProcessWide))
    }
  }

  /// Puts the context of its proposed size into the environment of its content.
  private struct ScaleContainer: ViewModifier {
    let rule: ScalingRule
    let isProcessWide: Bool
    @Environment(\.displayScale) private var displayScale
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.screenContext) private var outerContext

    func body(content: Content) -> some View {
      GeometryReader { geometry in
        content
          .environment(\.screenContext, contextInEffect(for: geometry))
          .frame(width: geometry.size.width, height: geometry.size.height)
      }
    }

    /// The context of the size, set for the process if asked for; the enclosing one while the size is
    /// zero.
    private func contextInEffect(for geometry: GeometryProxy) -> ScreenContext {
      guard let context = context(for: geometry) else { return outerContext }
      context.reportUnboundedFactor()
      // Not in `onAppear`: the content is evaluated before it, with `16.auto()` for another screen.
      if isProcessWide && ScreenContext.processWide != context {
        ScreenContext.processWide = context
      }
      return context
    }

    /// The context of the size, or `nil` while the size is zero.
    ///
    /// The size proposed to a view excludes the safe area, which is part of a window's size and
    /// thus of rules.
    private func context(for geometry: GeometryProxy) -> ScreenContext? {
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
        return nil
      }
    }
  }

  extension LayoutInsets {
    /// Makes insets from those of a view that SwiftUI lays out in a direction.
    package init(_ insets: EdgeInsets, isRightToLeft: Bool) {
      self.init(
        top: Double(insets.top), left: Double(isRightToLeft ? insets.trailing : insets.leading),
        bottom: Double(insets.bottom),
        right: Double(isRightToLeft ? insets.leading : insets.trailing))
    }
  }
#endif

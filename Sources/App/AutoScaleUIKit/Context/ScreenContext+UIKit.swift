#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension ScreenContext {
    /// Makes the context of a window, or of another container of a design, such as a column.
    ///
    ///     ScreenContext(of: window)?.width  // 507 for a window that shares the screen of a pad
    ///
    /// The size and the safe area are the view's, never the screen's; idiom, pixels, direction and
    /// text size come from its traits. Returns `nil` for a view without size.
    ///
    /// - Parameters:
    ///   - container: The window or the view.
    ///   - rule: The rule that turns design lengths into screen lengths.
    @MainActor
    public init?(of container: UIView, rule: ScalingRule = .standard) {
      do {
        try self.init(
          size: container.bounds.size, traits: container.traitCollection,
          safeArea: LayoutInsets(container.safeAreaInsets), rule: rule)
      } catch {
        return nil
      }
    }

    /// Makes the context of a scene, which has a size before it has a window.
    ///
    /// The safe area is zero, because only windows know it. Returns `nil` for a scene without size.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - rule: The rule that turns design lengths into screen lengths.
    @MainActor
    public init?(of scene: UIWindowScene, rule: ScalingRule = .standard) {
      do {
        try self.init(
          size: scene.coordinateSpace.bounds.size, traits: scene.traitCollection, rule: rule)
      } catch {
        return nil
      }
    }

    /// Makes a context from traits and a size.
    ///
    ///     try ScreenContext(size: CGSize(width: 390, height: 844), traits: traitCollection)
    ///
    /// - Parameters:
    ///   - size: The size of the container, in points.
    ///   - traits: Idiom, pixels per point, direction and text size. Defaults for unspecified
    ///     traits: two pixels per point, left to right, and the text size `large`.
    ///   - safeArea: The insets of the safe area, in points.
    ///   - rule: The rule that turns design lengths into screen lengths.
    /// - Throws: ``/AutoScale/InvalidParameterError`` for a size that is not finite and greater
    ///   than zero, and for insets that are negative or not finite.
    public init(
      size: CGSize, traits: UITraitCollection, safeArea: LayoutInsets = .zero,
      rule: ScalingRule = .standard
    ) throws(InvalidParameterError) {
      try self.init(
        width: Double(size.width), height: Double(size.height),
        pixelsPerPoint: traits.displayScale > 0 ? Double(traits.displayScale) : 2,
        idiom: Idiom(traits.userInterfaceIdiom), safeArea: safeArea,
        layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        preferredLanguages: Locale.preferredLanguages,
        textSize: TextSizeCategory(traits.preferredContentSizeCategory), rule: rule)
    }
  }
#endif

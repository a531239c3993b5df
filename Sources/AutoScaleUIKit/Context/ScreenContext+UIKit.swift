#if canImport(UIKit)
  import AutoScale
  import UIKit

  extension ScreenContext {
    /// Makes the context of a window, or of another view that a design fills, such as a column.
    ///
    ///     ScreenContext(of: window)?.width  // 507 for a window that shares the screen of a pad
    ///
    /// The size and the safe area are those of the view, never those of the screen; idiom, pixels,
    /// direction and text size are those of its traits. A view without size has no context: nil.
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
    /// It has no safe area: that is known to windows. A scene without size has no context: nil.
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

    /// Makes a context of traits and of the size that they don't know.
    ///
    ///     try ScreenContext(size: CGSize(width: 390, height: 844), traits: traitCollection)
    ///
    /// - Parameters:
    ///   - size: The size of the container, in points.
    ///   - traits: Idiom, pixels per point, direction and text size; two pixels per point, from
    ///     left to right and the text size `large` where they are unspecified.
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

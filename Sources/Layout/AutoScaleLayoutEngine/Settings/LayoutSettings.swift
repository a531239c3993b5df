import AutoScaleTrees

/// The settings of a layout engine.
public struct LayoutSettings: Sendable {
  /// The sizing of views by content.
  public var sizing: any IntrinsicSizing

  /// The margins of views that state none.
  public var margins: MarginRules

  /// Whether placeholder constraints count, which Interface Builder removes at build time.
  public var includesPlaceholders = false

  /// The placeholder constraints that count even where the others do not.
  package var keptPlaceholders: Set<ObjectIdentifier> = []

  /// Whether edges snap to whole pixels.
  public var snapsToPixels = true

  /// The height of the keyboard, in points, as UIKit gives it; zero while it is hidden.
  ///
  /// The height includes the covered part of the safe area.
  ///
  /// Only ``/AutoScaleTrees/LayoutGuide/Kind/keyboard`` follows it. Negative heights, NaN and infinity
  /// count as zero.
  ///
  ///     engine.settings.keyboardHeight = 336
  public var keyboardHeight = 0.0

  /// Whether activity indicators that are hidden because they stopped keep their space in stacks, as on
  /// Xcode's canvas.
  package var keepsStoppedIndicators = false

  /// The preferred sizes besides those of contents, by node.
  package var preferredSizes: [ObjectIdentifier: PreferredSize] = [:]

  /// Whether contents have the sizes of an earlier layout, so that stacks keep the proportions of their views.
  package var contentsAreResults = false

  /// Whether texts that wrap in a row have equal shares of it, as before iOS 15.
  package var evensTexts = false

  /// Whether tables, collections and toolbars place the views in them, as on a device, and not the stored frames.
  package var placesCells = false

  /// The sizes that views without content need, by node, where a layout found them.
  var fittingSizes: [ObjectIdentifier: LayoutSize] = [:]

  /// The distances by which rows of tables are higher than their frames, in points, by node.
  package var rowOffsets: [ObjectIdentifier: Double] = [:]

  /// Makes settings, by default those of the system.
  public init(
    sizing: any IntrinsicSizing = SystemIntrinsicSizing(), margins: MarginRules = .standard
  ) {
    self.sizing = sizing
    self.margins = margins
  }
}

extension LayoutSettings {
  /// Returns settings that measure texts larger, smaller or longer by factors.
  ///
  /// Sizes that a document stores stay as they are.
  package func measuringTexts(times share: Double, length: Double) -> LayoutSettings {
    // A sizing of the user's own has no measurer that this package may replace.
    guard let system = sizing as? SystemIntrinsicSizing else { return self }
    var settings = self
    settings.sizing = system.measuringTexts(times: share, length: length)
    return settings
  }
}

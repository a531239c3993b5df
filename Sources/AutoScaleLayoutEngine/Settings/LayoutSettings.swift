import AutoScaleTrees

/// What a layout engine uses to turn a tree into frames.
public struct LayoutSettings: Sendable {
  /// What tells how large the content of a view is.
  public var sizing: any IntrinsicSizing

  /// The margins of views that state none.
  public var margins: MarginRules

  /// Whether constraints count that Interface Builder removes when it builds an app.
  public var includesPlaceholders = false

  /// Whether edges are moved to whole pixels.
  public var snapsToPixels = true

  /// The height of the keyboard, in points, as UIKit gives it, with what it covers of the safe area; zero
  /// while it is down.
  ///
  /// ``/AutoScaleTrees/LayoutGuide/Kind/keyboard`` is as high; nothing else follows it. A height under zero, NaN and
  /// infinity count as none.
  ///
  ///     engine.settings.keyboardHeight = 336
  public var keyboardHeight = 0.0

  /// Whether activity indicators that are hidden since they stand still take their space in stacks, as
  /// they do on the canvas of Xcode, where nothing ever stops.
  package var keepsStoppedIndicators = false

  /// The sizes that are wanted besides those of contents, by node.
  package var sizeWishes: [ObjectIdentifier: SizeWish] = [:]

  /// Makes settings; what is left out is the system's.
  public init(
    sizing: any IntrinsicSizing = SystemIntrinsicSizing(), margins: MarginRules = .standard
  ) {
    self.sizing = sizing
    self.margins = margins
  }
}

/// A screen of a real or imagined device: its size, pixels and safe areas, and other known facts.
///
///     let screen = try Screen(named: "iPhone 16 Pro")
///     screen.width                           // 402
///     16.auto(in: screen.context())          // 17.152
///     @Test(arguments: Screen.phones) func fits(_ screen: Screen) { … }
///
/// A screen of the catalog is upright (the short side is the width); ``landscape`` turns it, and
/// ``zoomed`` turns Display Zoom on.
public struct Screen: Hashable, Sendable {
  /// The name of the device, such as `iPhone 16 Pro`, or the size of a screen without a device.
  ///
  /// It is the same in each position; ``name`` has the position too.
  package let deviceName: String

  /// The year in which the device was released, if known.
  public let year: Int?

  let display: Display

  /// Whether the screen lies otherwise than the catalog, or the maker of the screen, states it.
  let isTurned: Bool

  /// Makes a screen of your own size, such as a window, a foldable or a future device.
  ///
  ///     let foldable = try Screen("Fold", width: 673, height: 841, pixelsPerPoint: 3)
  ///
  /// - Parameters:
  ///   - name: The name in reports; `nil` means the size, such as `673x841@3`.
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  ///   - pixelsPerPoint: The number of pixels per point.
  ///   - idiom: The kind of device; `nil` means pad from a short side of 700 points with a long side
  ///     below 1.6 times as long, else phone.
  ///   - safeArea: The safe area, in points, if known.
  /// - Throws: ``InvalidParameterError`` for a size or pixel count that is not finite and greater
  ///   than zero, and for an inset that is negative or not finite.
  public init(
    _ name: String? = nil,
    width: Double,
    height: Double,
    pixelsPerPoint: Double = 2,
    idiom: Idiom? = nil,
    safeArea: LayoutInsets? = nil
  ) throws(InvalidParameterError) {
    try ScreenContext.validate(width, height, pixelsPerPoint, safeArea ?? .zero)
    let idiom = idiom ?? .suggested(byWidth: width, height: height)
    self.init(
      name: name ?? Self.sizeName(width, height, pixelsPerPoint, idiom),
      display: Display(
        idiom: idiom, width: width, height: height, pixelsPerPoint: pixelsPerPoint,
        safeArea: safeArea))
  }

  /// Makes a screen from validated numbers.
  init(name: String, year: Int? = nil, display: Display, isTurned: Bool = false) {
    deviceName = name
    self.year = year
    self.display = display
    self.isTurned = isTurned
  }

  /// The name of the device with its position, such as `iPhone 16 Pro` or `iPhone 16 Pro landscape`, or
  /// the size of a screen without a device.
  ///
  ///     try Screen(named: "iPhone 16 Pro").landscape.name  // "iPhone 16 Pro landscape"
  public var name: String {
    guard isTurned else { return deviceName }
    return "\(deviceName) \(isLandscape ? ScreenOrientation.landscape : .portrait)"
  }

  /// The screen with its width and height exchanged, and the safe area of that orientation.
  public var turned: Screen {
    Screen(name: deviceName, year: year, display: display.turned, isTurned: !isTurned)
  }

  /// Whether the screen is wider than high.
  public var isLandscape: Bool { width > height }

  /// Makes a context of the screen's full size.
  ///
  /// - Parameter rule: The rule that turns design lengths into screen lengths.
  /// - Returns: A context with default settings; an unknown safe area counts as zero.
  public func context(rule: ScalingRule = .standard) -> ScreenContext {
    ScreenContext(
      ScreenContext.Values(
        width: width, height: height, pixelsPerPoint: pixelsPerPoint, safeArea: safeArea ?? .zero,
        idiom: idiom, deviceName: deviceName, diagonal: diagonal, rule: rule))
  }
}

extension Screen {
  /// The kind of device.
  public var idiom: Idiom { display.idiom }

  /// The width in the current orientation, in points.
  public var width: Double { display.width }

  /// The height in the current orientation, in points.
  public var height: Double { display.height }

  /// The number of pixels per point.
  public var pixelsPerPoint: Double { display.pixelsPerPoint }

  /// The diagonal in inches, if known.
  public var diagonal: Double? { display.diagonal }

  /// The safe area in the current orientation, in points, if known.
  public var safeArea: LayoutInsets? { display.safeArea }

  /// The id of the device in the canvas of Xcode's Interface Builder, such as `retina4_7`, if it
  /// has one; devices of the same size share it.
  public var canvasID: String? { display.canvasID }
}

extension Screen {
  /// The horizontal size class, or `nil` for an idiom without size classes.
  ///
  ///     try Screen(named: "iPad (A16)").horizontalSizeClass  // .regular
  public var horizontalSizeClass: SizeClass? { .across(width: width, height: height, idiom: idiom) }

  /// The vertical size class, or `nil` for an idiom without size classes.
  public var verticalSizeClass: SizeClass? { .down(width: width, height: height, idiom: idiom) }
}

extension Screen: CustomStringConvertible {
  /// The name and the size, such as `iPhone 16 Pro (402x874@3)`.
  public var description: String {
    let size = Self.sizeName(width, height, pixelsPerPoint, idiom)
    return name == size ? size : "\(name) (\(size))"
  }

  /// Returns the size as a specification, such as `402x874@3` or `507x1024@2:pad`.
  static func sizeName(
    _ width: Double, _ height: Double, _ pixelsPerPoint: Double, _ idiom: Idiom
  ) -> String {
    let numbers = [width, height, pixelsPerPoint].map(\.shortDescription)
    // The idiom is written only where the size suggests another one.
    let suffix = idiom == .suggested(byWidth: width, height: height) ? "" : ":\(idiom.rawValue)"
    return "\(numbers[0])x\(numbers[1])@\(numbers[2])\(suffix)"
  }
}

extension ScreenContext {
  /// Runs an operation on a screen: ``with(_:operation:)`` with the context of the screen.
  ///
  ///     for screen in Screen.phones {
  ///       ScreenContext.with(screen) { print(screen.name, 16.auto()) }
  ///     }
  ///
  /// - Returns: The result of the operation.
  /// - Throws: Any error that the operation throws.
  public static func with<Result>(
    _ screen: Screen, rule: ScalingRule = .standard, operation: () throws -> Result
  ) rethrows -> Result {
    try with(screen.context(rule: rule), operation: operation)
  }

  /// Runs an asynchronous operation on a screen, on the caller's actor.
  ///
  /// - Returns: The result of the operation.
  /// - Throws: Any error that the operation throws.
  public static func with<Result>(
    _ screen: Screen,
    rule: ScalingRule = .standard,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await with(screen.context(rule: rule), isolation: isolation, operation: operation)
  }
}

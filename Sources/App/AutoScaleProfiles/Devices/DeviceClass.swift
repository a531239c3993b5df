import AutoScale

/// A class of screens with their own profiles, named at the end of file names.
///
///     let large = try DeviceClass("Max", screen: Screen(named: "iPhone 17 Pro Max"))
///     let fold = try DeviceClass("Fold", width: 640, height: 900, widths: 600...700)
///
/// Sizes are those of the upright screen: the width is its short side.
public struct DeviceClass: Hashable, Sendable {
  /// The name, as at the end of a file name.
  public let name: String

  /// Other names of this class.
  public let aliases: [String]

  /// The upright screen for which the values are drawn.
  public let screen: Screen

  /// The idiom of the screens.
  public var idiom: Idiom { screen.idiom }

  /// The width of the design, in points: the reference for scaling.
  public var width: Double { screen.width }

  /// The height of the design, in points.
  public var height: Double { screen.height }

  /// The widths of the screens in the class, in points.
  public let widths: ClosedRange<Double>

  /// The heights of the screens in the class, in points.
  public let heights: ClosedRange<Double>

  /// Makes a class of screens.
  ///
  /// - Parameters:
  ///   - name: The name at the end of file names.
  ///   - width: The width of the design, in points.
  ///   - height: The height of the design, in points.
  ///   - widths: The widths of the screens in the class; `nil` means only `width`.
  ///   - heights: The heights of the screens in the class; `nil` means only `height`, or every
  ///     height if `widths` is given.
  ///   - idiom: The idiom of the screens.
  ///   - aliases: Other names of this class.
  /// - Throws: `InvalidParameterError` for an empty name, and for a width or height that is not
  ///   finite and greater than zero.
  public init(
    _ name: String,
    width: Double,
    height: Double,
    widths: ClosedRange<Double>? = nil,
    heights: ClosedRange<Double>? = nil,
    idiom: Idiom = .phone,
    aliases: [String] = []
  ) throws(InvalidParameterError) {
    try Self.requireName(name)
    let screen = try Screen(name, width: width, height: height, idiom: idiom)
    self.init(name, screen, widths: widths, heights: heights, aliases)
  }

  /// Makes the class of the screens with the size and idiom of a screen.
  ///
  /// - Parameters:
  ///   - name: The name at the end of file names.
  ///   - screen: The screen of the design, in either orientation.
  ///   - aliases: Other names of this class.
  /// - Throws: `InvalidParameterError` for an empty name.
  public init(
    _ name: String, screen: Screen, aliases: [String] = []
  ) throws(InvalidParameterError) {
    try Self.requireName(name)
    self.init(name, screen.portrait, aliases)
  }

  private static func requireName(_ name: String) throws(InvalidParameterError) {
    guard name.isEmpty else { return }
    throw InvalidParameterError("name", mustBe: "given", butIs: "empty")
  }

  private init(
    _ name: String, _ screen: Screen, widths: ClosedRange<Double>? = nil,
    heights: ClosedRange<Double>? = nil, _ aliases: [String]
  ) {
    self.name = name
    self.aliases = aliases
    self.screen = screen
    self.widths = widths ?? screen.width...screen.width
    self.heights = heights ?? (widths == nil ? screen.height...screen.height : 0...(.infinity))
  }

  /// The classes of the format, from the narrowest: `iPhone4_S`, `iPhone5_S_C_SE`, `iPhone6_S`,
  /// `iPhone6P_S` and `iPad`.
  public static let standard: [DeviceClass] = [
    // Names and sizes of the format's first reader: 320 × 480, 320 × 568, 375 × 667, 414 × 736,
    // iPad.
    standard("iPhone4_S", "retina3_5"),
    standard("iPhone5_S_C_SE", "retina4_0", ["iPhone5"]),
    standard("iPhone6_S", "retina4_7", ["iPhone6"]),
    standard("iPhone6P_S", "retina5_5", ["iPhone6P"]),
    standard("iPad", "ipad9_7"),
  ].compactMap(\.self)

  /// Makes the class of the screens of one size, by their id in Xcode's canvas.
  private static func standard(
    _ name: String, _ canvasID: String, _ aliases: [String] = []
  ) -> DeviceClass? {
    Screen(canvasID: canvasID).map { DeviceClass(name, $0, aliases) }
  }
}

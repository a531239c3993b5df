import AutoScale

/// A class of screens for which profiles have values of their own, named in the files' names.
///
///     let large = try DeviceClass("iPhone6P_S", width: 414, height: 736, aliases: ["iPhone6P"])
///     let fold = try DeviceClass("Fold", width: 640, height: 900, widths: 600...700)
///
/// Sizes are those of the upright screen: the width is its short side.
public struct DeviceClass: Hashable, Sendable {
  /// The name, as it stands at the end of a file's name.
  public let name: String

  /// Other names that mean this class.
  public let aliases: [String]

  /// The idiom of the class's screens.
  public let idiom: Idiom

  /// The width for which the values are drawn, in points: the reference where they are scaled.
  public let width: Double

  /// The height for which the values are drawn, in points.
  public let height: Double

  /// The widths of the screens in the class, in points.
  public let widths: ClosedRange<Double>

  /// The heights of the screens in the class, in points.
  public let heights: ClosedRange<Double>

  /// Makes a class of screens.
  ///
  /// - Parameters:
  ///   - name: The name at the end of files' names.
  ///   - width: The width for which the values are drawn, in points.
  ///   - height: The height for which the values are drawn, in points.
  ///   - widths: The widths of the screens in the class; nil means the one width.
  ///   - heights: The heights of the screens in the class; nil means the one height, or every
  ///     height where `widths` are given.
  ///   - idiom: The idiom of the screens.
  ///   - aliases: Other names that mean this class.
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
    guard !name.isEmpty else {
      throw InvalidParameterError("name", mustBe: "given", butIs: "empty")
    }
    for (parameter, length) in [("width", width), ("height", height)] {
      guard length.isFinite && length > 0 else {
        throw InvalidParameterError(
          parameter, mustBe: "finite and greater than 0", butIs: length)
      }
    }
    self.init(
      valid: name, width, height, widths: widths ?? width...width,
      heights: heights ?? (widths == nil ? height...height : 0...(.infinity)), idiom, aliases)
  }

  private init(
    valid name: String, _ width: Double, _ height: Double, widths: ClosedRange<Double>,
    heights: ClosedRange<Double>, _ idiom: Idiom, _ aliases: [String]
  ) {
    self.name = name
    self.aliases = aliases
    self.idiom = idiom
    self.width = width
    self.height = height
    self.widths = widths
    self.heights = heights
  }

  /// The classes that the format names, from the narrowest: `iPhone4_S`, `iPhone5_S_C_SE`,
  /// `iPhone6_S`, `iPhone6P_S` and `iPad`.
  public static let standard: [DeviceClass] = [
    standard("iPhone4_S", 320, 480),
    standard("iPhone5_S_C_SE", 320, 568, aliases: ["iPhone5"]),
    standard("iPhone6_S", 375, 667, aliases: ["iPhone6"]),
    standard("iPhone6P_S", 414, 736, aliases: ["iPhone6P"]),
    standard("iPad", 768, 1024, idiom: .pad),
  ]

  private static func standard(
    _ name: String, _ width: Double, _ height: Double, idiom: Idiom = .phone,
    aliases: [String] = []
  ) -> DeviceClass {
    DeviceClass(
      valid: name, width, height, widths: width...width, heights: height...height, idiom, aliases)
  }
}

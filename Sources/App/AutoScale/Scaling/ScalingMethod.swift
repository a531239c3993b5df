/// The method that derives the factor between a design and a screen.
///
/// The examples scale a design of 375 × 812 points to a screen of 390 × 844 points.
public enum ScalingMethod: Hashable, Sendable {
  /// The short side of the screen divided by that of the design, in either orientation: 390 / 375.
  case shortSide

  /// The long side of the screen divided by that of the design: 844 / 812.
  case longSide

  /// The width of the screen divided by that of the design: 390 / 375.
  case width

  /// The height of the screen divided by that of the design: 844 / 812.
  case height

  /// The height between the top and bottom safe areas divided by the height of the design.
  case safeAreaHeight

  /// The smaller of the factors of width and height, so that the design fits into the screen.
  case fit

  /// The larger of the factors of width and height, so that the design fills the screen.
  case fill

  /// The area of the screen divided by that of the design: the product of both factors.
  case area

  /// The diagonal of the screen divided by that of the design, in points.
  case diagonal

  /// A blend between the factors of width (0) and height (1), on a logarithmic scale.
  ///
  /// On a screen of twice the width and half the height, 0.5 gives 1, where an arithmetic mean
  /// would give 1.25.
  ///
  /// Source: the "match width or height" mode of the Canvas Scaler of Unity.
  case match(Double)

  /// A factor that changes evenly with the width of the screen, between two given points.
  case fluid(FluidScale)

  /// A calculation of your own.
  case custom(any CustomScaling)

  /// Returns whether two methods are the same; custom ones are compared by type and value.
  public static func == (first: ScalingMethod, second: ScalingMethod) -> Bool {
    switch (first, second) {
    case (.match(let first), .match(let second)): first == second
    case (.fluid(let first), .fluid(let second)): first == second
    case (.custom(let first), .custom(let second)): AnyHashable(first) == AnyHashable(second)
    default: first.name == second.name
    }
  }

  /// Feeds the identity of the method into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// The identity of a method; an existential cannot be compared directly.
  private var identity: AnyHashable {
    switch self {
    case .match(let blend): AnyHashable(blend)
    case .fluid(let fluid): AnyHashable(fluid)
    case .custom(let scaling): AnyHashable(scaling)
    default: AnyHashable(name)
    }
  }

  /// The name of the case, without its associated value.
  var name: String {
    switch self {
    case .shortSide: "shortSide"
    case .longSide: "longSide"
    case .width: "width"
    case .height: "height"
    case .safeAreaHeight: "safeAreaHeight"
    case .fit: "fit"
    case .fill: "fill"
    case .area: "area"
    case .diagonal: "diagonal"
    case .match: "match"
    case .fluid: "fluid"
    case .custom: "custom"
    }
  }

  /// The methods without an associated value.
  static let simple: [ScalingMethod] = [
    .shortSide, .longSide, .width, .height, .safeAreaHeight, .fit, .fill, .area, .diagonal,
  ]

  /// The method, with its blend clamped to 0…1; NaN becomes 0.
  var heldToItsRange: ScalingMethod {
    guard case .match(let blend) = self else { return self }
    return .match(blend.isNaN ? 0 : min(max(blend, 0), 1))
  }

  /// Whether the method reads the height of the design.
  var needsReferenceHeight: Bool {
    switch self {
    case .shortSide, .width, .fluid, .custom: false
    default: true
    }
  }
}

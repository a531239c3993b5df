/// A condition on the screen that an exception of a ``ScreenValue`` requires.
///
///     105.screen(.width(414), is: 114)
///     105.screen(.width(..<360), is: 96).screen(.idiom(.pad), is: 140)
///
/// Where several conditions hold, the most specific one wins, in this order: a named device; an
/// exact width, height or size; inches; a range; the aspect class; the size class; the orientation;
/// the idiom; a condition of your own. Width and height are those of the container as it is, in
/// points: on a phone that lies on its side, the width is the long side.
///
/// Conditions are combined with `&&`, `||` and `!`:
///
///     16.screen(.idiom(.phone) && .orientation(.landscape), is: 24)
///
/// Both together are more specific than either; one or the other is as specific as the less
/// specific one; a negation is less specific than any positive condition.
///
/// Conditions are equal if they are written alike; one with a closure only equals its copies.
public struct ScreenCondition: Hashable, Sendable {
  /// The specificity of a condition; a later case is more specific.
  enum Specificity: Int, Comparable {
    case negation, custom, idiom, orientation, sizeClass, aspectClass, range, inches, exactSize
    case device

    static func < (first: Specificity, second: Specificity) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// A requirement on a screen.
  indirect enum Test: Hashable, Sendable {
    case width(LengthRange)
    case height(LengthRange)
    case size(width: Double, height: Double)
    case inch(LengthRange)
    case aspect(AspectClass)
    case sizeClass(horizontal: SizeClass?, vertical: SizeClass?)
    case orientation(ScreenOrientation)
    case idiom(Idiom)
    case device(String)
    case custom(ScreenPredicate)
    /// A range of a type outside the standard library.
    case customRange(ScreenPredicate)
    case both(ScreenCondition, ScreenCondition)
    case either(ScreenCondition, ScreenCondition)
    case not(ScreenCondition)
  }

  let test: Test

  /// The specificities of conditions that hold together, the highest first.
  private let specificities: [Specificity]

  init(_ test: Test) {
    self.test = test
    // Stored, because each look-up on a screen compares them.
    specificities = test.specificities
  }

  /// Returns whether this condition loses against another one that also holds.
  func isLessSpecific(than other: ScreenCondition) -> Bool {
    // As in CSS, the highest one decides, then the next.
    specificities.lexicographicallyPrecedes(other.specificities)
  }

  /// Returns the specificities of the condition and another one together.
  fileprivate func specificities(with other: ScreenCondition) -> [Specificity] {
    (specificities + other.specificities).sorted(by: >)
  }

  /// Returns the specificities of the less specific of two conditions.
  fileprivate func leastSpecificities(or other: ScreenCondition) -> [Specificity] {
    // Only one of the two is known to hold.
    isLessSpecific(than: other) ? specificities : other.specificities
  }

  /// Matches a container of exactly this width, in points.
  public static func width(_ width: Double) -> ScreenCondition {
    ScreenCondition(.width(LengthRange(width)))
  }

  /// Matches a container whose width, in points, lies in a range such as `..<360` or `390...`.
  public static func width<Widths>(_ widths: Widths) -> ScreenCondition
  where Widths: RangeExpression & Sendable, Widths.Bound == Double {
    ScreenCondition(
      LengthRange(widths).map { .width($0) }
        ?? .customRange(ScreenPredicate { widths.contains($0.width) }))
  }

  /// Matches a container of exactly this height, in points.
  public static func height(_ height: Double) -> ScreenCondition {
    ScreenCondition(.height(LengthRange(height)))
  }

  /// Matches a container whose height, in points, lies in a range such as `..<600` or `800...`.
  public static func height<Heights>(_ heights: Heights) -> ScreenCondition
  where Heights: RangeExpression & Sendable, Heights.Bound == Double {
    ScreenCondition(
      LengthRange(heights).map { .height($0) }
        ?? .customRange(ScreenPredicate { heights.contains($0.height) }))
  }

  /// Matches a container of exactly this width and height, in points.
  public static func size(width: Double, height: Double) -> ScreenCondition {
    ScreenCondition(.size(width: width, height: height))
  }

  /// Matches a screen of this advertised diagonal, in inches to one decimal.
  ///
  /// A context without a ``ScreenContext/diagonal`` matches the diagonals of all devices in the
  /// catalog that share its size and its pixels per point.
  public static func inch(_ diagonal: Double) -> ScreenCondition {
    ScreenCondition(.inch(LengthRange(diagonal)))
  }

  /// Matches a screen whose diagonal, in inches, lies in a range such as `5.5...`.
  ///
  /// It counts as a range, less specific than single inches.
  public static func inch<Diagonals>(_ diagonals: Diagonals) -> ScreenCondition
  where Diagonals: RangeExpression & Sendable, Diagonals.Bound == Double {
    ScreenCondition(
      LengthRange(diagonals).map { .inch($0) }
        ?? .customRange(
          ScreenPredicate { $0.diagonals.contains { diagonals.contains($0) } }))
  }

  /// Matches a phone of this shape, in either orientation.
  public static func aspect(_ aspectClass: AspectClass) -> ScreenCondition {
    ScreenCondition(.aspect(aspectClass))
  }

  /// Matches a container of these size classes; `nil` matches any.
  ///
  ///     16.screen(.sizeClass(horizontal: .regular), is: 24)
  public static func sizeClass(
    horizontal: SizeClass? = nil, vertical: SizeClass? = nil
  ) -> ScreenCondition {
    ScreenCondition(.sizeClass(horizontal: horizontal, vertical: vertical))
  }

  /// Matches a container with this side up.
  public static func orientation(_ orientation: ScreenOrientation) -> ScreenCondition {
    ScreenCondition(.orientation(orientation))
  }

  /// Matches a screen of this idiom.
  public static func idiom(_ idiom: Idiom) -> ScreenCondition { ScreenCondition(.idiom(idiom)) }

  /// Matches a device by its name in the catalog, such as `iPhone SE (3rd generation)`, or by the
  /// name of a ``Screen`` of your own.
  ///
  /// Only letters and digits are compared, ignoring case. A context without a
  /// ``ScreenContext/deviceName`` matches every device of the catalog that shares its size and its
  /// pixels per point. A screen with Display Zoom on has a name of its own.
  public static func device(_ name: String) -> ScreenCondition { ScreenCondition(.device(name)) }

  /// Matches a screen for which a closure returns true.
  ///
  ///     16.screen(.where { $0.safeArea.bottom > 0 }, is: 8)
  ///
  /// Only a negation is less specific, because the closure's criterion is unknown.
  ///
  /// - Parameter holds: Returns whether the condition holds in a context.
  /// - Returns: The condition.
  public static func `where`(
    _ holds: @escaping @Sendable (ScreenContext) -> Bool
  ) -> ScreenCondition {
    ScreenCondition(.custom(ScreenPredicate(holds)))
  }
}

extension ScreenCondition {
  /// Matches a screen on which both conditions hold; more specific than either.
  ///
  ///     .width(..<360) && .orientation(.portrait)
  public static func && (first: ScreenCondition, second: ScreenCondition) -> ScreenCondition {
    ScreenCondition(.both(first, second))
  }

  /// Matches a screen on which at least one of two conditions holds; as specific as the less
  /// specific one.
  ///
  ///     .idiom(.pad) || .aspect(.full)
  public static func || (first: ScreenCondition, second: ScreenCondition) -> ScreenCondition {
    ScreenCondition(.either(first, second))
  }

  /// A screen on which a condition does not hold; less specific than any positive condition.
  ///
  ///     !.idiom(.pad)
  public static prefix func ! (condition: ScreenCondition) -> ScreenCondition {
    ScreenCondition(.not(condition))
  }

  /// Returns an error for each device name in the condition that no screen has.
  ///
  ///     ScreenCondition.device("iPhone 17 Prp").unknownDevices().map(\.description)
  ///     // ["unknown screen 'iPhone 17 Prp'; did you mean 'iPhone 17 Pro'?"]
  ///
  /// Such a condition never holds, and nothing else reports it. Check it in a test.
  ///
  /// - Parameter screens: Screens of your own, known beside those of the catalog.
  /// - Returns: An error for each name that matches no screen.
  public func unknownDevices(besides screens: [Screen] = []) -> [ScreenSpecificationError] {
    let known = Set(screens.map(\.name.plainName))
    return deviceNames.filter { !known.contains($0.plainName) }.compactMap { name in
      do throws(ScreenSpecificationError) {
        _ = try Screen(named: name)
        return nil
      } catch {
        return error
      }
    }
  }
}

extension ScreenCondition.Test {
  /// The specificities of the requirement.
  fileprivate var specificities: [ScreenCondition.Specificity] {
    switch self {
    case .width(let range), .height(let range): [range.length == nil ? .range : .exactSize]
    case .size: [.exactSize]
    case .inch(let range): [range.length == nil ? .range : .inches]
    case .aspect: [.aspectClass]
    case .sizeClass: [.sizeClass]
    case .orientation: [.orientation]
    case .idiom: [.idiom]
    case .device: [.device]
    case .custom: [.custom]
    case .customRange: [.range]
    case .both(let first, let second): first.specificities(with: second)
    case .either(let first, let second): first.leastSpecificities(or: second)
    case .not: [.negation]
    }
  }
}

/// A closure about a screen; it equals only itself.
final class ScreenPredicate: Sendable {
  let holds: @Sendable (ScreenContext) -> Bool

  init(_ holds: @escaping @Sendable (ScreenContext) -> Bool) { self.holds = holds }
}

extension ScreenPredicate: Hashable {
  static func == (first: ScreenPredicate, second: ScreenPredicate) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The priority of a constraint, from 1 to 1000, where 1000 is required.
///
/// A constraint of a higher priority wins over any number of a lower one. A number works too:
///
///     constraint.priority = .high
///     constraint.priority = 999
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, Codable {
  /// Required: the constraint holds, or the layout reports a conflict: 1000.
  public static let required = LayoutPriority(rawValue: 1000)

  /// The priority with which a button resists compression: 750.
  public static let high = LayoutPriority(rawValue: 750)

  /// Halfway between the priorities of a button: 500.
  public static let medium = LayoutPriority(rawValue: 500)

  /// The priority with which a button hugs its content: 250.
  public static let low = LayoutPriority(rawValue: 250)

  /// The priority with which a view takes its fitting size: 50.
  public static let fittingSizeLevel = LayoutPriority(rawValue: 50)

  /// The numbers that priorities have.
  static let range = 1.0...1000

  /// The number, from 1 to 1000.
  public let rawValue: Float

  /// Makes a priority; a number outside 1…1000 is clamped, NaN becomes 1000.
  public init(rawValue: Float) {
    self.rawValue = rawValue.isNaN ? 1000 : min(max(rawValue, 1), 1000)
  }

  /// Makes a priority; a number outside 1…1000 is clamped, NaN becomes 1000.
  public init(_ number: some BinaryFloatingPoint) {
    self.init(rawValue: Float(number))
  }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority from a literal such as `749.5`.
  public init(floatLiteral number: Float) {
    self.init(rawValue: number)
  }

  /// Makes a priority from a literal such as `999`.
  public init(integerLiteral number: Int) {
    self.init(rawValue: Float(number))
  }
}

extension LayoutPriority: Comparable {
  /// Returns whether the left priority is lower.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension LayoutPriority: CustomStringConvertible {
  /// The number, such as `750`.
  public var description: String { Double(rawValue).shortDescription }
}

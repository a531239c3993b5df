/// How strongly a constraint is wanted, from 1 to 1000, where 1000 is required.
///
/// Priorities are strict levels: one constraint at a higher level wins over any number at a lower
/// one, and each distinct value, such as 250.5, is a level of its own. Inside a level the sum of the
/// absolute errors is made as small as possible.
///
///     let hugging: Priority = 250
///     hugging < .required  // true
///
/// Source: G. Badros, A. Borning, P. Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", 2001, section 2.3.
public struct Priority: Hashable, Sendable {
  /// The number from 1 to 1000; it has no unit.
  public let rawValue: Float

  /// Makes a priority, or returns `nil` for NaN and numbers outside 1…1000.
  ///
  ///     Priority(rawValue: 250)?.isRequired  // false
  ///     Priority(rawValue: 0)                // nil
  public init?(rawValue: Float) {
    guard rawValue >= 1 && rawValue <= 1000 else { return nil }
    self.rawValue = rawValue
  }

  private init(known rawValue: Float) { self.rawValue = rawValue }

  /// A constraint that must hold; only such constraints can conflict.
  public static let required = Priority(known: 1000)

  // Above 999, the strongest optional priority that designs use, and below 1000: a drag must not create conflicts.
  /// The priority of ``Solver/edit(_:to:priority:)``: below required, above the priorities of a design.
  public static let edit = Priority(known: 999.5)

  /// The usual compression resistance of content, 750.
  public static let high = Priority(known: 750)

  /// The usual hugging of content, 250.
  public static let low = Priority(known: 250)

  // `UILayoutPriority.required` is 1000, too.
  /// Whether the constraint must hold.
  public var isRequired: Bool { rawValue == 1000 }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority from a literal such as `250.5`.
  ///
  /// - Precondition: The literal is from 1 to 1000.
  public init(floatLiteral value: Float) {
    precondition(value >= 1 && value <= 1000, "a priority is from 1 to 1000, but is \(value)")
    self.init(known: value)
  }

  /// Makes a priority from a literal such as `250`.
  ///
  /// - Precondition: The literal is from 1 to 1000.
  public init(integerLiteral value: Int) { self.init(floatLiteral: Float(value)) }
}

extension Priority: Comparable {
  /// Compares two priorities by their numbers.
  public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

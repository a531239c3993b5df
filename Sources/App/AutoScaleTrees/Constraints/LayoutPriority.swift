import AutoScale

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

  /// The number as it was written.
  private let written: Float

  /// The number, from 1 to 1000.
  ///
  /// Clamped when it is read, so that an error can say what was written.
  public var rawValue: Float { written.isNaN ? 1000 : min(max(written, 1), 1000) }

  /// Whether the number was written as one from 1 to 1000.
  package var isValid: Bool { written == rawValue }

  /// The number as it was written, for an error.
  package var number: Double { Double(written) }

  /// Makes a priority.
  ///
  /// A number outside 1…1000 is an error of the constraint that gets it, and counts as the nearest
  /// priority elsewhere; NaN counts as 1000.
  public init(rawValue: Float) { written = rawValue }

  /// Makes a priority; for a number outside 1…1000, a debug build also prints the line of the call.
  ///
  ///     LayoutPriority(0)
  ///     // LoginView.swift:42: error: the priority is 0; use one from 1 to 1000
  public init(
    _ number: some BinaryFloatingPoint, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(rawValue: Float(number))
    if !isValid {
      let place = ConstraintSource(fileID: fileID, line: line)
      DeveloperNotice.report(
        "\(place): error: the priority is \(Double(number).shortDescription); use one from 1 to 1000"
      )
    }
  }
}

extension LayoutPriority {
  /// Returns whether two priorities have the same number.
  public static func == (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue == right.rawValue
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// Decodes the number.
  ///
  /// - Throws: A `DecodingError` for a number outside 1…1000.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init(rawValue: try container.decode(Float.self))
    if !isValid {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "The priority is \(written); use one from 1 to 1000.")
    }
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

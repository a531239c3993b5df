/// An invalid number given to a rule, a screen or a context.
///
///     do {
///       _ = try ScalingRule(referenceWidth: 0)
///     } catch {
///       print(error)  // referenceWidth must be finite and greater than 0, but is 0.0
///     }
public struct InvalidParameterError: Error, Hashable {
  /// The name of the parameter, as in the call.
  public let parameter: String

  /// The requirement that follows "must be".
  public let requirement: String

  /// The given value, as text.
  public let value: String

  package init(
    _ parameter: String, mustBe requirement: String, butIs value: some CustomStringConvertible
  ) {
    self.parameter = parameter
    self.requirement = requirement
    self.value = value.description
  }
}

extension InvalidParameterError: CustomStringConvertible {
  /// One line with the parameter, its requirement, and the given value.
  public var description: String { "\(parameter) \(problem)" }

  /// The line without the parameter, for callers that use another name for it.
  package var problem: String { "must be \(requirement), but is \(value)" }
}

extension Double {
  /// Throws unless this is a finite number greater than zero.
  func requirePositive(_ parameter: String) throws(InvalidParameterError) {
    guard isFinite && self > 0 else {
      throw InvalidParameterError(parameter, mustBe: "finite and greater than 0", butIs: self)
    }
  }

  /// Throws unless this is a finite number of at least zero.
  func requireNotNegative(_ parameter: String) throws(InvalidParameterError) {
    guard isFinite && self >= 0 else {
      throw InvalidParameterError(parameter, mustBe: "finite and at least 0", butIs: self)
    }
  }
}

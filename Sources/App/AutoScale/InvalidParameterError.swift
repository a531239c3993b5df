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

  /// The other invalid numbers of the call, in the order of its parameters.
  public private(set) var others: [InvalidParameterError] = []

  package init(
    _ parameter: String, mustBe requirement: String, butIs value: some CustomStringConvertible
  ) {
    self.parameter = parameter
    self.requirement = requirement
    self.value = value.description
  }

  /// Throws the first defect with the others, if there is any.
  static func check(_ found: [InvalidParameterError?]) throws(InvalidParameterError) {
    let defects = found.compactMap(\.self)
    guard var first = defects.first else { return }
    first.others = Array(defects.dropFirst())
    throw first
  }
}

extension InvalidParameterError: CustomStringConvertible {
  /// One line with each parameter, its requirement, and the given value.
  public var description: String {
    (["\(parameter) \(problem)"] + others.map(\.description)).joined(separator: "; ")
  }

  /// The line without the parameter, for callers that use another name for it.
  package var problem: String { "must be \(requirement), but is \(value)" }
}

extension Double {
  /// Returns the defect unless this is a finite number greater than zero.
  func defectUnlessPositive(_ parameter: String) -> InvalidParameterError? {
    if isFinite && self > 0 { return nil }
    return InvalidParameterError(parameter, mustBe: "finite and greater than 0", butIs: self)
  }

  /// Returns the defect unless this is a finite number of at least zero.
  func defectIfNegative(_ parameter: String) -> InvalidParameterError? {
    if isFinite && self >= 0 { return nil }
    return InvalidParameterError(parameter, mustBe: "finite and at least 0", butIs: self)
  }
}

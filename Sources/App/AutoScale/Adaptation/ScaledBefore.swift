/// A length that was scaled before a walk took it for a design value.
///
///     make.height.equalTo(44.auto())  // scaled, and then scaled again by the walk
///
/// It is a whole or half number times the factor, and no such number itself.
public struct ScaledBefore: Hashable, Sendable {
  /// The names of the nodes around the element and its own, such as `screen/card/title`.
  public let path: String

  /// The length.
  public let property: ScaledProperty

  /// The value before the walk, in points.
  public let value: Double

  /// The design value that the value comes from, in points.
  public let origin: Double
}

extension ScaledBefore: CustomStringConvertible {
  /// One line with the path and the fix, such as
  /// `screen/card: cornerRadius 8.32 is 8 scaled already; write the design value 8`.
  public var description: String {
    "\(path): \(property) \(value.text) is \(origin.text) scaled already; "
      + "write the design value \(origin.text), or set a scaled one by setApplied(_:to:in:)"
  }
}

extension Double {
  /// Returns the whole or half number that this length is the product of with a factor.
  ///
  ///     16.64.scaledOrigin(at: 390.0 / 375)  // 16
  ///
  /// - Returns: The number, or `nil` if there is none, for a factor of 1, for hairlines below a point,
  ///   for lengths from 1e9, and for those of at most 20 binary digits, such as whole and half numbers.
  package func scaledOrigin(at factor: Double) -> Double? {
    guard !isShort, factor != 1, magnitude >= 1, magnitude < 1e9 else { return nil }
    // Half points are designs too.
    let step = factor / 2
    // Adding 1.5 × 2^52 rounds to a whole number in fewer instructions than `rounded()`.
    let steps = self / step + 0x1.8p52 - 0x1.8p52
    let product = steps * step
    let isProduct =
      (product - self).magnitude < magnitude * 1e-12 || Float(product) == Float(exactly: self)
    return isProduct ? steps / 2 : nil
  }

  /// Whether the number has at most 20 binary digits, as whole and half numbers of designs have.
  var isShort: Bool { significandBitPattern & 0xFFFF_FFFF == 0 }
}

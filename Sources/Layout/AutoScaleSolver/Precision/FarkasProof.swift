/// Multipliers of required rows and bounds that add up to a contradiction.
///
/// The sum of the rows, each times its multiplier, has no variable left and a false constant, as `0 <= -1`.
///
/// Source: J. Farkas, "Theorie der einfachen Ungleichungen", 1902.
struct FarkasProof {
  /// The rows, or the complements of variables for lower bounds.
  var sources: [Int32] = []
  var multipliers: [Double] = []

  /// Sums up to this part of their summands are 0: rounded multipliers have 53 bits, of which some cancel out.
  private static let cancelled = 0x1p-40

  /// Whether the multipliers prove the contradiction, by the constraints as they were given.
  ///
  /// - Complexity: O(terms).
  func holds(_ store: borrowing ConstraintStore) -> Bool {
    var sums: [Int: (value: Dyadic, size: Double)] = [:]
    var (constant, constantSize) = (Dyadic.zero, 0.0)
    var (hasAbove, hasBelow) = (false, false)
    for (source, multiplier) in zip(sources, multipliers) {
      for term in store.terms(ofSource: source) {
        let product = Dyadic(multiplier) * Dyadic(term.coefficient)
        let sum = sums[term.variable.index] ?? (.zero, 0)
        sums[term.variable.index] = (sum.value + product, sum.size + abs(product.double))
      }
      let product = Dyadic(multiplier) * Dyadic(store.constant(ofSource: source))
      constant += product
      constantSize += abs(product.double)
      let relation = store.relation(ofSource: source)
      if relation != .equal && multiplier != 0 {
        let isAbove = (relation == .greaterThanOrEqual) == (multiplier > 0)
        (hasAbove, hasBelow) = (hasAbove || isAbove, hasBelow || !isAbove)
      }
    }
    // The sums are exact, so that only the multipliers' own rounding errors count.
    guard sums.values.allSatisfy({ abs($0.value.double) <= Self.cancelled * $0.size }),
      abs(constant.double) > Self.cancelled * constantSize
    else { return false }
    // The sum of the rows says that 0 is at least the constant, at most, or equal to it.
    return constant.double > 0 ? !hasBelow : !hasAbove
  }
}

/// A row rewritten over roots: the sum of `coefficient * root` of the terms, plus `constant`.
struct ReducedRow: ~Copyable {
  struct Term: BitwiseCopyable {
    // The root lies between the numbers, as in `AffineForest.Node`.
    var coefficient: Double
    var root: Int32
    /// The largest summand of the coefficient.
    fileprivate var magnitude: Double
  }

  private var terms = Buffer<Term>()
  private(set) var constant = 0.0
  /// The largest summand of the constant.
  private(set) var magnitude = 0.0
  /// Whether a coefficient of any row since the last reset was so small, or was dropped as a rounding error.
  private(set) var hasCancelled = false
  /// The position of each root's term in this row, or -1, as all are between two rows.
  private var slots = Buffer<Int32>()
  private var variableCount = 0

  @inline(__always) var count: Int { terms.count }

  @inline(__always) subscript(index: Int) -> Term { terms[index] }

  /// The largest error with which the row counts as satisfied.
  var tolerance: Double { Tolerance.satisfied * max(Tolerance.least, magnitude) }

  mutating func reset(variableCount: Int) {
    self.variableCount = variableCount
    hasCancelled = false
  }

  /// Rewrites a row of the store over the roots of the forest.
  @inline(__always)
  mutating func reduce(
    _ row: ConstraintStore.Row, of store: borrowing ConstraintStore,
    over forest: inout AffineForest
  ) {
    terms.clear()
    // Here, as most rows of a layout have a single root and are not reduced.
    slots.extend(by: -1, to: variableCount)
    // Local variables stay in registers; properties would be stored after each term.
    var (constant, magnitude) = (-row.constant, abs(row.constant))
    for index in store.range(of: row) {
      let term = store.terms[unchecked: index]
      let value = forest.value(of: Int32(truncatingIfNeeded: term.variable.index))
      let known = term.coefficient * value.offset
      constant += known
      magnitude = max(magnitude, abs(known))
      if !value.isConstant { add(term.coefficient * value.factor, at: value.root) }
    }
    (self.constant, self.magnitude) = (constant, magnitude)
    dropNegligible()
  }

  @inline(__always) private mutating func add(_ coefficient: Double, at root: Int32) {
    let slot = Int(slots[unchecked: Int(root)])
    if slot < 0 {
      slots[unchecked: Int(root)] = Int32(truncatingIfNeeded: terms.count)
      terms.append(Term(coefficient: coefficient, root: root, magnitude: abs(coefficient)))
    } else {
      // Aspect ratios that are stated twice leave 1e-17 and not 0, so the size of the summands is needed too.
      terms[unchecked: slot].coefficient += coefficient
      terms[unchecked: slot].magnitude = max(terms[unchecked: slot].magnitude, abs(coefficient))
    }
  }

  @inline(__always) private mutating func dropNegligible() {
    var kept = 0
    for index in 0..<terms.count {
      let term = terms[unchecked: index]
      slots[unchecked: Int(term.root)] = -1
      if abs(term.coefficient) <= Tolerance.weak * term.magnitude {
        hasCancelled = hasCancelled || abs(term.coefficient) > Tolerance.rounding * term.magnitude
        if abs(term.coefficient) <= Tolerance.cancelled * term.magnitude { continue }
      }
      if kept < index { terms[unchecked: kept] = term }
      kept += 1
    }
    terms.truncate(to: kept)
  }

  /// Brings the row into the form that proportional rows share: ascending roots, and a coefficient of 1 for one
  /// of the largest.
  ///
  /// - Returns: The coefficient by which the row was divided.
  @inline(__always) mutating func normalize() -> Double {
    // The first of those of nearly one size: the very largest could be another one in the next row that is
    // proportional but for rounding errors, and no factor of usual numbers is just at the limit.
    if count > 1 { terms.sort(0..<count) { $0.root < $1.root } }
    var divisor = terms[0].coefficient
    for index in 1..<max(1, count)
    where abs(terms[unchecked: index].coefficient) > Tolerance.sameSize * abs(divisor) {
      divisor = terms[unchecked: index].coefficient
    }
    for index in 0..<count { terms[unchecked: index].coefficient /= divisor }
    return divisor
  }
}

/// One row at a time, rewritten over roots: the sum of `coefficient * root` of the terms plus `constant`.
struct ReducedRow: ~Copyable {
  struct Term: BitwiseCopyable {
    // The root stands between the numbers, because a processor that has just stored two neighbours waits
    // before it loads both at once.
    var coefficient: Double
    var root: Int32
    /// The largest of the numbers that were added up for the coefficient.
    fileprivate var magnitude: Double
  }

  private var terms = Buffer<Term>()
  private(set) var constant = 0.0
  /// The largest of the numbers that were added up for the constant.
  private(set) var magnitude = 0.0
  /// Whether a coefficient consists of little but the rounding errors of its summands.
  private(set) var isWeak = false
  /// Whether that was so for any row since the last reset, or a coefficient was dropped as one.
  private(set) var hasCancelled = false
  /// Where each root stands in this row, or -1.
  private var slots = Buffer<Int32>()

  @inline(__always) var count: Int { terms.count }

  @inline(__always) subscript(index: Int) -> Term { terms[index] }

  /// The error that still counts as none.
  var tolerance: Double { Tolerance.satisfied * max(Tolerance.least, magnitude) }

  mutating func reset(variableCount: Int) {
    slots.fill(-1, count: variableCount)
    hasCancelled = false
  }

  /// Rewrites a row of the store over the roots of the forest.
  @inline(__always)
  mutating func reduce(
    _ row: ConstraintStore.Row, of store: borrowing ConstraintStore,
    over forest: inout AffineForest
  ) {
    terms.clear()
    // In local variables, which need not be stored after each term.
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
      terms[unchecked: slot].coefficient += coefficient
      terms[unchecked: slot].magnitude = max(terms[unchecked: slot].magnitude, abs(coefficient))
    }
  }

  @inline(__always) private mutating func dropNegligible() {
    var kept = 0
    isWeak = false
    for index in 0..<terms.count {
      let term = terms[unchecked: index]
      slots[unchecked: Int(term.root)] = -1
      if abs(term.coefficient) <= Tolerance.weak * term.magnitude {
        hasCancelled = hasCancelled || abs(term.coefficient) > Tolerance.rounding * term.magnitude
        if abs(term.coefficient) <= Tolerance.cancelled * term.magnitude { continue }
        isWeak = true
      }
      if kept < index { terms[unchecked: kept] = term }
      kept += 1
    }
    terms.truncate(to: kept)
  }

  /// Brings the row into the form that equal rows share: roots ascending, one of the largest
  /// coefficients 1.
  ///
  /// Of coefficients of nearly one size it is the first. Rounding errors do not change that, as no
  /// ratio that people write is just at the limit.
  ///
  /// - Returns: This coefficient before, by which the row was divided.
  @inline(__always) mutating func normalize() -> Double {
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

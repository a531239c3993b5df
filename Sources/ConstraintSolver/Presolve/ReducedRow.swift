/// One row at a time, rewritten over roots: the sum of `coefficients * roots` plus `constant`.
struct ReducedRow: ~Copyable {
  private(set) var roots = Buffer<Int32>()
  private(set) var coefficients = Buffer<Double>()
  private(set) var constant = 0.0
  /// The largest of the numbers that were added up for the constant.
  private(set) var magnitude = 0.0
  /// Whether a coefficient consists of little but the rounding errors of what it was added up from.
  private(set) var isWeak = false
  /// Whether that was so for any row since the last reset, or a coefficient was dropped as one.
  private(set) var hasCancelled = false
  private var largest = Buffer<Double>()
  /// Where each root stands in this row, or -1.
  private var slots = Buffer<Int32>()

  @inline(__always) var count: Int { roots.count }

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
    roots.clear()
    coefficients.clear()
    largest.clear()
    constant = -row.constant
    magnitude = abs(row.constant)
    for index in store.range(of: row) {
      let term = store.terms[index]
      let value = forest.value(of: Int32(truncatingIfNeeded: term.variable.index))
      let known = term.coefficient * value.offset
      constant += known
      magnitude = max(magnitude, abs(known))
      if !value.isConstant { add(term.coefficient * value.factor, at: value.root) }
    }
    dropNegligible()
  }

  @inline(__always) private mutating func add(_ coefficient: Double, at root: Int32) {
    let slot = slots[unchecked: Int(root)]
    if slot < 0 {
      slots[unchecked: Int(root)] = Int32(truncatingIfNeeded: roots.count)
      roots.append(root)
      coefficients.append(coefficient)
      largest.append(abs(coefficient))
    } else {
      coefficients[unchecked: Int(slot)] += coefficient
      largest[unchecked: Int(slot)] = max(largest[unchecked: Int(slot)], abs(coefficient))
    }
  }

  @inline(__always) private mutating func dropNegligible() {
    var kept = 0
    isWeak = false
    for index in 0..<roots.count {
      slots[unchecked: Int(roots[unchecked: index])] = -1
      let size = abs(coefficients[unchecked: index])
      if size <= Tolerance.weak * largest[unchecked: index] {
        hasCancelled = hasCancelled || size > Tolerance.rounding * largest[unchecked: index]
        if size <= Tolerance.cancelled * largest[unchecked: index] { continue }
        isWeak = true
      }
      roots[unchecked: kept] = roots[unchecked: index]
      coefficients[unchecked: kept] = coefficients[unchecked: index]
      kept += 1
    }
    roots.truncate(to: kept)
    coefficients.truncate(to: kept)
  }

  /// Brings the row into the form that equal rows share: roots ascending, one of the largest
  /// coefficients 1.
  ///
  /// Of coefficients of nearly one size it is the first. Rounding errors do not change that, as no
  /// ratio that people write is just at the limit.
  ///
  /// - Returns: This coefficient before, by which the row was divided.
  @inline(__always) mutating func normalize() -> Double {
    var next = 1
    while next < count {
      let (root, coefficient) = (roots[unchecked: next], coefficients[unchecked: next])
      var hole = next
      while hole > 0 && roots[unchecked: hole - 1] > root {
        roots[unchecked: hole] = roots[unchecked: hole - 1]
        coefficients[unchecked: hole] = coefficients[unchecked: hole - 1]
        hole -= 1
      }
      roots[unchecked: hole] = root
      coefficients[unchecked: hole] = coefficient
      next += 1
    }
    var divisor = coefficients[0]
    for index in 0..<count
    where abs(coefficients[unchecked: index]) > Tolerance.sameSize * abs(divisor) {
      divisor = coefficients[unchecked: index]
    }
    for index in 0..<count { coefficients[unchecked: index] /= divisor }
    return divisor
  }
}

// A source is a row, or the complement of a variable's index for its lower bound: one number for both, with the
// sign as the distinction.
extension ConstraintStore {
  /// The terms of a row or bound.
  func terms(ofSource source: Int32) -> [Term] {
    source < 0 ? [Term(Variable(index: Int(~source)))] : terms(of: rows[Int(source)])
  }

  func relation(ofSource source: Int32) -> Relation {
    source < 0 ? .greaterThanOrEqual : rows[Int(source)].relation
  }

  func constant(ofSource source: Int32) -> Double {
    source < 0 ? lowerBounds[Int(~source)] : rows[Int(source)].constant
  }

  /// The exact error of a row or bound at finite values, and its largest number.
  func error(of source: Int32, at values: [Double]) -> (error: Dyadic, size: Double) {
    // In exact arithmetic: in a `Double`, the check would make the same rounding errors as the solve.
    let constant = constant(ofSource: source)
    var (sum, size) = (-Dyadic(constant), abs(constant))
    for term in terms(ofSource: source) {
      let value = values[term.variable.index]
      sum += Dyadic(term.coefficient) * Dyadic(value)
      size = max(size, abs(term.coefficient * value))
    }
    let isWrong =
      switch relation(ofSource: source) {
      case .lessThanOrEqual: sum.signum > 0
      case .equal: true
      case .greaterThanOrEqual: sum.signum < 0
      }
    return (isWrong ? sum.magnitude : .zero, size)
  }

  /// The error of a row or bound, relative to its largest number or to the smallest number that errors are
  /// compared with; infinite at values that are too large for a number.
  func relativeError(of source: Int32, at values: [Double], unit: Double = 1) -> Double {
    // Lengths near 1e308 add up to infinity, of which there is no exact arithmetic.
    let isFinite = terms(ofSource: source).allSatisfy { values[$0.variable.index].isFinite }
    guard isFinite else { return .infinity }
    let (error, size) = error(of: source, at: values)
    return error.signum == 0 ? 0 : error.double / max(Tolerance.least * unit, size)
  }

  /// The largest relative error of a bound or of a required row that is not left out.
  func residual(
    at values: [Double], leavingOut omitted: borrowing Buffer<Bool>, unit: Double = 1
  ) -> Double {
    var largest = 0.0
    for index in 0..<rows.count {
      let row = rows[index]
      guard row.isRequired && row.isActive && !omitted[index] else { continue }
      largest = max(largest, relativeError(of: Int32(index), at: values, unit: unit))
    }
    for variable in 0..<variableCount where lowerBounds[variable] > -.infinity {
      largest = max(largest, relativeError(of: ~Int32(variable), at: values, unit: unit))
    }
    return largest
  }

  /// The sum of the errors of each optional priority, the strongest first.
  func errors(at values: [Double]) -> [Double] {
    var sums = Array(repeating: Dyadic.zero, count: priorities.all.count)
    for index in 0..<rows.count where rows[index].isActive && !rows[index].isRequired {
      sums[Int(rows[index].priority)] += error(of: Int32(index), at: values).error
    }
    return priorities.ascending.reversed().map { sums[Int($0)].double }
  }
}

// MARK: - Sizes

extension ConstraintStore {
  /// Whether the coefficients of active rows differ from each other, or from 1, so much that no number is small
  /// compared with all of them.
  var isUneven: Bool {
    var (smallest, largest) = (1.0, 1.0)
    for index in 0..<rows.count where rows[index].isActive {
      for place in range(of: rows[index]) where terms[place].coefficient != 0 {
        smallest = min(smallest, abs(terms[place].coefficient))
        largest = max(largest, abs(terms[place].coefficient))
      }
    }
    return largest > Tolerance.evenRatio * smallest
  }

  /// Whether coefficients of active rows are nearly equal.
  var hasNearCoefficients: Bool {
    // Those that were found may be of rows that have been removed since.
    guard nearCoefficients.areFound else { return false }
    var found = NearCoefficients()
    for index in 0..<rows.count where rows[index].isActive {
      for place in range(of: rows[index]) { found.insert(terms[place].coefficient) }
    }
    return found.areFound
  }

  /// The largest absolute value of a constant or bound.
  var largestConstant: Double {
    var largest = 0.0
    for index in 0..<rows.count where rows[index].isActive {
      largest = max(largest, abs(rows[index].constant))
    }
    for variable in 0..<variableCount where lowerBounds[variable] > -.infinity {
      largest = max(largest, abs(lowerBounds[variable]))
    }
    return largest
  }

  /// The smallest number that differences are compared with: 1, or the largest constant if that is less, but not 0.
  var unit: Double {
    let largest = largestConstant
    return largest == 0 ? 1 : min(1, largest)
  }
}

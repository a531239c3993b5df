// A source is a row, or for the lower bound of a variable the complement of its index.
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

  /// The error of a row or bound, summed up in double-double arithmetic, and its largest number.
  func error(of source: Int32, at values: [Double]) -> (error: DoubleDouble, size: Double) {
    let constant = constant(ofSource: source)
    var (sum, size) = (DoubleDouble(-constant), abs(constant))
    for term in terms(ofSource: source) {
      let summand = DoubleDouble(product: term.coefficient, values[term.variable.index])
      sum += summand
      size = max(size, abs(summand.high))
    }
    let error: DoubleDouble =
      switch relation(ofSource: source) {
      case .lessThanOrEqual: sum
      case .equal: sum.magnitude
      case .greaterThanOrEqual: -sum
      }
    return (error < .zero ? .zero : error, size)
  }

  /// The error of a row or bound in units of its largest number, or of the least number that counts.
  func relativeError(of source: Int32, at values: [Double], unit: Double = 1) -> Double {
    let (error, size) = error(of: source, at: values)
    return error.high == 0 ? 0 : error.high / max(Tolerance.least * unit, size)
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
  func errors(at values: [Double]) -> [DoubleDouble] {
    var sums = Array(repeating: DoubleDouble.zero, count: priorities.all.count)
    for index in 0..<rows.count where rows[index].isActive && !rows[index].isRequired {
      sums[Int(rows[index].priority)] += error(of: Int32(index), at: values).error
    }
    return priorities.ascending.reversed().map { sums[Int($0)] }
  }
}

// MARK: - Sizes

extension ConstraintStore {
  /// Whether coefficients of active rows differ by so much that no number is small for all of them.
  var isUneven: Bool {
    var (smallest, largest) = (Double.infinity, 0.0)
    for index in 0..<rows.count where rows[index].isActive {
      for place in range(of: rows[index]) where terms[place].coefficient != 0 {
        smallest = min(smallest, abs(terms[place].coefficient))
        largest = max(largest, abs(terms[place].coefficient))
      }
    }
    return largest > Tolerance.evenRatio * smallest
  }

  /// The largest constant or bound, without its sign.
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

  /// The number that differences are compared with at least: 1, or the largest constant, if that is smaller.
  var unit: Double { min(1, largestConstant) }
}

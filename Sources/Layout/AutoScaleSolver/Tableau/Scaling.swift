// The square root is in the C library, which nothing else here links.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Powers of two that bring the coefficients of a component near 1 if they differ much.
///
/// Some tolerances are absolute numbers, others are relative to the largest number of a kind. Neither works if
/// the unit of a column is a million times that of another one.
///
/// Each row, and then each column, is divided by the geometric mean of its smallest and its largest coefficient,
/// several times.
///
/// Source: J. Tomlin, "On Scaling Linear Programming Problems", 1975.
struct Scaling: ~Copyable {
  // Geometric means hardly change after a few passes.
  private static let passCount = 4
  /// Larger exponents could turn large numbers into infinities.
  private static let largestExponent = 64

  /// The factors by which values are larger in the simplex, for the columns and then the rows.
  private(set) var factors = Buffer<Double>()
  private var smallest = Buffer<Double>()
  private var largest = Buffer<Double>()

  /// Chooses the factors for the rows of a matrix, and multiplies the coefficients.
  mutating func run(_ rows: inout SparseMatrix.Lines, columnCount: Int) {
    let rowCount = rows.starts.count - 1
    factors.fill(1, count: columnCount + rowCount)
    // Coefficients of a layout seldom differ much; scaling them would only change the order of equal pivots.
    guard isUneven(rows) else { return }
    for _ in 0..<Self.passCount {
      for row in 0..<rowCount { factors[columnCount + row] = 1 / mean(of: rows[row], rows) }
      scaleColumns(rows, columnCount)
    }
    for row in 0..<rowCount {
      for entry in rows[row] {
        rows.values[entry] *= factors[columnCount + row] / factors[rows.indices[entry]]
      }
    }
  }

  private func isUneven(_ rows: borrowing SparseMatrix.Lines) -> Bool {
    var (smallest, largest) = (Double.infinity, 0.0)
    for entry in 0..<rows.values.count {
      smallest = min(smallest, abs(rows.values[unchecked: entry]))
      largest = max(largest, abs(rows.values[unchecked: entry]))
    }
    return largest > Tolerance.evenRatio * smallest
  }

  private func mean(of entries: Range<Int>, _ rows: borrowing SparseMatrix.Lines) -> Double {
    var (smallest, largest) = (Double.infinity, 0.0)
    for entry in entries {
      let size = abs(rows.values[entry]) / factors[rows.indices[entry]]
      smallest = min(smallest, size)
      largest = max(largest, size)
    }
    return Self.mean(smallest, largest)
  }

  private mutating func scaleColumns(_ rows: borrowing SparseMatrix.Lines, _ columnCount: Int) {
    smallest.fill(.infinity, count: columnCount)
    largest.fill(0, count: columnCount)
    for row in 0..<rows.starts.count - 1 {
      for entry in rows[row] {
        let column = rows.indices[entry]
        let size = abs(rows.values[entry]) * factors[columnCount + row]
        smallest[column] = min(smallest[column], size)
        largest[column] = max(largest[column], size)
      }
    }
    for column in 0..<columnCount {
      factors[column] = Self.mean(smallest[column], largest[column])
    }
  }

  /// The power of two below the geometric mean; 1 for a line without coefficients.
  private static func mean(_ smallest: Double, _ largest: Double) -> Double {
    if largest == 0 { return 1 }
    // Two roots, since the product of the numbers may overflow. A power of two, since multiplying by it is exact.
    let exponent = (smallest.squareRoot() * largest.squareRoot()).exponent
    return Double(
      sign: .plus, exponent: min(max(exponent, -largestExponent), largestExponent), significand: 1)
  }
}

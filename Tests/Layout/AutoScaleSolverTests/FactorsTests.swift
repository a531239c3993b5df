import AutoScaleTestSupport
import Testing

@testable import AutoScaleSolver

@Suite struct FactorsTests {
  /// The number of rows, and that of columns.
  private static let size = 8

  @Test("a basis moves so that rows stay what their columns make of them", arguments: 0..<200)
  func movement(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let matrix = Self.matrix(&random)
    var basis = Basis()
    Self.factorize(&basis, matrix)
    var movement = Movement()
    movement.reset(count: 2 * Self.size)
    for index in 0..<Int32(2 * Self.size) where !basis.isBasic[index] {
      movement.set(Double.random(in: -9...9, using: &random), of: index)
    }
    basis.solve(matrix, &movement)
    for row in 0..<Self.size {
      let sum = matrix.rows[row].reduce(0) {
        $0 + matrix.rows.values[$1] * movement.steps[matrix.rows.indices[$1]]
      }
      #expect(abs(sum - movement.steps[Self.size + row]) < 1e-6)
    }
  }

  @Test("multipliers balance the costs of a basis", arguments: 0..<200)
  func multipliers(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let matrix = Self.matrix(&random)
    var basis = Basis()
    Self.factorize(&basis, matrix)
    var costs = Movement()
    var multipliers = Movement()
    costs.reset(count: 2 * Self.size)
    multipliers.reset(count: Self.size)
    for index in 0..<Int32(2 * Self.size) where basis.isBasic[index] {
      costs.set(Double.random(in: -9...9, using: &random), of: index)
    }
    basis.solveTransposed(matrix, costs, &multipliers)
    for row in 0..<Self.size where basis.isBasic[Self.size + row] {
      #expect(multipliers.steps[row] == costs.steps[Self.size + row])
    }
    for column in 0..<Self.size where basis.isBasic[column] {
      let sum = matrix.columns[column].reduce(costs.steps[column]) {
        $0 + matrix.columns.values[$1] * multipliers.steps[matrix.columns.indices[$1]]
      }
      #expect(abs(sum) < 1e-6)
    }
  }

  @Test func `of columns that depend on others as many leave as rows return`() {
    var matrix = SparseMatrix()
    matrix.rows.clear()
    for row in 0..<Int32(3) {
      for column in 0..<Int32(3) { matrix.rows.append(column, Double(row + column)) }
      matrix.rows.endLine()
    }
    matrix.indexColumns(count: 3)
    var basis = Basis()
    basis.reset(rowCount: 3, columnCount: 3)
    for index in 0..<Int32(3) { basis.fix(index, by: index) }
    guard case .replaced = basis.factorize(matrix) else {
      Issue.record("the matrix has rank 2")
      return
    }
    #expect(basis.leftColumns.count == 1)
    #expect(basis.tightRows == 2)
  }

  /// A random matrix with a few entries in each row.
  private static func matrix(_ random: inout SplitMix64) -> SparseMatrix {
    var matrix = SparseMatrix()
    matrix.rows.clear()
    for _ in 0..<size {
      for column in 0..<Int32(size) where Int.random(in: 0..<3, using: &random) == 0 {
        matrix.rows.append(column, Double(Int.random(in: 1...3, using: &random)))
      }
      matrix.rows.endLine()
    }
    matrix.indexColumns(count: size)
    return matrix
  }

  /// Factorises a basis of as many columns as are independent in the first rows.
  private static func factorize(_ basis: inout Basis, _ matrix: borrowing SparseMatrix) {
    basis.reset(rowCount: size, columnCount: size)
    for index in 0..<Int32(size - 3) { basis.fix(index, by: index) }
    _ = basis.factorize(matrix)
  }
}

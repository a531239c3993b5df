/// A matrix that stores its nonzero entries, once by row and once by column.
///
/// Twice the memory, because pricing visits rows and solves visit columns.
struct SparseMatrix: ~Copyable {
  /// The entries of one orientation, line after line.
  struct Lines: ~Copyable {
    var starts = Buffer<Int32>()
    /// The other index of each entry.
    var indices = Buffer<Int32>()
    var values = Buffer<Double>()

    @inline(__always) subscript(line: Int) -> Range<Int> {
      Int(starts[line])..<Int(starts[line + 1])
    }

    mutating func clear() {
      starts.clear()
      indices.clear()
      values.clear()
      starts.append(0)
    }

    @inline(__always) mutating func append(_ index: Int32, _ value: Double) {
      indices.append(index)
      values.append(value)
    }

    @inline(__always) mutating func endLine() { starts.append(Int32(indices.count)) }
  }

  var rows = Lines()
  private(set) var columns = Lines()
  private(set) var columnCount = 0

  var rowCount: Int { rows.starts.count - 1 }

  /// Lists the entries by column after all rows were added.
  mutating func indexColumns(count: Int) {
    columnCount = count
    // A counting sort, as `CountingSort`.
    columns.starts.fill(0, count: count + 2)
    for entry in 0..<rows.indices.count { columns.starts[rows.indices[unchecked: entry] + 2] += 1 }
    columns.starts.addUp()
    columns.indices.assign(rows.indices)
    columns.values.assign(rows.values)
    for row in 0..<rowCount {
      for entry in rows[row] {
        let column = rows.indices[unchecked: entry]
        let place = columns.starts[column + 1]
        columns.starts[unchecked: Int(column) + 1] = place + 1
        columns.indices[place] = Int32(row)
        columns.values[place] = rows.values[unchecked: entry]
      }
    }
  }
}

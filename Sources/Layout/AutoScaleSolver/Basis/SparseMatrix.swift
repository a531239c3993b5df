/// A matrix that stores its nonzero entries, once by row and once by column.
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

  /// Lists the entries by column, once all rows are in.
  mutating func indexColumns(count: Int) {
    columnCount = count
    // As in a counting sort, placing the entries moves each start on to that of the next column.
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

/// Takes lines of a sparse matrix out that have a single entry left, each with the line that crosses it there.
///
/// As a crossing line is taken out, others may be left with a single entry; what is taken out makes a triangle.
struct Peeling: ~Copyable {
  /// The entry at which a line and a crossing one were taken out.
  struct Entry: BitwiseCopyable {
    var line: Int32
    var crossing: Int32
    var value: Double
  }

  /// Which lines take part and are not taken out.
  var isLeft = Buffer<Bool>()
  /// What was taken out, in its order.
  private(set) var peeled = Buffer<Entry>()
  /// How many entries in crossing lines that are left each line has.
  private var counts = Buffer<Int32>()
  private var singletons = Buffer<Int32>()

  /// Makes room for lines below a limit.
  mutating func reset(limit: Int) {
    isLeft.extend(by: false, to: limit)
    counts.extend(by: 0, to: limit)
  }

  /// Takes out lines until none has a single entry left.
  mutating func run(
    _ items: borrowing Buffer<Int32>, _ lines: borrowing SparseMatrix.Lines,
    crossing: borrowing SparseMatrix.Lines, _ isCrossingLeft: inout Buffer<Bool>
  ) {
    peeled.clear()
    singletons.clear()
    for index in 0..<items.count where isLeft[items[index]] {
      let line = items[index]
      var count: Int32 = 0
      for entry in lines[Int(line)] where isCrossingLeft[lines.indices[unchecked: entry]] {
        count += 1
      }
      counts[line] = count
      if count == 1 { singletons.append(line) }
    }
    var head = 0
    while head < singletons.count {
      let line = singletons[head]
      head += 1
      guard isLeft[line] && counts[line] == 1 else { continue }
      for entry in lines[Int(line)] where isCrossingLeft[lines.indices[unchecked: entry]] {
        let (other, value) = (lines.indices[unchecked: entry], lines.values[unchecked: entry])
        guard abs(value) > Tolerance.cancelled else { break }
        peeled.append(Entry(line: line, crossing: other, value: value))
        isLeft[line] = false
        isCrossingLeft[other] = false
        countDown(crossing, other)
        break
      }
    }
  }

  @inline(__always)
  private mutating func countDown(_ crossing: borrowing SparseMatrix.Lines, _ taken: Int32) {
    for entry in crossing[Int(taken)] {
      let line = crossing.indices[unchecked: entry]
      guard isLeft[line] else { continue }
      counts[line] -= 1
      if counts[line] == 1 { singletons.append(line) }
    }
  }
}

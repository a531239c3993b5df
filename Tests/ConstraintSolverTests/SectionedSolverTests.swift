import ConstraintSolver
import Testing

@Suite struct SectionedSolverTests {
  private let x = Variable(index: 0)
  private let width = Variable(index: 1)
  private var rows = SectionedSolver(variableCount: 2) { $0 == 0 ? nil : 0 }

  /// Writes a section with the place and one with the width; nil leaves the second one out.
  private mutating func write(x: Double, width: Double?, isAtLeast: Bool = false) {
    rows.beginWriting()
    rows.add([Term(self.x)], .equal, x, priority: .required, tag: 1)
    rows.endSection()
    if let width {
      rows.add(
        [Term(self.width)], isAtLeast ? .greaterThanOrEqual : .equal, width, priority: .required,
        tag: 2)
      rows.add([Term(self.width)], .equal, 0, priority: 1, tag: 3)
    }
    rows.endSection()
    rows.endWriting()
  }

  @Test mutating func `rows that are written again have the values of rows written once`() {
    for step in 0..<20 {
      let (place, length) = (Double(step), step % 3 == 0 ? nil : Double(10 * step))
      write(x: place, width: length, isAtLeast: step % 2 == 0)
      let values = rows.solve().values
      #expect(values[0] == place)
      if let length { #expect(values[1] == length) }
      #expect(rows.rowCount == (length == nil ? 1 : 3))
      #expect(rows.sectionCount == 2)
    }
  }

  @Test mutating func `each row says where it comes from, whatever was written before`() {
    for width in [10.0, nil, 20] {
      write(x: 5, width: width)
      let labels = (0..<rows.rowCount).map { [rows.label(of: $0).section, Int(rows.tag(of: $0))] }
      #expect(labels == (width == nil ? [[0, 1]] : [[0, 1], [1, 2], [1, 3]]))
    }
    #expect(Set(rows.labels().values.map(\.tag)) == [1, 2, 3])
  }

  @Test mutating func `a conflict names its rows, the latest left out`() throws {
    rows.beginWriting()
    rows.add([Term(x)], .equal, 1, priority: .required, tag: 7)
    rows.endSection()
    rows.add([Term(x)], .equal, 2, priority: .required, tag: 8)
    rows.endSection()
    rows.endWriting()
    let conflict = try #require(rows.solve().conflicts.first)
    #expect(conflict.members.compactMap { rows.labels()[$0.id]?.tag } == [7, 8])
    #expect(rows.labels()[conflict.omitted]?.section == 1)
  }

  @Test mutating func `a row with a number that is not finite is left out`() {
    write(x: .nan, width: 10)
    #expect(rows.rowCount == 2)
    #expect(rows.solve().values == [0, 10])
    write(x: 3, width: .infinity)
    #expect(rows.solve().values == [3, 0])
    write(x: .nan, width: .nan)
    #expect(rows.solve().values == [3, 0])
  }

  @Test mutating func `what contradicts optional rows is told as if they were required`() throws {
    write(x: 5, width: 10)
    let (conflicts, labels) = rows.conflicts(requiring: [2])
    #expect(conflicts.count == 1)
    #expect(try labels[#require(conflicts.first).omitted]?.tag == 3)
    #expect(rows.conflicts(requiring: [0]).conflicts.isEmpty)
    #expect(rows.solve().conflicts.isEmpty)
  }

  @Test mutating func `rows can be left out of a copy`() {
    write(x: 5, width: 10)
    var copy = rows.solver { rows.tag(of: $0) == 2 }
    #expect(copy.solve().values == [5, 0])
    #expect(rows.solve().values == [5, 10])
  }
}

import Testing

@testable import AutoScaleSolver

@Suite struct RowOrderTests {
  /// The order of rows that each begin with one of the given variables.
  private func order(beginningWith variables: [Int]) throws -> [Int] {
    var store = ConstraintStore()
    var handles: [Variable] = []
    var solver = Solver()
    for _ in 0...(variables.max() ?? 0) {
      handles.append(solver.makeVariable())
      _ = store.addVariable(name: nil, lowerBound: -.infinity)
    }
    for variable in variables {
      _ = store.add([Term(handles[variable])], .equal, 1, priority: .required)
    }
    var order = RowOrder()
    order.run(store)
    return variables.indices.map { order[$0] }
  }

  @Test func `rows that come view by view keep their order`() throws {
    #expect(try order(beginningWith: [0, 1, 2, 2, 3, 4, 0, 5]) == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `shuffled rows are taken by their first variable, and else in their order`() throws {
    #expect(try order(beginningWith: [5, 1, 3, 1, 0, 5]) == [4, 1, 3, 2, 0, 5])
  }

  @Test func `no row has an empty order`() throws { #expect(try order(beginningWith: []) == []) }
}

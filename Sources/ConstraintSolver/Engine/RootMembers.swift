/// The variables that each root stands for.
struct RootMembers: ~Copyable {
  private(set) var variables = Buffer<Int32>()
  private var starts = Buffer<Int32>()
  private var next = Buffer<Int32>()
  private(set) var isValid = false

  @inline(__always) func range(of root: Int32) -> Range<Int> {
    Int(starts[root])..<Int(starts[root + 1])
  }

  mutating func invalidate() { isValid = false }

  /// Sorts the variables by root, in linear time.
  mutating func update(_ forest: inout AffineForest, variableCount: Int) {
    guard !isValid else { return }
    isValid = true
    starts.fill(0, count: variableCount + 1)
    for variable in 0..<Int32(variableCount) {
      let value = forest.value(of: variable)
      if !value.isConstant { starts[value.root + 1] += 1 }
    }
    for root in 0..<variableCount { starts[root + 1] += starts[root] }
    next.assign(starts)
    variables.fill(0, count: Int(starts[variableCount]))
    for variable in 0..<Int32(variableCount) {
      let value = forest.value(of: variable)
      if value.isConstant { continue }
      variables[next[value.root]] = variable
      next[value.root] += 1
    }
  }
}

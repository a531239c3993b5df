/// The variables that each root stands for.
struct RootMembers: ~Copyable {
  /// A variable as a multiple of its root.
  struct Member: BitwiseCopyable {
    var variable: Int32
    var factor: Double
    var offset: Double
  }

  private var members = Buffer<Member>()
  private var starts = Buffer<Int32>()
  private var next = Buffer<Int32>()
  private var isValid = false

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
    members.fill(Member(variable: 0, factor: 0, offset: 0), count: Int(starts[variableCount]))
    for variable in 0..<Int32(variableCount) {
      let value = forest.value(of: variable)
      if value.isConstant { continue }
      members[next[value.root]] = Member(
        variable: variable, factor: value.factor, offset: value.offset)
      next[value.root] += 1
    }
  }

  @inline(__always) private func range(of root: Int32) -> Range<Int> {
    Int(starts[root])..<Int(starts[root + 1])
  }

  /// Computes the variables of a root from its value.
  func write(_ root: Int32, _ rootValue: Double, into values: inout [Double]) {
    for index in range(of: root) {
      let member = members[index]
      values[Int(member.variable)] = member.factor * rootValue + member.offset
    }
  }

  /// Adds the variables of a root, which moves at a rate, to a sensitivity.
  func append(_ root: Int32, rate: Double, _ values: [Double], to sensitivity: inout Sensitivity) {
    for index in range(of: root) {
      let member = members[index]
      sensitivity.append(
        member.variable, value: values[Int(member.variable)], rate: rate * member.factor)
    }
  }
}

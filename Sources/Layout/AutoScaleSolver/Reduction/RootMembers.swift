/// The variables that each root represents.
struct RootMembers: ~Copyable {
  /// A variable as an affine image of its root.
  struct Member: BitwiseCopyable {
    var variable: Int32
    var factor: Double
    var offset: Double
  }

  /// The members of all roots, root after root.
  private(set) var members = Buffer<Member>()
  private var variables = Buffer<Int32>()
  /// The root of each variable, or -1 for a constant.
  private var roots = Buffer<Int32>()
  private var sorting = CountingSort()
  // Only edits need the members, so that a first solve does not sort them.
  private var isValid = false

  mutating func invalidate() { isValid = false }

  /// Sorts the variables by root, in linear time.
  mutating func update(_ forest: inout AffineForest, variableCount: Int) {
    guard !isValid else { return }
    isValid = true
    variables.clear()
    roots.clear()
    for variable in 0..<Int32(variableCount) {
      let root = forest.value(of: variable).root
      roots.append(root)
      if root >= 0 { variables.append(variable) }
    }
    sorting.sort(&variables, by: roots, keyCount: variableCount)
    members.clear()
    for index in 0..<variables.count {
      let value = forest.value(of: variables[index])
      members.append(
        Member(variable: variables[index], factor: value.factor, offset: value.offset))
    }
  }

  /// The positions of a root's variables in `members`.
  @inline(__always) func range(of root: Int32) -> Range<Int> {
    Int(sorting.starts[root])..<Int(sorting.starts[root + 1])
  }

  /// Computes the variables of a root from its value.
  func write(_ root: Int32, _ rootValue: Double, into values: inout [Double]) {
    let range = range(of: root)
    values.withUnsafeMutableBufferPointer { values in
      for index in range {
        let member = members[unchecked: index]
        values[Int(member.variable)] = member.factor * rootValue + member.offset
      }
    }
  }
}

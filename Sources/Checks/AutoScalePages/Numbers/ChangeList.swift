/// A number at each width: its value at the first width, and then its changes from width to width.
///
/// Trailing zeros are left out. If most changes are 0, the list is nested and sparse: it holds, for each
/// change, the number of widths since the previous change, and the change.
struct ChangeList: Encodable {
  private let changes: [Int]

  /// Takes the first number and the changes after it.
  init(_ changes: [Int]) { self.changes = changes }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    if let steps {
      try container.encode(steps)
    } else {
      try container.encode(contentsOf: changes)
    }
  }

  /// The list as a page stores it, which is sparse if it consists of steps.
  var stored: (numbers: [Int], isSparse: Bool) { steps.map { ($0, true) } ?? (changes, false) }

  /// The changes that are not 0, each after the number of widths since the previous one, if these
  /// are few.
  private var steps: [Int]? {
    // A step takes two numbers, so steps are shorter where fewer than half of the changes are not
    // 0.
    guard 2 * changes.count(where: { $0 != 0 }) < changes.count else { return nil }
    var steps: [Int] = []
    var last = 0
    for (place, change) in changes.enumerated() where change != 0 {
      steps += [place - last, change]
      last = place
    }
    return steps
  }
}

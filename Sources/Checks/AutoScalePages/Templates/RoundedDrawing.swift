import AutoScalePictures

/// A drawing as a page stores it, with numbers in thousandths.
struct RoundedDrawing: Equatable {
  let operations: [DrawingOperation]
  private(set) var numbers: [Int]
  let images: [String: DrawnImage]

  /// Compares what is drawn; images follow from their names in the operations.
  static func == (first: RoundedDrawing, second: RoundedDrawing) -> Bool {
    first.numbers == second.numbers && first.operations == second.operations
  }

  init(_ drawing: Drawing) {
    operations = drawing.operations
    numbers = drawing.numbers.map(\.thousandths)
    images = drawing.images
  }

  /// Whether a text, or the texts of one view, have several lines.
  var hasSeveralLines: Bool {
    var lines = 0
    for operation in operations {
      switch operation {
      case .source: return true
      case .text: lines += 1
      default: break
      }
    }
    return lines > 1
  }

  /// Returns by how much each number grows from one drawing to the next, if two drawings are that many steps apart;
  /// `nil` if they differ in more than numbers that grow by exact steps.
  func steps(to other: RoundedDrawing, count: Int) -> [Int]? {
    guard operations == other.operations else { return nil }
    var steps: [Int] = []
    steps.reserveCapacity(numbers.count)
    for (number, last) in zip(numbers, other.numbers) {
      let (step, rest) = (last - number).quotientAndRemainder(dividingBy: count)
      // A step of 1/3, or of 0.98033, is rounded up at some widths and down at others.
      guard rest == 0, step.isMultiple(of: Self.exactStep) else { return nil }
      steps.append(step)
    }
    return steps
  }

  /// The multiple, in thousandths of a point, by which lengths of a design grow: 1/2, 1/4, 0.9 and 0.85 are such steps.
  private static let exactStep = 25

  /// Returns the drawing after some steps.
  func after(_ count: Int, _ steps: [Int]) -> RoundedDrawing {
    var drawing = self
    for (place, step) in steps.enumerated() { drawing.numbers[place] += count * step }
    return drawing
  }
}

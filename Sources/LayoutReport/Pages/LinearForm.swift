import AutoScale

/// A number as a function of where a view is drawn: `a * width + b * height + c + d * screen`, in
/// thousandths of a point.
///
/// The page computes it in the same arithmetic, so that both round to the same thousandth.
struct LinearForm: Hashable {
  /// How much the number grows with each point of the view's width and height, and of the screen's width.
  let perWidth, perHeight, perScreen: Double

  let constant: Double

  /// The form as a page has it: the four numbers with commas between them, those at the end that are
  /// zero left out.
  var encoded: String {
    var parts = [perWidth, perHeight, constant, perScreen].map {
      $0 == 0 ? "" : $0.shortDescription
    }
    while parts.count > 1, parts.last == "" { parts.removeLast() }
    return parts.joined(separator: ",")
  }

  /// Whether the number is the same everywhere.
  var isConstant: Bool { perWidth == 0 && perHeight == 0 && perScreen == 0 }
}

/// Finds forms for the numbers of drawings at some sizes.
struct FormFinder {
  private let sizes: [DrawnSize]

  /// The drawings at the smallest and at the largest width, height and screen.
  private let widthEnds, heightEnds, screenEnds: (first: Int, last: Int)

  /// Takes the sizes of the drawings, of which there is at least one.
  init(_ sizes: [DrawnSize]) {
    self.sizes = sizes
    widthEnds = Self.ends(of: sizes, along: \.width)
    heightEnds = Self.ends(of: sizes, along: \.height)
    screenEnds = Self.ends(of: sizes, along: \.screen)
  }

  private static func ends(
    of sizes: [DrawnSize], along side: (DrawnSize) -> Double
  ) -> (first: Int, last: Int) {
    var ends = (first: 0, last: 0)
    for (index, size) in sizes.enumerated() {
      if side(size) < side(sizes[ends.first]) { ends.first = index }
      if side(size) > side(sizes[ends.last]) { ends.last = index }
    }
    return ends
  }

  /// The form that gives every number, in thousandths, of the drawings; nil where none does.
  ///
  /// - Complexity: O(*n*) in the drawings.
  func form(of numbers: [Int]) -> LinearForm? {
    if numbers.allSatisfy({ $0 == numbers[0] }) {
      return Slopes().form(constant: Double(numbers[0]) / 1000)
    }
    for slopes in Self.usual {
      if let constant = constant(of: numbers, slopes) { return slopes.form(constant: constant) }
    }
    // A line through few drawings says nothing of the numbers.
    guard numbers.count > 3 else { return nil }
    for slopes in measuredSlopes(of: numbers) {
      if let constant = constant(of: numbers, slopes) { return slopes.form(constant: constant) }
    }
    return nil
  }

  /// How much a number grows with each point of what it depends on.
  private struct Slopes {
    var perWidth = 0.0
    var perHeight = 0.0
    var perScreen = 0.0

    func value(at size: DrawnSize) -> Double {
      perWidth * size.width + perHeight * size.height + perScreen * size.screen
    }

    func form(constant: Double) -> LinearForm {
      LinearForm(
        perWidth: perWidth, perHeight: perHeight, perScreen: perScreen, constant: constant)
    }
  }

  /// The slopes of edges and centers.
  private static let usual = [
    Slopes(perWidth: 1), Slopes(perWidth: 0.5), Slopes(perHeight: 1), Slopes(perHeight: 0.5),
  ]

  /// The slopes of the numbers themselves, along the screen besides the usual ones too.
  private func measuredSlopes(of numbers: [Int]) -> [Slopes] {
    var found: [Slopes] = []
    if let slope = slope(of: numbers, widthEnds, along: \.width) {
      found.append(Slopes(perWidth: slope))
    }
    if let slope = slope(of: numbers, heightEnds, along: \.height) {
      found.append(Slopes(perHeight: slope))
    }
    for var slopes in [Slopes()] + Self.usual {
      guard let slope = slope(of: numbers, screenEnds, along: \.screen, besides: slopes),
        slope != 0
      else { continue }
      slopes.perScreen = slope
      found.append(slopes)
    }
    return found
  }

  /// How much the numbers grow along one side, from its smallest to its largest, besides other slopes.
  private func slope(
    of numbers: [Int], _ ends: (first: Int, last: Int), along side: (DrawnSize) -> Double,
    besides slopes: Slopes = Slopes()
  ) -> Double? {
    let (first, last) = (sizes[ends.first], sizes[ends.last])
    let length = side(last) - side(first)
    guard length > 0 else { return nil }
    let change =
      Double(numbers[ends.last] - numbers[ends.first]) / 1000
      - (slopes.value(at: last) - slopes.value(at: first))
    return (change / length).rounded(toDecimals: 7)
  }

  /// The constant with the fewest decimals with which all numbers come out; nil for none.
  private func constant(of numbers: [Int], _ slopes: Slopes) -> Double? {
    var (lower, upper) = (-Double.infinity, Double.infinity)
    for (index, number) in numbers.enumerated() {
      let rest = Double(number) / 1000 - slopes.value(at: sizes[index])
      (lower, upper) = (max(lower, rest - 0.0005), min(upper, rest + 0.0005))
      if lower > upper { return nil }
    }
    // So far from a tie, errors of the arithmetic don't decide.
    let margin = 1e-6
    let middle = (lower + upper) / 2
    for decimals in 0...6 {
      let constant = middle.rounded(toDecimals: decimals)
      if constant > lower + margin, constant < upper - margin { return constant }
    }
    return nil
  }
}

extension Double {
  /// The nearest number with at most so many decimals.
  func rounded(toDecimals decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}

/// A number of a drawing as a function of its size: `a * width + b * height + c + d * screen`.
///
/// The page computes with the same arithmetic, so both round to the same thousandth of a point.
struct LinearForm: Hashable {
  /// The slopes of the number along the view's width and height and the screen's width.
  let perWidth, perHeight, perScreen: Double

  let constant: Double

  /// Whether the number is the same everywhere.
  var isConstant: Bool { perWidth == 0 && perHeight == 0 && perScreen == 0 }
}

/// Finds forms for the numbers of drawings at several sizes.
struct FormFinder {
  private let sizes: [DrawnSize]

  /// The drawings at the smallest and the largest width, height and screen.
  private let widthEnds, heightEnds, screenEnds: (first: Int, last: Int)

  /// Takes the sizes of one or more drawings.
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

  /// Returns the form that reproduces every number, in thousandths, if there is one.
  ///
  /// - Complexity: O(*n*) in the drawings.
  func form(of numbers: [Int]) -> LinearForm? {
    // Equal numbers first: any slope that fits would only make the page compute them.
    if numbers.allSatisfy({ $0 == numbers[0] }) {
      return Slopes().form(constant: Double(numbers[0]) / 1000)
    }
    // Then edges and centers, whose slopes are exact; measured slopes are rounded.
    for slopes in Self.usual {
      if let constant = constant(of: numbers, slopes) { return slopes.form(constant: constant) }
    }
    // A line through few drawings may be a coincidence.
    guard numbers.count > 3 else { return nil }
    for slopes in measuredSlopes(of: numbers) {
      if let constant = constant(of: numbers, slopes) { return slopes.form(constant: constant) }
    }
    return nil
  }

  /// The slopes of a number along the sides of a size.
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

  /// Returns the slopes along each side, and those along the screen combined with the usual slopes.
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

  /// Returns the slope from the smallest to the largest side after other slopes are subtracted.
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
    // Seven decimals of a slope are off by less than half a thousandth over 10,000 points.
    return (change / length).rounded(toDecimals: 7)
  }

  /// Returns the constant with the fewest decimals that reproduces all numbers, if there is one.
  private func constant(of numbers: [Int], _ slopes: Slopes) -> Double? {
    var (lower, upper) = (-Double.infinity, Double.infinity)
    for (index, number) in numbers.enumerated() {
      let rest = Double(number) / 1000 - slopes.value(at: sizes[index])
      // A thousandth rounds from half of one below to half of one above.
      (lower, upper) = (max(lower, rest - 0.0005), min(upper, rest + 0.0005))
      if lower > upper { return nil }
    }
    // A margin from ties keeps floating-point error from changing the rounding.
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
  /// Returns the nearest number with at most a number of decimals.
  func rounded(toDecimals decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return (self * scale).rounded() / scale
  }
}

/// The sizes on which the numbers of a drawing may depend.
struct DrawnSize: Hashable {
  /// The size of the view, in points.
  let width, height: Double

  /// The width of the screen, in points.
  ///
  /// Scaled lengths depend on it.
  let screen: Double
}

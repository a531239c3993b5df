/// A number as a function of where a view is drawn: `a * width + b * height + c + d * screen`, in
/// thousandths of a point.
///
/// The page computes it in the same arithmetic, so that both round to the same thousandth.
struct LinearForm: Hashable {
  let perWidth, perHeight, constant, perScreen: Double

  /// A number that was read in a drawing, and where the view was drawn.
  struct Sample {
    let size: DrawnSize

    /// The number in thousandths.
    let thousandths: Int
  }

  /// Finds the form that gives every sample to the thousandth; nil where none does.
  ///
  /// - Complexity: O(*n*) in the samples.
  init?(of samples: [Sample]) {
    guard let first = samples.first else { return nil }
    if samples.allSatisfy({ $0.thousandths == first.thousandths }) {
      (perWidth, perHeight, perScreen) = (0, 0, 0)
      constant = Double(first.thousandths) / 1000
      return
    }
    for slopes in Self.slopes(of: samples) {
      guard let constant = Self.constant(of: samples, slopes) else { continue }
      (perWidth, perHeight, perScreen) = (slopes.perWidth, slopes.perHeight, slopes.perScreen)
      self.constant = constant
      return
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
  }

  /// The slopes of edges and centers.
  private static let usual = [
    Slopes(perWidth: 1), Slopes(perWidth: 0.5), Slopes(perHeight: 1), Slopes(perHeight: 0.5),
  ]

  /// The slopes that are worth a try: the usual ones first, then those of the samples.
  private static func slopes(of samples: [Sample]) -> [Slopes] {
    // A line through few samples says nothing of the numbers.
    guard samples.count > 3 else { return usual }
    let measured = [
      slope(of: samples, along: \.width).map { Slopes(perWidth: $0) },
      slope(of: samples, along: \.height).map { Slopes(perHeight: $0) },
    ]
    let scaled = ([Slopes()] + usual).map { slopes in
      var scaled = slopes
      scaled.perScreen = slope(of: samples, along: \.screen, besides: slopes) ?? 0
      return scaled
    }
    return usual + measured.compactMap(\.self) + scaled.filter { $0.perScreen != 0 }
  }

  /// How much the numbers grow along one side, from the smallest to the largest, besides other slopes.
  private static func slope(
    of samples: [Sample], along side: (DrawnSize) -> Double, besides slopes: Slopes = Slopes()
  ) -> Double? {
    guard let first = samples.min(by: { side($0.size) < side($1.size) }),
      let last = samples.max(by: { side($0.size) < side($1.size) })
    else { return nil }
    let length = side(last.size) - side(first.size)
    guard length > 0 else { return nil }
    let change =
      Double(last.thousandths - first.thousandths) / 1000
      - (slopes.value(at: last.size) - slopes.value(at: first.size))
    return (change / length).rounded(toDecimals: 7)
  }

  /// The constant with the fewest decimals with which all samples come out; nil for none.
  private static func constant(of samples: [Sample], _ slopes: Slopes) -> Double? {
    var (lower, upper) = (-Double.infinity, Double.infinity)
    for sample in samples {
      let rest = Double(sample.thousandths) / 1000 - slopes.value(at: sample.size)
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

  /// The form as a page has it: the four numbers with commas between them, those at the end that are
  /// zero left out.
  var encoded: String {
    var parts = [perWidth, perHeight, constant, perScreen].map { $0 == 0 ? "" : $0.shortText }
    while parts.count > 1, parts.last == "" { parts.removeLast() }
    return parts.joined(separator: ",")
  }

  /// Whether the number is the same everywhere.
  var isConstant: Bool { perWidth == 0 && perHeight == 0 && perScreen == 0 }
}

extension Double {
  /// The nearest number with at most so many decimals.
  func rounded(toDecimals decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return (self * scale).rounded() / scale
  }

  /// The number in as few characters as read back as it.
  var shortText: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}

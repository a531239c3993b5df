/// A number as a function of a view's size: `a * width + b * height + c`, in thousandths of a point.
///
/// The page computes it in the same arithmetic, so that both round to the same thousandth.
struct LinearForm: Hashable {
  let perWidth, perHeight, constant: Double

  /// A number that was read in a drawing, and the size of the view at which it was.
  struct Sample {
    let width, height: Double

    /// The number in thousandths.
    let thousandths: Int
  }

  /// The number at a size, in thousandths.
  func thousandths(width: Double, height: Double) -> Int {
    Int(((perWidth * width + perHeight * height + constant) * 1000).rounded())
  }

  /// Finds the form that gives every sample to the thousandth; nil where none does.
  ///
  /// - Complexity: O(*n*) in the samples.
  init?(of samples: [Sample]) {
    for (perWidth, perHeight) in Self.slopes(of: samples) {
      guard let constant = Self.constant(of: samples, perWidth, perHeight) else { continue }
      (self.perWidth, self.perHeight, self.constant) = (perWidth, perHeight, constant)
      return
    }
    return nil
  }

  /// The slopes that are worth a try: those of edges and centers first, then that of the samples.
  private static func slopes(of samples: [Sample]) -> [(Double, Double)] {
    let usual: [(Double, Double)] = [(0, 0), (1, 0), (0.5, 0), (0, 1), (0, 0.5)]
    // A line through few samples says nothing of the numbers.
    guard samples.count > 3 else { return usual }
    let measured = [
      slope(of: samples, along: \.width).map { ($0, 0) },
      slope(of: samples, along: \.height).map { (0, $0) },
    ]
    return usual + measured.compactMap(\.self)
  }

  private static func slope(
    of samples: [Sample], along side: (Sample) -> Double
  ) -> Double? {
    guard let first = samples.min(by: { side($0) < side($1) }),
      let last = samples.max(by: { side($0) < side($1) }), side(last) > side(first)
    else { return nil }
    let change = Double(last.thousandths - first.thousandths) / 1000
    return (change / (side(last) - side(first))).rounded(toDecimals: 7)
  }

  /// The constant with the fewest decimals with which all samples come out; nil for none.
  private static func constant(
    of samples: [Sample], _ perWidth: Double, _ perHeight: Double
  ) -> Double? {
    var (lower, upper) = (-Double.infinity, Double.infinity)
    for sample in samples {
      let rest =
        Double(sample.thousandths) / 1000 - perWidth * sample.width - perHeight * sample.height
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

  /// The form as a page has it: the three numbers with commas between them, those at the end that are
  /// zero left out.
  var encoded: String {
    var parts = [perWidth, perHeight, constant].map { $0 == 0 ? "" : $0.shortText }
    while parts.count > 1, parts.last == "" { parts.removeLast() }
    return parts.joined(separator: ",")
  }
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

/// An integer of any size.
///
/// An integer that fits into an `Int64` is stored in place, which saves an allocation for most numbers of a
/// layout; others are a sign and a magnitude.
enum BigInteger {
  case small(Int64)
  case large(isNegative: Bool, Magnitude)

  static let zero = BigInteger.small(0)
  static let one = BigInteger.small(1)

  private init(isNegative: Bool, _ magnitude: Magnitude) {
    let words = magnitude.words
    if words.count < 2, let word = Int64(exactly: words.first ?? 0) {
      self = .small(isNegative ? -word : word)
    } else {
      self = .large(isNegative: isNegative, magnitude)
    }
  }

  /// The sign of the integer: -1, 0 or 1.
  var signum: Int {
    switch self {
    case .small(let value): Int(value.signum())
    case .large(let isNegative, _): isNegative ? -1 : 1
    }
  }

  var isZero: Bool { signum == 0 }

  /// The absolute value.
  var magnitude: Magnitude {
    switch self {
    case .small(let value): Magnitude([value.magnitude])
    case .large(_, let magnitude): magnitude
    }
  }

  /// The number of words that the magnitude takes.
  var wordCount: Int {
    switch self {
    case .small: 1
    case .large(_, let magnitude): magnitude.words.count
    }
  }
}

// MARK: - Arithmetic

extension BigInteger {
  static prefix func - (value: BigInteger) -> BigInteger {
    switch value {
    // The opposite of the smallest `Int64` does not fit into one.
    case .small(let number) where number != .min: .small(-number)
    default: BigInteger(isNegative: value.signum > 0, value.magnitude)
    }
  }

  static func + (left: BigInteger, right: BigInteger) -> BigInteger {
    if case .small(let first) = left, case .small(let second) = right {
      let (sum, overflow) = first.addingReportingOverflow(second)
      if !overflow { return .small(sum) }
    }
    let (isNegative, first, second) = (left.signum < 0, left.magnitude, right.magnitude)
    if isNegative == (right.signum < 0) {
      return BigInteger(isNegative: isNegative, first + second)
    }
    return first < second
      ? BigInteger(isNegative: !isNegative, second - first)
      : BigInteger(isNegative: isNegative, first - second)
  }

  static func - (left: BigInteger, right: BigInteger) -> BigInteger { left + -right }

  static func * (left: BigInteger, right: BigInteger) -> BigInteger {
    if case .small(let first) = left, case .small(let second) = right {
      let (product, overflow) = first.multipliedReportingOverflow(by: second)
      if !overflow { return .small(product) }
    }
    return BigInteger(
      isNegative: left.signum * right.signum < 0, left.magnitude * right.magnitude)
  }

  /// The quotient by a divisor that leaves no remainder.
  static func / (left: BigInteger, right: BigInteger) -> BigInteger {
    if case .small(let first) = left, case .small(let second) = right {
      let (quotient, overflow) = first.dividedReportingOverflow(by: second)
      if !overflow { return .small(quotient) }
    }
    if left.isZero { return left }
    return BigInteger(
      isNegative: left.signum * right.signum < 0, left.magnitude / right.magnitude)
  }

  /// The product with a power of two, whose exponent is not negative.
  static func << (value: BigInteger, exponent: Int) -> BigInteger {
    exponent == 0 || value.isZero
      ? value : BigInteger(isNegative: value.signum < 0, value.magnitude << exponent)
  }

  static func += (left: inout BigInteger, right: BigInteger) { left = left + right }

  static func < (left: BigInteger, right: BigInteger) -> Bool {
    if case .small(let first) = left, case .small(let second) = right { return first < second }
    return (left - right).signum < 0
  }
}

// MARK: - Rounding

extension BigInteger {
  /// Rounds the product with a power of two.
  func rounded(exponent: Int) -> Double {
    if isZero { return 0 }
    let (word, shift) = magnitude.leading
    return Double(
      sign: signum < 0 ? .minus : .plus, exponent: exponent + shift, significand: Double(word))
  }

  /// Rounds the quotient by another integer, times a power of two.
  func rounded(dividedBy divisor: BigInteger, exponent: Int) -> Double {
    if isZero { return 0 }
    let (first, second) = (magnitude.leading, divisor.magnitude.leading)
    // Both words start with a 1, so that the quotient has at least 63 bits, 10 more than a `Double`. The first
    // word is halved, because a quotient of more than 64 bits traps.
    let (quotient, _) = second.word.dividingFullWidth((first.word >> 1, first.word << 63))
    return Double(
      sign: signum * divisor.signum < 0 ? .minus : .plus,
      exponent: exponent + first.exponent - second.exponent - 63, significand: Double(quotient))
  }
}

/// An integer of any size.
///
/// An integer that fits into an `Int64` is stored in place, which saves an allocation for most numbers of a
/// layout.
enum BigInteger {
  case small(Int64)
  /// Words in two's complement, the least significant first, no more than needed.
  case large([UInt64])

  static let zero = BigInteger.small(0)
  static let one = BigInteger.small(1)

  /// Makes an integer of words in two's complement, the least significant first.
  private init(_ words: [UInt64]) {
    var count = words.count
    while count > 1, words[count - 1] == Self.sign(of: words[count - 2]) { count -= 1 }
    self = count == 1 ? .small(Int64(bitPattern: words[0])) : .large(Array(words[..<count]))
  }

  /// The words in two's complement, the least significant first.
  var words: [UInt64] {
    switch self {
    case .small(let value): [UInt64(bitPattern: value)]
    case .large(let words): words
    }
  }

  var wordCount: Int {
    switch self {
    case .small: 1
    case .large(let words): words.count
    }
  }

  /// The first words, after the last one as many as there are words of the sign.
  private func words(_ count: Int) -> [UInt64] {
    let words = words
    let sign = Self.sign(of: words[words.count - 1])
    return (0..<count).map { $0 < words.count ? words[$0] : sign }
  }

  /// The word that follows a last one: all bits are the first bit of that.
  private static func sign(of last: UInt64) -> UInt64 {
    UInt64(bitPattern: Int64(bitPattern: last) >> 63)
  }

  /// The sign of the integer: -1, 0 or 1.
  var signum: Int {
    switch self {
    case .small(let value): Int(value.signum())
    case .large(let words): words[words.count - 1] >> 63 == 0 ? 1 : -1
    }
  }

  var isZero: Bool { signum == 0 }

  /// The absolute value.
  var magnitude: BigInteger { signum < 0 ? -self : self }
}

// MARK: - Arithmetic

extension BigInteger {
  static prefix func - (value: BigInteger) -> BigInteger { .zero - value }

  static func + (left: BigInteger, right: BigInteger) -> BigInteger {
    if case .small(let first) = left, case .small(let second) = right {
      let (sum, overflow) = first.addingReportingOverflow(second)
      if !overflow { return .small(sum) }
    }
    return sum(left, right, complement: 0)
  }

  static func - (left: BigInteger, right: BigInteger) -> BigInteger {
    if case .small(let first) = left, case .small(let second) = right {
      let (difference, overflow) = first.subtractingReportingOverflow(second)
      if !overflow { return .small(difference) }
    }
    return sum(left, right, complement: .max)
  }

  /// The sum with an integer, or with its opposite: the complements of all its bits, plus 1.
  private static func sum(
    _ left: BigInteger, _ right: BigInteger, complement: UInt64
  ) -> BigInteger {
    let count = max(left.wordCount, right.wordCount) + 1
    let (first, second) = (left.words(count), right.words(count))
    var carry = complement & 1
    return BigInteger(
      first.indices.map { place in
        let sum = addition(first[place], second[place] ^ complement, carry)
        carry = sum.high
        return sum.low
      })
  }

  static func * (left: BigInteger, right: BigInteger) -> BigInteger {
    if case .small(let first) = left, case .small(let second) = right {
      let (product, overflow) = first.multipliedReportingOverflow(by: second)
      if !overflow { return .small(product) }
    }
    // By the school's method: the integers of a system have a few words, for which Karatsuba's takes longer.
    let (first, second) = (left.magnitude.words, right.magnitude.words)
    var words = Array(repeating: UInt64(0), count: first.count + second.count + 1)
    // Loops by index: in debug builds, which run the tests, an iterator takes longer than the multiplication.
    var place = 0
    while place < first.count {
      var (offset, carry): (Int, UInt64) = (0, 0)
      while offset < second.count {
        let product = first[place].multipliedFullWidth(by: second[offset])
        let sum = addition(words[place + offset], product.low, carry)
        words[place + offset] = sum.low
        carry = product.high &+ sum.high
        offset += 1
      }
      words[place + offset] = carry
      place += 1
    }
    let product = BigInteger(words)
    return left.signum == right.signum ? product : -product
  }

  /// The quotient by a divisor that leaves no remainder, from the least significant word on.
  ///
  /// Source: T. Jebelean, "An Algorithm for Exact Division", 1993.
  static func / (left: BigInteger, right: BigInteger) -> BigInteger {
    if case .small(let first) = left, case .small(let second) = right {
      let (quotient, overflow) = first.dividedReportingOverflow(by: second)
      if !overflow { return .small(quotient) }
    }
    if left.isZero { return left }
    // Only an odd divisor has an inverse modulo 2^64.
    let zeros = right.trailingZeroBitCount
    let (dividend, divisor) = (left >> zeros, right >> zeros)
    let count = max(0, dividend.wordCount - divisor.wordCount) + 2
    var (words, factor) = (dividend.words(count), divisor.words(count))
    let inverse = inverse(of: factor[0])
    for place in words.indices {
      let digit = words[place] &* inverse
      words[place] = digit
      var carry = digit.multipliedFullWidth(by: factor[0]).high
      for next in place + 1..<count {
        let product = digit.multipliedFullWidth(by: factor[next - place])
        // Does not overflow: the high word is the largest one only if the low word is 0, which borrows nothing.
        let sum = addition(product.low, carry, 0)
        carry = product.high &+ sum.high &+ (words[next] < sum.low ? 1 : 0)
        words[next] &-= sum.low
      }
    }
    return BigInteger(words)
  }

  private var trailingZeroBitCount: Int {
    let words = words
    let zeros = words.firstIndex { $0 != 0 } ?? 0
    return 64 * zeros + words[zeros].trailingZeroBitCount
  }

  /// The inverse of an odd number modulo 2^64.
  private static func inverse(of odd: UInt64) -> UInt64 {
    // An odd number is its own inverse in the last 3 bits. Each Newton step doubles the number of right bits,
    // so that five steps give 96.
    var inverse = odd
    for _ in 0..<5 { inverse = inverse &* (2 &- odd &* inverse) }
    return inverse
  }

  /// The product with a power of two, whose exponent is not negative.
  static func << (value: BigInteger, exponent: Int) -> BigInteger {
    if exponent == 0 || value.isZero { return value }
    let (zeros, bits) = exponent.quotientAndRemainder(dividingBy: 64)
    let words = value.words(value.wordCount + 1)
    return BigInteger(
      Array(repeating: 0, count: zeros)
        + words.indices.map { words[$0] << bits | ($0 > 0 ? words[$0 - 1] >> (64 - bits) : 0) })
  }

  /// The quotient by a power of two that divides the integer.
  static func >> (value: BigInteger, exponent: Int) -> BigInteger {
    let (dropped, bits) = exponent.quotientAndRemainder(dividingBy: 64)
    let words = value.words(value.wordCount + 1)
    return BigInteger(
      (dropped..<value.wordCount).map { words[$0] >> bits | words[$0 + 1] << (64 - bits) })
  }

  static func += (left: inout BigInteger, right: BigInteger) { left = left + right }

  static func < (left: BigInteger, right: BigInteger) -> Bool { (left - right).signum < 0 }

  private static func addition(
    _ first: UInt64, _ second: UInt64, _ third: UInt64
  ) -> (high: UInt64, low: UInt64) {
    let (sum, isOver) = first.addingReportingOverflow(second)
    let (low, isOverAgain) = sum.addingReportingOverflow(third)
    // Both carries together are at most 2, for the largest three words.
    return ((isOver ? 1 : 0) &+ (isOverAgain ? 1 : 0), low)
  }
}

// MARK: - Rounding

extension BigInteger {
  /// The first 64 bits of the absolute value, which start with a 1, and the exponent of the last of them.
  private var leading: (word: UInt64, exponent: Int) {
    if case .small(let value) = self {
      let zeros = value.magnitude.leadingZeroBitCount
      return (value.magnitude << zeros, -zeros)
    }
    let words = magnitude.words
    let last = words.lastIndex { $0 != 0 } ?? 0
    let zeros = words[last].leadingZeroBitCount
    let rest = last > 0 ? words[last - 1] >> (64 - zeros) : 0
    return (words[last] << zeros | rest, 64 * last - zeros)
  }

  /// Rounds the product with a power of two.
  func rounded(exponent: Int) -> Double {
    if isZero { return 0 }
    let (word, shift) = leading
    return Double(
      sign: signum < 0 ? .minus : .plus, exponent: exponent + shift, significand: Double(word))
  }

  /// Rounds the quotient by another integer, times a power of two.
  func rounded(dividedBy divisor: BigInteger, exponent: Int) -> Double {
    if isZero { return 0 }
    let (first, second) = (leading, divisor.leading)
    // Both words start with a 1, so that the quotient has at least 63 bits, 10 more than a `Double`. The first
    // word is halved, because a quotient of more than 64 bits traps.
    let (quotient, _) = second.word.dividingFullWidth((first.word >> 1, first.word << 63))
    return Double(
      sign: signum * divisor.signum < 0 ? .minus : .plus,
      exponent: exponent + first.exponent - second.exponent - 63, significand: Double(quotient))
  }
}

/// The absolute value of an integer in words of 64 bits, the least significant first; the last one is not 0.
struct Magnitude {
  private(set) var words: [UInt64]

  init(_ words: [UInt64]) {
    self.words = words
    while self.words.last == 0 { self.words.removeLast() }
  }

  private subscript(place: Int) -> UInt64 { place < words.count ? words[place] : 0 }

  /// The first 64 bits, which start with a 1, and the exponent of the last of them.
  var leading: (word: UInt64, exponent: Int) {
    let zeros = words[words.count - 1].leadingZeroBitCount
    let last = words[words.count - 1] << UInt64(zeros)
    let rest = words.count > 1 ? words[words.count - 2] >> UInt64(64 - zeros) : 0
    return (last | rest, 64 * (words.count - 1) - zeros)
  }

  static func < (left: Magnitude, right: Magnitude) -> Bool {
    left.words.count == right.words.count
      ? left.words.reversed().lexicographicallyPrecedes(right.words.reversed())
      : left.words.count < right.words.count
  }

  static func + (left: Magnitude, right: Magnitude) -> Magnitude {
    var carry: UInt64 = 0
    let words = (0..<max(left.words.count, right.words.count)).map { place in
      let sum = addition(left[place], right[place], carry)
      carry = sum.high
      return sum.low
    }
    return Magnitude(words + [carry])
  }

  /// The difference from a magnitude that is not larger.
  static func - (left: Magnitude, right: Magnitude) -> Magnitude {
    var borrow: UInt64 = 0
    return Magnitude(
      left.words.indices.map { place in
        let difference = subtraction(left[place], right[place], borrow)
        borrow = difference.borrow
        return difference.low
      })
  }

  static func * (left: Magnitude, right: Magnitude) -> Magnitude {
    // By the school's method: the integers of a system have a few words, for which Karatsuba's takes longer.
    var words = Array(repeating: UInt64(0), count: left.words.count + right.words.count)
    // Loops by index: in debug builds, which run the tests, an iterator takes longer than the multiplication.
    var place = 0
    while place < left.words.count {
      var (offset, carry): (Int, UInt64) = (0, 0)
      while offset < right.words.count {
        let product = left.words[place].multipliedFullWidth(by: right.words[offset])
        let sum = addition(words[place + offset], product.low, carry)
        words[place + offset] = sum.low
        carry = product.high &+ sum.high
        offset += 1
      }
      words[place + offset] = carry
      place += 1
    }
    return Magnitude(words)
  }

  static func << (value: Magnitude, exponent: Int) -> Magnitude {
    let (zeros, bits) = (exponent / 64, UInt64(exponent % 64))
    let words = (0...value.words.count).map { place in
      value[place] << bits | (place > 0 ? value[place - 1] >> (64 - bits) : 0)
    }
    return Magnitude(Array(repeating: 0, count: zeros) + words)
  }

  static func >> (value: Magnitude, exponent: Int) -> Magnitude {
    let (dropped, bits) = (exponent / 64, UInt64(exponent % 64))
    return Magnitude(
      value.words.indices.dropFirst(dropped).map { place in
        value[place] >> bits | value[place + 1] << (64 - bits)
      })
  }

  /// The quotient by a divisor that leaves no remainder, from the least significant word on.
  ///
  /// Source: T. Jebelean, "An Algorithm for Exact Division", 1993.
  static func / (left: Magnitude, right: Magnitude) -> Magnitude {
    // Only an odd divisor has an inverse modulo 2^64.
    let divisor = right >> right.trailingZeroBitCount
    let dividend = left >> right.trailingZeroBitCount
    let count = dividend.words.count - divisor.words.count + 1
    var words = Array(dividend.words.prefix(count))
    let inverse = inverse(of: divisor[0])
    for place in words.indices {
      let digit = words[place] &* inverse
      words[place] = digit
      var carry = digit.multipliedFullWidth(by: divisor[0]).high
      for next in place + 1..<max(count, place + 1) {
        let product = digit.multipliedFullWidth(by: divisor[next - place])
        let difference = subtraction(words[next], product.low, carry)
        words[next] = difference.low
        carry = product.high &+ difference.borrow
      }
    }
    return Magnitude(words)
  }

  private var trailingZeroBitCount: Int {
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

  private static func addition(
    _ first: UInt64, _ second: UInt64, _ third: UInt64
  ) -> (high: UInt64, low: UInt64) {
    let (sum, isOver) = first.addingReportingOverflow(second)
    let (low, isOverAgain) = sum.addingReportingOverflow(third)
    // Both carries together are at most 2, for the largest three words.
    return ((isOver ? 1 : 0) &+ (isOverAgain ? 1 : 0), low)
  }

  private static func subtraction(
    _ first: UInt64, _ second: UInt64, _ third: UInt64
  ) -> (borrow: UInt64, low: UInt64) {
    let (difference, isUnder) = first.subtractingReportingOverflow(second)
    let (low, isUnderAgain) = difference.subtractingReportingOverflow(third)
    return ((isUnder ? 1 : 0) &+ (isUnderAgain ? 1 : 0), low)
  }
}

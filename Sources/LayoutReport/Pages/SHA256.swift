import Foundation

/// The SHA-256 digest of bytes, by which a page names its own script and style.
///
/// Source: FIPS 180-4, section 6.2.
enum SHA256 {
  /// The digest of a text's UTF-8, in Base64.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func base64Digest(of text: String) -> String {
    var state = initialState
    var message = Array(text.utf8)
    let bitCount = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    for start in stride(from: 0, to: message.count, by: 64) {
      compress(&state, message[start..<start + 64])
    }
    let digest = state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
    return Data(digest).base64EncodedString()
  }

  private static func compress(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for place in 16..<64 {
      let (first, second) = (words[place - 15], words[place - 2])
      let low = first.rotated(7) ^ first.rotated(18) ^ first >> 3
      let high = second.rotated(17) ^ second.rotated(19) ^ second >> 10
      words.append(words[place - 16] &+ low &+ words[place - 7] &+ high)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for place in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let first =
        h &+ (e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)) &+ choice &+ constants[place]
        &+ words[place]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (place, value) in [a, b, c, d, e, f, g, h].enumerated() { state[place] &+= value }
  }

  /// The first 32 bits of the fractional parts of the square roots of the first eight primes.
  private static let initialState: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes.map { prime in
    // The cube root of the prime times 2⁹⁶, found bit by bit, has 32 bits behind the point.
    var root: UInt128 = 0
    for bit in stride(from: 34, through: 0, by: -1) {
      let next = root | 1 << UInt128(bit)
      if next * next * next <= UInt128(prime) << 96 { root = next }
    }
    return UInt32(truncatingIfNeeded: root)
  }

  private static let primes: [Int] = (2...311).filter { number in
    (2..<number).allSatisfy { number % $0 != 0 }
  }
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

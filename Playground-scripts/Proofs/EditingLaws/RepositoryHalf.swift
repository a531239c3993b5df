import Foundation

/// One of two halves of a corpus: rules are found on A, and judged on B.
enum RepositoryHalf: String {
  /// The repositories whose name has an even SHA-1.
  case A
  /// The other ones.
  case B

  /// The half of a document's path, which begins with the repository.
  init(path: String) {
    let repository = path.split(separator: "/").first.map(String.init) ?? path
    self = Self.lastWord(ofSHA1: Array(repository.utf8)).isMultiple(of: 2) ? .A : .B
  }

  /// The last 32 bits of the SHA-1 of some bytes (RFC 3174).
  private static func lastWord(ofSHA1 message: [UInt8]) -> UInt32 {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: message.count * 8 >> ($0 * 8)) }
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { word in
        bytes[(start + word * 4)..<(start + word * 4 + 4)].reduce(UInt32(0)) {
          $0 << 8 | UInt32($1)
        }
      }
      for index in 16..<80 {
        let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words.append(mixed.rotated(by: 1))
      }
      state = zip(state, rounds(words, from: state)).map { $0 &+ $1 }
    }
    return state[4]
  }

  private static func rounds(_ words: [UInt32], from state: [UInt32]) -> [UInt32] {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (index, word) in words.enumerated() {
      let (function, constant): (UInt32, UInt32) =
        switch index / 20 {
        case 0: (b & c | ~b & d, 0x5A82_7999)
        case 1: (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = a.rotated(by: 5) &+ function &+ e &+ word &+ constant
      (a, b, c, d, e) = (next, a, b.rotated(by: 30), c, d)
    }
    return [a, b, c, d, e]
  }
}

extension UInt32 {
  fileprivate func rotated(by bits: UInt32) -> UInt32 { self << bits | self >> (32 - bits) }
}

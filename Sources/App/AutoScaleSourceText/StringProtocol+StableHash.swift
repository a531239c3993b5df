extension StringProtocol {
  /// A hash of the UTF-8 bytes that is the same in every run and on every machine.
  ///
  /// It identifies contents in files, and does not protect against intent.
  ///
  /// Source: FNV-1a with 64 bits, by Fowler, Noll and Vo.
  package var stableHash: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

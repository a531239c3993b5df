/// Matches by container and id, made for being asked often.
///
/// A dictionary of digests: hashing one word costs half of hashing two strings. Of two views with
/// one digest only the last one is kept, and the other is found anew.
struct MatchTable {
  private var matches: [UInt64: FoundMatch] = [:]

  subscript(key: ProfileCatalog.Key) -> FoundMatch? {
    get {
      guard let found = matches[key.digest], found.match.id == key.id,
        found.match.container == key.container
      else { return nil }
      return found
    }
    set { matches[key.digest] = newValue }
  }
}

/// A match behind one reference, so that handing it out under the lock is cheap.
final class FoundMatch: Sendable {
  let match: ProfileMatch

  init(_ match: ProfileMatch) { self.match = match }
}

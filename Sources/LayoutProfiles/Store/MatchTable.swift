/// Matches by container and id, made for being asked often.
///
/// A dictionary would hash the digest once more, which is a sixth of the instructions of a look-up.
/// The slots are a power of two in number and at most half of them taken; a match is in the slot of
/// its digest, or in the next free one behind it.
struct MatchTable {
  private var slots = [FoundMatch?](repeating: nil, count: 16)
  private var count = 0

  /// The match of a view; nil when none was kept.
  subscript(key: ProfileCatalog.Key) -> FoundMatch? { slots[slot(of: key)] }

  /// Keeps the match of a view.
  mutating func keep(_ found: FoundMatch) {
    if 2 * (count + 1) > slots.count {
      let kept = slots
      slots = Array(repeating: nil, count: 2 * kept.count)
      for case let found? in kept { slots[slot(of: found.key)] = found }
    }
    let slot = slot(of: found.key)
    if slots[slot] == nil { count += 1 }
    slots[slot] = found
  }

  /// The slot that a view has, or that it would take.
  private func slot(of key: ProfileCatalog.Key) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.digest) & mask
    while let found = slots[slot], found.key != key { slot = (slot + 1) & mask }
    return slot
  }
}

/// A match behind one reference, so that handing it out under the lock is cheap.
final class FoundMatch: Sendable {
  let match: ProfileMatch

  init(_ match: ProfileMatch) { self.match = match }

  /// What the match is of.
  var key: ProfileCatalog.Key { ProfileCatalog.Key(container: match.container, id: match.id) }
}

/// Returns the candidate that is spelled most like a word, or nil when none is like it.
///
/// Alike means that at most a third of the longer word has to change. Case does not count. Words of
/// more than 100 characters are like nothing, so that the time is bounded.
///
/// - Complexity: O(*n* · *m*) for each candidate, in the lengths of both words.
package func nearestSpelling(to word: String, in candidates: [String]) -> String? {
  let letters = Array(word.lowercased())
  guard letters.count <= 100 else { return nil }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased())
    let distance = editDistance(letters, other)
    guard distance * 3 <= max(letters.count, other.count) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.candidate
}

/// The number of letters to insert, delete or replace to make one word of another.
///
/// Source: V. I. Levenshtein, "Binary codes capable of correcting deletions, insertions, and
/// reversals", 1966, computed row by row.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var previous = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      let replaced = previous[column] + (letter == other ? 0 : 1)
      current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[second.count]
}

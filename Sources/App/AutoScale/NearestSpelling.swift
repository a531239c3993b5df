/// Returns the candidate that is spelled most like a word, or `nil` if none is similar.
///
/// Similar means that at most a third of the longer word has to change, ignoring case. The number
/// of changed letters may be limited further. Words of more than 100 characters match nothing,
/// which bounds the time.
///
/// - Complexity: O(*n* · *m*) for each candidate, in the lengths of both words.
package func nearestSpelling(
  to word: String, in candidates: [String], within limit: Int = .max
) -> String? {
  let letters = Array(word.lowercased())
  guard letters.count <= 100 else { return nil }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased())
    let distance = editDistance(letters, other)
    guard distance <= limit, distance * 3 <= max(letters.count, other.count) else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.candidate
}

/// Returns the number of letters to insert, delete, replace, or swap with a neighbour to turn one
/// word into another.
///
/// Source: F. J. Damerau, "A technique for computer detection and correction of spelling errors",
/// 1964, in the form of optimal string alignment, computed row by row.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let replaced = previous[column] + (first[row] == second[column] ? 0 : 1)
      var distance = min(replaced, previous[column + 1] + 1, current[column] + 1)
      if row > 0 && column > 0 && first[row] == second[column - 1]
        && first[row - 1] == second[column]
      {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[second.count]
}

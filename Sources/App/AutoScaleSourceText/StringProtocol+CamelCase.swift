extension StringProtocol {
  /// The words of a name in camel case, together the whole name.
  ///
  ///     "imageURLField".camelCaseWords  // ["image", "URL", "Field"]
  ///
  /// A capital begins a word; of several in a row, the first one does, and the last one before a small
  /// letter.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  package var camelCaseWords: [SubSequence] {
    var words: [SubSequence] = []
    var start = startIndex
    var wasCapital = true
    for index in indices {
      let isCapital = self[index].isUppercase
      if isCapital, index > start, !wasCapital || isLowercase(after: index) {
        words.append(self[start..<index])
        start = index
      }
      wasCapital = isCapital
    }
    return start == endIndex ? words : words + [self[start...]]
  }

  /// The name with a small beginning.
  ///
  ///     "URLField".startingSmall  // "urlField"
  package var startingSmall: String {
    let words = camelCaseWords
    return (words.first?.lowercased() ?? "") + words.dropFirst().joined()
  }

  /// The text with a capital first letter.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a small first letter.
  package var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

  private func isLowercase(after index: Index) -> Bool {
    let next = self.index(after: index)
    return next < endIndex && self[next].isLowercase
  }
}

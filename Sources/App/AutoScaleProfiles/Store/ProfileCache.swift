import AutoScale

/// The matches found for the most recent contexts.
struct ProfileCache {
  /// Two orientations of two screens; more contexts at a time are rare.
  private static let capacity = 4

  /// The contexts, the newest first.
  var screens: [ProfileScreen] = []

  /// Returns the match found for a view, or `nil` if there is none yet.
  mutating func match(
    of id: String, in container: String, on context: ScreenContext
  ) -> FoundMatch? {
    // Use the index, because a copy of the element would retain its references.
    for index in screens.indices where screens[index].context == context {
      return screens[index].match(of: id, in: container)
    }
    return nil
  }

  /// Returns the match for the current context, if it is known without `current`, whose lock and
  /// retain cost more than the rest of a lookup.
  mutating func currentMatch(of id: String, in container: String) -> FoundMatch? {
    for index in screens.indices where screens[index].context.isCurrentEverywhere {
      return screens[index].match(of: id, in: container)
    }
    return nil
  }

  /// Returns the index of a context; a new one replaces the oldest.
  mutating func index(of context: ScreenContext, make: () -> ProfileScreen) -> Int {
    if let index = screens.firstIndex(where: { $0.context == context }) { return index }
    if screens.count == Self.capacity { screens.removeLast() }
    screens.insert(make(), at: 0)
    return 0
  }
}

/// The matches of one context, with an index.
struct ProfileScreen {
  let context: ScreenContext
  let ranking: DeviceRanking
  let languages: LanguageChoice

  /// The matches in the order of their first lookup.
  private var matches: [FoundMatch] = []
  private var indices: [ProfileCatalog.Key: Int] = [:]

  /// The index after the match of the last lookup.
  private var next = 0

  init(_ context: ScreenContext, ranking: DeviceRanking, languages: LanguageChoice) {
    self.context = context
    self.ranking = ranking
    self.languages = languages
  }

  /// Returns the match found for a view, or `nil` if there is none yet.
  ///
  /// Layout code repeats its lookups in the same order: the match after the last one is compared
  /// first, which takes a third of the time of hashing both names.
  mutating func match(of id: String, in container: String) -> FoundMatch? {
    if next == matches.count || !matches[next].isOf(id, in: container) {
      let key = ProfileCatalog.Key(container: container, id: id)
      guard let index = indices[key] else { return nil }
      next = index
    }
    defer { next += 1 }
    return matches[next]
  }

  /// Stores a match.
  mutating func keep(_ found: FoundMatch) {
    let key = ProfileCatalog.Key(container: found.match.container, id: found.match.id)
    guard indices[key] == nil else { return }  // another task found it meanwhile
    indices[key] = matches.count
    matches.append(found)
    next = matches.count
  }
}

/// A match in an object, so that returning it under the lock is cheap.
final class FoundMatch: Sendable {
  let match: ProfileMatch

  init(_ match: ProfileMatch) { self.match = match }

  /// Returns whether the match belongs to a view.
  func isOf(_ id: String, in container: String) -> Bool {
    match.id == id && match.container == container
  }
}

import AutoScale

/// The matches that were found, for the contexts that were asked last.
struct ProfileCache {
  /// A screen and its rotation, twice; more contexts at a time are rare.
  private static let capacity = 4

  /// The contexts, the newest first.
  var screens: [ProfileScreen] = []

  /// The match that was found for a view; nil when none was yet.
  mutating func match(
    of id: String, in container: String, on context: ScreenContext
  ) -> FoundMatch? {
    // By index, because a copy of the element would count its references.
    for index in screens.indices where screens[index].context == context {
      return screens[index].match(of: id, in: container)
    }
    return nil
  }

  /// The same for the context that is current, where that is known without asking for it: its lock
  /// and its reference are most of what a look-up on a given context does not cost.
  mutating func currentMatch(of id: String, in container: String) -> FoundMatch? {
    for index in screens.indices where screens[index].context.isCurrentEverywhere {
      return screens[index].match(of: id, in: container)
    }
    return nil
  }

  /// Where a context is; a new one takes the place of the oldest.
  mutating func index(of context: ScreenContext, make: () -> ProfileScreen) -> Int {
    if let index = screens.firstIndex(where: { $0.context == context }) { return index }
    if screens.count == Self.capacity { screens.removeLast() }
    screens.insert(make(), at: 0)
    return 0
  }
}

/// The matches of one context, and what they are found with.
struct ProfileScreen {
  let context: ScreenContext
  let ranking: DeviceRanking
  let languages: LanguageChoice

  /// The matches in the order in which they were first asked for.
  private var matches: [FoundMatch] = []
  private var indices: [ProfileCatalog.Key: Int] = [:]

  /// The index behind the match that was asked for last.
  private var next = 0

  init(_ context: ScreenContext, ranking: DeviceRanking, languages: LanguageChoice) {
    self.context = context
    self.ranking = ranking
    self.languages = languages
  }

  /// The match that was found for a view; nil when none was yet.
  ///
  /// Layout code asks in the same order each time: the match after the last one is compared first,
  /// which takes a third of the time of hashing both names.
  mutating func match(of id: String, in container: String) -> FoundMatch? {
    if next == matches.count || !matches[next].isOf(id, in: container) {
      let key = ProfileCatalog.Key(container: container, id: id)
      guard let index = indices[key] else { return nil }
      next = index
    }
    defer { next += 1 }
    return matches[next]
  }

  /// Keeps a match.
  mutating func keep(_ found: FoundMatch) {
    let key = ProfileCatalog.Key(container: found.match.container, id: found.match.id)
    guard indices[key] == nil else { return }  // another task found it meanwhile
    indices[key] = matches.count
    matches.append(found)
    next = matches.count
  }
}

/// A match behind one reference, so that handing it out under the lock is cheap.
final class FoundMatch: Sendable {
  let match: ProfileMatch

  init(_ match: ProfileMatch) { self.match = match }

  /// Whether the match is of a view.
  func isOf(_ id: String, in container: String) -> Bool {
    match.id == id && match.container == container
  }
}

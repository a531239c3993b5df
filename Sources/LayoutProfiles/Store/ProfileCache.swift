import AutoScale

/// The matches that were found, for the contexts that were asked last.
struct ProfileCache {
  /// A screen and its rotation, twice; more contexts at a time are rare.
  private static let capacity = 4

  /// The contexts, the newest first.
  var screens: [ProfileScreen] = []

  /// The match that was found for a view, in the context that was last asked for with this stamp.
  func match(_ key: ProfileCatalog.Key, stamped stamp: ContextStamp) -> FoundMatch? {
    // By index, because a copy of the element would count its references.
    for index in screens.indices where screens[index].stamp == stamp.number {
      return screens[index].matches[key]
    }
    return nil
  }

  /// Where a context is; a new one takes the place of the oldest.
  mutating func index(of context: ScreenContext, make: () -> ProfileScreen) -> Int {
    if let index = screens.firstIndex(where: { $0.context == context }) {
      screens[index].stamp = context.stamp.number
      return index
    }
    if screens.count == Self.capacity { screens.removeLast() }
    screens.insert(make(), at: 0)
    return 0
  }
}

/// The matches of one context, and what they are found with.
struct ProfileScreen {
  let context: ScreenContext

  /// The stamp with which the context was last asked for.
  var stamp: UInt64

  let ranking: DeviceRanking
  let languages: LanguageChoice
  var matches = MatchTable()

  init(_ context: ScreenContext, ranking: DeviceRanking, languages: LanguageChoice) {
    self.context = context
    stamp = context.stamp.number
    self.ranking = ranking
    self.languages = languages
  }
}

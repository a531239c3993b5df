import AutoScale

/// The matches that were found, for the contexts that were asked last.
struct ProfileCache {
  /// A screen and its rotation, twice; more contexts at a time are rare.
  private static let capacity = 4

  /// The contexts, the newest first.
  var screens: [ProfileScreen] = []

  /// Where a context is; a new one takes the place of the oldest.
  mutating func index(of context: ScreenContext, make: () -> ProfileScreen) -> Int {
    // By index, because a copy of the element would count its references.
    for index in screens.indices where screens[index].context == context { return index }
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
  var matches: [ProfileCatalog.Key: FoundMatch] = [:]
}

/// A match behind one reference, so that handing it out under the lock is cheap.
final class FoundMatch: Sendable {
  let match: ProfileMatch

  init(_ match: ProfileMatch) { self.match = match }
}

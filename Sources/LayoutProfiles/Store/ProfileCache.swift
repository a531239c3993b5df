import AutoScale

/// The matches that were found, for the contexts that were asked last.
struct ProfileCache {
  /// A screen and its rotation, twice; more contexts at a time are rare.
  private static let capacity = 4

  private var screens: [ProfileScreen] = []

  /// What is known of a context that this stamp is of, or was when it was last asked for.
  func screen(stamped stamp: ContextStamp) -> ProfileScreen? {
    for screen in screens where screen.stamp == stamp.number { return screen }
    return nil
  }

  /// What is known of a context; nil when it is new.
  func screen(for context: ScreenContext) -> ProfileScreen? {
    guard let screen = screens.first(where: { $0.context == context }) else { return nil }
    screen.stamp = context.stamp.number
    return screen
  }

  /// Keeps what is known of a context, and forgets the oldest one.
  mutating func keep(_ screen: ProfileScreen) {
    if screens.contains(where: { $0 === screen }) { return }
    if screens.count == Self.capacity { screens.removeLast() }
    screens.insert(screen, at: 0)
  }
}

/// The matches of one context, and what they are found with; a class, so that asking copies nothing.
final class ProfileScreen {
  let context: ScreenContext

  /// The stamp with which the context was last asked for.
  var stamp: UInt64

  let ranking: DeviceRanking
  let languages: LanguageChoice
  var matches: [ProfileCatalog.Key: FoundMatch] = [:]

  init(_ context: ScreenContext, ranking: DeviceRanking, languages: LanguageChoice) {
    self.context = context
    stamp = context.stamp.number
    self.ranking = ranking
    self.languages = languages
  }
}

/// A match behind one reference, so that handing it out under the lock is cheap.
final class FoundMatch: Sendable {
  let match: ProfileMatch

  init(_ match: ProfileMatch) { self.match = match }
}

import AutoScale

/// The matches that were found, for the contexts that were asked last.
struct ProfileCache {
  /// The matches of one context, and what they are found with.
  struct Screen {
    let context: ScreenContext
    let ranking: DeviceRanking
    let languages: LanguageChoice
    var matches: [ProfileCatalog.Key: ProfileMatch] = [:]
  }

  /// A screen and its rotation, twice; more contexts at a time are rare.
  private static let capacity = 4

  private var screens: [Screen] = []

  /// The match of a view in a context; nil when it was not looked for yet.
  func match(_ key: ProfileCatalog.Key, in context: ScreenContext) -> ProfileMatch? {
    for screen in screens where screen.context == context { return screen.matches[key] }
    return nil
  }

  /// What matches in a context are found with; made by the closure when the context is new.
  mutating func screen(for context: ScreenContext, orMake make: () -> Screen) -> Screen {
    if let screen = screens.first(where: { $0.context == context }) { return screen }
    let screen = make()
    if screens.count == Self.capacity { screens.removeLast() }
    screens.insert(screen, at: 0)
    return screen
  }

  /// Remembers a match.
  mutating func insert(
    _ match: ProfileMatch, for key: ProfileCatalog.Key, in context: ScreenContext
  ) {
    guard let index = screens.firstIndex(where: { $0.context == context }) else { return }
    screens[index].matches[key] = match
  }
}

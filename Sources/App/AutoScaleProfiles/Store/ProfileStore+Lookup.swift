import AutoScale

extension ProfileStore {
  /// Returns the values of a view on a screen.
  ///
  ///     try store.values(for: "title", in: "LoginView", on: context).marginLeft
  ///
  /// - Parameters:
  ///   - id: The id of the view, without a language mark.
  ///   - container: The name of the view or view controller that contains the view.
  ///   - context: The screen and the user's languages.
  /// - Returns: The values, with lengths in points on the screen.
  /// - Throws: ``ProfileLookupError`` if nothing is loaded, or if there is no such entry.
  /// - Complexity: O(1) from the second time on, without file access.
  public func values(
    for id: String, in container: String, on context: ScreenContext
  ) throws(ProfileLookupError) -> ProfileValues {
    try found(id, in: container, on: context).match.values
  }

  /// Returns the values of a view on the current screen, `ScreenContext.current`.
  ///
  ///     try store.values(for: "title", in: "LoginView").marginLeft
  ///
  /// - Throws: ``ProfileLookupError`` if nothing is loaded, or if there is no such entry.
  /// - Complexity: O(1) from the second time on, without file access.
  public func values(
    for id: String, in container: String
  ) throws(ProfileLookupError) -> ProfileValues {
    try foundOnCurrent(id, in: container).match.values
  }

  /// Returns the values of a view in the container named after a type.
  ///
  ///     try store.values(for: "title", in: LoginView.self)
  ///
  /// The default screen is the current one.
  ///
  /// - Throws: ``ProfileLookupError`` if nothing is loaded, or if there is no such entry.
  public func values(
    for id: String, in container: Any.Type, on context: ScreenContext? = nil
  ) throws(ProfileLookupError) -> ProfileValues {
    let name = TypeNames.name(of: container)
    guard let context else { return try values(for: id, in: name) }
    return try values(for: id, in: name, on: context)
  }

  /// Returns the values of a view in the container named after the caller's class.
  ///
  ///     try store.values(for: "title", in: self)
  ///
  /// The default screen is the current one.
  ///
  /// - Throws: ``ProfileLookupError`` if nothing is loaded, or if there is no such entry.
  public func values(
    for id: String, in container: AnyObject, on context: ScreenContext? = nil
  ) throws(ProfileLookupError) -> ProfileValues {
    try values(for: id, in: type(of: container), on: context)
  }

  /// Returns the values of a view, with their entry and the reason for choosing it.
  ///
  /// - Throws: ``ProfileLookupError`` if nothing is loaded, or if there is no such entry.
  public func match(
    for id: String, in container: String, on context: ScreenContext = .current
  ) throws(ProfileLookupError) -> ProfileMatch {
    try found(id, in: container, on: context).match
  }

  /// Returns the ids of a container, in the order of their first appearance in its files.
  ///
  /// - Throws: ``ProfileLookupError`` if nothing is loaded, or if no file is for the container.
  public func identifiers(in container: String) throws(ProfileLookupError) -> [String] {
    let catalog = withState { $0.has(.container(container)) ? $0.catalog : nil }
    guard let catalog else { throw .notLoaded }
    guard let ids = catalog.identifiers[container] else {
      throw catalog.unknownContainer(container)
    }
    return ids
  }

  /// Returns the match on the current screen; it avoids `current` if the screen is a recent one.
  private func foundOnCurrent(
    _ id: String, in container: String
  ) throws(ProfileLookupError) -> FoundMatch {
    if let known = withState({ $0.cache.currentMatch(of: id, in: container) }) { return known }
    return try found(id, in: container, on: .current)
  }

  /// Returns the cached match, or else finds it.
  private func found(
    _ id: String, in container: String, on context: ScreenContext
  ) throws(ProfileLookupError) -> FoundMatch {
    let known = withState { $0.cache.match(of: id, in: container, on: context) }
    if let known { return known }
    return try find(ProfileCatalog.Key(container: container, id: id), on: context)
  }

  /// Finds a match, and caches it.
  private func find(
    _ key: ProfileCatalog.Key, on context: ScreenContext
  ) throws(ProfileLookupError) -> FoundMatch {
    let result = withState { state -> Result<FoundMatch, ProfileLookupError> in
      guard let catalog = state.catalog, state.has(.view(key)) else { return .failure(.notLoaded) }
      // Ranking the classes and ordering the languages takes longer than a look-up, and is stored.
      let index = state.cache.index(of: context) { makeScreen(context) }
      let match = catalog.match(
        key, ranking: state.cache.screens[index].ranking,
        languages: state.cache.screens[index].languages, in: context)
      guard let match else {
        return .failure(
          catalog.lookupError(
            key, preferred: context.preferredLanguages, developmentRegion: developmentRegion))
      }
      let found = FoundMatch(match)
      state.cache.screens[index].keep(found)
      return .success(found)
    }
    return try result.get()
  }

  private func makeScreen(_ context: ScreenContext) -> ProfileScreen {
    ProfileScreen(
      context, ranking: DeviceRanking(devices, for: context),
      languages: LanguageChoice(
        lookup, preferred: context.preferredLanguages, developmentRegion: developmentRegion))
  }
}

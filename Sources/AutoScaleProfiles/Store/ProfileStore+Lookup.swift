import AutoScale

extension ProfileStore {
  /// Returns the values of a view on a screen.
  ///
  ///     try store.values(for: "title", in: "LoginView", on: context).marginLeft
  ///
  /// - Parameters:
  ///   - id: The id of the view, without the mark of a language.
  ///   - container: The name of the view or view controller that the view is in.
  ///   - context: The screen and the person's languages.
  /// - Returns: The values, with lengths in points on the screen.
  /// - Throws: ``ProfileLookupError`` when nothing is loaded, or when there is no such entry.
  /// - Complexity: O(1) from the second time; no file is touched.
  public func values(
    for id: String, in container: String, on context: ScreenContext
  ) throws(ProfileLookupError) -> ProfileValues {
    try found(id, in: container, on: context).match.values
  }

  /// Returns the values of a view on the current screen, `ScreenContext.current`.
  ///
  ///     try store.values(for: "title", in: "LoginView").marginLeft
  ///
  /// - Throws: ``ProfileLookupError`` when nothing is loaded, or when there is no such entry.
  /// - Complexity: O(1) from the second time; no file is touched.
  public func values(
    for id: String, in container: String
  ) throws(ProfileLookupError) -> ProfileValues {
    try foundOnCurrent(id, in: container).match.values
  }

  /// Returns the values of a view in the container of a type's name.
  ///
  ///     try store.values(for: "title", in: LoginView.self)
  ///
  /// The screen is the current one where none is given.
  ///
  /// - Throws: ``ProfileLookupError`` when nothing is loaded, or when there is no such entry.
  public func values(
    for id: String, in container: Any.Type, on context: ScreenContext? = nil
  ) throws(ProfileLookupError) -> ProfileValues {
    let name = TypeNames.name(of: container)
    guard let context else { return try values(for: id, in: name) }
    return try values(for: id, in: name, on: context)
  }

  /// Returns the values of a view in the object that asks: its class is the container.
  ///
  ///     try store.values(for: "title", in: self)
  ///
  /// The screen is the current one where none is given.
  ///
  /// - Throws: ``ProfileLookupError`` when nothing is loaded, or when there is no such entry.
  public func values(
    for id: String, in container: AnyObject, on context: ScreenContext? = nil
  ) throws(ProfileLookupError) -> ProfileValues {
    try values(for: id, in: type(of: container), on: context)
  }

  /// Returns the values of a view, with the entry that they come from and why it won.
  ///
  /// - Throws: ``ProfileLookupError`` when nothing is loaded, or when there is no such entry.
  public func match(
    for id: String, in container: String, on context: ScreenContext = .current
  ) throws(ProfileLookupError) -> ProfileMatch {
    try found(id, in: container, on: context).match
  }

  /// Returns the ids of a container, in the order in which its files first name them.
  ///
  /// - Throws: ``ProfileLookupError`` when nothing is loaded, or when no file is for the container.
  public func identifiers(in container: String) throws(ProfileLookupError) -> [String] {
    let catalog = withState { $0.has(.container(container)) ? $0.catalog : nil }
    guard let catalog else { throw .notLoaded }
    guard let ids = catalog.identifiers[container] else {
      throw catalog.unknownContainer(container)
    }
    return ids
  }

  /// The match on the current screen, which is not asked for where it is known to be one of the last.
  private func foundOnCurrent(
    _ id: String, in container: String
  ) throws(ProfileLookupError) -> FoundMatch {
    if let known = withState({ $0.cache.currentMatch(of: id, in: container) }) { return known }
    return try found(id, in: container, on: .current)
  }

  /// The match that was found before, or else that is found now.
  private func found(
    _ id: String, in container: String, on context: ScreenContext
  ) throws(ProfileLookupError) -> FoundMatch {
    let known = withState { $0.cache.match(of: id, in: container, on: context) }
    if let known { return known }
    return try find(ProfileCatalog.Key(container: container, id: id), on: context)
  }

  /// Finds a match, and remembers it.
  private func find(
    _ key: ProfileCatalog.Key, on context: ScreenContext
  ) throws(ProfileLookupError) -> FoundMatch {
    let result = withState { state -> Result<FoundMatch, ProfileLookupError> in
      guard let catalog = state.catalog, state.has(.view(key)) else { return .failure(.notLoaded) }
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

import AutoScale

extension ProfileStore {
  /// Returns the values of a view.
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
    for id: String, in container: String, on context: ScreenContext = .current
  ) throws(ProfileLookupError) -> ProfileValues {
    try match(for: id, in: container, on: context).values
  }

  /// Returns the values of a view in the container of a type's name.
  ///
  ///     try store.values(for: "title", in: LoginView.self)
  ///
  /// - Throws: ``ProfileLookupError`` when nothing is loaded, or when there is no such entry.
  public func values(
    for id: String, in container: Any.Type, on context: ScreenContext = .current
  ) throws(ProfileLookupError) -> ProfileValues {
    try match(for: id, in: Self.name(of: container), on: context).values
  }

  /// Returns the values of a view in the object that asks: its class is the container.
  ///
  ///     try store.values(for: "title", in: self)
  ///
  /// - Throws: ``ProfileLookupError`` when nothing is loaded, or when there is no such entry.
  public func values(
    for id: String, in container: AnyObject, on context: ScreenContext = .current
  ) throws(ProfileLookupError) -> ProfileValues {
    try values(for: id, in: type(of: container), on: context)
  }

  /// Returns the values of a view, with the entry that they come from and why it won.
  ///
  /// - Throws: ``ProfileLookupError`` when nothing is loaded, or when there is no such entry.
  public func match(
    for id: String, in container: String, on context: ScreenContext = .current
  ) throws(ProfileLookupError) -> ProfileMatch {
    let key = ProfileCatalog.Key(container: container, id: id)
    if let match = state.withLock({ $0.cache.match(key, in: context) }) { return match }
    return try findMatch(key, in: context)
  }

  /// Returns the ids of a container, in the order in which its files first name them.
  ///
  /// - Throws: ``ProfileLookupError`` when nothing is loaded, or when no file is for the container.
  public func identifiers(in container: String) throws(ProfileLookupError) -> [String] {
    guard let catalog = state.withLock(\.catalog) else { throw .notLoaded }
    guard let ids = catalog.identifiers[container] else {
      throw catalog.unknownContainer(container)
    }
    return ids
  }

  /// Finds a match that was not looked for before, and remembers it.
  private func findMatch(
    _ key: ProfileCatalog.Key, in context: ScreenContext
  ) throws(ProfileLookupError) -> ProfileMatch {
    let result = state.withLock { state -> Result<ProfileMatch, ProfileLookupError> in
      guard let catalog = state.catalog else { return .failure(.notLoaded) }
      let screen = state.cache.screen(for: context) {
        ProfileCache.Screen(
          context: context, ranking: DeviceRanking(devices, for: context),
          languages: LanguageChoice(
            lookup, preferred: context.preferredLanguages, developmentRegion: developmentRegion))
      }
      guard
        let match = catalog.match(
          key, ranking: screen.ranking, languages: screen.languages, in: context)
      else {
        return .failure(
          catalog.lookupError(
            key, preferred: context.preferredLanguages, developmentRegion: developmentRegion))
      }
      state.cache.insert(match, for: key, in: context)
      return .success(match)
    }
    return try result.get()
  }

  /// The name of a type as files have it: without its module and without generic arguments.
  static func name(of type: Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
  }
}

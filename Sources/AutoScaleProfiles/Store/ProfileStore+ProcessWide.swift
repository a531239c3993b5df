import AutoScale

extension ProfileStore {
  /// The store for everything that names none; an app sets it when it has loaded its profiles.
  ///
  ///     let store = ProfileStore(bundle: .main)
  ///     try await store.load()
  ///     ProfileStore.processWide = store
  ///
  /// Safe from any thread. Nil at the start.
  public static var processWide: ProfileStore? {
    get { processWideStore.withLock(\.self) }
    set { processWideStore.withLock { $0 = newValue } }
  }
}

private let processWideStore = Guarded<ProfileStore?>(nil)

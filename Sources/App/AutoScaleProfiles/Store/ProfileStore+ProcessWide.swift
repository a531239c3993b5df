import AutoScale

extension ProfileStore {
  /// The default store; an app sets it after loading its profiles.
  ///
  ///     let store = ProfileStore(bundle: .main)
  ///     try await store.load()
  ///     ProfileStore.processWide = store
  ///
  /// Safe from any thread. The initial value is `nil`.
  public static var processWide: ProfileStore? {
    get { processWideStore.withLock(\.self) }
    set { processWideStore.withLock { $0 = newValue } }
  }
}

private let processWideStore = Guarded<ProfileStore?>(nil)

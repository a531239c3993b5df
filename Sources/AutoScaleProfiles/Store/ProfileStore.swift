import AutoScale
import Foundation

/// The profiles of an app: loaded once, then asked without touching the disk.
///
///     let store = ProfileStore(directory: url, lookup: .languageFirst)
///     try await store.load()
///     let values = try store.values(for: "title", in: self)
///
/// A look-up is by container and id. It takes the values of the screen's class of devices, or else
/// those of the nearest narrower class of its idiom that has the id, or else of the nearest one,
/// scaled by the context's rule from the width for which they were drawn. Of the entries that
/// differ in language one wins, by the ``LanguageLookup``; nothing is merged.
///
/// A store is a class, because many tasks share one; it is safe from any thread.
public final class ProfileStore: Sendable {
  /// The classes of devices that files can be for.
  public let devices: [DeviceClass]

  /// The order in which entries of different languages are tried.
  public let lookup: LanguageLookup

  /// The language in which the app is written, as a BCP 47 tag; nil for none.
  public let developmentRegion: String?

  // Invariant: used by the holder of `lock` alone.
  private nonisolated(unsafe) var guardedState = State()
  private let lock = PlainLock()
  private let source: ProfileSource

  /// A load and the task that runs it.
  typealias RunningLoad = (shared: ProfileLoad, task: Task<ProfileLoadError?, Never>)

  /// What the store knows, and which load is under way.
  struct State {
    var catalog: ProfileCatalog?
    /// The parts that the catalog has.
    var loaded: Set<ProfilePart> = []
    var loads: [ProfilePart: RunningLoad] = [:]
    var cache = ProfileCache()

    /// Whether the catalog has all that there is in a part.
    func has(_ part: ProfilePart) -> Bool {
      if loaded.contains(.everything) || loaded.contains(part) { return true }
      if case .view(let key) = part { return loaded.contains(.container(key.container)) }
      return false
    }
  }

  /// Makes a store of the `.json` files in a directory and in those below it.
  ///
  /// - Parameters:
  ///   - directory: The URL of the directory; it is looked into by ``load(progress:)``.
  ///   - devices: The classes of devices that files can be for.
  ///   - lookup: The order in which entries of different languages are tried.
  ///   - developmentRegion: The language in which the app is written, as a BCP 47 tag.
  public convenience init(
    directory: URL, devices: [DeviceClass] = DeviceClass.standard,
    lookup: LanguageLookup = .baseFirst, developmentRegion: String? = "en"
  ) {
    self.init(
      source: .directory(directory), devices: devices, lookup: lookup,
      developmentRegion: developmentRegion)
  }

  /// Makes a store of the profiles among the resources of a bundle.
  ///
  /// A bundle has other JSON files too: only those are read whose names end in a device.
  ///
  /// - Parameters:
  ///   - bundle: The bundle, such as `.main` or `.module`.
  ///   - subdirectory: The folder that has the profiles; nil means all resources.
  ///   - devices: The classes of devices that files can be for.
  ///   - lookup: The order in which entries of different languages are tried.
  ///   - developmentRegion: The language in which the app is written; nil means the bundle's.
  public convenience init(
    bundle: Bundle, subdirectory: String? = nil, devices: [DeviceClass] = DeviceClass.standard,
    lookup: LanguageLookup = .baseFirst, developmentRegion: String? = nil
  ) {
    let resources = bundle.resourceURL ?? bundle.bundleURL
    let directory = subdirectory.map { resources.appending(path: $0) } ?? resources
    self.init(
      source: .directory(directory) { ProfileFileName($0, devices: devices) != nil },
      devices: devices, lookup: lookup,
      developmentRegion: developmentRegion ?? bundle.developmentRegion)
  }

  /// Makes a store of files in memory, by their names.
  ///
  ///     ProfileStore(files: ["LoginView_iPhone6.json": data])
  ///
  /// - Parameters:
  ///   - files: The contents by the names of the files.
  ///   - devices: The classes of devices that files can be for.
  ///   - lookup: The order in which entries of different languages are tried.
  ///   - developmentRegion: The language in which the app is written, as a BCP 47 tag.
  public convenience init(
    files: [String: Data], devices: [DeviceClass] = DeviceClass.standard,
    lookup: LanguageLookup = .baseFirst, developmentRegion: String? = "en"
  ) {
    self.init(
      source: .memory(files), devices: devices, lookup: lookup,
      developmentRegion: developmentRegion)
  }

  init(
    source: ProfileSource, devices: [DeviceClass] = DeviceClass.standard,
    lookup: LanguageLookup = .baseFirst, developmentRegion: String? = "en"
  ) {
    self.source = source
    self.devices = devices
    self.lookup = lookup
    self.developmentRegion = developmentRegion
  }

  /// Whether a load of all files has succeeded, so that every look-up finds values.
  public var isLoaded: Bool { withState { $0.has(.everything) } }

  /// Reads all files, unless that was done; whoever comes while a load is under way waits for it.
  ///
  /// Each file is read and parsed once, however many tasks ask. A task that is cancelled waits all
  /// the same: others may need what is read.
  ///
  /// - Parameter progress: Called on the loading task before the first file and after each one; of
  ///   a load that was under way, from now on.
  /// - Throws: ``ProfileLoadError`` with every defect of every file; the store stays as it was.
  public func load(
    progress: (@Sendable (ProfileLoadProgress) -> Void)? = nil
  ) async throws(ProfileLoadError) {
    try await join(.everything, progress) { !$0.has(.everything) }
  }

  /// Reads the files of one container, unless that was done; for an app with many others.
  ///
  ///     try await store.load(container: "LoginView")
  ///
  /// Other files are not touched, so that their defects are not found either.
  ///
  /// - Parameter container: The name of the view or view controller.
  /// - Throws: ``ProfileLoadError`` with every defect of these files; the store stays as it was.
  public func load(container: String) async throws(ProfileLoadError) {
    let part = ProfilePart.container(container)
    try await join(part, nil) { !$0.has(part) }
  }

  /// Reads the values of one view, unless that was done, and keeps no others.
  ///
  /// - Parameters:
  ///   - id: The id of the view, without the mark of a language.
  ///   - container: The name of the view or view controller that the view is in.
  /// - Throws: ``ProfileLoadError`` with every defect of the container's files; the store stays as
  ///   it was.
  public func load(id: String, container: String) async throws(ProfileLoadError) {
    let part = ProfilePart.view(ProfileCatalog.Key(container: container, id: id))
    try await join(part, nil) { !$0.has(part) }
  }

  /// Reads all files again; look-ups meanwhile find the old values.
  ///
  /// - Parameter progress: Called on the loading task before the first file and after each one.
  /// - Throws: ``ProfileLoadError`` with every defect of every file; the old values stay.
  public func reload(
    progress: (@Sendable (ProfileLoadProgress) -> Void)? = nil
  ) async throws(ProfileLoadError) {
    // A load that began before may have read what is old now.
    for load in withState({ Array($0.loads.values) }) { _ = await load.task.value }
    try await join(.everything, progress) { _ in true }
  }

  /// Reads all files on this thread, or those of one container, unless that was done; for programs
  /// that have nothing else to do meanwhile, such as tests and tools.
  ///
  ///     try store.loadAndWait()
  ///     try store.values(for: "title", in: "LoginView").width
  ///
  /// A load that is under way elsewhere is not waited for.
  ///
  /// - Parameter container: The name of the view or view controller; nil means all.
  /// - Throws: ``ProfileLoadError`` with every defect of the files; the store stays as it was.
  public func loadAndWait(container: String? = nil) throws(ProfileLoadError) {
    let part = container.map(ProfilePart.container) ?? .everything
    if withState({ $0.has(part) }) { return }
    if let error = read(part, ProfileLoad()) { throw error }
  }

  /// Runs a body with exclusive access to the state.
  ///
  /// Not a `Guarded`, whose generic code costs a look-up twice as much from another module.
  func withState<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&guardedState)
  }

  /// Waits for the load that is under way, or begins one where it is needed.
  private func join(
    _ part: ProfilePart, _ progress: ProfileLoad.Observer?, where isNeeded: (State) -> Bool
  ) async throws(ProfileLoadError) {
    let load = withState { state -> RunningLoad? in
      if let load = state.loads[.everything] ?? state.loads[part] {
        if let progress { load.shared.add(progress) }
        return load
      }
      guard isNeeded(state) else { return nil }
      let shared = ProfileLoad(progress)
      let load = (shared, Task { self.read(part, shared) })
      state.loads[part] = load
      return load
    }
    guard let load else { return }
    if let error = await load.task.value { throw error }
  }

  private func read(_ part: ProfilePart, _ load: ProfileLoad) -> ProfileLoadError? {
    let catalog = ProfileCatalog(source, devices: devices, part: part) { filesRead, fileCount in
      load.report(ProfileLoadProgress(filesRead: filesRead, fileCount: fileCount))
    }
    return withState { state in
      if state.loads[part]?.shared === load { state.loads[part] = nil }
      guard catalog.defects.isEmpty else { return ProfileLoadError(catalog.defects) }
      if part == .everything {
        state.catalog = catalog
        state.loaded = [part]
      } else if !state.has(part) {
        var all = state.catalog ?? ProfileCatalog(files: [:], devices: devices)
        all.add(catalog)
        state.catalog = all
        state.loaded.insert(part)
      }
      state.cache = ProfileCache()
      return nil
    }
  }
}

extension Bundle {
  /// The development region that the bundle states, or English.
  ///
  /// `developmentLocalization` traps on Linux where a bundle has no property list.
  fileprivate var developmentRegion: String {
    infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }
}

import AutoScale
import Foundation

/// The profiles of an app: loaded once, then read without disk access.
///
///     let store = ProfileStore(directory: url, lookup: .languageFirst)
///     try await store.load()
///     let values = try store.values(for: "title", in: self)
///
/// A lookup is by container and id. It uses the values of the screen's device class, or else those
/// of the nearest narrower class of its idiom that has the id, or else of the nearest one, scaled
/// by the context's rule from the width of their design. Among entries for different languages,
/// ``LanguageLookup`` chooses one; nothing is merged.
///
/// A store is a class, because many tasks share one; it is safe from any thread.
public final class ProfileStore: Sendable {
  /// The device classes that files can be for.
  public let devices: [DeviceClass]

  /// The order in which entries of different languages are tried.
  public let lookup: LanguageLookup

  /// The app's development language, as a BCP 47 tag, if any.
  public let developmentRegion: String?

  // Invariant: only the holder of `lock` uses it.
  private nonisolated(unsafe) var guardedState = State()
  // A lock, since barriers and waits on one queue, as in the first reader, can wait for each other.
  private let lock = PlainLock()
  private let source: ProfileSource

  /// A load and the task that runs it.
  typealias RunningLoad = (shared: ProfileLoad, task: Task<ProfileLoadError?, Never>)

  /// The store's catalog, and its load in progress.
  struct State {
    var catalog: ProfileCatalog?
    /// The loaded parts.
    var loaded: Set<ProfilePart> = []
    var loads: [ProfilePart: RunningLoad] = [:]
    var cache = ProfileCache()

    /// Returns whether a part is completely loaded.
    func has(_ part: ProfilePart) -> Bool {
      if loaded.contains(.everything) || loaded.contains(part) { return true }
      if case .view(let key) = part { return loaded.contains(.container(key.container)) }
      return false
    }
  }

  /// Makes a store of the `.json` files in a directory and its subdirectories.
  ///
  /// - Parameters:
  ///   - directory: The URL of the directory; ``load(progress:)`` reads it.
  ///   - devices: The device classes that files can be for.
  ///   - lookup: The order in which entries of different languages are tried.
  ///   - developmentRegion: The app's development language, as a BCP 47 tag.
  public convenience init(
    directory: URL, devices: [DeviceClass] = DeviceClass.standard,
    lookup: LanguageLookup = .baseFirst, developmentRegion: String? = "en"
  ) {
    self.init(
      source: .directory(directory), devices: devices, lookup: lookup,
      developmentRegion: developmentRegion)
  }

  /// Makes a store of the `.json` files in a directory, given by its path, and its subdirectories.
  ///
  /// All else is as with a URL; a relative path begins in the current directory.
  public convenience init(
    directory path: String, devices: [DeviceClass] = DeviceClass.standard,
    lookup: LanguageLookup = .baseFirst, developmentRegion: String? = "en"
  ) {
    self.init(
      directory: URL(filePath: path), devices: devices, lookup: lookup,
      developmentRegion: developmentRegion)
  }

  /// Makes a store of the profiles among a bundle's resources.
  ///
  /// A bundle has other JSON files too: only files with a device suffix are read.
  ///
  /// - Parameters:
  ///   - bundle: The bundle, such as `.main` or `.module`.
  ///   - subdirectory: The folder with the profiles; `nil` means all resources.
  ///   - devices: The device classes that files can be for.
  ///   - lookup: The order in which entries of different languages are tried.
  ///   - developmentRegion: The app's development language; `nil` means the bundle's.
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

  /// Makes a store of files in memory, by name.
  ///
  ///     ProfileStore(files: ["LoginView_iPhone6.json": data])
  ///
  /// - Parameters:
  ///   - files: The contents of the files, by name.
  ///   - devices: The device classes that files can be for.
  ///   - lookup: The order in which entries of different languages are tried.
  ///   - developmentRegion: The app's development language, as a BCP 47 tag.
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

  /// Whether all files are loaded, so that every lookup finds its values.
  public var isLoaded: Bool { withState { $0.has(.everything) } }

  /// Loads all files unless they are loaded; concurrent callers wait for the load in progress.
  ///
  /// Each file is read and parsed once, however many tasks call. A cancelled task still waits,
  /// because others may need the result.
  ///
  /// - Parameter progress: Called on the loading task before the first file and after each one; for
  ///   a load already in progress, from now on.
  /// - Throws: ``ProfileLoadError`` with every defect of every file; the store is then unchanged.
  public func load(
    progress: (@Sendable (ProfileLoadProgress) -> Void)? = nil
  ) async throws(ProfileLoadError) {
    try await join(.everything, progress) { !$0.has(.everything) }
  }

  /// Loads the files of one container unless they are loaded, for an app with many others.
  ///
  ///     try await store.load(container: "LoginView")
  ///
  /// Other files are not read, so their defects stay unknown.
  ///
  /// - Parameter container: The name of the view or view controller.
  /// - Throws: ``ProfileLoadError`` with every defect of these files; the store is then unchanged.
  public func load(container: String) async throws(ProfileLoadError) {
    let part = ProfilePart.container(container)
    try await join(part, nil) { !$0.has(part) }
  }

  /// Loads the values of one view unless they are loaded, and stores no others.
  ///
  /// - Parameters:
  ///   - id: The id of the view, without a language mark.
  ///   - container: The name of the view or view controller that contains the view.
  /// - Throws: ``ProfileLoadError`` with every defect of the container's files; the store is then
  ///   unchanged.
  public func load(id: String, container: String) async throws(ProfileLoadError) {
    let part = ProfilePart.view(ProfileCatalog.Key(container: container, id: id))
    try await join(part, nil) { !$0.has(part) }
  }

  /// Loads all files again; lookups find the old values meanwhile.
  ///
  /// - Parameter progress: Called on the loading task before the first file and after each one.
  /// - Throws: ``ProfileLoadError`` with every defect of every file; the old values stay.
  public func reload(
    progress: (@Sendable (ProfileLoadProgress) -> Void)? = nil
  ) async throws(ProfileLoadError) {
    // An earlier load may have read outdated files.
    for load in withState({ Array($0.loads.values) }) { _ = await load.task.value }
    try await join(.everything, progress) { _ in true }
  }

  /// Loads all files, or those of one container, on this thread, unless they are loaded; for
  /// programs without other work, such as tests and tools.
  ///
  ///     try store.loadAndWait()
  ///     try store.values(for: "title", in: "LoginView").width
  ///
  /// It does not wait for a load in progress elsewhere.
  ///
  /// - Parameter container: The name of the view or view controller; `nil` means all.
  /// - Throws: ``ProfileLoadError`` with every defect of the files; the store is then unchanged.
  public func loadAndWait(container: String? = nil) throws(ProfileLoadError) {
    let part = container.map(ProfilePart.container) ?? .everything
    if withState({ $0.has(part) }) { return }
    if let error = read(part, ProfileLoad()) { throw error }
  }

  /// Runs a body with exclusive access to the state.
  ///
  /// Not a `Guarded`, whose generic code doubles the cost of a lookup from another module.
  func withState<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&guardedState)
  }

  /// Waits for the load in progress, or begins one if needed.
  private func join(
    _ part: ProfilePart, _ progress: ProfileLoad.Observer?, where isNeeded: (State) -> Bool
  ) async throws(ProfileLoadError) {
    let load = withState { state -> RunningLoad? in
      // A load of everything includes the part.
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
    for warning in catalog.notes where warning.severity == .warning {
      DeveloperNotice.report(warning.description)
    }
    return withState { state in
      // A reload may have taken the place of this load.
      if state.loads[part]?.shared === load { state.loads[part] = nil }
      guard catalog.defects.isEmpty else { return ProfileLoadError(catalog.defects) }
      if part == .everything {
        state.catalog = catalog
        // All files were read now; parts were read earlier.
        state.loaded = [part]
      } else if !state.has(part) {
        var all = state.catalog ?? ProfileCatalog(files: [:], devices: devices)
        all.add(catalog)
        state.catalog = all
        state.loaded.insert(part)
      }
      // Matches of the old values are no longer right.
      state.cache = ProfileCache()
      return nil
    }
  }
}

extension Bundle {
  /// The bundle's development region, or English.
  ///
  /// `developmentLocalization` traps on Linux for a bundle without a property list.
  fileprivate var developmentRegion: String {
    infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }
}

/// A load in progress, shared by all its waiting callers; a class, because it has identity.
final class ProfileLoad: Sendable {
  typealias Observer = @Sendable (ProfileLoadProgress) -> Void

  private let observers: Guarded<[Observer]>

  /// Makes a load for the caller that begins it.
  init(_ observer: Observer? = nil) {
    observers = Guarded(observer.map { [$0] } ?? [])
  }

  /// Adds an observer of the progress from now on.
  func add(_ observer: @escaping Observer) { observers.withLock { $0.append(observer) } }

  /// Reports the progress to all observers.
  func report(_ progress: ProfileLoadProgress) {
    // Foreign code runs outside the lock.
    for observer in observers.withLock(\.self) { observer(progress) }
  }
}

/// The progress of a load.
public struct ProfileLoadProgress: Hashable, Sendable {
  /// The number of files that were read.
  public let filesRead: Int

  /// The number of all files.
  public let fileCount: Int

  /// The completed share, from 0 to 1; 1 if there are no files.
  public var fraction: Double { fileCount == 0 ? 1 : Double(filesRead) / Double(fileCount) }
}

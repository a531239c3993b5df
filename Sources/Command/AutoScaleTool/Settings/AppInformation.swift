import AutoScaleAudit
import AutoScaleSourceText
import Foundation

/// The orientations and devices that an app allows, as its project states them.
///
/// They are in an `Info.plist`, or in the build settings from which Xcode 13 and later makes one.
/// Source: Apple, Information Property List Key Reference, UISupportedInterfaceOrientations,
/// UIDeviceFamily and UIRequiresFullScreen, and Build Settings Reference, TARGETED_DEVICE_FAMILY.
struct AppInformation {
  /// The names of the orientations.
  private var orientations: Set<String> = []

  /// The devices: 1 is iPhone, 2 is iPad.
  private var families: Set<Int> = []

  private var requiresFullScreen = false

  /// The files that state them, by their last names.
  private(set) var files: [String] = []

  /// The contexts that the app allows, or `nil` if no orientation is stated.
  var contexts: [AuditContext]? {
    var contexts: [AuditContext] = []
    if orientations.contains(where: { $0.hasPrefix("UIInterfaceOrientationPortrait") }) {
      contexts.append(.portrait)
    }
    if orientations.contains(where: { $0.hasPrefix("UIInterfaceOrientationLandscape") }) {
      contexts.append(.landscape)
    }
    if contexts.isEmpty { return nil }
    if families.contains(2) {
      contexts.append(.pad)
      // An app that requires the full screen is never in Split View.
      if !requiresFullScreen { contexts.append(.split) }
    }
    return contexts
  }

  /// Reads the property list of an app; what it does not state stays unknown.
  mutating func add(propertyListAt url: URL) {
    // The list of an extension says nothing about the app.
    guard let data = FileManager.default.contents(atPath: url.path),
      let values = Self.values(in: data), values["NSExtension"] == nil
    else { return }
    let stated = values["UISupportedInterfaceOrientations"] as? [String] ?? []
    orientations.formUnion(stated)
    // Xcode writes the family at build time; older projects have it in the list.
    let listed = values["UIDeviceFamily"] as? [Int] ?? []
    families.formUnion(listed)
    requiresFullScreen = values["UIRequiresFullScreen"] as? Bool ?? requiresFullScreen
    if !stated.isEmpty || !listed.isEmpty { files.append(url.lastPathComponent) }
  }

  /// Reads the build settings of a project; an orientation that one target allows is allowed.
  mutating func add(projectAt url: URL) {
    let file = url.appending(path: "project.pbxproj")
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    var isStated = false
    // A setting is a line `NAME = VALUE;`, whose value has quotes if it has spaces.
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let words = parts[1].split { !($0.isLetter || $0.isNumber) }
      switch parts[0].filter({ !$0.isWhitespace && $0 != "\"" }) {
      case "INFOPLIST_KEY_UISupportedInterfaceOrientations",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone":
        orientations.formUnion(words.map(String.init))
      case "TARGETED_DEVICE_FAMILY": families.formUnion(words.compactMap { Int($0) })
      case "INFOPLIST_KEY_UIRequiresFullScreen": requiresFullScreen = words == ["YES"]
      default: continue
      }
      isStated = true
    }
    if isStated { files.append(url.lastPathComponent) }
  }

  /// Returns the values of a property list, if the data is one.
  private static func values(in data: Data) -> [String: Any]? {
    do {
      return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    } catch {
      return nil  // the build of the app reports it
    }
  }
}

/// The property lists and projects around documents, each folder read once.
struct AppInformationSearch {
  /// The number of folders around a document in which an app keeps its list.
  private static let reach = 6

  /// The folders beside a document's folder, or around it, in which teams keep the list.
  private static let folders = [
    "", "Config", "Configs", "Configuration", "Resources", "Supporting Files", "SupportingFiles",
    "Supporting", "Plists",
  ]

  private var known: [String: AppInformation] = [:]

  /// Returns what the nearest list and the project around a document state, if they state orientations.
  mutating func information(for path: String) -> AppInformation? {
    var folder = URL(filePath: path).absoluteURL.standardizedFileURL.deletingLastPathComponent()
    var passed: [URL] = []
    for _ in 0..<Self.reach {
      passed.append(folder)
      // The nearest folder with '.git' is the root of the project.
      let isOutermost = FileManager.default.fileExists(atPath: folder.appending(path: ".git").path)
      if isOutermost || folder.pathComponents.count <= 1 { break }
      folder = folder.deletingLastPathComponent()
    }
    let places = passed.map { information(in: $0) }
    let found = places.indices.first { places[$0].contexts != nil }
    return found.map { places[$0].with(familiesOf: places[$0...]) }
  }

  private mutating func information(in folder: URL) -> AppInformation {
    if let found = known[folder.path] { return found }
    var information = AppInformation()
    for name in Self.folders {
      let place = name.isEmpty ? folder : folder.appending(path: name)
      for entry in ProjectFolder.entries(of: place)
      where entry == "Info.plist" || entry.hasSuffix("-Info.plist") {
        information.add(propertyListAt: place.appending(path: entry))
      }
    }
    for entry in ProjectFolder.entries(of: folder) where entry.hasSuffix(".xcodeproj") {
      information.add(projectAt: folder.appending(path: entry))
    }
    known[folder.path] = information
    return information
  }
}

extension AppInformation {
  /// The same orientations, with the devices of the nearest folder that states some.
  fileprivate func with(familiesOf places: ArraySlice<AppInformation>) -> AppInformation {
    var information = self
    guard let other = places.first(where: { !$0.families.isEmpty }) else { return information }
    information.families = other.families
    information.requiresFullScreen = requiresFullScreen || other.requiresFullScreen
    if information.files != other.files { information.files += other.files }
    return information
  }
}

import AutoScaleAudit
import Foundation

/// The orientations and devices that the `Info.plist` of an app allows.
///
/// Source: Apple, Information Property List Key Reference, UISupportedInterfaceOrientations,
/// UIDeviceFamily and UIRequiresFullScreen.
struct AppInformation {
  /// The contexts that the app allows.
  let contexts: [AuditContext]

  /// Reads the property list of an app that states orientations; fails for any other list.
  init?(contentsOf url: URL) {
    // The list of an extension says nothing about the app.
    guard let data = FileManager.default.contents(atPath: url.path),
      let values = Self.values(in: data), values["NSExtension"] == nil,
      let orientations = values["UISupportedInterfaceOrientations"] as? [String]
    else { return nil }
    var contexts: [AuditContext] = []
    let isUpright = orientations.contains { $0.hasPrefix("UIInterfaceOrientationPortrait") }
    let isOnItsSide = orientations.contains { $0.hasPrefix("UIInterfaceOrientationLandscape") }
    if isUpright { contexts.append(.portrait) }
    if isOnItsSide { contexts.append(.landscape) }
    // Apple's key reference: 1 is iPhone, 2 is iPad.
    if (values["UIDeviceFamily"] as? [Int])?.contains(2) == true {
      contexts.append(.pad)
      // An app that requires the full screen is never in Split View.
      if values["UIRequiresFullScreen"] as? Bool != true { contexts.append(.split) }
    }
    if contexts.isEmpty { return nil }
    self.contexts = contexts
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

/// The files `Info.plist` beside documents, each read once.
struct AppInformationSearch {
  /// The number of folders around a document in which an app keeps its list.
  private static let reach = 6

  private var known: [String: AppInformation?] = [:]

  /// Returns the contexts that the nearest list beside a document or around it allows.
  mutating func contexts(for path: String) -> [AuditContext]? {
    var folder = URL(filePath: path).absoluteURL.standardizedFileURL.deletingLastPathComponent()
    for _ in 0..<Self.reach {
      if let found = information(in: folder) { return found.contexts }
      // The nearest folder with '.git' is the root of the project.
      let isOutermost = FileManager.default.fileExists(atPath: folder.appending(path: ".git").path)
      if isOutermost || folder.pathComponents.count <= 1 { return nil }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  private mutating func information(in folder: URL) -> AppInformation? {
    if let found = known[folder.path] { return found }
    let found = AppInformation(contentsOf: folder.appending(path: "Info.plist"))
    known[folder.path] = found
    return found
  }
}

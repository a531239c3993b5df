/// The properties of the root element, once it is known to be a UIKit document.
struct DocumentHeader {
  let kind: InterfaceDocument.Kind

  /// The version of Interface Builder.
  let toolsVersion: String?

  /// The major version of Interface Builder, or 0 if the file does not state it.
  let editorVersion: Int

  init(of root: MarkupElement, path: String) throws(InterfaceBuilderError) {
    func error(_ reason: InterfaceBuilderError.Reason) -> InterfaceBuilderError {
      InterfaceBuilderError(reason, path: path, at: root.position, element: root.name)
    }
    // The format before Xcode 5 is an archive of objects.
    if root.name == "archive" { throw error(.oldFormat) }
    guard root.name == "document" else { throw error(.wrongRoot(root.name)) }
    let type = root["type"]
    // Before the type: a document for another system has a type that is unknown here.
    if let system = Self.foreignSystem(runtime: root["targetRuntime"] ?? "", type: type ?? "") {
      throw error(.wrongSystem(system))
    }
    guard let type, let kind = Self.kinds[type] else { throw error(.unknownType(type)) }
    guard let version = root["version"].flatMap({ Double($0) }), version >= 3 else {
      throw error(.oldFormat)
    }
    self.kind = kind
    toolsVersion = root["toolsVersion"]
    editorVersion = Self.editorVersion(of: root)
  }

  /// The types of UIKit documents.
  private static let kinds: [String: InterfaceDocument.Kind] = [
    "com.apple.InterfaceBuilder3.CocoaTouch.XIB": .xib,
    "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB": .xib,
    "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": .storyboard,
    "com.apple.InterfaceBuilder.AppleTV.XIB": .xib,
    "com.apple.InterfaceBuilder.AppleTV.Storyboard": .storyboard,
  ]

  /// The runtimes with UIKit; `AppleSDK` is used for several systems.
  private static let runtimes: Set<String> = [
    "iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "AppleTV", "AppleSDK",
  ]

  /// Returns the name of the document's system, if that is not one with UIKit.
  private static func foreignSystem(runtime: String, type: String) -> String? {
    if runtime.hasPrefix("MacOSX") || type.contains("InterfaceBuilder3.Cocoa.") { return "macOS" }
    if runtime.lowercased().hasPrefix("watch") || type.contains("WatchKit") { return "watchOS" }
    return runtime.isEmpty || runtimes.contains(runtime) ? nil : "'\(runtime)'"
  }

  /// Returns the major version of Interface Builder.
  ///
  /// The tools version 32700 stands for a beta of Xcode; the version is then that of the newest
  /// plug-in.
  private static func editorVersion(of document: MarkupElement) -> Int {
    let tools = majorVersion(document["toolsVersion"]) ?? 0
    guard tools >= 32_000, let dependencies = document.child("dependencies") else { return tools }
    let versions = dependencies.children.filter { $0.name == "plugIn" }
      .compactMap { majorVersion($0["version"]) }
    return versions.max() ?? tools
  }

  private static func majorVersion(_ text: String?) -> Int? {
    text.flatMap { Int($0.prefix { $0 != "." }) }
  }
}

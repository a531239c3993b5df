/// The properties of the root element, once it is known to be a UIKit document.
struct DocumentHeader {
  let kind: InterfaceDocument.Kind

  init(of root: MarkupElement, path: String) throws(InterfaceBuilderError) {
    func error(_ reason: InterfaceBuilderError.Reason) -> InterfaceBuilderError {
      InterfaceBuilderError(
        reason, path: path, at: root.position, element: root.name)
    }
    if root.name == "archive" { throw error(.oldFormat) }
    guard root.name == "document" else { throw error(.wrongRoot(root.name)) }
    let type = root["type"]
    if let system = Self.foreignSystem(runtime: root["targetRuntime"] ?? "", type: type ?? "") {
      throw error(.wrongSystem(system))
    }
    guard let type, let kind = Self.kinds[type] else { throw error(.unknownType(type)) }
    guard let version = root["version"].flatMap({ Double($0) }), version >= 3 else {
      throw error(.oldFormat)
    }
    self.kind = kind
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

  /// The name of the document's system, if that is not one with UIKit.
  private static func foreignSystem(runtime: String, type: String) -> String? {
    if runtime.hasPrefix("MacOSX") || type.contains("InterfaceBuilder3.Cocoa.") { return "macOS" }
    if runtime.lowercased().hasPrefix("watch") || type.contains("WatchKit") { return "watchOS" }
    return runtime.isEmpty || runtimes.contains(runtime) ? nil : "'\(runtime)'"
  }
}

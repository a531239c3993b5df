extension InterfaceDocument {
  /// The major version of Interface Builder that wrote a document, or 0 if the file does not state
  /// it.
  ///
  /// The tools version 32700 stands for a beta of Xcode; the version is then that of the newest
  /// plug-in.
  static func editorVersion(of document: MarkupElement) -> Int {
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

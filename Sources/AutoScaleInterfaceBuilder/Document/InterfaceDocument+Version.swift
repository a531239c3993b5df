extension InterfaceDocument {
  /// The major version of Interface Builder that wrote a document; 0 where the file doesn't say.
  ///
  /// It is that of the newest plug-in where the tools say 32700, which stands for a version of Xcode
  /// that was not final.
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

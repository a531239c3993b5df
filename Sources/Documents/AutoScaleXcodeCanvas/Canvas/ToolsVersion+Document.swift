import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleSourceText

extension ToolsVersion {
  /// Reads the version of Interface Builder that wrote a document.
  init(of document: InterfaceDocument) { self.init(rawValue: document.editorVersion) }
}

extension ControlMetrics {
  /// Makes the sizes that a version of Interface Builder stored in its files.
  ///
  ///     ControlMetrics(toolsVersion: 14_460).roundedTextFieldHeight  // 30
  ///
  /// - Parameter toolsVersion: The file's `toolsVersion`, such as 14460 for Xcode 10.2.
  public init(toolsVersion: Int) {
    self.init(writtenBy: ToolsVersion(rawValue: toolsVersion))
  }
}

extension MarginRules {
  /// Makes the rules that a version of Interface Builder followed.
  ///
  ///     MarginRules(toolsVersion: 12_120).cellVertical  // 8
  ///
  /// - Parameter toolsVersion: The file's `toolsVersion`, such as 14460 for Xcode 10.2.
  public init(toolsVersion: Int) {
    self.init(writtenBy: ToolsVersion(rawValue: toolsVersion))
  }
}

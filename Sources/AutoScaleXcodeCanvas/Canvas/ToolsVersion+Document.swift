import AutoScaleInterfaceBuilder
import AutoScaleSystemFacts

extension ToolsVersion {
  /// Reads the version of Interface Builder that wrote a document.
  init(of document: InterfaceDocument) { self.init(rawValue: document.editorVersion) }
}

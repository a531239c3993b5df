import AutoScaleInterfaceBuilder
import AutoScaleSystemFacts

extension ToolsVersion {
  /// The version of Interface Builder that wrote a document.
  init(of document: InterfaceDocument) { self.init(rawValue: document.editorVersion) }
}

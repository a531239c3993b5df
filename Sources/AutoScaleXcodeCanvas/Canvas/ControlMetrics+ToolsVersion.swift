import AutoScaleLayoutEngine
import AutoScaleSystemFacts

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

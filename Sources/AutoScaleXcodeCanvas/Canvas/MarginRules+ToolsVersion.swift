import AutoScaleLayoutEngine
import AutoScaleSystemFacts

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

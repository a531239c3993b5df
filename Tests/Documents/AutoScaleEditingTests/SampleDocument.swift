import AutoScaleEditing
import AutoScaleTestSupport
import Foundation

/// Documents as Xcode writes them, for an iPhone 8 or another phone.
enum SampleDocument {
  /// A xib whose outermost view fills an iPhone 8, with views and constraints in it.
  static func text(
    _ subviews: String, _ constraints: String, device: String = "retina4_7"
  ) throws -> DocumentText {
    let markup = SampleXib.text(subviews: subviews, constraints: constraints, device: device)
    return try DocumentText(data: Data(markup.utf8), path: "Sample.xib")
  }

  /// A view 100 wide and 50 high, 20 from the left and from the top.
  static func box(_ frame: String, mark: String = "") -> String {
    """
    <view contentMode="scaleToFill"\(mark) translatesAutoresizingMaskIntoConstraints="NO" id="box">
        \(frame)
        <constraints>
            <constraint firstAttribute="width" constant="100" id="w"/>
            <constraint firstAttribute="height" constant="50" id="h"/>
        </constraints>
    </view>
    """
  }

  static let boxConstraints = """
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="l"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="20" id="t"/>
    """

  /// The element of a frame.
  static func rect(_ x: String, _ y: String, _ width: String, _ height: String) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }
}

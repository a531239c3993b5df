/// A xib as Xcode writes it, with one view that fills its device.
package enum SampleXib {
  /// Returns the content of the file.
  ///
  /// - Parameters:
  ///   - subviews: The lines of the elements in the view, with their indentation.
  ///   - constraints: The lines of the constraints of the view, with their indentation.
  ///   - device: The identifier of the canvas device, by default an iPhone 8.
  /// - Returns: A document that Xcode opens.
  package static func text(
    subviews: String, constraints: String, device: String = "retina4_7"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="19529" targetRuntime="iOS.CocoaTouch">
        <device id="\(device)" orientation="portrait"/>
        <objects>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
    \(subviews)
                </subviews>
                <constraints>
    \(constraints)
                </constraints>
            </view>
        </objects>
    </document>

    """
  }
}

import AutoScaleAudit
import AutoScaleInterfaceBuilder
import Foundation

@testable import AutoScaleDifference

/// A screen of a title, a hint and a card with a button, and its variants.
enum SampleScreen {
  /// The element of the hint, with its line break.
  static let hint = element(from: "<label text=\"Log in\"", through: "</label>")

  /// The element of the button, with its line break.
  static let button = element(from: "<button", through: "</button>")

  private static func element(from start: String, through end: String) -> String {
    guard let first = text.firstRange(of: start)?.lowerBound,
      let last = text[first...].firstRange(of: end)?.upperBound
    else { return "" }
    return text[first..<last] + "\n"
  }

  /// Reads a content.
  static func document(_ text: String) throws -> InterfaceDocument {
    try InterfaceDocument(data: Data(text.utf8), path: "Screen.storyboard")
  }

  /// Returns the difference of two contents, without findings.
  static func difference(
    from old: String = text, to new: String
  ) throws -> DocumentDifference {
    try DocumentDifference(from: document(old), to: document(new), by: Audit())
  }

  /// The content of the file.
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="scene">
                <objects>
                    <viewController id="controller" customClass="ShopController" sceneMemberID="viewController">
                        <view key="view" id="screen">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
                                <label userLabel="Title" text="Welcome" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                                    <rect key="frame" x="16" y="20" width="72.5" height="20.5"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <color key="textColor" systemColor="labelColor"/>
                                </label>
                                <label text="Log in" translatesAutoresizingMaskIntoConstraints="NO" id="hint">
                                    <rect key="frame" x="16" y="48.5" width="48" height="20.5"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                </label>
                                <view userLabel="Card" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card">
                                    <rect key="frame" x="16" y="89" width="343" height="64"/>
                                    <subviews>
                                        <button userLabel="Buy" translatesAutoresizingMaskIntoConstraints="NO" id="buy">
                                            <rect key="frame" x="16" y="10" width="120" height="44"/>
                                            <state key="normal" title="Buy"/>
                                            <connections>
                                                <action selector="buy:" destination="controller" eventType="touchUpInside" id="a-buy"/>
                                            </connections>
                                        </button>
                                    </subviews>
                                    <constraints>
                                        <constraint firstItem="buy" firstAttribute="leading" secondItem="card" secondAttribute="leading" constant="16" id="buy-x"/>
                                        <constraint firstItem="buy" firstAttribute="top" secondItem="card" secondAttribute="top" constant="10" id="buy-y"/>
                                        <constraint firstItem="buy" firstAttribute="width" constant="120" id="buy-w"/>
                                        <constraint firstItem="buy" firstAttribute="height" constant="44" id="buy-h"/>
                                        <constraint firstAttribute="bottom" secondItem="buy" secondAttribute="bottom" constant="10" id="card-h"/>
                                    </constraints>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="safe"/>
                            <constraints>
                                <constraint firstItem="title" firstAttribute="leading" secondItem="screen" secondAttribute="leading" constant="16" id="title-x"/>
                                <constraint firstItem="title" firstAttribute="top" secondItem="screen" secondAttribute="top" constant="20" id="title-y"/>
                                <constraint firstItem="hint" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="hint-x"/>
                                <constraint firstItem="hint" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="8" id="hint-y"/>
                                <constraint firstItem="card" firstAttribute="leading" secondItem="screen" secondAttribute="leading" constant="16" id="card-x"/>
                                <constraint firstAttribute="trailing" secondItem="card" secondAttribute="trailing" constant="16" id="card-r"/>
                                <constraint firstItem="card" firstAttribute="top" secondItem="hint" secondAttribute="bottom" constant="20" id="card-y"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="titleLabel" destination="title" id="o-title"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="first" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>
    """
}

extension String {
  /// The text with one replacement of a part, which must occur.
  func changing(_ part: String, to other: String) -> String {
    precondition(contains(part), "\(part) does not occur")
    return replacingOccurrences(of: part, with: other)
  }
}

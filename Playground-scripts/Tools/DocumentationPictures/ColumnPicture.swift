import AutoScale
import AutoScaleLayout
import AutoScalePages
import Foundation

/// A screen on a closed iPhone Duo whose button lies under the column, and the same screen repaired.
struct ColumnPicture {
  let svg: String

  init() throws {
    let text = try DocumentText(data: Data(Self.offer.utf8), path: "Offer.xib")
    var audit = Audit()
    audit.contexts = [.duo]
    audit.directions = [.leftToRight]
    let findings = audit.report(on: try text.document()).findings
    guard let finding = findings.first(where: { $0.rule == .underColumn }),
      let picture = finding.picture
    else { throw CocoaError(.featureUnsupported) }
    let repaired = try DocumentFix(audit).fix(text).edited.text.document()
    let screen = Screen(duo: .closed)
    guard
      let result = try DocumentLayout(repaired, options: LayoutOptions(on: screen)).roots.first?
        .result.get()
    else { throw CocoaError(.featureUnsupported) }
    var sheet = PictureSheet(
      title:
        "A screen on a closed iPhone Duo: its button lies under the column, and after the repair beside it."
    )
    sheet.add(
      Self.withFrameOnTop(picture.svg), size: (picture.width, picture.height),
      caption: "autoscale audit --contexts duo", scale: Self.scale)
    sheet.add(
      ScreenPicture(of: result, on: screen, options: PictureOptions(showsScreen: true)),
      caption: "autoscale audit --fix --contexts duo", scale: Self.scale)
    svg = sheet.svg
  }

  private static let scale = 0.6

  /// Returns a picture with the frame of the finding above the system's status, which would cover it.
  private static func withFrameOnTop(_ svg: String) -> String {
    let frame = /<rect [^>]*stroke="#ff383c"[^>]*\/>/
    let frames = svg.matches(of: frame).map {
      $0.output.replacing(#"stroke-width="2""#, with: #"stroke-width="4" fill="none""#)
    }
    return svg.replacing(frame, with: "")
      .replacing("</svg>", with: frames.joined() + "</svg>")
  }

  /// A screen of an upright phone, whose button follows the view and not its safe area.
  private static let offer = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OfferController">
    <connections><outlet property="view" destination="off-er-001" id="vie-w0-001"/></connections></placeholder>
    <view id="off-er-001"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews>
    <label text="All routes, all year" translatesAutoresizingMaskIntoConstraints="NO" id="ttl-la-001">
    <rect key="frame" x="20" y="135" width="250" height="33.5"/>
    <fontDescription key="fontDescription" type="boldSystem" pointSize="28"/></label>
    <label text="Maps without a network, on every device that you own." numberOfLines="0" \
    translatesAutoresizingMaskIntoConstraints="NO" id="sub-la-001">
    <rect key="frame" x="20" y="176.5" width="353" height="41"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    <color key="textColor" systemColor="secondaryLabelColor"/></label>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="map-vi-001" userLabel="Map">
    <rect key="frame" x="20" y="241.5" width="353" height="478.5"/>
    <color key="backgroundColor" systemColor="systemTealColor"/>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="16"/>\
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="sta-rt-001" userLabel="Start">
    <rect key="frame" x="20" y="744" width="353" height="50"/>
    <state key="normal" title="Button"/>
    <buttonConfiguration key="configuration" style="filled" title="Start a free week"/></button>
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="clo-se-001" userLabel="Close">
    <rect key="frame" x="309" y="75" width="64" height="44"/>
    <color key="backgroundColor" white="0.9" alpha="1" colorSpace="calibratedWhite"/>
    <state key="normal" title="Close"/></button>
    </subviews>
    <viewLayoutGuide key="safeArea" id="saf-ea-001"/>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
    <constraints>
    \(pins)
    <constraint firstItem="ttl-la-001" firstAttribute="top" secondItem="clo-se-001" secondAttribute="bottom" \
    constant="16" id="ttl-to-001"/>
    <constraint firstItem="sub-la-001" firstAttribute="top" secondItem="ttl-la-001" secondAttribute="bottom" \
    constant="8" id="sub-to-001"/>
    <constraint firstItem="map-vi-001" firstAttribute="top" secondItem="sub-la-001" secondAttribute="bottom" \
    constant="24" id="map-to-001"/>
    <constraint firstItem="sta-rt-001" firstAttribute="top" secondItem="map-vi-001" secondAttribute="bottom" \
    constant="24" id="sta-to-001"/>
    <constraint firstItem="saf-ea-001" firstAttribute="bottom" secondItem="sta-rt-001" secondAttribute="bottom" \
    constant="24" id="sta-bo-001"/>
    <constraint firstItem="sta-rt-001" firstAttribute="height" constant="50" id="sta-he-001"/>
    <constraint firstAttribute="trailing" secondItem="clo-se-001" secondAttribute="trailing" constant="20" \
    id="clo-tr-001"/>
    <constraint firstItem="clo-se-001" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" \
    constant="16" id="clo-to-001"/>
    <constraint firstItem="clo-se-001" firstAttribute="width" constant="64" id="clo-wi-001"/>
    <constraint firstItem="clo-se-001" firstAttribute="height" constant="44" id="clo-he-001"/>
    </constraints></view></objects></document>
    """

  /// The constraints of the other views to both sides of the safe area.
  private static let pins = ["ttl-la", "sub-la", "map-vi", "sta-rt"].map { id in
    """
    <constraint firstItem="\(id)-001" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" \
    constant="20" id="\(id)-le1"/>
    <constraint firstItem="saf-ea-001" firstAttribute="trailing" secondItem="\(id)-001" secondAttribute="trailing" \
    constant="20" id="\(id)-tr1"/>
    """
  }.joined(separator: "\n")
}

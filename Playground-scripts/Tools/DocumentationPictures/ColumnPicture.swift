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
    sheet.add(picture, caption: "autoscale audit --contexts duo", scale: 0.6)
    sheet.add(
      ScreenPicture(of: result, on: screen, options: PictureOptions(showsScreen: true)),
      caption: "autoscale audit --fix --contexts duo", scale: 0.6)
    svg = sheet.svg
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
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="clo-se-001" userLabel="Close">
    <rect key="frame" x="309" y="75" width="64" height="44"/>
    <color key="backgroundColor" white="0.9" alpha="1" colorSpace="calibratedWhite"/>
    <state key="normal" title="Close"/></button>
    </subviews>
    <viewLayoutGuide key="safeArea" id="saf-ea-001"/>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
    <constraints>
    <constraint firstItem="ttl-la-001" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" \
    constant="20" id="ttl-le-001"/>
    <constraint firstItem="ttl-la-001" firstAttribute="top" secondItem="clo-se-001" secondAttribute="bottom" \
    constant="16" id="ttl-to-001"/>
    <constraint firstAttribute="trailing" secondItem="clo-se-001" secondAttribute="trailing" constant="20" \
    id="clo-tr-001"/>
    <constraint firstItem="clo-se-001" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" \
    constant="16" id="clo-to-001"/>
    <constraint firstItem="clo-se-001" firstAttribute="width" constant="64" id="clo-wi-001"/>
    <constraint firstItem="clo-se-001" firstAttribute="height" constant="44" id="clo-he-001"/>
    </constraints></view></objects></document>
    """
}

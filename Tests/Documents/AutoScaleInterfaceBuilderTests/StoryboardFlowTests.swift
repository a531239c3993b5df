import AutoScaleInterfaceBuilder
import Foundation
import Testing

@Suite struct StoryboardFlowTests {
  private func flow(_ text: String, type: String = "Storyboard.XIB") throws -> StoryboardFlow? {
    try InterfaceDocument(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" \
        targetRuntime="iOS.CocoaTouch">\(text)</document>
        """.utf8), path: "Main.storyboard"
    ).flow
  }

  private static let scenes = """
    <scenes>
    <scene sceneID="1"><objects><viewController title="Start" id="a"><view key="view" id="v">
    <subviews><button id="b"><connections>
    <segue destination="b2" kind="show" identifier="open" id="s1"/>
    <segue destination="missing" kind="show" id="s2"/></connections></button></subviews></view>
    </viewController><placeholder placeholderIdentifier="IBFirstResponder" id="p"/></objects>
    <point key="canvasLocation" x="-20.5" y="30"/></scene>
    <scene sceneID="2"><objects><navigationController id="b2"><connections>
    <segue destination="a" kind="relationship" relationship="rootViewController" id="s3"/>
    </connections></navigationController></objects><point key="canvasLocation" x="800" y="30"/></scene>
    <scene sceneID="3"><objects><viewController id="c"/></objects></scene>
    </scenes>
    """

  @Test func `scenes have their names and places, and segues their scenes`() throws {
    let flow = try #require(try flow(Self.scenes))
    #expect(flow.scenes.map(\.name) == ["Start", "navigationController"])
    #expect(flow.scenes.map(\.controller) == ["a", "b2"])
    #expect(flow.scenes.map { [$0.x, $0.y] } == [[-20.5, 30], [800, 30]])
    #expect(flow.segues.map { [$0.source, $0.destination] } == [[0, 1], [1, 0]])
    #expect(flow.segues.map(\.label) == ["open", "relationship"])
  }

  @Test func `a document of views has no flow`() throws {
    #expect(try flow(#"<objects><view id="v"/></objects>"#, type: "XIB") == nil)
  }
}

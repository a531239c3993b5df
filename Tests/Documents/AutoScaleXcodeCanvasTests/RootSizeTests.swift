import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import Foundation
import Testing

@testable import AutoScaleXcodeCanvas

@Suite struct RootSizeTests {
  /// A root view that a controller owns, as a document stores it.
  struct Row: Sendable, CustomTestStringConvertible {
    var isXib = false
    /// The class of the owner, whose outlet `view` is the root, if it has one.
    var owner: String? = "CardViewController"
    var device = #"<device id="retina4_7" orientation="portrait"/>"#
    var size = (width: 375.0, height: 667.0)
    var metrics = ""
    /// Whether the root takes the size of the screen.
    var takesScreen = true

    var testDescription: String {
      "\(isXib ? "xib of \(owner ?? "no owner")" : "scene"), \(size), \(metrics), \(device)"
    }

    var document: InterfaceDocument {
      get throws {
        let view = """
          <view \(isXib ? "" : "key=\"view\" ")id="root">
          <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
          <viewLayoutGuide key="safeArea" id="safe"/>\(isXib ? metrics : "")</view>
          """
        let outlet = owner.map {
          """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\($0)">
          <connections><outlet property="view" destination="root" id="o"/></connections>
          </placeholder>
          """
        }
        let body =
          isXib
          ? "<objects>\(outlet ?? "")\(view)</objects>"
          : """
          <scenes><scene sceneID="s"><objects><viewController id="c">\(view)\(metrics)
          </viewController></objects></scene></scenes>
          """
        let type = isXib ? "XIB" : "Storyboard.XIB"
        let text = """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" \
          toolsVersion="21507" targetRuntime="iOS.CocoaTouch">\(device)\(body)</document>
          """
        return try InterfaceDocument(data: Data(text.utf8), path: "Card.xib")
      }
    }
  }

  private static let pad = #"<device id="ipad9_7" orientation="portrait"/>"#
  private static let freeform =
    #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#

  static let rows = [
    Row(),
    Row(size: (393, 852)),
    Row(size: (500, 610)), Row(size: (449, 485)), Row(size: (300, 200)),
    Row(device: pad, size: (744, 1133)),
    Row(isXib: true), Row(isXib: true, device: pad, size: (744, 1133)),
    Row(isXib: true, device: pad, size: (540, 620)), Row(isXib: true, size: (320, 524)),
    // A view whose class loads the file itself, and a file without an outlet, are no screens.
    Row(isXib: true, owner: "CardView", size: (300, 200), takesScreen: false),
    Row(isXib: true, owner: nil, size: (300, 200), takesScreen: false),
    // A freeform size is that of a popup or a row, or of a screen with much content.
    Row(size: (375, 1500), metrics: freeform), Row(size: (320, 600), metrics: freeform),
    Row(size: (300, 200), metrics: freeform, takesScreen: false),
    Row(isXib: true, size: (335, 180), metrics: freeform, takesScreen: false),
  ]

  @Test(arguments: rows)
  func `a root that a controller owns takes the size of each screen`(_ row: Row) throws {
    for name in ["iPhone 17", "iPhone 17 landscape", "iPad (A16)"] {
      let screen = try Screen(named: name)
      let layout = DocumentLayout(try row.document, options: LayoutOptions(on: screen))
      let result = try #require(layout.roots.first).result.get()
      let frame = result.frames[0]
      let size = row.takesScreen ? (screen.width, screen.height) : row.size
      #expect((frame.width, frame.height) == size, "\(name)")
      #expect(result.context.safeArea == (row.takesScreen ? screen.safeArea : .zero), "\(name)")
    }
  }

  @Test(arguments: rows)
  func `the canvas shows a root in the size that is stored`(_ row: Row) throws {
    let result = try #require(DocumentLayout(try row.document).roots.first).result.get()
    #expect((result.frames[0].width, result.frames[0].height) == row.size)
  }

  @Test
  func `where the insets of a screen are unknown, they are those of the device in its position`()
    throws
  {
    let row = Row(device: #"<device id="retina6_12" orientation="portrait"/>"#)
    func insets(_ width: Double, _ height: Double) throws -> LayoutInsets {
      let screen = try Screen(width: width, height: height)
      let layout = DocumentLayout(try row.document, options: LayoutOptions(on: screen))
      return try #require(layout.roots.first).result.get().context.safeArea
    }
    #expect(try insets(400, 800).left == 0)
    #expect(try insets(400, 800).top > 0)
    #expect(try insets(800, 400) == LayoutInsets(left: 59, bottom: 21, right: 59))
  }
}

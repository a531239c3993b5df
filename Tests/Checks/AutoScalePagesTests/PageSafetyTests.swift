import AutoScale
import AutoScaleInterfaceBuilder
import Foundation
import Testing

@testable import AutoScalePages

/// Pages run nothing but their own script, whatever a document contains.
@Suite struct PageSafetyTests {
  private static let hostile = #"</script><script>alert("1")</script><!--'&{1}"#

  @Test func `what looks like markup in a document shows as text`() throws {
    let escaped = Self.hostile.escapedForXML.replacing("'", with: "&apos;")
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects><view id="\(escaped)" userLabel="\(escaped)" customClass="\(escaped)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><label text="\(escaped)" id="b"><rect key="frame" x="0" y="0" width="375" height="21"/>
      <fontDescription key="fontDescription" name="\(escaped)" family="\(escaped)" pointSize="17"/>
      <color key="textColor" name="\(escaped)"/></label>
      <imageView image="\(escaped)" id="c"><rect key="frame" x="0" y="30" width="375" height="200"/></imageView>
      </subviews></view></objects></document>
      """
    let document = try InterfaceDocument(data: Data(xib.utf8), path: Self.hostile)
    var preview = DocumentPreview(
      of: Self.hostile, options: PreviewOptions(screens: [Screen.phones[0]], showsEveryWidth: false)
    )
    preview.add(document)
    let html = preview.page
    #expect(html.ranges(of: "<script").count == 2)
    #expect(html.ranges(of: "</script").count == 2)
    #expect(!html.contains("<!--"))
    #expect(
      html.contains(
        "<title>script&gt;&lt;!--'&amp;{1} – &lt;/script&gt;&lt;script&gt;"
          + "alert(&quot;1&quot;)&lt;</title>"))
    let page = try ReadPage.read(html)
    #expect(page.rows[0].nodes[0].n == Self.hostile)
    #expect(page.templates.joined().contains(.text(Self.hostile)))
    let entry = PreviewIndex.Entry(path: Self.hostile, name: Self.hostile)
    let index = PreviewIndex(title: Self.hostile, entries: [entry]).html
    #expect(index.ranges(of: "<script").count == 1)
    #expect(!index.contains("\"alert"))
  }

  @Test func `a page runs its own script and style, and nothing else`() throws {
    let html = DocumentPreview(of: "a.xib").page
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("unsafe"))
    #expect(!html.contains("http://") && !html.contains("https://"))
  }
}

import AutoScaleInterfaceBuilder
import AutoScalePages
import Foundation
import Testing

@Suite struct PreviewIndexTests {
  private static let entries = [
    PreviewIndex.Entry(path: "App/Login.xib", name: "Login.xib", sceneCount: 1),
    PreviewIndex.Entry(
      path: "App/Menu/Main menu.storyboard", name: "Main menu", sceneCount: 2, findingCount: 1),
  ]

  @Test func `an index lists documents by folder, with their scenes and findings`() {
    var entries = Self.entries
    let html = PreviewIndex(title: "Shop & Co", entries: entries).html
    #expect(html.contains("<h1>Shop &amp; Co <span>1 finding</span></h1>"))
    entries[1].errorCount = 1
    let audited = PreviewIndex(title: "Shop & Co", entries: entries).html
    #expect(audited.contains("<h1>Shop &amp; Co <span>1 finding, 1 error</span></h1>"))
    #expect(audited.contains("<span>2 scenes, 1 finding, 1 error</span>"))
    let sound = PreviewIndex(title: "Shop & Co", entries: [entries[0]]).html
    #expect(sound.contains("<h1>Shop &amp; Co</h1>"))
    #expect(html.contains("<summary>Menu <span>1 document, 1 finding</span></summary>"))
    #expect(html.contains("<b>Login.<wbr>xib</b><span>1 scene</span>"))
    #expect(html.contains(#"<a href="Main%20menu.html">"#))
    #expect(html.contains("<b>Main menu.<wbr>storyboard</b><span>2 scenes, 1 finding</span>"))
  }

  @Test func `folders are nested, and their names break between words`() throws {
    let paths = ["A/UI/LoginScreen/a.xib", "A/UI/LoginScreen/Cells/b.xib", "B/c.xib", "d.xib"]
    let html = PreviewIndex(
      title: "App", entries: paths.map { PreviewIndex.Entry(path: $0, name: $0) }
    ).html
    let tags = html.matches(of: /<details|<\/details|<summary>[^ ]*|data-path="[^"]*/)
      .map { String($0.0) }
    #expect(
      tags == [
        "data-path=\"d.xib", "<details", "<summary>A/<wbr>UI/<wbr>Login<wbr>Screen",
        "data-path=\"A/UI/LoginScreen/a.xib", "<details", "<summary>Cells",
        "data-path=\"A/UI/LoginScreen/Cells/b.xib", "</details", "</details", "<details",
        "<summary>B", "data-path=\"B/c.xib", "</details",
      ])
  }

  @Test(arguments: [
    ([], ""), (["Login.xib"], ""), (["App/Login.xib"], "App"),
    (["App/A/Login.xib", "App/B/Login.xib", "App/Menu.xib"], "App"), (["/App/a.xib"], "/App"),
  ])
  func `the common folder contains all documents`(paths: [String], folder: String) {
    #expect(PreviewIndex.commonFolder(of: paths).joined(separator: "/") == folder)
  }

  @Test func `pages in folders link to their neighbors`() {
    let links = PreviewLinks(from: "Sub/Login", previous: "About", next: "Sub/Main menu")
    #expect(links.index == "../index.html")
    #expect(links.previous == "../About.html")
    #expect(links.next == "../Sub/Main%20menu.html")
    #expect(PreviewLinks(from: "Login", previous: nil, next: nil).previous == nil)
  }

  @Test func `the thumbnail is that of the first scene that shows something`() throws {
    func scene(_ id: String, _ view: String) -> String {
      """
      <scene sceneID="\(id)"><objects><viewController id="c\(id)"><view key="view" id="v\(id)">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(view)</subviews></view>
      </viewController></objects></scene>
      """
    }
    let label = """
      <label text="Total" id="l"><rect key="frame" x="0" y="40" width="90" height="20"/></label>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/>
      <scenes>\(scene("a", ""))\(scene("b", label))</scenes></document>
      """
    var preview = DocumentPreview(
      of: "Main.storyboard", options: PreviewOptions(showsEveryWidth: false))
    preview.add(try InterfaceDocument(data: Data(text.utf8), path: "Main.storyboard"))
    #expect(try #require(preview.thumbnail).contains("Total"))
    let entry = preview.indexEntry(named: "Main")
    #expect(entry.sceneCount == 2)
    #expect(entry.findingCount == 0)
  }
}

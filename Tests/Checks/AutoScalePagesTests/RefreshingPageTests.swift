import AutoScalePages
import Testing

@Suite struct RefreshingPageTests {
  private let index = PreviewIndex(title: "App", entries: [.init(path: "Login.xib", name: "Login")])

  @Test func `a page polls the news beside it, and does not without the poll`() {
    for html in [index.html, DocumentPreview(of: "Login.xib").page] {
      let page = RefreshingPage(html, news: "Log in.html.news.js")
      #expect(page.html.contains(#"{"news":"Log%20in.html.news.js","version":"\#(page.version)"}"#))
      #expect(page.html.contains("script-src 'self' file: 'sha256-"))
      #expect(RefreshingPage.withoutPoll(page.html) == html)
      #expect(RefreshingPage.withoutPoll(html) == html)
    }
  }

  @Test func `another content is another version`() {
    let empty = PreviewIndex(title: "App", entries: []).html
    let versions = [empty, index.html, empty].map { RefreshingPage($0, news: "n").version }
    #expect(versions[0] == versions[2])
    #expect(versions[0] != versions[1])
  }

  @Test func `news are a call of the page's script, whatever the problem says`() {
    var news = PageNews()
    #expect(RefreshingPage.script(of: news) == "showNews({\"extent\":\"pictures\"});\n")
    (news.version, news.extent, news.problem) = ("a1", .everything, "</script>\n\"")
    #expect(
      RefreshingPage.script(of: news)
        == #"showNews({"extent":"everything","problem":"\u003c/script>\n\"","version":"a1"});"#
        + "\n")
  }

  @Test func `a page for an unreadable document can show its problem`() {
    let page = RefreshingPage(RefreshingPage.empty(title: "<a>"), news: "n")
    #expect(page.html.contains("<title>&lt;a&gt;</title>"))
    #expect(page.html.contains("showProblem"))
  }
}

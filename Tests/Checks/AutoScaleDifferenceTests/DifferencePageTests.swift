import AutoScaleAudit
import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import Foundation
import Testing

@testable import AutoScaleDifference

@Suite struct DifferencePageTests {
  private static func document(_ width: Double) throws -> InterfaceDocument {
    var document = AuditDocument()
    document.addButton("Buy", x: 16, width: width)
    return try InterfaceDocument(data: Data(document.text.utf8), path: "</script>.storyboard")
  }

  private static func page(
    from old: InterfaceDocument?, to new: InterfaceDocument?,
    in contexts: [AuditContext] = [.portrait]
  ) throws -> DifferencePage {
    var audit = Audit()
    audit.widths = 320...322
    var page = DifferencePage()
    var document = DifferencePage.Document(
      title: "</script>.storyboard", from: old, to: new,
      difference: try DocumentDifference(from: old, to: new, by: audit), audit: audit)
    document.contexts = contexts
    page.add(document)
    return page
  }

  /// The data in a page.
  private static func data(of page: DifferencePage) throws -> [String: Any] {
    let start = try #require(page.html.firstRange(of: #"id="data">"#)).upperBound
    let rest = page.html[start...]
    let end = try #require(rest.firstRange(of: "</script>")).lowerBound
    let object = try JSONSerialization.jsonObject(with: Data(rest[..<end].utf8))
    return try #require(object as? [String: Any])
  }

  @Test func `both versions of a scene that differs are on every screen, each picture once`() throws
  {
    let page = try Self.page(from: Self.document(100), to: Self.document(120))
    let data = try Self.data(of: page)
    let document = try #require((data["documents"] as? [[String: Any]])?.first)
    let scene = try #require((document["scenes"] as? [[String: Any]])?.first)
    let screens = try #require(scene["screens"] as? [[String: Any]])
    let widths = Set(screens.compactMap { ($0["name"] as? String)?.prefix(6) }.map(String.init))
    #expect(widths == ["320 pt", "321 pt", "322 pt"])
    for screen in screens {
      let old = try #require((screen["old"] as? [String: Any])?["place"] as? Int)
      let new = try #require((screen["new"] as? [String: Any])?["place"] as? Int)
      #expect(old != new)
    }
    let views = try #require(document["views"] as? [[String: Any]])
    #expect(views.map { $0["id"] as? String } == ["Buy"])
    #expect(views.map { $0["mark"] as? String } == ["changed"])
    let pictures = try #require(data["pictures"] as? [[Int]])
    #expect(
      pictures.count
        == Set(
          screens.flatMap { screen in
            ["old", "new"].compactMap { (screen[$0] as? [String: Any])?["place"] as? Int }
          }
        ).count)
  }

  @Test func `pads, landscape and Split View are on the page`() throws {
    let page = try Self.page(
      from: Self.document(100), to: Self.document(120), in: DocumentDifference.usualContexts)
    let document = try #require((try Self.data(of: page)["documents"] as? [[String: Any]])?.first)
    let scene = try #require((document["scenes"] as? [[String: Any]])?.first)
    let names = try #require(scene["screens"] as? [[String: Any]]).compactMap {
      $0["name"] as? String
    }
    for part in [" in landscape", "iPad", "Split View"] {
      #expect(names.contains { $0.contains(part) }, "\(part)")
    }
  }

  @Test func `added and removed views have marks of their own`() throws {
    var more = AuditDocument()
    more.addButton("Buy", x: 16, width: 100)
    more.addButton("Sell", x: 16, width: 100)
    let document = try InterfaceDocument(data: Data(more.text.utf8), path: "Screen.storyboard")
    for (page, mark) in [
      (try Self.page(from: Self.document(100), to: document), "added"),
      (try Self.page(from: document, to: Self.document(100)), "removed"),
    ] {
      let data = try #require((try Self.data(of: page)["documents"] as? [[String: Any]])?.first)
      let views = try #require(data["views"] as? [[String: Any]])
      #expect(views.first { $0["id"] as? String == "Sell" }?["mark"] as? String == mark)
    }
  }

  @Test func `a title cannot end the data`() throws {
    let page = try Self.page(from: nil, to: Self.document(100))
    let documents = try Self.data(of: page)["documents"] as? [[String: Any]]
    #expect(documents?.first?["title"] as? String == "</script>.storyboard")
    #expect(page.html.contains("<h1>&lt;/script&gt;.storyboard</h1>"))
  }

  @Test func `documents that do not differ are not on the page`() throws {
    let page = try Self.page(from: Self.document(100), to: Self.document(100))
    #expect(page.html.contains("<h1>No difference</h1>"))
  }
}

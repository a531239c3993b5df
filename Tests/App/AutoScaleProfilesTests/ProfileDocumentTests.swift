import AutoScale
import AutoScaleProfiles
import AutoScaleTrees
import Foundation
import Testing

@Suite struct ProfileDocumentTests {
  /// A card with a title in it, a photo that its frame places, and a stack of two buttons.
  private func makeScreen() throws -> ViewNode {
    let title = LabelNode("title", text: "Hello", font: .system(20))
    let card = ViewNode("card") { title }
    let photo = ImageNode("photo", imageName: "sun")
    photo.frame = LayoutRect(x: 16, y: 20, width: 60, height: 40)
    let stack = StackNode("stack", axis: .horizontal, spacing: 8)
    stack.addChildren(["yes", "no"].map { ButtonNode($0, title: $0, font: .system(15)) })
    let table = TableNode("table")
    table.addChild(TableCellNode("cell") { ContentViewNode("content") })
    let screen = ViewNode("screen") {
      card
      photo
      stack
      table
    }
    try card.makeConstraints { make in
      make.left.top.equalToSuperview().offset(8)
      make.size.equalTo(LayoutSize(width: 300, height: 100))
    }
    try title.makeConstraints { make in
      make.edges.equalToSuperview().inset(12)
      make.height.equalTo(24)
    }
    try stack.makeConstraints { make in
      make.top.equalTo(card.bottom).offset(10)
      make.left.right.equalToSuperview().inset(16)
    }
    try table.makeConstraints { $0.left.right.bottom.equalToSuperview() }
    return screen
  }

  @Test func `a profile says what constraints say, or frames that nothing else decides`() throws {
    let screen = try makeScreen()
    #expect(
      try ProfileDocument(of: [screen]).text() == """
        {
          "UIView": [
            { "card": {"height":100,"marginBottom":10,"marginLeft":8,"marginTop":8,"width":300} }
          ],
          "UILabel": [
            { "title": {"fontSize":20,"height":24,"marginBottom":12,"marginLeft":12,\
        "marginRight":12,"marginTop":12} }
          ],
          "UIImageView": [
            { "photo": {"height":40,"imageName":"sun","marginLeft":16,"marginTop":20,"width":60} }
          ],
          "UIStackView": [
            { "stack": {"marginLeft":16,"marginRight":16,"marginTop":10} }
          ],
          "UIButton": [
            { "yes": {"fontSize":15} },
            { "no": {"fontSize":15} }
          ],
          "UITableView": [
            { "table": {"marginBottom":0,"marginLeft":0,"marginRight":0} }
          ]
        }

        """)
  }

  @Test func `a profile applied to the tree that it was made of leaves its constraints`() throws {
    let screen = try makeScreen()
    let text = try ProfileDocument(of: [screen]).text()
    let store = ProfileStore(files: ["View_iPhone6.json": Data(text.utf8)])
    try store.loadAndWait()
    let constraints = screen.subtree.flatMap(\.constraints)
    let algebra = constraints.map(\.algebra)
    let report = try screen.applyProfiles(
      container: "View", from: store, in: ApplyProfileTests.context)
    #expect(report.unusedIdentifiers.isEmpty)
    #expect(constraints.map(\.algebra) == algebra)
    let made = screen.subtree.flatMap(\.constraints).filter {
      !constraints.map(ObjectIdentifier.init).contains(ObjectIdentifier($0))
    }
    #expect(
      made.map(\.algebra) == [
        "photo.left = screen.left + 16", "photo.top = screen.top + 20", "photo.width = 60",
        "photo.height = 40",
      ])
  }
}

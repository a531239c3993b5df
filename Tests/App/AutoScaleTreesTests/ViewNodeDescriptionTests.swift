import AutoScale
import AutoScaleTrees
import Testing

@Suite struct ViewNodeDescriptionTests {
  /// Nodes whose role says something of its own, and their lines.
  static var rows: [(ViewNode, String)] {
    let field = TextFieldNode("f", placeholder: "Name")
    field.text = "Ada"
    let text = TextViewNode()
    text.text = "a\nb"
    text.contentInset.top = 8
    let search = SearchBarNode()
    search.placeholder = "Search"
    let button = ButtonNode("b", title: "Log in", font: .system(17, weight: .semibold))
    button.imageName = "key"
    button.contentInsets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    let segments = SegmentedControlNode()
    segments.titles = ["Day", "Week"]
    let collection = CollectionNode()
    collection.lineSpacing = 10
    collection.interitemSpacing = 5.5
    collection.sectionInset.left = 16
    let hidden = ViewNode("h", frame: LayoutRect(x: 1, y: 2, width: 3, height: 4.25))
    hidden.isHidden = true
    hidden.customClass = "Card"
    return [
      (field, "UITextField \"f\" (0, 0, 0, 0), text \"Ada\", placeholder \"Name\""),
      (text, "UITextView (0, 0, 0, 0), text \"a\\nb\", content inset (8, 0, 0, 0)"),
      (search, "UISearchBar (0, 0, 0, 0), placeholder \"Search\""),
      (
        button,
        "UIButton \"b\" (0, 0, 0, 0) system 17 semibold, title \"Log in\", image \"key\", "
          + "insets (1, 2, 3, 4)"
      ),
      (segments, "UISegmentedControl (0, 0, 0, 0), titles [\"Day\", \"Week\"]"),
      (
        collection,
        "UICollectionView (0, 0, 0, 0), line spacing 10, interitem spacing 5.5, "
          + "section inset (0, 16, 0, 0)"
      ),
      (ImageNode("i", imageName: "logo"), "UIImageView \"i\" (0, 0, 0, 0), image \"logo\""),
      (hidden, "Card \"h\" (1, 2, 3, 4.25) hidden"),
      (
        StackNode(axis: .horizontal, distribution: .fillEqually, alignment: .center),
        "UIStackView (0, 0, 0, 0), horizontal, distribution fillEqually, alignment center"
      ),
    ]
  }

  @Test func `a line says what is unusual about a node`() {
    for (node, line) in Self.rows {
      #expect(node.summary == line)
    }
  }

  @Test func `deep lines say their depth in place of more indentation`() {
    let root = ViewNode()
    var last = root
    for _ in 1...42 {
      let next = ViewNode()
      last.addChild(next)
      last = next
    }
    let lines = root.description.split(separator: "\n")
    let indentation = String(repeating: "  ", count: 40)
    #expect(
      lines.suffix(3) == [
        "\(indentation)UIView (0, 0, 0, 0)",
        "\(indentation)[41] UIView (0, 0, 0, 0)",
        "\(indentation)[42] UIView (0, 0, 0, 0)",
      ])
  }

  static let fonts: [(FontDescriptor, String)] = [
    (.system(17), "system 17"),
    (
      .system(12.5, weight: .light, traits: [.italic, .monospaced]),
      "system 12.5 light italic monospaced"
    ),
    (.named("Avenir-Book", family: "Avenir", size: 15), "Avenir-Book 15"),
    (FontDescriptor(family: "Avenir", size: 15, traits: [.condensed]), "Avenir 15 condensed"),
    (.preferred(.headline), "system 17 semibold headline"),
    (.preferred(.largeTitle), "system 34 largeTitle"),
  ]

  @Test(arguments: fonts)
  func `a font says its name, size and what is unusual`(font: FontDescriptor, text: String) {
    #expect(font.description == text)
  }

  @Test func `weights are ordered by their numbers`() {
    #expect(FontWeight.allCases.map(\.number) == Array(stride(from: 100, through: 900, by: 100)))
    #expect(FontWeight.allCases.sorted() == FontWeight.allCases)
  }
}

import AutoScale
import AutoScaleInterfaceBuilder
import AutoScaleLayoutEngine
import AutoScaleTestSupport
import AutoScaleTrees
import AutoScaleXcodeCanvas
import Foundation
import Testing

@testable import AutoScalePages

@Suite struct RowVariantTests {
  private static func scene(_ id: String, font: String = "") -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController id="c\(id)"><view key="view" id="v\(id)">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Total" textAlignment="natural" id="l\(id)">
        <rect key="frame" x="16" y="40" width="90" height="20"/>\(font)</label></subviews></view>
      <navigationItem key="navigationItem" title="Screen" id="i\(id)"/>
    </viewController></objects></scene>
    """
  }

  /// Two scenes; the font of the second one follows the text size.
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="21507"><device id="retina4_7" orientation="portrait"/><scenes>
    \(scene("1"))
    \(scene("2", font: #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#))
    </scenes></document>
    """

  private static func document(_ strings: String...) throws -> InterfaceDocument {
    try InterfaceDocument(
      data: Data(storyboard.utf8), path: "Main.storyboard",
      strings: strings.isEmpty
        ? nil
        : InterfaceStrings(data: Data(strings.joined(separator: "\n").utf8), path: "de.strings"))
  }

  private static func painter(
    of document: InterfaceDocument, under condition: ViewingCondition = ViewingCondition(),
    _ options: PreviewOptions = PreviewOptions(screens: [Screen.phones[0]], showsEveryWidth: false)
  ) -> PreviewPainter {
    PreviewPainter(
      document: document, condition: condition, options: options,
      columns: options.columns.map(\.screen), assets: nil)
  }

  /// The variants of both scenes in several conditions.
  private func variants(
    _ conditions: (InterfaceDocument, ViewingCondition)...
  ) -> [[Int]] {
    var variants = RowVariants()
    return conditions.map { document, condition in
      variants.add(document.views, by: Self.painter(of: document, under: condition)).chosen
    }
  }

  @Test func `a view that a condition does not change is drawn once`() throws {
    let (own, german) = (ViewingCondition(), ViewingCondition(language: "de"))
    let large = ViewingCondition(textSize: .accessibilityLarge)
    #expect(
      try variants(
        (Self.document(), own), (Self.document(), large),
        (Self.document(#""l1.text" = "Summe";"#), german),
        (Self.document(#""l1.text" = "Total";"#), german),
        (Self.document(#""i1.title" = "Schirm";"#), german),
        (Self.document(), ViewingCondition(direction: .rightToLeft)),
        (Self.document(#""x9.text" = "Nothing";"#), german),
        (Self.document(), ViewingCondition(textLength: 1.35))
      ) == [[0, 0], [0, 1], [1, 0], [0, 0], [2, 2], [3, 3], [0, 0], [4, 4]])
  }

  @Test func `another file has variants of its own`() throws {
    let other = try InterfaceDocument(
      data: Data(Self.storyboard.replacing("Total", with: "Sum").utf8), path: "Main.storyboard")
    #expect(
      try variants((Self.document(), ViewingCondition()), (other, ViewingCondition()))
        == [[0, 0], [1, 1]])
  }

  @Test func `conditions that look the same share pictures, and keep theirs otherwise`() throws {
    var preview = DocumentPreview(
      of: "Main.storyboard",
      options: PreviewOptions(screens: [Screen.phones[0]], showsEveryWidth: false))
    for condition in [ViewingCondition(), ViewingCondition(textSize: .accessibilityLarge)] {
      preview.add(try Self.document(), under: condition)
    }
    let rows = try ReadPage.read(preview.page).rows
    #expect(rows.map(\.variants) == [[0, 0], [0, 1]])
    #expect(rows.map(\.drawn.count) == [1, 2])
  }

  /// The pictures of a view with everything that they use, drawn anew.
  private static func pictures(
    of index: Int, by painter: PreviewPainter
  ) throws -> String {
    var tables = PageTables()
    var data = PageData(
      file: "", columns: [], conditions: [], appearances: [], widths: [], ticks: [])
    for pictures in painter.pictures(of: [index], in: &tables) {
      var row = painter.rows[index]
      (row.drawn, row.scaled) = ([pictures.drawn], [pictures.scaled])
      (row.sweeps, row.scaledSweeps) = ([pictures.sweep], [pictures.scaledSweep])
      data.rows.append(row)
    }
    data.rows[0].nodes = []
    data.rows[0].constraints = []
    tables.fill(&data)
    return data.jsonInMarkup
  }

  /// A sample of the sampled files, some of them at every width.
  private static let files: [(file: String, showsEveryWidth: Bool)] = {
    guard Corpus.folder != nil else { return [] }
    do {
      let files = try Corpus.files()
      return stride(from: 0, to: files.count, by: 4).map { (files[$0], $0 % 80 == 0) }
    } catch {
      preconditionFailure("the corpus has no readable index: \(error)")
    }
  }()

  @Test(.enabled(if: Corpus.folder != nil, "\(Corpus.absence)"), arguments: files)
  func `a shared picture is the one that the condition would have`(
    file: String, showsEveryWidth: Bool
  ) throws {
    let url = try #require(Corpus.folder).appending(path: file)
    let own = try InterfaceDocument(contentsOf: url)
    let views = own.views
    guard !views.isEmpty, views.reduce(0, { $0 + Array($1.subtree).count }) < 120 else { return }
    var random = SplitMix64(seed: UInt64(file.utf8.count))
    let strings = try InterfaceStrings(
      data: Data(Self.translation(of: own, using: &random).utf8), path: "de.strings")
    let german = try InterfaceDocument(data: own.data, path: own.path, strings: strings)
    let options = PreviewOptions(
      screens: [try Screen(named: "iPhone 17")], scaling: DocumentScaling(),
      showsEveryWidth: showsEveryWidth)
    let painters = [
      (own, ViewingCondition()), (own, ViewingCondition(textSize: .accessibilityLarge)),
      (german, ViewingCondition(language: "de")),
      (german, ViewingCondition(language: "de", textSize: .accessibilityLarge)),
    ].map { Self.painter(of: $0, under: $1, options) }
    var (variants, first): (RowVariants, [[Int]: Int]) = (RowVariants(), [:])
    var drawn: [[Int]: String] = [:]
    func pictures(of row: Int, in place: Int) throws -> String {
      if let known = drawn[[row, place]] { return known }
      let pictures = try Self.pictures(of: row, by: painters[place])
      drawn[[row, place]] = pictures
      return pictures
    }
    for (place, painter) in painters.enumerated() {
      for (row, variant) in variants.add(painter.document.views, by: painter).chosen.enumerated() {
        guard let known = first[[row, variant]] else {
          first[[row, variant]] = place
          continue
        }
        let isSame = try pictures(of: row, in: place) == pictures(of: row, in: known)
        #expect(isSame, "\(file), view \(row) in conditions \(known) and \(place)")
      }
    }
  }

  /// Texts for some views of a document.
  private static func translation(
    of document: InterfaceDocument, using random: inout SplitMix64
  ) -> String {
    document.views.flatMap(\.subtree).compactMap { node -> String? in
      guard let id = node.identifier, Int.random(in: 0..<4, using: &random) == 0 else { return nil }
      return switch node.role {
      case .label: #""\#(id).text" = "Ein anderer Text";"#
      case .button: #""\#(id).normalTitle" = "Anders";"#
      case .textField: #""\#(id).placeholder" = "Etwas anderes";"#
      default: nil
      }
    }.joined(separator: "\n")
  }
}

import AutoScale
import AutoScaleTrees
import Testing

@Suite struct DefaultFontTests {
  private static func button(_ style: ButtonNode.Style) -> ButtonNode {
    let button = ButtonNode()
    // Without a title UIKit makes no label, and a walk lists no font.
    button.title = "Pay"
    button.style = style
    return button
  }

  let rows: [(node: ViewNode, font: FontDescriptor?)] = [
    (LabelNode(), .system(17)), (TextFieldNode(), .system(14)), (TextViewNode(), .system(14)),
    (button(.system), .system(15)), (button(.custom), .system(18)),
    (button(.configured), .preferred(.body)), (ViewNode(), nil), (ImageNode(), nil),
    (StackNode(), nil), (SwitchNode(), nil),
  ]

  @Test func `a size of no use is an error of the line that writes it`() {
    let printed = Guarded<[String]>([])
    DeveloperNotice.$receiver.withValue({ line in printed.withLock { $0 += [line] } }) {
      _ = FontDescriptor.system(-3, fileID: "A.swift", line: 7)
      _ = FontDescriptor.named("Avenir", size: .nan, fileID: "A.swift", line: 8)
      _ = FontDescriptor.system(17.screen(.idiom(.pad), is: 0), fileID: "A.swift", line: 9)
      _ = FontDescriptor.system(17)
    }
    #expect(
      printed.withLock { $0 } == [
        "A.swift:7: error: the font size is -3; make it finite and greater than 0",
        "A.swift:8: error: the font size is nan; make it finite and greater than 0",
        "A.swift:9: error: the font size is 0; make it finite and greater than 0",
      ])
  }

  @Test func `a node without a font of its own has that of its class`() {
    for (node, font) in rows { #expect(node.font == font, "\(node)") }
  }

  @Test func `a default font is scaled, listed and brought back`() throws {
    for (node, font) in rows {
      let size = font?.size
      let report = node.adaptScreenWidth(in: try Screens.wide(), options: .fullReport)
      #expect(report.changes.map(\.property) == (size == nil ? [] : [.fontSize]))
      #expect(report.changes.first?.design == size)
      #expect(node.font?.size == size.map { $0 * 450 / 375 })
      node.restoreDesign()
      #expect(node.font?.size == size)
    }
  }

  @Test func `nil brings the default font back, and a part of it can be changed`() {
    let label = LabelNode()
    label.font?.weight = .bold
    #expect(label.font == .system(17, weight: .bold))
    label.font = nil
    #expect(label.font == .system(17))
  }

  @Test func `scaling leaves a default font one, and nil forgets what was scaled`() throws {
    let label = LabelNode("label")
    label.adaptScreenWidth(in: try Screens.wide())
    #expect(label.description == LabelNode("label").description)
    label.adaptScreenWidth(in: try Screens.narrow())
    #expect(label.font == .system(17 * 300 / 375))
    label.font = nil
    #expect(label.font == .system(17))
  }
}

import AutoScale
import AutoScaleTrees
import Testing

@Suite struct AdapterScreenTests {
  static let types: [AdaptScreenWidthType] = [.all, .cornerRadius, .switchedOn]

  @Test(arguments: types)
  func `a constraint that is switched on is scaled whatever the type`(
    type: AdaptScreenWidthType
  ) throws {
    let node = ViewNode()
    let on = node.height(10)
    on.adapterScreen = true
    node.adaptScreenWidth(type: type, in: try Screens.wide())
    #expect(on.constant == 12)
  }

  @Test(arguments: types)
  func `a font that is switched on is scaled whatever the type`(
    type: AdaptScreenWidthType
  ) throws {
    let label = LabelNode("label", text: nil, font: .system(10))
    label.adapterScreen = true
    label.adaptScreenWidth(type: type, in: try Screens.wide())
    #expect(label.font?.size == 12)
  }

  @Test func `a switch changes no other length`() throws {
    let label = LabelNode("label", text: nil, font: .system(10))
    label.adapterScreen = true
    let follows = label.height(10)
    let on = label.height(10)
    on.adapterScreen = true
    let other = LabelNode("other", text: nil, font: .system(10))
    label.addChild(other)
    label.adaptScreenWidth(type: .cornerRadius, in: try Screens.wide())
    #expect(follows.constant == 10)
    #expect(other.font?.size == 10)
  }

  @Test func `what is switched off is not scaled`() throws {
    let label = LabelNode("label", text: nil, font: .system(10))
    label.adapterScreen = false
    label.cornerRadius = 10
    let off = label.height(10)
    off.adapterScreen = false
    let follows = label.height(10)
    let report = label.adaptScreenWidth(in: try Screens.wide(), options: .fullReport)
    #expect(label.font?.size == 10)
    #expect(off.constant == 10)
    #expect(label.cornerRadius == 12)
    #expect(follows.constant == 12)
    #expect(report.skips.map(\.reason) == [.switchedOff, .switchedOff])
  }

  @Test func `an empty type does nothing, not even what is switched on`() throws {
    let node = ViewNode()
    let on = node.height(10)
    on.adapterScreen = true
    let report = node.adaptScreenWidth(type: [], in: try Screens.wide())
    #expect(on.constant == 10)
    #expect(report.description == "0 nodes: 0 changed, 0 unchanged, 0 skipped, 0 adopted")
  }

  @Test func `an exception overrules the switch`() throws {
    let control = SwitchNode()
    control.font = .system(10)
    control.adapterScreen = true
    let on = control.height(10)
    on.adapterScreen = true
    control.adaptScreenWidth(except: [ControlNode.self], in: try Screens.wide())
    #expect(on.constant == 10)
    #expect(control.font?.size == 10)
  }
}

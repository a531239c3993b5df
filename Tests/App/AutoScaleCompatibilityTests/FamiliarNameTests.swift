import AutoScale
import AutoScaleCompatibility
import Foundation
import Testing

/// Names of other libraries work where the module is imported, although AutoScale has them as
/// unavailable.
@Suite struct FamiliarNameTests {
  let card = ViewNode("card")
  let title = LabelNode("title", text: "Total")

  @Test func `the hierarchy has UIKit's names`() {
    let stack = StackNode("stack")
    card.addSubview(title)
    card.insertSubview(stack, at: 0)
    #expect(card.subviews.map(\.identifier) == ["stack", "title"])
    #expect(title.superview === card)
    stack.addArrangedSubview(title)
    #expect(stack.arrangedSubviews.count == 1 && card.subviews.count == 1)
    title.removeFromSuperview()
    #expect(title.superview == nil)
    #expect(card.safeAreaLayoutGuide === card.guide(.safeArea))
    #expect(card.layoutMarginsGuide === card.guide(.layoutMargins))
    #expect(card.readableContentGuide === card.guide(.readableContent))
    let scroll = ScrollNode("scroll")
    #expect(scroll.contentLayoutGuide === scroll.guide(.content))
    #expect(scroll.frameLayoutGuide === scroll.guide(.frame))
    card.insertSubview(title, belowSubview: stack)
    card.insertSubview(scroll, aboveSubview: title)
    #expect(card.subviews.map(\.identifier) == ["title", "scroll", "stack"])
    card.insertSubview(title, aboveSubview: stack)
    #expect(card.subviews.map(\.identifier) == ["scroll", "stack", "title"])
    stack.insertArrangedSubview(scroll, at: 0)
    stack.insertArrangedSubview(title, at: 0)
    #expect(stack.arrangedSubviews.map(\.identifier) == ["title", "scroll"])
  }

  @Test func `constraints have the forms of SnapKit and Masonry`() throws {
    let photo = ViewNode("photo")
    card.addSubview(title)
    card.addSubview(photo)
    title.snp.makeConstraints { make in make.top.equalToSuperview().offset(8) }
    try photo.mas_makeConstraints { make in
      make.top.equalTo(title.snp.bottom).with.offset(8).priorityLow()
      make.left.equalToSuperview().priorityHigh()
      make.right.equalToSuperview().priorityMedium()
    }
    #expect(
      card.constraints.map(\.algebra) == [
        "title.top = card.top + 8", "photo.top = title.bottom + 8 @250",
        "photo.left = card.left @750", "photo.right = card.right @500",
      ])
    title.snp.updateConstraints { $0.top.equalToSuperview().offset(9) }
    try photo.mas_updateConstraints { $0.left.equalToSuperview().offset(1).priorityHigh() }
    #expect(card.constraints.map(\.constant) == [9, 8, 1, 0])
    title.snp.remakeConstraints { $0.top.equalToSuperview() }
    try photo.mas_remakeConstraints { $0.top.equalToSuperview() }
    #expect(card.constraints.map(\.constant) == [0, 0])
    title.snp.removeConstraints()
    #expect(card.constraints.count == 1)
  }

  @Test func `anchors make the constraints of UIKit`() throws {
    let photo = ViewNode("photo")
    card.addSubview(title)
    card.addSubview(photo)
    let made = [
      title.topAnchor.constraint(equalTo: card.topAnchor),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      title.widthAnchor.constraint(
        lessThanOrEqualTo: card.widthAnchor, multiplier: 0.5, constant: -8),
      title.heightAnchor.constraint(equalToConstant: 44),
      photo.topAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: 8),
      photo.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
      photo.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      photo.centerXAnchor.constraint(equalTo: card.safeAreaLayoutGuide.centerXAnchor),
      photo.lastBaselineAnchor.constraint(lessThanOrEqualTo: title.firstBaselineAnchor),
    ]
    #expect(
      made.map(\.algebra) == [
        "title.top = card.top", "title.leading = card.leading + 16",
        "title.width <= 0.5 * card.width - 8", "title.height = 44", "photo.top >= title.bottom + 8",
        "photo.width <= 100", "photo.height >= 20", "photo.centerX = card.safeArea.centerX",
        "photo.lastBaseline <= title.firstBaseline",
      ])
    #expect(made.allSatisfy { !$0.isActive && $0.source?.fileID.hasSuffix(".swift") == true })
    try LayoutConstraint.activate(made)
    #expect(made.allSatisfy { $0.isActive })
    LayoutConstraint.deactivate(made)
    #expect(card.constraints.isEmpty)
    try photo.makeConstraints { $0.top.equalTo(title.bottomAnchor) }
    #expect(card.constraints.map(\.algebra) == ["photo.top = title.bottom"])
  }

  @Test func `numbers have the names of other libraries`() throws {
    let context = try ScreenContext(width: 450, height: 1000)
    ScreenContext.with(context) {
      #expect(10.zoom() == 12)
      #expect(10~ == 12)
      #expect(10.5~ + 1 == 13.6)
      #expect(CGFloat(10)~ == 12)
      #expect(10.w == 10.auto(by: .width) && 10.h == 10.auto(by: .height))
      #expect(10.r == 10.auto(by: .fit) && 10.dm == 10.auto(by: .fill))
      #expect(10.dg == 10.auto(by: .area))
    }
    let height = 20.i35(18).i40(19).i47(21).i55(22)
    let names = ["iPhone 4", "iPhone 5", "iPhone 8", "iPhone 8 Plus", "iPhone 17"]
    #expect(
      try names.map { height.value(in: try Screen(named: $0).context()) } == [18, 19, 21, 22, 20])
    #expect(16.i40(15).base == 16 && 16.i47(15).base == 16 && 16.i55(15).base == 16)
  }
}

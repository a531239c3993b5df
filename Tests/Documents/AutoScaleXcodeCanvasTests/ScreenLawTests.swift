import AutoScaleInterfaceBuilder
import AutoScaleTestSupport
import AutoScaleXcodeCanvas
import Testing

/// What a check counts where stored sizes, or stored frames, do not tell.
@Suite struct ScreenLawTests {
  private func breaches(
    _ subviews: [String], _ constraints: [String]
  ) throws -> Set<[String]> {
    let document = try CanvasDocument.make(subviews.joined(), constraints)
    let laws = try #require(ScreenLaws(of: document))
    #expect(laws.layouts == 4)
    #expect(laws.views == 4 * (1 + subviews.count))
    return Set(laws.breaches.map { [$0.law.rawValue, $0.id, $0.screen] })
  }

  @Test func `a document that is sound on its own device and on others breaks no law`() throws {
    let box = CanvasDocument.view("box", "20 20 374 50")
    let constraints = [
      "box.leading root.leading 20", "root.trailing box.trailing 20", "box.top root.top 20",
      "box.height 50",
    ]
    #expect(try breaches([box], constraints) == [])
  }

  @Test func `content without room on the narrowest phone is counted, but not where it is drawn`()
    throws
  {
    let place = ["label.leading root.leading", "label.top root.top"]
    let label = CanvasDocument.view("label", "0 0 94 20.5", as: "label text=\"Hello\"")
    let found = try breaches([label], place + ["label.width root.width -320"])
    #expect(found == [["lostContent", "label", "iPhone 5"]])
    let lostEverywhere = try breaches([label], place + ["label.width root.width -1500"])
    #expect(lostEverywhere == [])
  }

  @Test func `a frame that only the drawn width settles is counted on wider screens`() throws {
    func inside(_ first: String, _ second: String) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="\(first == "box" ? "leading" : "trailing")" \
      relation="greaterThanOrEqual" secondItem="\(second)" \
      secondAttribute="\(first == "box" ? "leading" : "trailing")" constant="20"/>
      """
    }
    let box = CanvasDocument.view(
      "box", "20 20 374 50",
      "<constraints>\(inside("box", "root"))\(inside("root", "box"))</constraints>")
    let found = try breaches([box], ["box.top root.top 20", "box.height 50", "box.width 374"])
    #expect(Set(found.map { $0[0] }) == ["openFrame"])
    #expect(!found.contains { $0[2].hasPrefix("iPhone SE") })
  }

  @Test(arguments: [("0 0 41.5 20.5", 2), ("0 0 50 20.5", 1)])
  func `arranged views are compared with measured sizes`(frame: String, agreeing: Int) throws {
    let label = CanvasDocument.view("label", frame, as: "label text=\"Label\"")
    let stack = CanvasDocument.view(
      "stack", "0 0 41.5 20.5", as: "stackView", "<subviews>\(label)</subviews>")
    let document = try CanvasDocument.make(
      stack, ["stack.leading root.leading", "stack.top root.top"])
    let agreement = try #require(StackAgreement(of: document))
    #expect((agreement.agreeing, agreement.scored) == (agreeing, 2))
  }

  @Test func `a document without stacks has none to compare`() throws {
    #expect(
      StackAgreement(of: try CanvasDocument.make(CanvasDocument.box("box", "0 0 9 9"))) == nil)
  }
}

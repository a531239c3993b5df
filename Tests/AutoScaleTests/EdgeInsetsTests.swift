import AutoScale
import Testing

@Suite struct EdgeInsetsTests {
  @Test func `insets that are left out are zero`() {
    let insets = EdgeInsets(top: 59, bottom: 34)
    #expect(insets == EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(insets.vertical == 93)
    #expect(insets.horizontal == 0)
  }
}

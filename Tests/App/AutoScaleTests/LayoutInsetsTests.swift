import AutoScale
import Testing

@Suite struct LayoutInsetsTests {
  let insets = LayoutInsets(top: 1, left: 2, bottom: 4, right: 8)

  @Test func `insets that are left out are zero`() {
    let insets = LayoutInsets(top: 59, bottom: 34)
    #expect(insets == LayoutInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(insets.vertical == 93)
    #expect(insets.horizontal == 0)
  }

  @Test func `each edge reads and writes its own inset`() {
    #expect(LayoutInsets.Edge.allCases.map { insets[$0] } == [1, 2, 4, 8])
    for edge in LayoutInsets.Edge.allCases {
      var changed = insets
      changed[edge] = 16
      #expect(LayoutInsets.Edge.allCases.filter { changed[$0] != insets[$0] } == [edge])
      #expect(changed[edge] == 16)
    }
  }

  @Test func `insets are made edge by edge`() {
    #expect(LayoutInsets { insets[$0] } == insets)
  }
}

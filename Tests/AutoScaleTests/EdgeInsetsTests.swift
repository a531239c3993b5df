import AutoScale
import Testing

@Suite struct EdgeInsetsTests {
  let insets = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)

  @Test func `insets that are left out are zero`() {
    let insets = EdgeInsets(top: 59, bottom: 34)
    #expect(insets == EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(insets.vertical == 93)
    #expect(insets.horizontal == 0)
  }

  @Test func `each edge reads and writes its own inset`() {
    #expect(EdgeInsets.Edge.allCases.map { insets[$0] } == [1, 2, 4, 8])
    for edge in EdgeInsets.Edge.allCases {
      var changed = insets
      changed[edge] = 16
      #expect(EdgeInsets.Edge.allCases.filter { changed[$0] != insets[$0] } == [edge])
      #expect(changed[edge] == 16)
    }
  }

  @Test func `insets are made edge by edge`() {
    #expect(EdgeInsets { insets[$0] } == insets)
  }
}

import AutoScale
import Testing

@Suite struct TextStyleTests {
  @Test(
    arguments: zip(TextStyle.allCases, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11] as [Double]))
  func `a style has its size at the default setting`(_ style: TextStyle, _ size: Double) {
    #expect(style.pointSize(at: .large) == size)
  }

  @Test(
    arguments: zip(
      TextSizeCategory.allCases, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] as [Double]))
  func `body follows the setting`(_ category: TextSizeCategory, _ size: Double) {
    #expect(TextStyle.body.pointSize(at: category) == size)
  }

  @Test(arguments: TextStyle.allCases)
  func `no style shrinks while the setting grows`(_ style: TextStyle) {
    let sizes = TextSizeCategory.allCases.map { style.pointSize(at: $0) }
    #expect(sizes == sizes.sorted())
    #expect(sizes.count == 12)
  }

  @Test func `categories are ordered as they are listed`() {
    #expect(TextSizeCategory.allCases == TextSizeCategory.allCases.sorted())
    #expect(TextSizeCategory.small < .large)
  }
}

import Testing

@testable import AutoScaleInterfaceBuilder

/// The values of attributes as differences compare them.
@Suite struct OutlineMarkupTests {
  @Test(arguments: [
    ("x", "16.00", "16"), ("red", "0.29411764710000001", "0.29412"),
    ("buttonType", "roundedRect", "system"),
  ])
  func `the form of a value makes no difference`(name: String, value: String, normal: String) {
    #expect(OutlineMarkup.normalized(value, of: name) == normal)
  }

  @Test(arguments: [
    ("restorationIdentifier", "10.10"), ("reuseIdentifier", "1.0"), ("identifier", "2.50"),
    ("version", "14460.20"), ("userLabel", "1.0"), ("property", "1.0"), ("text", "3.10"),
  ])
  func `a text that looks like a number stays`(name: String, value: String) {
    #expect(OutlineMarkup.normalized(value, of: name) == value)
  }
}

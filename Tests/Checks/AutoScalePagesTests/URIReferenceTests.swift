import AutoScalePages
import Testing

@Suite struct URIReferenceTests {
  /// The references that RFC 3986 asks for.
  @Test(arguments: [
    ("Screens/Log-in_1.~2.xib", "Screens/Log-in_1.~2.xib"), ("Log in.xib", "Log%20in.xib"),
    ("a\"<b>&'#?.xib", "a%22%3Cb%3E%26%27%23%3F.xib"), ("é\n", "%C3%A9%0A"), ("100%:", "100%25%3A"),
    ("", ""),
  ])
  func `all but unreserved characters are encoded`(path: String, reference: String) {
    #expect(path.asURIReference == reference)
  }
}

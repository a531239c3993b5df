import Foundation

extension String {
  /// This path as a reference that a web page or another program follows: all but ASCII letters, digits
  /// and `-._~/` is percent-encoded.
  ///
  ///     "Log in.xib".asURIReference  // Log%20in.xib
  ///
  /// Source: RFC 3986, the unreserved characters.
  package var asURIReference: String {
    // Only a text with half a surrogate pair has no encoding, which is none in Swift.
    addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}

import Foundation

extension String {
  /// This path as a reference for web pages and other programs: all characters but ASCII letters, digits
  /// and `-._~/` are percent-encoded.
  ///
  ///     "Log in.xib".asURIReference  // Log%20in.xib
  ///
  /// Source: RFC 3986, the unreserved characters.
  package var asURIReference: String {
    // Only half a surrogate pair has no encoding, and no Swift text holds one.
    addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}

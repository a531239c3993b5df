import Foundation

extension String {
  /// This path as a URI reference: all characters but ASCII letters, digits and `-._~/` are
  /// percent-encoded.
  ///
  ///     "Log in.xib".asURIReference  // Log%20in.xib
  ///
  /// Source: RFC 3986, the unreserved characters.
  package var asURIReference: String {
    // Only unpaired surrogates cannot be encoded, and no Swift string contains one.
    addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}

/// A script, a style sheet or the body of a page, embedded in this program.
///
/// The files are in the folder `Web`. Run `python3 .ci/embed` after a change there to update the Swift files in
/// `Embedded`.
package struct WebFile {
  /// The content of the file.
  package let text: String

  /// The SHA-256 digest of the content in Base64, for the page's content security policy.
  let digest: String
}

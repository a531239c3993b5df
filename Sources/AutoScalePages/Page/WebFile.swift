/// A script, a style sheet or the body of a page, as a part of this program.
///
/// The files are in the folder `Web`. After a change there, `.ci/embed` writes the Swift files in
/// `Embedded` again.
struct WebFile {
  /// The content of the file.
  let text: String

  /// The SHA-256 digest of the content in Base64, by which a page permits it and no other.
  let digest: String
}

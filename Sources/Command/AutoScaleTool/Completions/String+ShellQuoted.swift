extension String {
  /// The text in single quotation marks, as bash, zsh and other shells of their kind read it.
  var shellQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}

/// The version of the command.
enum ToolVersion {
  /// The version that `--version` prints, as in the changelog and in README.
  static let current = "0.1.0"
}
